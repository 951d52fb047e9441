import PlainText
import SetGame
import SetRules
import SetTable
import SetTogether

extension Language {
    /// Returns a message as a sentence, with cards named as they look and with the word for a kind of match.
    public func text(of message: Message, _ appearance: Appearance, _ kind: MatchKind = .set) -> UTF8Text {
        text(wording(of: message, appearance, .kind(kind)))
    }

    private func wording(of message: Message, _ appearance: Appearance, _ kind: Wording.Argument) -> Wording {
        switch message {
        // The game
        case .found(let points, let seat, let tapGoesOn):
            let player = seat.map { [Wording.Argument.player(.player, $0)] } ?? []
            return .pattern(
                seat == nil ? .found : .foundBy,
                player + [kind, .number(.points, points), .key(.goesOn, tapGoesOn ? "yes" : "no")])
        case .mismatch(.notSet(let triple)): return .pattern(.notSet, [.text(.reasons, reasons(triple, appearance))])
        case .mismatch(.notUltraSet(let pairs)):
            return .pattern(
                .notUltraSet,
                [
                    .text(.first, name(of: pairs.firstMissing, appearance)),
                    .text(.second, name(of: pairs.secondMissing, appearance)),
                ])
        case .mismatch(.notLinked): return .phrase(.notLinked)
        case .dealt(let count, 0): return .pattern(.dealt, [.number(.cards, count)])
        case .dealt(let count, let cost):
            return .pattern(.dealtForPoints, [.number(.cards, count), .number(.cost, cost), kind])
        case .dealtAutomatically(let count): return .pattern(.dealtAutomatically, [.number(.cards, count), kind])
        case .dealtBy(let seat): return .pattern(.dealtBy, [.player(.player, seat), .player(.other, seat.other)])
        case .agreedToDeal: return .pattern(.agreedToDeal, [kind])
        case .claimed(let seat, let seconds?):
            return .pattern(.claimedFor, [.player(.player, seat), .number(.count, seconds), kind])
        case .claimed(let seat, nil): return .pattern(.claimed, [.player(.player, seat), kind])
        case .claimRanOut(let seat):
            return .pattern(.claimRanOut, [.player(.player, seat), .player(.other, seat.other)])
        case .claimGivenUp(let seat):
            return .pattern(.claimGivenUp, [.player(.player, seat), .player(.other, seat.other)])
        case .freeTurn(let seat): return .pattern(.freeTurn, [.player(.player, seat)])
        case .turnRanOut(let seat): return .pattern(.turnRanOut, [.player(.player, seat)])
        case .turnGivenUp(let seat): return .pattern(.turnGivenUp, [.player(.player, seat)])
        case .turnOf(let seat): return .pattern(.turnOf, [.player(.player, seat)])
        case .reshuffled: return .phrase(.reshuffled)
        case .hinted(let cards): return .pattern(.hinted, [kind, .text(.cards, names(of: cards, appearance))])
        case .noMatch: return .pattern(.noMatch, [kind])
        case .deselected: return .phrase(.deselected)
        case .gameOver(let points, nil): return .pattern(.gameOver, [.number(.points, points)])
        case .gameOver(let points, let time?):
            return .pattern(.gameOverAfter, [.number(.points, points), .text(.time, Self.clock(time))])
        case .won(let seat, let points, let second):
            return .pattern(.won, [.player(.player, seat), .number(.points, points), .number(.lower, second)])
        case .draw(let points): return .pattern(.draw, [.number(.points, points)])
        case .newGame: return .phrase(.newGameBegun)
        case .newGameForPlayers: return .phrase(.newGameForPlayers)
        case .newGameAsks: return .phrase(.newGameAsks)
        case .stillLoading: return .phrase(.stillLoading)
        case .paused: return .phrase(.paused)
        case .resumed: return .phrase(.resumed)
        case .dealUndone: return .phrase(.dealUndone)
        case .newGameUndone: return .phrase(.newGameUndone)
        case .gameIsOver: return .phrase(.gameIsOver)
        case .deckIsEmpty: return .phrase(.deckIsEmpty)
        case .tableIsFull: return .pattern(.tableIsFull, [kind])
        case .nothingToUndo: return .phrase(.nothingToUndo)
        case .noCheat: return .phrase(.noCheat)
        case .dealIsTheirs: return .phrase(.dealIsTheirs)
        case .nobodyClaimed: return .phrase(.nobodyClaimed)
        case .cardWasGone: return .phrase(.cardWasGone)
        case .welcome: return .pattern(.welcome, [kind])
        case .linkCopied: return .phrase(.linkCopied)
        case .linkNotCopied(let link): return .pattern(.linkNotCopied, [.text(.link, link)])

        // Saves, tabs and links
        case .saveDamaged: return .phrase(.saveDamaged)
        case .saveDamagedAndKept: return .phrase(.saveDamagedAndKept)
        case .saveOfNewerVersion: return .phrase(.saveOfNewerVersion)
        case .startsFailed: return .phrase(.startsFailed)
        case .interruptedGameDamaged: return .phrase(.interruptedGameDamaged)
        case .cannotSave: return .phrase(.cannotSave)
        case .linkNotSaved: return .phrase(.linkNotSaved)
        case .playedInOtherTab: return .phrase(.playedInOtherTab)
        case .linkDeal: return .phrase(.linkDeal)
        case .linkHasNoDeal: return .phrase(.linkHasNoDeal)
        case .backFromLink: return .phrase(.backFromLink)
        case .linkUnknown(let text): return .pattern(.linkUnknown, [.text(.text, text)])
        case .dailyDeal(let day): return .pattern(.dailyDeal, [.text(.day, day)])
        case .linkHasNoDay: return .phrase(.linkHasNoDay)
        case .offline: return .phrase(.offline)

        // Daily deals and practice
        case .resultCopied: return .phrase(.resultCopied)
        case .resultNotCopied(let text): return .pattern(.resultNotCopied, [.text(.text, text)])
        case .asksCompletion: return .phrase(.asksCompletion)
        case .asksRecognition: return .phrase(.asksRecognition)
        case .answerSet: return .phrase(.answerSet)
        case .answerNoSet: return .phrase(.answerNoSet)
        case .practiceExercise: return .phrase(.practiceExercise)
        case .practiceBoth: return .phrase(.practiceBoth)
        case .practiceCompletion: return .phrase(.practiceCompletion)
        case .practiceRecognition: return .phrase(.practiceRecognition)
        case .practiceNotStored: return .phrase(.practiceNotStored)
        case .practiceScore(let right, let count, nil):
            return .pattern(.practiceScore, [.number(.right, right), .number(.count, count)])
        case .practiceScore(let right, let count, let mean?):
            return .pattern(
                .practiceScoreAndPace,
                [.number(.right, right), .number(.count, count), .text(.seconds, seconds(mean))])
        case .answeredRight(let time): return .pattern(.answeredRight, [.text(.seconds, seconds(time))])
        case .setMissed(let set): return .pattern(.setMissed, [.text(.agreements, shortAgreements(of: set))])

        // Together
        case .foundByOther(let player, let points):
            return .pattern(.foundByOther, [.text(.name, name(of: player)), kind, .number(.points, points)])
        case .beaten(let player?, let late):
            return .pattern(.beatenBy, [.text(.name, name(of: player)), .text(.seconds, hundredths(late))])
        case .beaten(nil, let late): return .pattern(.beaten, [.text(.seconds, hundredths(late))])
        case .cardsWereGone: return .phrase(.cardsWereGone)
        case .roomWaits(let players): return .pattern(.roomWaits, [.number(.players, players)])
        case .roomWatched(let isFull): return .phrase(isFull ? .fullRoomWatched : .roomWatched)
        case .gameBegins: return .pattern(.gameBegins, [kind])
        case .togetherExplained: return .phrase(.togetherExplained)
        case .enteringRoom: return .phrase(.enteringRoom)
        case .connectionLost: return .phrase(.connectionLost)
        case .connectionBack: return .phrase(.connectionBack)
        case .noTogetherServer: return .phrase(.noTogetherServer)
        case .noSuchRoom: return .phrase(.noSuchRoom)
        case .linkHasNoRoom: return .phrase(.linkHasNoRoom)
        case .pageTooOld: return .phrase(.pageTooOld)
        case .serverBusy: return .phrase(.serverBusy)
        case .needsTwoPlayers: return .phrase(.needsTwoPlayers)
        case .wonTogether(let winner, let points, let second):
            return .pattern(
                .wonTogether, [.text(.name, name(of: winner)), .number(.points, points), .number(.lower, second)])
        case .wonYourself(let points, let second):
            return .pattern(.wonYourself, [.number(.points, points), .number(.lower, second)])
        case .claimWaits: return .pattern(.claimWaits, [kind])
        case .claimWasBlocked: return .phrase(.claimWasBlocked)
        case .playerAway(let player): return .pattern(.playerAway, [.text(.name, name(of: player))])
        case .playerBack(let player): return .pattern(.playerBack, [.text(.name, name(of: player))])
        case .place(let place, let players):
            return .pattern(.place, [.number(.place, place), .number(.players, players)])
        case .matchesFound: return .pattern(.matchesFound, [kind])
        case .yourMatches: return .pattern(.yourMatches, [kind])
        case .fastestMatch: return .pattern(.fastestMatch, [kind])

        // Notes
        case .dealCopied: return .phrase(.dealCopied)
        case .dealNotCopied: return .phrase(.dealNotCopied)
        case .dealNotTyped: return .phrase(.dealNotTyped)
        case .gamesDeleted: return .phrase(.gamesDeleted)
        case .gameUnreadable: return .phrase(.gameUnreadable)
        case .gameNotCounted: return .phrase(.gameNotCounted)
        case .reportsUnavailable: return .phrase(.reportsUnavailable)
        }
    }
}
