import PlainText
import SetRules
import SetTable

/// Russian.
enum Russian: Wording {
    static var code: StaticString { "ru" }
    static var name: StaticString { "Русский" }
    static var decimalMark: StaticString { "," }

    static func phrase(_ phrase: Phrase) -> StaticString { russianPhrase(phrase) }

    static func card(_ card: Card, _ appearance: Appearance) -> UTF8Text { russianCard(card, appearance) }

    static func split(_ feature: Feature, two: Value, one: Value, _ appearance: Appearance) -> UTF8Text {
        russianSplit(feature, two: two, one: one, appearance)
    }

    static func initial(_ hue: Hue) -> StaticString { russianInitial(hue) }
}

/// The form of an adjective.
private enum Form {
    case masculine, feminine, plural, genitivePlural
}

/// An adjective: its stem, and its ending in the masculine, which tells the others.
private struct Adjective {
    let stem: StaticString
    let ending: Ending

    enum Ending {
        case hard, stressed, soft
    }

    func inflected(_ form: Form) -> UTF8Text {
        var text = UTF8Text(stringLiteral: stem)
        switch (ending, form) {
        case (.hard, .masculine): text.append("ый")
        case (.stressed, .masculine): text.append("ой")
        case (.soft, .masculine): text.append("ий")
        case (.hard, .feminine), (.stressed, .feminine): text.append("ая")
        case (.soft, .feminine): text.append("яя")
        case (.hard, .plural), (.stressed, .plural): text.append("ые")
        case (.soft, .plural): text.append("ие")
        case (.hard, .genitivePlural), (.stressed, .genitivePlural): text.append("ых")
        case (.soft, .genitivePlural): text.append("их")
        }
        return text
    }
}

private func russianShading(_ value: Value) -> Adjective {
    switch value {
    case .first: Adjective(stem: "сплошн", ending: .stressed)
    case .second: Adjective(stem: "полосат", ending: .hard)
    case .third: Adjective(stem: "пуст", ending: .stressed)
    }
}

private func russianHue(_ hue: Hue) -> Adjective {
    switch hue {
    case .red: Adjective(stem: "красн", ending: .hard)
    case .green: Adjective(stem: "зелён", ending: .hard)
    case .purple: Adjective(stem: "фиолетов", ending: .hard)
    case .blue: Adjective(stem: "син", ending: .soft)
    case .orange: Adjective(stem: "оранжев", ending: .hard)
    case .turquoise: Adjective(stem: "бирюзов", ending: .hard)
    }
}

private func russianInitial(_ hue: Hue) -> StaticString {
    switch hue {
    case .red: "К"
    case .green: "З"
    case .purple: "Ф"
    case .blue: "С"
    case .orange: "О"
    case .turquoise: "Б"
    }
}

/// A symbol's name: alone, after two and three (the genitive singular), and many.
private func russianSymbol(_ symbol: Symbol) -> (one: StaticString, few: StaticString, many: StaticString) {
    switch symbol {
    case .squiggle: ("волна", "волны", "волны")
    case .diamond: ("ромб", "ромба", "ромбы")
    case .oval: ("овал", "овала", "овалы")
    case .circle: ("круг", "круга", "круги")
    case .square: ("квадрат", "квадрата", "квадраты")
    case .triangle: ("треугольник", "треугольника", "треугольники")
    }
}

/// The wave is feminine, all other symbols are masculine. After two and three the noun stands in the genitive singular,
/// and its adjectives in the plural: of the nominative for the wave, of the genitive for the others.
private func russianCard(_ card: Card, _ appearance: Appearance) -> UTF8Text {
    let symbol = appearance.symbol(card[.symbol])
    let isFeminine = symbol == .squiggle
    let isOne = card[.number] == .first
    let form: Form = isOne ? (isFeminine ? .feminine : .masculine) : (isFeminine ? .plural : .genitivePlural)
    let noun = russianSymbol(symbol)
    let number = isFeminine ? card[.number].pick("одна", "две", "три") : card[.number].pick("один", "два", "три")
    return UTF8Text.joined(
        [
            UTF8Text(stringLiteral: number), russianShading(card[.shading]).inflected(form),
            russianHue(appearance.hue(card[.color])).inflected(form),
            UTF8Text(stringLiteral: isOne ? noun.one : noun.few),
        ], by: " ")
}

