import PlainText
import SetGame
import SetRoom
import SetRules
import SetTogether

/// A player with a device: a page's real client, and a person who looks for sets.
struct Robot {
    /// The index of the room in the simulation.
    let room: Int
    let secret: SeatSecret
    let owner: SeatOwner
    var client: RoomClient?
    /// The connection in use; `nil` without one.
    var link: Int?
    /// Whether the page is frozen. Its events wait until it runs again.
    var isFrozen = false
    var missed: [Happening.OnDevice] = []
    /// The number of the last alarm, of which earlier ones are void.
    var alarm = 0
    /// When it is due, in simulated milliseconds; `nil` without one.
    var due: Milliseconds?
    var person: Person

    init(room: Int, secret: SeatSecret, person: Person) {
        (self.room, self.secret, self.person) = (room, secret, person)
        owner = SeatOwner(secret)
    }
}

/// The person in front of a device.
struct Person {
    var dice: Dice
    /// The mean time between actions, in milliseconds.
    let pace: Double
    /// The share of choices that aren't sets.
    let carelessness: Double
    /// The version of the page's messages.
    let version: Int
    /// Whether this is a second tab of another player's.
    let isSecondTab: Bool
    /// Whether this is a program that sends texts that pages never send.
    let isHostile: Bool

    /// Returns the inputs of the next action.
    ///
    /// - Parameter isDone: whether the player has had enough after the game in progress.
    mutating func act(_ client: RoomClient, isDone: Bool) -> [RoomInput] {
        guard client.isConnected == true || dice.happens(0.3) else { return [] }
        if client.table.isPlaying { return play(client) }
        guard client.table.seat != nil, !isDone else { return [] }
        switch dice.number(in: 0...9) {
        case 0: return [.rename]
        case 1: return version < 2 ? [] : [.react(.wow)]
        case 2: return [.agree]
        case _: return client.isReady ? [] : [.start]
        }
    }

    private mutating func play(_ client: RoomClient) -> [RoomInput] {
        guard client.seatInGame != nil, let game = client.table.game else { return [] }
        switch dice.number(in: 0...39) {
        case 0: return version < 2 ? [] : [.react(.wow)]
        case 1: return [.reshuffle(entropy: dice.next())]
        case 2: return [.deselect]
        case 3: return [.tap(game.table[dice.number(in: 0...game.table.count - 1)])]
        case _: return choose(game)
        }
    }

    private mutating func choose(_ game: Game) -> [RoomInput] {
        let sets = game.table.sets
        if !dice.happens(carelessness), let set = dice.pick(sets) {
            return [.deselect] + set.cards.map { .tap($0) }
        }
        var cards = game.table
        return [.deselect] + (0..<3).map { _ in .tap(cards.remove(at: dice.number(in: 0...cards.count - 1))) }
    }
}
