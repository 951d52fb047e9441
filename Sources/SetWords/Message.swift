import PlainText
import SetGame
import SetRules
import SetTogether

/// Something that the app tells in the status line or in a note. A language makes a sentence of it.
public enum Message: Hashable, Sendable {
    // The game
    /// A set was found, by a player where two play. `tapGoesOn`: the player is to be told that a tap takes it away.
    case found(points: Int, by: Seat?, tapGoesOn: Bool)
    /// Three cards are no set.
    case mismatch(CardTriple)
    /// Three cards were dealt, for this many points.
    case dealt(cost: Int)
    /// Three cards were dealt automatically, there being no set.
    case dealtAutomatically
    /// One of two players dealt.
    case dealtBy(Seat)
    /// Both players dealt.
    case agreedToDeal
    /// This player claims, and has this many seconds; `nil` for as many as they want.
    case claimed(Seat, seconds: Int?)
    /// This player's claim ran out, and the other has a free turn.
    case claimRanOut(Seat)
    /// This player has a free turn.
    case freeTurn(Seat)
    /// This player's free turn ran out.
    case turnRanOut(Seat)
    /// This player gave a claim up, and the other has a free turn.
    case claimGivenUp(Seat)
    /// This player gave a free turn up.
    case turnGivenUp(Seat)
    case reshuffled
    /// Cheat marks this set.
    case hinted(CardTriple)
    /// Cheat finds no set.
    case noSet
    case deselected
    /// The game of one player ended; `time` is `nil` in a game without a clock.
    case gameOver(points: Int, time: Milliseconds?)
    /// The game of two ended, and this player won.
    case won(Seat, points: Int, to: Int)
    /// The game of two ended in a draw.
    case draw(points: Int)
    case newGame, paused, resumed, dealUndone, newGameUndone
    /// A new game for another number of players replaced a game in progress, which Undo brings back.
    case newGameForPlayers
    /// New Game was pressed once, and has to be pressed twice.
    case newGameAsks

    // What cannot be done
    case gameIsOver, deckIsEmpty, tableIsFull, nothingToUndo, noCheat, dealIsTheirs, nobodyClaimed
    /// It is this player's turn.
    case turnOf(Seat)

    // Saves and tabs
    /// The save cannot be read, and was copied aside.
    case saveDamaged
    /// The save cannot be read, and there was no room for a copy: it stays, and this game is not saved.
    case saveDamagedAndKept
    /// A newer version has saved the game.
    case saveOfNewerVersion
    /// Two starts in a row failed, so the save was put aside.
    case startsFailed
    /// The game before a link cannot be read.
    case interruptedGameDamaged
    /// Nothing can be stored.
    case cannotSave
    /// There is no room for the game before the link and the link's deal: the first stays saved.
    case linkNotSaved
    /// Another tab played this game.
    case playedInOtherTab

    // Links
    case linkDeal, linkHasNoDeal, backFromLink
    /// These parts of the link are unknown.
    case linkUnknown(UTF8Text)
    case welcome

    // Daily deals and practice
    /// The deal of this day begins.
    case dailyDeal(UTF8Text)
    case linkHasNoDay, resultCopied
    /// The browser did not copy this result.
    case resultNotCopied(UTF8Text)
    case asksCompletion, asksRecognition, answerSet, answerNoSet
    case practiceExercise, practiceBoth, practiceCompletion, practiceRecognition, practiceNotStored
    /// So many answers were right, and took this long on average.
    case practiceScore(right: Int, of: Int, mean: Milliseconds?)
    /// An answer was right after this time.
    case answeredRight(Milliseconds)
    /// This was taken for no set.
    case setMissed(CardTriple)

    // Together
    /// Another player found a set.
    case foundByOther(PlayerName, points: Int)
    /// Another player was faster, by so many milliseconds.
    case beaten(by: PlayerName?, late: Milliseconds)
    case cardsWereGone
    /// The room waits for the start, and so many are there.
    case roomWaits(players: Int)
    case roomWatched(isFull: Bool)
    case gameBegins, togetherExplained, enteringRoom
    case connectionLost, connectionBack
    case noTogetherServer, noSuchRoom, linkHasNoRoom, pageTooOld, serverBusy, needsTwoPlayers
    /// The game of several ended, and this player or whoever is told won; `to` has the second place.
    case wonTogether(PlayerName, points: Int, to: Int)
    case wonYourself(points: Int, to: Int)
    /// This device has no network.
    case offline
    /// A set was claimed without a connection, and the server decides it later.
    case claimWaits
    /// The server didn't count a set because a mistake still blocked the seat.
    case claimWasBlocked
    /// A tap was meant for a card that has just left the table.
    case cardWasGone
    /// Another player's connection is gone, or is back.
    case playerAway(PlayerName), playerBack(PlayerName)
    /// The place that whoever is told has among so many.
    case place(Int, of: Int)

    // Notes
    case linkCopied
    /// The browser did not copy this link.
    case linkNotCopied(UTF8Text)
    /// About a deal that is to be copied, or that was typed.
    case dealCopied, dealNotCopied, dealNotTyped
    case gamesDeleted, gameUnreadable, gameNotCounted, reportsUnavailable
}
