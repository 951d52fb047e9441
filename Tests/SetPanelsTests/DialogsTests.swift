import PlainText
import SetGame
import SetPage
import SetRecords
import SetReports
import SetRules
import SetWords
import Testing

@testable import SetPanels

@Suite("The dialogs, without a page")
struct DialogsTests {
    private static let today = Day(milliseconds: 0)
    private static let conditions = Dialogs.Conditions(variant: .set, today: today, time: 0)

    private static let statistics = OpenDialog.report(
        .statistics(StatisticsDialog(records: "", logs: "", practice: "", of: .set)))
    private static let daily = OpenDialog.report(
        .daily(DailyDialog(.deal, records: "", today: today, rest: 3_600_000, current: nil, interrupted: nil)))

    private func dialogs(_ dialog: OpenDialog) -> Dialogs {
        var dialogs = Dialogs()
        _ = dialogs.open(dialog)
        return dialogs
    }

    /// The names of effects, with short payloads.
    private func names(_ effects: [DialogEffect]) -> [String] {
        effects.map { effect in
            switch effect {
            case .ask: "ask"
            case .open(let dialog): "open \(dialog.id)"
            case .playDeal(let deal): "playDeal \(deal.text)"
            case .begin(let game): "begin \(game)"
            case .playTask(let task): "play \(task.field)"
            case .showFinding(let finding): "finding \(finding.index)"
            case .showResult(let result): "result \(result.headline) \(result.distinctions) \(result.toShare)"
            case .render, .focus, .close, .closed, .deliver, .deliverLink, .copyDeal, .share, .shareFinished,
                .sharePicture, .trySound,
                .deleteGames, .merge, .storeMerged, .setAside, .store, .changePlayers, .goBack:
                "\(effect)"
            }
        }
    }

    @Test("are shown at once, and ask for content that they don't have")
    func opening() {
        var dialogs = Dialogs()
        #expect(names(dialogs.open(.settings(SettingsDialog()))) == ["render(SetPanels.DialogChange.content)"])
        #expect(names(dialogs.open(Self.statistics)) == ["render(SetPanels.DialogChange.content)", "ask"])
        #expect(dialogs.open?.id == .statistics && dialogs.open?.report?.hasContent == false)
    }

    @Test("ignore a command that was meant for another dialog")
    func late() {
        let commands: [ContentCommand] = [
            .help(.nextLesson), .stepInReview(1), .statistics(.delete), .deal(.play),
            .daily(.play), .answer(0),
        ]
        for command in commands {
            var dialogs = dialogs(.together(TogetherDialog(nil, isModal: true)))
            #expect(dialogs.perform(command, Self.conditions).isEmpty, "\(command)")
            #expect(dialogs.open?.id == .together)
        }
    }

    @Test("play the typed deal, or say that it is none")
    func deal() throws {
        let id = try DealID(seed: "typed", options: Options())
        var dialogs = dialogs(.deal(DealDialog(id)))
        #expect(names(dialogs.perform(.deal(.play), Self.conditions)) == ["playDeal \(id.text)"])
        #expect(dialogs.move(.dealInput, to: " ").isEmpty)
        #expect(names(dialogs.perform(.deal(.play), Self.conditions)) == ["render(SetPanels.DialogChange.detail)"])
        #expect(dialogs.open?.deal?.note == .phrase(.dealNotTyped))
    }

    @Test("ask before another game of the family ends the one in progress")
    func family() {
        var dialogs = dialogs(.play)
        let begins = ["begin junior", "close(SetPage.DialogID.play)"]
        #expect(names(dialogs.menu.choose(.junior, ends: false)) == begins)
        let asks = dialogs.menu.choose(.junior, ends: true)
        #expect(names(asks).count == 1 && dialogs.menu.askedGame == .junior)
        #expect(!names(dialogs.perform(.menu(.keepGame), Self.conditions)).contains("begin junior"))
        #expect(dialogs.menu.askedGame == nil)
        _ = dialogs.menu.choose(.junior, ends: true)
        #expect(names(dialogs.perform(.menu(.startGame), Self.conditions)) == begins)
        #expect(dialogs.perform(.menu(.startGame), Self.conditions).isEmpty)
    }

    @Test("show the rules of the game that is asked about, and return to Play")
    func rules() {
        var dialogs = dialogs(.play)
        let effects = dialogs.perform(.menu(.showRules), Self.conditions)
        #expect(names(effects) == ["open help"])
        if case .open(let help) = effects.first { _ = dialogs.open(help) }
        _ = dialogs.noteClosed(.help)
        #expect(dialogs.open?.id == .play)
        #expect(names(dialogs.noteClosed(.play)) == ["closed"] && dialogs.open == nil)
    }

