import PlainText
import SetGame
import SetRules
import SetTogether

/// A message in the status line or in a note. Each language turns it into a sentence.
public enum Message: Hashable, Sendable {
    // The game
    /// A match was found, in a game for two by a given player. `tapGoesOn`: add that a tap clears it.
    case found(points: Int, by: Seat?, tapGoesOn: Bool)
    /// Cards aren't a match.
    case mismatch(Mismatch)
    /// This many cards were dealt, for this many points.
    case dealt(count: Int, cost: Int)
    /// This many cards were dealt automatically because there was no match.
    case dealtAutomatically(count: Int)
    /// One of two players dealt.
    case dealtBy(Seat)
    /// Both players dealt.
    case agreedToDeal
    /// This player claims a match within this many seconds; `nil` for no limit.
    case claimed(Seat, seconds: Int?)
    /// This player's claim ran out, and the other player has a free turn.
    case claimRanOut(Seat)
    /// This player has a free turn.
    case freeTurn(Seat)
    /// This player's free turn ran out.
    case turnRanOut(Seat)
    /// This player passed after claiming, and the other player has a free turn.
    case claimGivenUp(Seat)
    /// This player passed on a free turn.
    case turnGivenUp(Seat)
    case reshuffled
    /// Cheat marked this match.
    case hinted(CardGroup)
    /// Cheat found no match.
    case noMatch
    case deselected
    /// A solo game ended; `time` is `nil` in a game without a clock.
    case gameOver(points: Int, time: Milliseconds?)
    /// A game for two ended, and this player won.
    case won(Seat, points: Int, to: Int)
    /// A game for two ended in a draw.
    case draw(points: Int)
    case newGame, paused, resumed, dealUndone, newGameUndone
    /// A new game for another number of players replaced a game in progress, which Undo brings back.
    case newGameForPlayers
    /// New Game was pressed once and needs a second press.
    case newGameAsks
    /// What was asked for needs a part of the page that hasn't been loaded yet.
    case stillLoading

    // Actions that aren't possible
    case gameIsOver, deckIsEmpty, tableIsFull, nothingToUndo, noCheat, dealIsTheirs, nobodyClaimed
    /// It is this player's turn.
    case turnOf(Seat)

    // Saves and tabs
    /// The save can't be read; a copy was set aside.
    case saveDamaged
    /// The save can't be read, and there was no room for a copy: it stays, and this game isn't saved.
    case saveDamagedAndKept
    /// A newer version saved the game.
    case saveOfNewerVersion
    /// The app failed to start twice in a row, so the save was set aside.
    case startsFailed
    /// The game that a link interrupted can't be read.
    case interruptedGameDamaged
    /// The browser can't store anything.
    case cannotSave
    /// There isn't room for both the interrupted game and the link's deal: the interrupted game stays saved.
    case linkNotSaved
    /// This game was continued in another tab.
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
    /// The browser couldn't copy this result.
    case resultNotCopied(UTF8Text)
    case asksCompletion, asksRecognition, answerSet, answerNoSet
    case practiceExercise, practiceBoth, practiceCompletion, practiceRecognition, practiceNotStored
    /// The number of correct answers and their average time.
    case practiceScore(right: Int, of: Int, mean: Milliseconds?)
    /// An answer was correct, after this time.
    case answeredRight(Milliseconds)
    /// The answer was "not a set", but this is a set.
    case setMissed(CardTriple)

    // Together
    /// Another player found a match.
    case foundByOther(PlayerName, points: Int)
    /// Another player was faster by this many milliseconds.
    case beaten(by: PlayerName?, late: Milliseconds)
    case cardsWereGone
    /// The room waits for the start with this many players.
    case roomWaits(players: Int)
    case roomWatched(isFull: Bool)
    case gameBegins, togetherExplained, enteringRoom
    case connectionLost, connectionBack
    case noTogetherServer, noSuchRoom, linkHasNoRoom, pageTooOld, serverBusy, needsTwoPlayers
    /// An online game ended: the named player, or the reader, won. `to` is the score of the second place.
    case wonTogether(PlayerName, points: Int, to: Int)
    case wonYourself(points: Int, to: Int)
    /// This device has no network.
    case offline
    /// A match was claimed without a connection, and the server decides it later.
    case claimWaits
    /// The server didn't count a match because a mistake still blocked the seat.
    case claimWasBlocked
    /// A tap was meant for a card that has just left the table.
    case cardWasGone
    /// Another player's connection is gone, or is back.
    case playerAway(PlayerName), playerBack(PlayerName)
    /// The reader's place among this many players.
    case place(Int, of: Int)

    // Labels
    /// The number of matches found, and the time of the fastest.
    case matchesFound, fastestMatch
    /// The number of matches that the reader found in a room.
    case yourMatches

    // Notes
    case linkCopied
    /// The browser couldn't copy this link.
    case linkNotCopied(UTF8Text)
    /// The result of copying or typing a deal.
    case dealCopied, dealNotCopied, dealNotTyped
    case gamesDeleted, gameUnreadable, gameNotCounted, reportsUnavailable
}
