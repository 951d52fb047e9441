import ArgumentParser
import PlainText
import SetRules

/// `tercet deal`: prints the cards of a deal id, in the order in which the page deals them.
struct Deal: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the cards of a deal id, each as four digits: number, symbol, shading, colour.")

    @Argument(help: "The deal id, as the page shows it.")
    var id: String

    func run() throws {
        do throws(DealIDError) {
            let cards = try DealID(text: UTF8Text(id.utf8)).shuffledDeck().cards
            for row in stride(from: 0, to: cards.count, by: 12) {
                let notations = cards[row..<min(row + 12, cards.count)].map { card in
                    String(decoding: card.notation.bytes, as: UTF8.self)
                }
                print(notations.joined(separator: " "))
            }
            print("Sets among the first twelve: \(Array(cards[..<12]).setCount)")
        } catch {
            throw ValidationError("This deal id is \(error.inWords).")
        }
    }
}

extension DealIDError {
    fileprivate var inWords: String {
        switch self {
        case .empty: "empty"
        case .tooLong: "longer than \(DealID.longest) bytes"
        case .unreadable: "not readable text"
        }
    }
}
