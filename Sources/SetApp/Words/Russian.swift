import PlainText
import SetRules

extension Words {
    /// Russian.
    public static let russian = Words(
        code: "ru", name: "Русский", phrase: russianPhrase, card: russianCard, split: russianSplit)
}

/// The wave is feminine, the rhombus and the oval are masculine. After two and three the noun stands in the genitive
/// singular, and its adjectives in the plural: of the nominative for the wave, of the genitive for the others.
private func russianCard(_ card: Card) -> Text {
    let isFeminine = card[.symbol] == .first
    let isOne = card[.number] == .first
    let shading: StaticString
    let color: StaticString
    switch (isOne, isFeminine) {
    case (true, true):
        shading = card[.shading].pick("сплошная", "полосатая", "пустая")
        color = card[.color].pick("красная", "зелёная", "фиолетовая")
    case (true, false):
        shading = card[.shading].pick("сплошной", "полосатый", "пустой")
        color = card[.color].pick("красный", "зелёный", "фиолетовый")
    case (false, true):
        shading = card[.shading].pick("сплошные", "полосатые", "пустые")
        color = card[.color].pick("красные", "зелёные", "фиолетовые")
    case (false, false):
        shading = card[.shading].pick("сплошных", "полосатых", "пустых")
        color = card[.color].pick("красных", "зелёных", "фиолетовых")
    }
    var name = Text()
    name.append(
        isFeminine ? card[.number].pick("одна", "две", "три") : card[.number].pick("один", "два", "три"))
    name.append(" ")
    name.append(shading)
    name.append(" ")
    name.append(color)
    name.append(" ")
    name.append(
        isOne ? card[.symbol].pick("волна", "ромб", "овал") : card[.symbol].pick("волны", "ромба", "овала"))
    return name
}

private func russianSplit(_ feature: Feature, two: Value, one: Value) -> Text {
    let (pattern, name): (Text, (Value, Bool) -> StaticString) =
        switch feature {
        case .number:
            (
                "на двух по %, на одной %",
                { value, isPlural in value.pick(isPlural ? "одной фигуре" : "одна фигура", "две фигуры", "три фигуры") }
            )
        case .symbol:
            ("на двух %, на одной %", { value, _ in value.pick("волны", "ромбы", "овалы") })
        case .shading:
            (
                "две %, одна %",
                { value, isPlural in
                    isPlural
                        ? value.pick("сплошные", "полосатые", "пустые") : value.pick("сплошная", "полосатая", "пустая")
                }
            )
        case .color:
            (
                "две %, одна %",
                { value, isPlural in
                    isPlural
                        ? value.pick("красные", "зелёные", "фиолетовые")
                        : value.pick("красная", "зелёная", "фиолетовая")
                }
            )
        }
    return pattern.filling(Text(stringLiteral: name(two, true))).filling(Text(stringLiteral: name(one, false)))
}

private func russianPhrase(_ phrase: Phrase) -> StaticString {
    switch phrase {
    case .deal: "Ещё 3 карты"
    case .newGame: "Новая игра"
    case .cheat: "Подсказка"
    case .reshuffle: "Смешать"
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
    case .tableIsFull: "Больше 24 карт здесь не бывает. Среди любых 21 есть сет: посмотрите ещё раз."
    case .paused: "Пауза. Продолжите, чтобы играть."
    case .resumed: "Игра продолжается."
    case .newGameBegan: "Новая игра."
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
    case .look: "Вид"
    case .theme: "Тема"
    case .themeAuto: "Как в системе"
    case .themeLight: "Светлая"
    case .themeDark: "Тёмная"
    case .motion: "Движение"
    case .motionFly: "Карты движутся"
    case .motionStill: "Без движения"
    case .language: "Язык"
    case .languageAuto: "Как в браузере"
    case .letterKeys: "Буквенные клавиши"
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
    case .keyArrows: "Переходить по картам"
    case .keyChoose: "Выбрать карту"
    case .keyEscape: "Снять выбор или закрыть"
    case .keyHelp: "Показать это"
    }
}