    @Test("that were opened from a menu give the focus back to its button")
    func focus() {
        var dialogs = dialogs(.more(MoreDialog()))
        _ = dialogs.open(.settings(SettingsDialog()))
        dialogs.menuButton = .more
        let effects = dialogs.noteClosed(.settings)
        #expect(names(effects) == ["closed", "focus(SetPage.FocusTarget.element(SetPage.ElementID.more))"])
        #expect(dialogs.menuButton == nil)
    }

    @Test("select a day up to today, and play it")
    func days() {
        var dialogs = dialogs(Self.daily)
        #expect(dialogs.change(.dailyCalendar, to: "1970-01-02", at: 0).isEmpty)
        #expect(dialogs.change(.dailyCalendar, to: "no day", at: 0).isEmpty)
        #expect(dialogs.perform(.daily(.share), Self.conditions).isEmpty)
        #expect(names(dialogs.perform(.daily(.play), Self.conditions)) == ["play daily=1970-01-01"])
        var none = Dialogs()
        #expect(names(none.perform(.daily(.share), Self.conditions)) == ["shareFinished"])
        var waiting = self.dialogs(Self.statistics)
        #expect(names(waiting.perform(.daily(.share), Self.conditions)) == ["shareFinished"], "a dialog that waits")
    }

    @Test("delete games only after a question")
    func deletion() {
        var dialogs = dialogs(Self.statistics)
        #expect(names(dialogs.perform(.statistics(.askToDelete), Self.conditions)).count == 2)
        #expect(names(dialogs.perform(.statistics(.keep), Self.conditions)).count == 2)
        #expect(names(dialogs.perform(.statistics(.delete), Self.conditions)) == ["deleteGames"])
        #expect(names(dialogs.change(.import, to: "a file", at: 0)) == ["merge"])
        #expect(dialogs.open?.statistics?.question(addingTo: "") != nil)
        _ = dialogs.open?.statistics?.show(records: "", logs: "", practice: "", nil)
        #expect(dialogs.open?.statistics?.question(addingTo: "") == nil)
    }

    @Test("say whether the clipboard has taken a text, where one was copied from")
    func copied() throws {
        var none = Dialogs()
        #expect(none.noteCopied(true, link: "") == nil)
        var dialogs = dialogs(.more(MoreDialog()))
        _ = dialogs.noteCopied(false, link: "address")
        #expect(dialogs.open?.more?.note == .linkNotCopied("address"))
        _ = dialogs.noteCopied(true, link: "address")
        #expect(dialogs.open?.more?.note == .phrase(.linkCopied))
        _ = dialogs.open(Self.statistics)
        #expect(dialogs.noteCopied(true, link: "") == nil)
    }
}

@Suite("The reports module, as the dialogs know it")
struct ReportNewsTests {
    @Test("counts unanswered questions, and none once it has failed")
    func failure() {
        var dialogs = Dialogs()
        #expect(dialogs.reports.availability == .loading)
        #expect(dialogs.note(.ready).isEmpty && dialogs.reports.availability == .ready)
        dialogs.noteQuestion()
        dialogs.noteQuestion()
        #expect(dialogs.reports.unanswered == 2)
        _ = dialogs.note(.answer(ReportAnswer.file("text").text))
        #expect(dialogs.reports.unanswered == 1 && dialogs.reports.hasAnswered)
        #expect(dialogs.note(.unavailable).count == 1)
        #expect(dialogs.reports.availability == .unavailable && dialogs.reports.unanswered == 0)
        dialogs.noteQuestion()
        #expect(dialogs.reports.availability == .loading)
    }

    @Test("fails with an answer that can't be read")
    func unreadable() {
        var dialogs = Dialogs()
        #expect(dialogs.note(.answer("nonsense")).count == 1 && dialogs.reports.availability == .unavailable)
    }

    @Test("has its answers dropped once the dialog that asked has closed")
    func closed() {
        var dialogs = Dialogs()
        #expect(dialogs.note(.answer(ReportAnswer.refused("no").text)).isEmpty)
        let result = ResultAnswer(headline: "first", distinctions: "best", toShare: "share")
        let effects = dialogs.note(.answer(ReportAnswer.result(result).text))
        #expect(effects.contains { if case .showResult(result) = $0 { true } else { false } })
        _ = dialogs.open(.report(.statistics(StatisticsDialog(records: "", logs: "", practice: "", of: .set))))
        #expect(dialogs.note(.answer(ReportAnswer.refused("no").text)).count == 1)
    }
}
