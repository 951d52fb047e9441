import SetSettings

/// Prints a line for each setting: its name in links, the id of its control, its owner, its default, and all its values.
/// `Tools/settings.py` makes the controls of the page and the table of links of them.
@main
enum DescribeSettings {
    static func main() {
        for setting in Setting.allCases {
            let entry = setting.entry
            let words = ["\(entry.name)", "\(entry.control)", "\(entry.owner)", "\(Settings()[setting])"]
            print((words + Settings.values(of: setting).map(\.description)).joined(separator: " "))
        }
    }
}
