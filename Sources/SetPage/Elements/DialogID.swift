/// A dialog of the page.
package enum DialogID: CaseIterable, Sendable {
    case settings, help, review, statistics, deal, daily, practice, together

    /// The dialog's element.
    package var element: ElementID {
        switch self {
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
}
