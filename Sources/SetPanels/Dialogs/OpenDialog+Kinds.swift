// The open dialog as one of a certain kind.
extension OpenDialog {
    /// The settings dialog; `nil` if another dialog is open.
    package var settings: SettingsDialog? {
        get { if case .settings(let dialog) = self { dialog } else { nil } }
        set { if let newValue { self = .settings(newValue) } }
    }

    /// The More dialog; `nil` if another dialog is open.
    package var more: MoreDialog? {
        get { if case .more(let dialog) = self { dialog } else { nil } }
        set { if let newValue { self = .more(newValue) } }
    }

    /// The help dialog; `nil` if another dialog is open.
    package var help: HelpDialog? {
        get { if case .help(let dialog) = self { dialog } else { nil } }
        set { if let newValue { self = .help(newValue) } }
    }

    /// The review dialog; `nil` if another dialog is open.
    package var review: ReviewDialog? {
        get { if case .review(let dialog) = self { dialog } else { nil } }
        set { if let newValue { self = .review(newValue) } }
    }

    /// The statistics dialog; `nil` if another dialog is open.
    package var statistics: StatisticsDialog? {
        get { if case .statistics(let dialog) = self { dialog } else { nil } }
        set { if let newValue { self = .statistics(newValue) } }
    }

    /// The dialog of the deal; `nil` if another dialog is open.
    package var deal: DealDialog? {
        get { if case .deal(let dialog) = self { dialog } else { nil } }
        set { if let newValue { self = .deal(newValue) } }
    }

    /// The daily dialog; `nil` if another dialog is open.
    package var daily: DailyDialog? {
        get { if case .daily(let dialog) = self { dialog } else { nil } }
        set { if let newValue { self = .daily(newValue) } }
    }

    /// The practice dialog; `nil` if another dialog is open.
    package var practice: PracticeDialog? {
        get { if case .practice(let dialog) = self { dialog } else { nil } }
        set { if let newValue { self = .practice(newValue) } }
    }

    /// The together dialog; `nil` if another dialog is open.
    package var together: TogetherDialog? {
        get { if case .together(let dialog) = self { dialog } else { nil } }
        set { if let newValue { self = .together(newValue) } }
    }
}
