// `SWIFTUI` is never set: on Linux this file is parsed, but there is no SwiftUI to compile it against.
#if SWIFTUI
import SetGame
import SetRules
import SetTable
import SwiftUI

struct TableView: View {
    @State private var model = TableModel(dealing: DealID(entropy: UInt64.random(in: .min ... .max)))
    @Environment(\.displayScale) private var scale

    var body: some View {
        VStack {
            GeometryReader { geometry in
                cards(on: model.grid(width: geometry.size.width * scale, height: geometry.size.height * scale))
            }
            HStack {
                Text("Score: \(model.session.game.score)")
                Button("Deal") { send(.act(.deal, .first)) }
                Button("New Game") { send(.newGame(entropy: UInt64.random(in: .min ... .max))) }
            }
        }
        .task {
            while !Task.isCancelled {
                send(.advance)
                try? await Task.sleep(for: .milliseconds(model.wait))
            }
        }
    }

    private func cards(on grid: CardGrid) -> some View {
        ForEach(Array(model.session.game.table.enumerated()), id: \.element) { index, card in
            let place = grid.place(at: index)
            Button {
                send(.act(.tap(card), .first))
            } label: {
                CardView(card: card, isSelected: model.session.game.selection.contains(card))
            }
            .buttonStyle(.plain)
            .accessibilityLabel(card.description)
            .frame(width: Double(grid.card.width) / scale, height: Double(grid.card.height) / scale)
            .offset(x: Double(place.x) / scale, y: Double(place.y) / scale)
        }
    }

    private func send(_ input: Session.Input) {
        model.send(input, at: Milliseconds(Date.now.timeIntervalSince1970 * 1000))
    }
}

struct CardView: View {
    let card: Card
    let isSelected: Bool

    var body: some View {
        Canvas { context, size in
            context.scaleBy(x: size.width / CardDrawing.face.x, y: size.height / CardDrawing.face.y)
            let appearance = Appearance()
            let symbol = appearance.symbol(card[.symbol])
            let ink = appearance.scheme.light.symbols[Int(card[.color].rawValue)]
            let color = GraphicsContext.Shading.color(Color(ink))
            let outline = Path(symbol.path)
            for index in 0...Int(card[.number].rawValue) {
                var context = context
                let middle = Double(index) - Double(card[.number].rawValue) / 2
                context.translateBy(x: 25, y: 125 + middle * 110)
                switch card[.shading] {
                case .first: context.fill(outline, with: color)
                case .second:
                    let stripes = symbol.path.stripes(period: 12, width: symbol.box.x)
                    context.stroke(Path(stripes), with: color, lineWidth: 4)
                case .third: break
                }
                context.stroke(outline, with: color, lineWidth: 10)
            }
        }
        .background(isSelected ? Color.yellow : Color.white, in: .rect(cornerRadius: 12))
    }
}

extension Color {
    init(_ color: RGBColor) {
        self.init(red: channel(16), green: channel(8), blue: channel(0))
        func channel(_ shift: UInt32) -> Double { Double(color.rgb >> shift & 255) / 255 }
    }
}

extension Path {
    init(_ outline: SymbolPath) {
        self.init { path in
            for piece in outline.pieces {
                switch piece {
                case .move(let point): path.move(to: CGPoint(point))
                case .line(let point): path.addLine(to: CGPoint(point))
                case .curve(let first, let second, let end):
                    path.addCurve(to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second))
                case .close: path.closeSubpath()
                }
            }
        }
    }
}

extension CGPoint {
    init(_ point: Point2D) {
        self.init(x: point.x, y: point.y)
    }
}
#endif
