/// The constants of the rules.
public enum Rule {
    /// The points for a match without its bonus.
    public static let matchPoints = 10
    /// The points that a mismatch, a needless deal or a claim that runs out costs.
    public static let penalty = 10
    /// The bonus for a match found immediately; it shrinks by one point per second.
    public static let bonus = 30
    /// How long a match shows before it leaves automatically.
    public static let matchDisplayTime: Milliseconds = 700
    /// How long Deal waits after a match has left automatically or, with two players on one device, was dealt away by
    /// the other player.
    public static let dealDelay: Milliseconds = 500
    /// How long cheat marks its match.
    public static let hintDisplayTime: Milliseconds = 5000
    /// How long a table without a match waits for an automatic deal.
    public static let autoDealDelay: Milliseconds = 1500
    /// How long a mismatch shows with two players on one device, and wherever cards lie face down otherwise. On separate
    /// devices, a first mistake locks the seat for this long, and each further one twice as long as the one before.
    public static let mismatchDisplayTime: Milliseconds = 1000
    /// The longest lock after mistakes.
    public static let longestLock: Milliseconds = 60_000
    /// How many events a game of a room can have before mistakes are refused without being stored. The cards limit
    /// matches and deals.
    public static let mostEvents = 5000
    /// How long a free turn lasts after the other player's failed claim.
    public static let freeTurnTime: Milliseconds = 10_000
    /// How long a free turn lasts after the other player's Deal.
    public static let freeTurnTimeAfterDeal: Milliseconds = 8000
    /// If both players deal within this time, neither of them sees a match.
    public static let agreementTime: Milliseconds = 3000
    /// How long a Deal or New Game can be undone.
    public static let undoTime: Milliseconds = 10_000
}
