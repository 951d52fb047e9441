/// The constants of the rules.
public enum Rule {
    /// The number of cards that a game starts with, and that *back to 12* returns to.
    public static let openingCards = 12
    /// The points for a set without its bonus, and the cost of a mismatch, a needless deal or a claim that runs out.
    public static let points = 10
    /// The bonus for a set found immediately; it shrinks by one point per second.
    public static let bonus = 30
    /// How long a match shows before it leaves automatically.
    public static let matchShows: Milliseconds = 700
    /// How long Deal waits after a match has left automatically or, with two players on one device, was dealt away by
    /// the other player.
    public static let dealWaits: Milliseconds = 500
    /// How long cheat marks its set.
    public static let hintShows: Milliseconds = 5000
    /// How long a table without a set waits for an automatic deal.
    public static let autoDealWaits: Milliseconds = 1500
    /// How long a mismatch shows with two players on one device. On separate devices, a mistake locks the seat for this
    /// long.
    public static let mismatchShows: Milliseconds = 1000
    /// How long a free turn lasts after the other player's failed claim.
    public static let freeTurn: Milliseconds = 10_000
    /// How long a free turn lasts after the other player's Deal.
    public static let freeTurnAfterDeal: Milliseconds = 8000
    /// If both players deal within this time, neither of them sees a set.
    public static let agreementTime: Milliseconds = 3000
    /// How long a Deal or New Game can be undone.
    public static let undoTime: Milliseconds = 10_000
}
