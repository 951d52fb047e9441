import SetPage
import SetSettings

/// How the letters of the buttons around the table are typed.
enum ButtonKeys: Equatable {
    /// Alone.
    case letters
    /// With Alt, because cards have keys.
    case lettersWithAlt
    /// Letters aren't keys.
    case none

    init(_ state: ScreenState) {
        self = !state.settings.preferences.letterKeys ? .none : state.cardsHaveKeys ? .lettersWithAlt : .letters
    }

    /// The word for the style sheet; `nil` if letters aren't keys.
    var word: StaticString? {
        switch self {
        case .letters: "letters"
        case .lettersWithAlt: "alt"
        case .none: nil
        }
    }
}
