import PlainText
import SetGame
import SetPage
import SetPractice
import SetRecords
import SetReports
import SetRules
import SetWords

/// An effect of the dialogs, which the app carries out.
package enum DialogEffect {
    /// This much of the open dialog is rendered again.
    case render(DialogChange)
    /// The focus moves there.
    case focus(FocusTarget)
    /// The reports module gets a question.
    case ask(ReportQuestion)
    /// Another dialog takes the place of the open one.
    case open(OpenDialog)
    /// The page closes a dialog. The browser reports when it has.
    case close(DialogID)
    /// No dialog is open any more.
    case closed
    /// A text goes to an outlet outside the page.
    case deliver(UTF8Text, Outlet)
    /// The link to the current deal goes to an outlet.
    case deliverLink(Outlet)
    /// The id of the deal that is shown goes to the clipboard.
    case copyDeal
    /// The typed deal is played.
    case playDeal(DealID)
    /// Another game of the family begins.
    case begin(Variant)
    /// A game for another number of players begins.
    case changePlayers
    /// The player's own game continues.
    case goBack
    /// The daily deal of a day is played.
    case playTask(DailyTask)
    /// A result is shared, with a link to its daily deal.
    case share(UTF8Text, of: DailyTask)
    /// The result of the finished game is shared, as a text or as a picture.
    case shareFinished, sharePicture
    /// The sound and the vibration are demonstrated.
    case trySound
    /// All games and the practice are deleted.
    case deleteGames
    /// The games of the file are merged into the stored ones.
    case merge
    /// The merged games are stored.
    case storeMerged(MergeAnswer)
    /// Unreadable records are set aside, as the answer has them.
    case setAside(StatisticsAnswer)
    /// The page shows what sets the finished game apart.
    case showResult(ResultAnswer)
    /// The other matches that lay on the table when a match was found.
    case showFinding(FindingAnswer)
    /// An answer in the practice is stored.
    case store(Answer)
}
