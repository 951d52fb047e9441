/// A dialog of the page.
package enum DialogID: CaseIterable, Sendable {
    case play, more, settings, help, review, statistics, deal, daily, practice, together

    /// Whether it leads to other dialogs, which take its place.
    package var isMenu: Bool { self == .play || self == .more }

    /// The dialog's element.
    package var element: ElementID {
        switch self {
        case .play: .playDialog
        case .more: .moreDialog
        case .settings: .settingsDialog
        case .help: .helpDialog
        case .review: .reviewDialog
        case .statistics: .statisticsDialog
        case .deal: .dealDialog
        case .daily: .dailyDialog
        case .practice: .practiceDialog
        case .together: .togetherDialog
        }
    }

    /// The heading of the dialog, by which a finger can pull it down.
    package var title: ElementID {
        switch self {
        case .play: .playTitle
        case .more: .moreTitle
        case .settings: .settingsTitle
        case .help: .helpTitle
        case .review: .reviewTitle
        case .statistics: .statisticsTitle
        case .deal: .dealTitle
        case .daily: .dailyTitle
        case .practice: .practiceTitle
        case .together: .togetherTitle
        }
    }
}
