import SetGame
import SetRules
import SetWords

extension TerminalPhrase {
    /// Returns the text in Russian.
    func russian(_ kind: MatchKind) -> String {
        let (match, count) = Self.russianWords(kind)
        return switch self {
        case .chooseKeys: "Выбрать карту с этим знаком"
        case .claimKeys: "Назвать \(match): игрок 1 и игрок 2"
        case .dealKeys(let count): "Сдать \(count): игрок 1 и игрок 2"
        case .claim: "Сет!"
        case .deal(let count): "Ещё \(count)"
        case .quit: "Выход"
        case .nextKey: "Нажмите любую клавишу."
        case .welcome:
            "Выберите \(count) карты, составляющие \(match): клавишами с их знаками или стрелками и пробелом."
        case .anyCardGoesOn: "Выберите любую карту, чтобы продолжить."
        case .paused: "Пауза. Нажмите P, чтобы продолжить."
        case .claimFirst: "Сначала назовите \(match): Z — игрок 1, M — игрок 2."
        case .dealIsTheirs: "У каждого игрока своя клавиша сдачи: X — игрок 1, запятая — игрок 2."
        case .cannotSave: "Игру не удаётся сохранить. После выхода она пропадёт."
        case .tooLong: "В этой игре слишком много ходов. Нажмите N, чтобы начать новую."
        case .opened: "Играем запрошенную раздачу."
        case .begun(let game, let players): "Новая игра: \(Self.russian(game, players))."
        case .resumed(let game, let players): "Ваша игра продолжается: \(Self.russian(game, players))."
        case .kept(let game, let players):
            "Начатая игра (\(Self.russian(game, players))) сохранена: B — вернуться к ней."
        case .notConnected: "нет связи"
        case .room: "Комната"
        case .sharedRules:
            """
            Кто первым найдёт \(match), тот его и берёт: выберите \(count) его карты. Ошибка стоит 10 очков, и секунду выбирать \
            нельзя. Когда \(match)а нет, карты сдаются сами. Звёздочкой отмечено ваше имя, скобками — тот, с кем нет связи.
            """
        case .tooSmall(let cards, let needed, let size):
            """
            Слишком мало места. Карт: \(cards), нужно столбцов: \(needed.columns), строк: \(needed.lines). \
            В этом терминале: \(size.columns) и \(size.lines).
            """
        }
    }

    private static func russian(_ game: Variant, _ players: Players) -> String {
        let name = String(Language.russian[LaterPhrase(game)])
        return players == .two ? "\(name), два игрока" : name
    }

    /// Returns the word for a match, and the word for its number of cards.
    private static func russianWords(_ kind: MatchKind) -> (match: String, count: String) {
        switch kind {
        case .set: ("сет", "три")
        case .ultraSet: ("ультрасет", "четыре")
        }
    }
}
