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

    /// The dialog whose content the reports module writes; `nil` if another dialog is open.
    var report: ReportDialog? {
        if case .report(let dialog) = self { dialog } else { nil }
    }

    /// The help dialog; `nil` if another dialog is open.
    package var help: HelpDialog? {
        get { if case .report(.help(let dialog)) = self { dialog } else { nil } }
        set { if let newValue { self = .report(.help(newValue)) } }
    }

    /// The review dialog; `nil` if another dialog is open.
    package var review: ReviewDialog? {
        get { if case .report(.review(let dialog)) = self { dialog } else { nil } }
        set { if let newValue { self = .report(.review(newValue)) } }
    }

    /// The statistics dialog; `nil` if another dialog is open.
    package var statistics: StatisticsDialog? {
        get { if case .report(.statistics(let dialog)) = self { dialog } else { nil } }
        set { if let newValue { self = .report(.statistics(newValue)) } }
    }

    /// The dialog of the deal; `nil` if another dialog is open.
    package var deal: DealDialog? {
        get { if case .deal(let dialog) = self { dialog } else { nil } }
        set { if let newValue { self = .deal(newValue) } }
    }

    /// The daily dialog; `nil` if another dialog is open.
    package var daily: DailyDialog? {
        get { if case .report(.daily(let dialog)) = self { dialog } else { nil } }
        set { if let newValue { self = .report(.daily(newValue)) } }
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
