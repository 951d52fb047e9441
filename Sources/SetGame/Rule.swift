/// The numbers of the rules.
public enum Rule {
    /// How many cards a game begins with, and what *back to 12* goes back to.
    public static let openingCards = 12
    /// What a set is worth without its bonus, and what a mismatch, a needless deal or a claim that runs out costs.
    public static let points = 10
    /// The bonus of a set found at once; a second takes one point off.
    public static let bonus = 30
    /// How long a match shows before it leaves by itself.
    public static let matchShows: Milliseconds = 700
    /// How long Deal does nothing after a match has left by itself, or, where two play, was dealt away by the other.
    public static let dealWaits: Milliseconds = 500
    /// How long a cheat marks its set.
    public static let hintShows: Milliseconds = 5000
    /// How long a table without a set lies before cards are dealt by themselves.
    public static let autoDealWaits: Milliseconds = 1500
    /// How long a mismatch shows where two play.
    public static let mismatchShows: Milliseconds = 1000
    /// How long a player's turn without a claim lasts after the other's failed claim.
    public static let freeTurn: Milliseconds = 10_000
    /// The same after the other's Deal.
    public static let freeTurnAfterDeal: Milliseconds = 8000
    /// Two Deals of two players within this time mean that both see no set.
    public static let agreementTime: Milliseconds = 3000
    /// How long a Deal or a new game can be taken back.
    public static let undoTime: Milliseconds = 10_000
}