private func russianSplit(_ feature: Feature, two: Value, one: Value, _ appearance: Appearance) -> UTF8Text {
    func name(_ value: Value, isPlural: Bool) -> UTF8Text {
        switch feature {
        case .number:
            let one: StaticString = isPlural ? "одной фигуре" : "одна фигура"
            return UTF8Text(stringLiteral: value.pick(one, "две фигуры", "три фигуры"))
        case .symbol: return UTF8Text(stringLiteral: russianSymbol(appearance.symbol(value)).many)
        case .shading: return russianShading(value).inflected(isPlural ? .plural : .feminine)
        case .color: return russianHue(appearance.hue(value)).inflected(isPlural ? .plural : .feminine)
        }
    }
    let pattern: UTF8Text =
        switch feature {
        case .number: "на двух по %, на одной %"
        case .symbol: "на двух %, на одной %"
        case .shading, .color: "две %, одна %"
        }
    return pattern.filling(name(two, isPlural: true)).filling(name(one, isPlural: false))
}

private func russianPhrase(_ phrase: Phrase) -> StaticString {
    switch phrase {
    case .deal: "Ещё 3 карты"
    case .deckHolds: "Колода, осталось карт: %. Ещё 3 карты"
    case .lastSet: "Последний сет: %"
    case .noSetYet: "В стопке пока нет сетов"
    case .newGame: "Новая игра"
    case .cheat: "Подсказка"
    case .reshuffle: "Смешать"
    case .undo: "Отменить"
    case .player1: "Игрок 1"
    case .player2: "Игрок 2"
    case .claim: "Сет!"
    case .dealThree: "Ещё 3"
    case .pause: "Пауза"
    case .settings: "Настройки"
    case .help: "Как играть"
    case .backToMyGame: "Вернуться к моей игре"
    case .close: "Закрыть"
    case .score: "Очки"
    case .cardsInDeck: "Колода"
    case .setsFound: "Сеты"
    case .time: "Время"
    case .dealID: "Раздача"
    case .table: "Карты на столе"
    case .resume: "Продолжить"
    case .match: "Сет!"
    case .matchWithPoints: "Сет! Очки: %."
    case .notASet: "Это не сет: %."
    case .dealt: "Ещё три карты."
    case .dealtForPoints: "Ещё три карты. На столе был сет: штраф %."
    case .dealtByItself: "Сета не было: ещё три карты."
    case .reshuffled: "Карты перемешаны."
    case .hinted: "Сет отмечен, без очков: %."
    case .noSetDealIsFree: "Сета нет. Сдать карты можно без штрафа."
    case .deselected: "Ничего не выбрано."
    case .over: "Игра окончена. Очки: %, время: %."
    case .overWithoutClock: "Игра окончена. Очки: %."
    case .gameOver: "Игра окончена. Начните новую."
    case .deckIsEmpty: "Колода пуста."
    case .tableIsFull: "24 карты здесь предел. Среди любых 21 есть сет: ищите."
    case .paused: "Пауза. Продолжите, чтобы играть."
    case .resumed: "Игра продолжается."
    case .newGameBegan: "Новая игра."
    case .dealUndone: "Карты возвращены в колоду."
    case .newGameUndone: "Снова прежняя игра."
    case .nothingToUndo: "Отменять нечего."
    case .claimed: "%, выберите сет. Секунд: %."
    case .claimRanOut: "Время вышло: %. Свободный ход: %."
    case .freeTurn: "Свободный ход: %."
    case .turnRanOut: "Ход окончен: %."
    case .dealtByPlayer: "Сдаёт %. Первым смотрит %; если сета нет, сдайте тоже."
    case .agreedToDeal: "Сета никто не видит. Играем дальше."
    case .winner: "Игра окончена. Победа: %, % : %."
    case .draw: "Игра окончена. Ничья, по %."
    case .noCheat: "Вдвоём играют без подсказок."
    case .dealIsTheirs: "У каждого игрока своя кнопка, чтобы сдать карты."
    case .nobodyClaimed: "Сначала нажмите свою кнопку «Сет!»."
    case .turnOf: "Сейчас ход: %."
    case .saveDamaged: "Сохранённую игру не удалось прочитать. Она отложена, а здесь новая."
    case .saveOfOtherVersion: "Сохранённая игра от другой версии. Она отложена, а здесь новая."
    case .keptGameDamaged: "Вашу игру не удалось прочитать. Она отложена, а эта продолжается."
    case .storageFails: "Браузер не даёт сохранить игру. Играть можно, но с закрытием страницы она пропадёт."
    case .otherTab: "Эта игра продолжалась в другой вкладке, и вот она."
    case .linkUnknown: "Ссылка просит неизвестное, это пропущено: %."
    case .linkSeedUnusable: "Раздачу из этой ссылки сдать нельзя."
    case .linkGame: "Вот раздача из вашей ссылки."
    case .backAgain: "Снова ваша игра."
    case .rulesOfTheGame: "Правила"
    case .tableLimit: "Больше всего карт на столе"
    case .limitNone: "Без предела"
    case .limit24: "24"
    case .matchLeaves: "Сет уходит"
    case .leavesOnTap: "При касании"
    case .leavesByItself: "Сам"
    case .backTo12: "Возвращаться к 12 картам"
    case .autoDeal: "Сдавать самой, когда сета нет"
    case .clock: "Часы и очки за скорость"
    case .style: "Стиль стола"
    case .styleClassic: "Классика"
    case .styleGlyphs: "Знаки"
    case .stylePhysics: "Физика"
    case .twoPlayers: "Вдвоём на этом устройстве"
    case .claimTime: "Секунд на выбор сета"
    case .appearance: "Вид"
    case .theme: "Тема"
    case .themeAuto: "Как в системе"
    case .themeLight: "Светлая"
    case .themeDark: "Тёмная"
    case .motion: "Движение"
    case .motionFly: "Полёт"
    case .motionPhysics: "Физика"
    case .motionStill: "Без движения"
    case .likeTheStyle: "Как в стиле стола"
    case .art: "Фигуры"
    case .artClassic: "Волна, ромб, овал"
    case .artShapes: "Круг, квадрат, треугольник"
    case .artGlyphs: "▲ ● ■ текстом"
    case .colorBlind: "Цвета для дальтоников"
    case .letterMark: "Буква цвета на карте"
    case .stripes: "Полоски"
    case .stripesLines: "Линии"
    case .stripesTint: "Бледный цвет"
    case .route: "Откуда карты"
    case .routeAway: "Из-за экрана"
    case .routeDeck: "Из колоды"
    case .language: "Язык"
    case .languageAuto: "Как в браузере"
    case .letterKeys: "Буквенные клавиши"
    case .review: "Разбор"
    case .statistics: "Статистика"
    case .copyLink: "Скопировать ссылку на раздачу"
    case .share: "Поделиться раздачей"
    case .linkCopied: "Ссылка скопирована."
    case .linkNotCopied: "Браузер не даёт скопировать ссылку, вот она: %"
    case .newHere: "Впервые здесь? Правила под знаком вопроса."
    case .lessons: "Дополните сет"
    case .lessonAsks: "Какая карта дополнит эти две до сета?"
    case .lessonNext: "Ещё один"
    case .nearMisses: "Почти сеты"
    case .number: "Число"
    case .symbol: "Фигура"
    case .shading: "Заливка"
    case .color: "Цвет"
    case .allTheSame: "одинаково"
    case .allDifferent: "различно"
    case .soloGames: "Без соперника"
    case .gamesOfTwo: "Вдвоём"
    case .cheatedGames: "С подсказками"
    case .whichGames: "Игры"
    case .noGamesYet: "Таких игр до конца ещё не сыграно."
    case .games: "Игры"
    case .bestScore: "Лучший счёт"
    case .meanScore: "Средний счёт"
    case .bestTime: "Самая быстрая игра"
    case .meanTime: "Среднее время"
    case .fastestSet: "Самый быстрый сет"
    case .meanSetTime: "Среднее время сета"
    case .wins: "Побед: %"
    case .draws: "Ничьих"
    case .scoreOverGames: "Счёт по играм"
    case .setTimeOverGames: "Среднее время сета по играм"
    case .timeByKind: "Среднее время по числу различных признаков"
    case .timeByFeature: "Среднее время по различному признаку"
    case .timeByOnTable: "Среднее время по числу сетов на столе"
    case .courseOfGame: "Ход игры"
    case .momentOfGame: "%: карт %, сетов среди них %"
    case .timeOfEachSet: "Время каждого сета; чем гуще цвет, тем больше различий"
    case .pointsOfSets: "За сеты"
    case .pointsOfSpeed: "За скорость"
    case .pointsOfMistakes: "Ошибки"
    case .pointsOfDeals: "За сдачу карт"
    case .pointsOfClaims: "Не успели выбрать"
    case .kindOfSet: "различий: %"
    case .points: "очки: %"
    case .otherSets: "Другие сеты на столе: %"
    case .layFor: "лежал %"
    case .secondsUnit: "% с"
    case .finishedGames: "Посмотреть игру ещё раз"
    case .export: "Сохранить в файл"
    case .importGames: "Добавить из файла"
    case .clear: "Стереть"
    case .clearAsks: "Стереть все игры, сколько их есть: %? Вернуть их будет нельзя."
    case .clearYes: "Стереть"
    case .clearNo: "Оставить"
    case .gamesAdded: "Добавлено игр: %."
    case .gameNotCounted: "Эту игру не удалось добавить в статистику."
    case .gamesNotStored: "Добавлено игр: %, но браузер их не сохраняет."
    case .fileIsForeign: "В этом файле нет игр."
    case .fileIsOfOtherVersion: "Этот файл от другой версии."
    case .fileIsDamaged: "Строка % в файле испорчена, ничего не добавлено."
    case .gamesCleared: "Все игры стёрты."
    case .gameUnreadable: "Эту игру не удалось прочитать."
    case .gamesLost: "Не удалось прочитать и отложено игр: %."
    case .moment: "Момент"
    case .howToPlay: "Как играть"
    case .howSets: "Выберите три карты, которые составляют сет."
    case .howFeatures:
        """
        По числу, фигуре, заливке и цвету, по каждому признаку отдельно, карты должны быть все одинаковы или все \
        различны. Если две похожи, а третья нет, это не сет.
        """
    case .howScore:
        """
        Сет даёт 10 очков и ещё до 30 за скорость. Ошибка стоит 10 очков, и столько же стоит сдать карты, \
        когда сет есть.
        """
    case .listOfKeys: "Клавиши"
    case .keyClaim: "Вдвоём, взять ход: левая для игрока 1, правая для игрока 2"
    case .keyArrows: "Переходить по картам"
    case .keyChoose: "Выбрать карту"
    case .keyEscape: "Снять выбор или закрыть"
    case .keyHelp: "Показать это"
    case .gestures: "На столе"
    case .gestureSwipe: "Провести вниз: ещё три карты"
    case .gestureTurn: "Повернуть двумя пальцами: смешать"
    }
}
