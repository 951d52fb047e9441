import PlainText
import SetGame
import SetRecords
import SetRules
import SetTable
import SetTogether

extension Language {
    /// Russian.
    public static let russian = Language(
        code: "ru", name: "Русский", decimalMark: ",", secondsUnit: " с", phrase: Russian.phrase,
        laterPhrase: Russian.laterPhrase, message: Russian.message,
        caption: Russian.caption, card: Russian.card, reason: Russian.reason, initial: Russian.initial,
        names: Russian.names)
}

extension ReportWords {
    /// Russian.
    package static let russian = ReportWords(
        .russian, phrase: Russian.reportPhrase, caption: Russian.reportCaption, match: Russian.matchCaption)
}

/// A namespace for the Russian words.
private enum Russian {}

// MARK: Cards

extension Russian {
    /// The form of an adjective.
    fileprivate enum Form {
        case masculine, feminine, plural, genitivePlural
    }

    /// An adjective: its stem and its masculine ending, which determines the other endings.
    fileprivate struct Adjective {
        let stem: Literal
        let ending: Ending

        enum Ending {
            case hard, stressed, soft
        }

        func inflected(_ form: Form) -> UTF8Text {
            var text = stem.text
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

    static func shading(_ value: FeatureValue) -> Adjective {
        switch value {
        case .first: Adjective(stem: "сплошн", ending: .stressed)
        case .second: Adjective(stem: "полосат", ending: .hard)
        case .third: Adjective(stem: "пуст", ending: .stressed)
        }
    }

    static func color(_ hue: Hue) -> Adjective {
        switch hue {
        case .red: Adjective(stem: "красн", ending: .hard)
        case .green: Adjective(stem: "зелён", ending: .hard)
        case .purple: Adjective(stem: "фиолетов", ending: .hard)
        case .blue: Adjective(stem: "син", ending: .soft)
        case .orange: Adjective(stem: "оранжев", ending: .hard)
        case .turquoise: Adjective(stem: "бирюзов", ending: .hard)
        }
    }

    static func initial(_ hue: Hue) -> Literal {
        switch hue {
        case .red: "К"
        case .green: "З"
        case .purple: "Ф"
        case .blue: "С"
        case .orange: "О"
        case .turquoise: "Б"
        }
    }

    /// Returns a symbol's name in three forms: singular, after two and three (the genitive singular), and plural.
    static func symbol(_ symbol: Symbol) -> (one: Literal, few: Literal, many: Literal) {
        switch symbol {
        case .squiggle: ("волна", "волны", "волны")
        case .diamond: ("ромб", "ромба", "ромбы")
        case .oval: ("овал", "овала", "овалы")
        case .circle: ("круг", "круга", "круги")
        case .square: ("квадрат", "квадрата", "квадраты")
        case .triangle: ("треугольник", "треугольника", "треугольники")
        }
    }

    /// Returns the name of a card. The wave is feminine; all other symbols are masculine. After two and three the noun is in
    /// the genitive singular and its adjectives are in the plural: nominative for the wave, genitive for the others.
    static func card(_ card: Card, _ appearance: Appearance) -> UTF8Text {
        let shape = appearance.symbol(card[.symbol])
        let isFeminine = shape == .squiggle
        let isOne = card[.number] == .first
        let form: Form = isOne ? (isFeminine ? .feminine : .masculine) : (isFeminine ? .plural : .genitivePlural)
        let noun = symbol(shape)
        let shading: UTF8Text = appearance.namesShading ? "\(shading(card[.shading]).inflected(form)) " : ""
        let number = isFeminine ? card[.number].pick("одна", "две", "три") : card[.number].pick("один", "два", "три")
        return """
            \(number) \(shading)\(color(appearance.hue(card[.color])).inflected(form)) \
            \(isOne ? noun.one : noun.few)
            """
    }

    static func reason(_ feature: Feature, two: FeatureValue, one: FeatureValue, _ appearance: Appearance) -> UTF8Text {
        func name(_ value: FeatureValue, isPlural: Bool) -> UTF8Text {
            switch feature {
            case .number:
                let one: Literal = isPlural ? "одной фигуре" : "одна фигура"
                return value.pick(one, "две фигуры", "три фигуры").text
            case .symbol: return symbol(appearance.symbol(value)).many.text
            case .shading: return shading(value).inflected(isPlural ? .plural : .feminine)
            case .color: return color(appearance.hue(value)).inflected(isPlural ? .plural : .feminine)
            }
        }
        let (two, one) = (name(two, isPlural: true), name(one, isPlural: false))
        switch feature {
        case .number: return "на двух по \(two), на одной \(one)"
        case .symbol: return "на двух \(two), на одной \(one)"
        case .shading, .color: return "две \(two), одна \(one)"
        }
    }
}

// MARK: Sentences

extension Russian {
    /// Returns the name at the start of a sentence. Sentences use it only in the nominative.
    static func name(_ seat: Seat) -> UTF8Text {
        "Игрок \(Int(seat.rawValue) + 1)"
    }

    /// Returns the name within a sentence, in lower case.
    static func innerName(_ seat: Seat) -> UTF8Text {
        "игрок \(Int(seat.rawValue) + 1)"
    }

    /// Returns the form of a noun that goes with a number: the first form for 1, 21 and 101, the second for 2 to 4 and 22,
    /// the third for 5 to 20.
    static func plural(_ number: Int, _ one: Literal, _ few: Literal, _ many: Literal) -> Literal {
        let number = number.magnitude
        switch (number % 10, number / 10 % 10) {
        case (_, 1): return many
        case (1, _): return one
        case (2...4, _): return few
        case (_, _): return many
        }
    }

    /// Returns a number with its noun.
    static func count(_ number: Int, _ one: Literal, _ few: Literal, _ many: Literal) -> UTF8Text {
        "\(UTF8Text(points: number)) \(plural(number, one, few, many))"
    }

    static func count(cards: Int) -> UTF8Text { count(cards, "карта", "карты", "карт") }

    static func count(sets: Int) -> UTF8Text { count(sets, "сет", "сета", "сетов") }

    static func accusative(games: Int) -> UTF8Text { count(games, "игру", "игры", "игр") }

    static func count(points: Int) -> UTF8Text { count(points, "очко", "очка", "очков") }

    /// The adjectives of players' names. All are masculine, because all the animals are.
    private static var adjectives: StaticString {
        """
        Быстрый Бодрый Бравый Важный Верный Весёлый Вольный Гордый Добрый Дружный Жаркий Звонкий Золотой Ловкий Лёгкий Милый \
        Мирный Мудрый Мягкий Нежный Отважный Ранний Рыжий Светлый Славный Смелый Снежный Тёплый Тихий Умный Храбрый Юный \

        """
    }

    static func names() -> (first: StaticString, second: StaticString) { (adjectives, animals) }

    private static var animals: StaticString {
        """
        Барс Бобр Бык Волк Ворон Голубь Грач Гусь Енот Ёж Заяц Зубр Кит Конь Кот Краб Крот Лев Лис Лось Медведь Олень Орёл \
        Пингвин Скворец Слон Сокол Сом Тигр Филин Хомяк Як \

        """
    }

    /// Returns the beginning of the word for a match, before "сет" in any case.
    static func prefix(_ kind: MatchKind) -> Literal {
        switch kind {
        case .set: ""
        case .ultraSet: "ультра"
        }
    }

    /// Returns the word for a match at the beginning of a sentence, before an ending.
    static func match(_ kind: MatchKind) -> Literal {
        switch kind {
        case .set: "Сет"
        case .ultraSet: "Ультрасет"
        }
    }

    static func message(_ message: Message, _ appearance: Appearance, _ kind: MatchKind) -> UTF8Text {
        switch message {
        case .found(let points, let seat, let tapGoesOn):
            let set: UTF8Text = seat.map { "\(name($0)): \(prefix(kind))сет!" } ?? "\(match(kind))!"
            let gain: UTF8Text = points > 0 ? " +\(points)." : ""
            return "\(set)\(gain)\(tapGoesOn ? " Коснитесь любой карты, чтобы продолжить." : "" as Literal)"
        case .mismatch(.notSet(let triple)): return "Это не сет: \(Language.russian.reasons(triple, appearance))."
        case .mismatch(.notUltraSet(let pairs)):
            let (first, second) = (card(pairs.firstMissing, appearance), card(pairs.secondMissing, appearance))
            return "Это не ультрасет: парам нужны разные карты: \(first) и \(second)."
        case .mismatch(.notLinked): return "Это сет, но нужна ровно одна карта последнего сета."
        case .dealt(let count, 0): return "Ещё \(self.count(cards: count))."
        case .dealt(let count, let cost):
            return "Ещё \(self.count(cards: count)). −\(cost): на столе был \(prefix(kind))сет."
        case .dealtAutomatically(let count): return "\(match(kind))а нет: ещё \(self.count(cards: count))."
        case .dealtBy(let seat): return "\(name(seat)) сдал карты. \(name(seat.other)) ищет первым или тоже сдаёт."
        case .agreedToDeal: return "Карты сдали оба. Назвать \(prefix(kind))сет может любой."
        case .claimed(let seat, nil): return "\(name(seat)), ищите \(prefix(kind))сет!"
        case .claimGivenUp(let seat): return "\(name(seat)) пасует. Свободный ход: \(innerName(seat.other))."
        case .turnGivenUp(let seat): return "\(name(seat)) пасует."
        case .claimed(let seat, let seconds?):
            return "\(name(seat)), ищите \(prefix(kind))сет! \(count(seconds, "секунда", "секунды", "секунд"))."
        case .claimRanOut(let seat): return "\(name(seat)), время вышло. Свободный ход: \(innerName(seat.other))."
        case .freeTurn(let seat): return "Свободный ход: \(innerName(seat)). Нажимать «Сет!» не нужно."
        case .turnRanOut(let seat): return "\(name(seat)), время вышло."
        case .reshuffled: return "Карты перемешаны."
        case .hinted(let cards):
            return "Вот \(prefix(kind))сет (за него 0 очков): \(Language.russian.names(of: cards, appearance))."
        case .noMatch: return "\(match(kind))а нет. Сдать карты можно без штрафа."
        case .deselected: return "Выбор снят."
        case .gameOver(let points, let time):
            let length: UTF8Text = time.map { " за \(Language.clock($0))" } ?? ""
            return "Игра окончена: \(count(points: points))\(length)."
        case .won(let seat, let points, let other):
            let name = innerName(seat)
            return "Игра окончена: победил \(name), \(UTF8Text(points: points)) : \(UTF8Text(points: other))."
        case .draw(let points):
            return "Игра окончена: ничья, \(UTF8Text(points: points)) : \(UTF8Text(points: points))."
        case .newGame: return "Новая игра."
        case .stillLoading: return "Минутку: ещё загружается."
        case .newGameAsks: return "Нажмите «Новая игра» ещё раз, чтобы закончить эту игру."
        case .paused: return "Пауза. Нажмите «Продолжить»."
        case .resumed: return "Игра продолжается."
        case .dealUndone: return "Карты возвращены в колоду."
        case .newGameUndone: return "Прежняя игра возвращена."
        case .gameIsOver: return "Игра окончена. Начните новую."
        case .deckIsEmpty: return "Колода пуста."
        case .tableIsFull:
            switch kind {
            case .set: return "Больше 24 карт нельзя. Среди 21 карты всегда есть сет: ищите."
            case .ultraSet: return "Больше 24 карт нельзя. Среди 10 карт всегда есть ультрасет: ищите."
            }
        case .nothingToUndo: return "Отменять нечего."
        case .noCheat: return "Вдвоём играют без подсказок."
        case .dealIsTheirs: return "У каждого игрока своя кнопка «Ещё»."
        case .nobodyClaimed: return "Сначала нажмите свою кнопку «Сет!»."
        case .turnOf(let seat): return "Сейчас ходит \(innerName(seat))."
        case .saveDamaged: return "Не удалось прочитать сохранение. Копия осталась, начата новая игра."
        case .saveDamagedAndKept:
            return "Не удалось прочитать сохранение, оно не тронуто. Эта игра не сохраняется."
        case .saveOfNewerVersion: return "Игру сохранила более новая версия. Обновите страницу."
        case .startsFailed: return "Игра дважды не запустилась. Сохранение отложено, начата новая игра."
        case .interruptedGameDamaged:
            return "Не удалось прочитать вашу прежнюю игру. Копия осталась, эта игра продолжается."
        case .cannotSave: return "Браузер не может сохранить игру. Если закрыть страницу, игра пропадёт."
        case .linkNotSaved: return "Для двух игр не хватает места: ваша сохранена, эта раздача — нет."
        case .playedInOtherTab: return "Эту игру продолжили в другой вкладке."
        case .linkDeal: return "Раздача из вашей ссылки."
        case .linkHasNoDeal: return "Раздача в ссылке указана неверно."
        case .backFromLink: return "Снова ваша игра."
        case .linkUnknown(let text): return "Непонятно в ссылке: \(text)."
        case .welcome:
            return
                "Коснитесь \(kind == .set ? "трёх" : "четырёх" as Literal) карт, которые составляют \(prefix(kind))сет."
        case .dailyDeal(let day): return "Раздача дня: \(day)."
        case .linkHasNoDay: return "На дату из ссылки раздачи нет."
        case .resultCopied: return "Результат скопирован."
        case .resultNotCopied(let text): return "Результат не удалось скопировать. Вот он: \(text)"
        case .asksCompletion: return "Какая карта составит сет с этими двумя?"
        case .asksRecognition: return "Эти три карты — сет?"
        case .answerSet: return "Сет"
        case .answerNoSet: return "Не сет"
        case .practiceExercise: return "Упражнение"
        case .practiceBoth: return "Оба упражнения"
        case .practiceCompletion: return "Дополните сет"
        case .practiceRecognition: return "Сет или нет?"
        case .practiceNotStored: return "Браузер не может сохранить ответы."
        case .practiceScore(let right, let count, let mean):
            let pace: UTF8Text = mean.map { " · в среднем \(Language.russian.seconds($0))" } ?? ""
            return "Верно \(right) из \(count)\(pace)"
        case .answeredRight(let time): return "Верно, за \(Language.russian.seconds(time))."
        case .setMissed(let set):
            let agreements = Feature.allCases.map { agreement($0, isSame: set[$0] != .different).text }
            return "Это сет: \(UTF8Text.joined(agreements, by: ", "))."
        case .foundByOther(let player, let points):
            let gain: UTF8Text = points > 0 ? " +\(points)." : ""
            return "\(Language.russian.name(of: player)): \(prefix(kind))сет!\(gain)"
        case .beaten(let player, let late):
            let delay = Language.russian.hundredths(late)
            return player.map { "\(Language.russian.name(of: $0)) быстрее на \(delay)." } ?? "На \(delay) позже."
        case .cardsWereGone: return "Поздно: этих карт уже нет."
        case .roomWaits(1): return "Пока здесь только вы. Отправьте ссылку друзьям."
        case .roomWaits(let players):
            return "Здесь \(count(players, "игрок", "игрока", "игроков")). Начните, когда соберутся все."
        case .roomWatched(isFull: true): return "Вы зритель: все места заняты."
        case .roomWatched(isFull: false): return "Вы зритель. После этой игры место будет и для вас."
        case .gameBegins: return "Поехали! Кто первым найдёт \(prefix(kind))сет, тот его и берёт."
        case .togetherExplained:
            return "Каждый играет на своём устройстве, за общим столом. Создайте комнату и отправьте ссылку друзьям."
        case .enteringRoom: return "Входим в комнату…"
        case .connectionLost: return "Связь прервалась: подключаемся снова."
        case .connectionBack: return "Связь восстановлена."
        case .noTogetherServer:
            return "Чтобы играть вместе, нужен сервер Tercet: его здесь нет, или нет связи."
        case .noSuchRoom: return "Такой комнаты нет, или она закрыта."
        case .linkHasNoRoom: return "Комната в ссылке указана неверно."
        case .pageTooOld: return "Страница устарела. Обновите её, чтобы играть вместе."
        case .serverBusy: return "Сервер занят. Попробуйте через минуту."
        case .needsTwoPlayers: return "Нужно хотя бы два игрока."
        case .wonTogether(let winner, let points, let other):
            let name = Language.russian.name(of: winner)
            return "Игра окончена: победил \(name), \(UTF8Text(points: points)) : \(UTF8Text(points: other))."
        case .wonYourself(let points, let other):
            return "Игра окончена: вы победили, \(UTF8Text(points: points)) : \(UTF8Text(points: other))."
        case .place(let place, let players): return "Место \(place) из \(players)"
        case .matchesFound: return "\(match(kind))ы"
        case .yourMatches: return "Ваши \(prefix(kind))сеты"
        case .fastestMatch: return "Самый быстрый \(prefix(kind))сет"
        case .offline: return "Вы не в сети. Ваше место сохранено."
        case .claimWaits: return "\(match(kind)) отправлен. Решение будет, когда вы снова будете в сети."
        case .claimWasBlocked: return "Не засчитано: вы ещё ждали после ошибки."
        case .cardWasGone: return "Поздно: этой карты уже нет."
        case .playerAway(let player): return "\(Language.russian.name(of: player)) не в сети. Место сохранено."
        case .playerBack(let player): return "\(Language.russian.name(of: player)) снова в сети."
        case .newGameForPlayers: return "Новая игра. «Отменить» вернёт прежнюю."
        case .linkCopied: return "Ссылка скопирована."
        case .linkNotCopied(let link): return "Ссылку не удалось скопировать. Вот она: \(link)"
        case .dealCopied: return "Скопировано."
        case .dealNotCopied: return "Не скопировано. Выделите текст и скопируйте."
        case .dealNotTyped: return "Введите раздачу: от 1 до 64 знаков."
        case .gamesDeleted: return "Все игры удалены."
        case .reportsUnavailable: return "Не удалось загрузить. Попробуйте ещё раз."
        case .gameUnreadable: return "Не удалось прочитать эту игру."
        case .gameNotCounted: return "Эту игру не удалось добавить в статистику."
        }
    }

    static func added(_ games: Int) -> UTF8Text {
        "\(plural(games, "Добавлена", "Добавлено", "Добавлено")) \(count(games, "игра", "игры", "игр"))"
    }
}

// MARK: Labels

extension Russian {
    static func agreement(_ feature: Feature, isSame: Bool) -> Literal {
        switch feature {
        case .number: isSame ? "число одинаковое" : "числа разные"
        case .symbol: isSame ? "фигура одинаковая" : "фигуры разные"
        case .shading: isSame ? "заливка одинаковая" : "заливки разные"
        case .color: isSame ? "цвет одинаковый" : "цвета разные"
        }
    }

    static func caption(_ caption: Caption) -> UTF8Text {
        switch caption {
        case .deck(let cards, let deal): "Колода: \(count(cards: cards)). Ещё \(count(cards: deal))"
        case .dealMore(let cards): "Ещё \(count(cards: cards))"
        case .deal(let cards): "Ещё \(cards)"
        case .lastMatch(let cards, let kind): "Последний \(prefix(kind))сет: \(cards)"
        case .cell(let row, let column): "ряд \(row), столбец \(column)"
        case .row(let row, let cards): "Ряд \(row): \(cards)."
        case .left(let cards): "Ушли: \(cards)."
        case .came(let cards): "Новые: \(cards)."
        case .score(let points): "Очки: \(UTF8Text(points: points))."
        case .scores(let first, let second):
            "Игрок 1: \(UTF8Text(points: first)). Игрок 2: \(UTF8Text(points: second))."
        case .player(let seat): name(seat)
        case .cardsLeft(let cards): "В колоде \(count(cards: cards))."
        case .chosen(""): "Ничего не выбрано."
        case .chosen(let cards): "Выбраны: \(cards)."
        }
    }

    static func phrase(_ phrase: Phrase) -> Literal {
        switch phrase {
        case .newGame: "Новая игра"
        case .cheat: "Подсказка"
        case .reshuffle: "Перемешать"
        case .pause: "Пауза"
        case .settings: "Настройки"
        case .help: "Как играть"
        case .backToMyGame: "Вернуться к моей игре"
        case .update: "Обновить"
        case .close: "Закрыть"
        case .undo: "Отменить"
        case .resume: "Продолжить"
        case .score: "Очки"
        case .cardsInDeck: "Колода"
        case .setsFound: "Сеты"
        case .ultraSetsFound: "Ультрасеты"
        case .time: "Время"
        case .dealID: "Раздача"
        case .table: "Карты на столе"
        case .noSetYet: "Сетов пока нет"
        case .noUltraSetYet: "Ультрасетов пока нет"
        case .player1: "Игрок 1"
        case .player2: "Игрок 2"
        case .claim: "Сет!"
        case .playedElsewhere: "Вы играете в другой вкладке."
        case .playHere: "Играть здесь"
        case .stopped: "Произошёл сбой."
        case .reload: "Перезагрузить"
        case .startNewGame: "Начать новую игру"
        case .copyReport: "Скопировать отчёт"
        case .giveUp: "Пас"
        case .wait: "Ждите"
        case .statistics: "Статистика"
        case .daily: "Раздача дня"
        case .practice: "Тренировка"
        }
    }
}

extension Russian {
    static func laterPhrase(_ phrase: LaterPhrase) -> Literal {
        switch phrase {
        case .welcomeLine: "Сет — три карты, у которых каждый признак одинаковый или разный у всех."
        case .welcomeShow: "Показать"
        case .welcomeDone: "Понятно"
        case .numberFeature: "Число"
        case .symbolFeature: "Фигура"
        case .shadingFeature: "Заливка"
        case .colorFeature: "Цвет"
        case .lastMatch: "Последний сет"
        case .tableLimit: "Максимум карт на столе"
        case .limitNone: "Без ограничения"
        case .limit24: "24"
        case .matchLeaves: "Убирать найденный сет"
        case .leavesOnTap: "При следующем касании"
        case .leavesByItself: "Автоматически"
        case .backTo12: "Возвращаться к 12 картам"
        case .autoDeal: "Сдавать автоматически, когда сета нет"
        case .clock: "Таймер и очки за скорость"
        case .style: "Стиль стола"
        case .styleClassic: "Классика"
        case .styleGlyphs: "Знаки"
        case .stylePhysics, .motionPhysics: "Физика"
        case .twoPlayers: "Вдвоём на этом устройстве"
        case .claimTime: "Секунд на поиск сета"
        case .theme: "Тема"
        case .themeAuto: "Как в системе"
        case .themeLight: "Светлая"
        case .themeDark: "Тёмная"
        case .motion: "Анимация"
        case .motionFly: "Полёт"
        case .motionStill: "Выключена"
        case .likeTheStyle: "Как в стиле стола"
        case .art: "Фигуры"
        case .artClassic: "Волна, ромб, овал"
        case .artShapes: "Круг, квадрат, треугольник"
        case .artGlyphs: "▲ ● ■ текстом"
        case .colorBlind: "Палитра для дальтоников"
        case .letterMark: "Буква цвета на картах"
        case .stripes: "Полосатые карты"
        case .stripesLines: "Полоски"
        case .stripesTint: "Бледный тон"
        case .route: "Откуда летят карты"
        case .routeAway: "Из-за края экрана"
        case .routeDeck: "Из колоды"
        case .language: "Язык"
        case .languageAuto: "Как в браузере"
        case .letterKeys: "Буквенные клавиши"
        case .enlarge: "Увеличивать карту в фокусе"
        case .penalties: "Штраф за ошибки"
        case .askNew: "Подтверждать новую игру"
        case .copyLink: "Скопировать ссылку на раздачу"
        case .share: "Поделиться раздачей"
        case .review: "Разбор"
        case .whichGame: "Игра"
        case .rules: "Правила"
        case .gameSet: "Сет"
        case .gameJunior: "Детский сет"
        case .gameUltraSet: "Ультрасет"
        case .gameChain: "Цепочка"
        case .gameAsks: "Игра, которая идёт, закончится."
        case .startGame: "Начать"
        case .keepGame: "Играть дальше"
        case .gameGroup: "Игра"
        case .cardsGroup: "Карты и цвета"
        case .motionGroup: "Анимация и звук"
        case .keysGroup: "Клавиши и язык"
        case .dealTitle: "Эта раздача"
        case .dealExplained:
            """
            У всех, кто играет одну раздачу, карты идут в одном порядке. Отправьте свою раздачу другу, введите его или \
            любой текст.
            """
        case .dealField: "Раздача"
        case .dealCopy: "Скопировать"
        case .dealPlay: "Сыграть эту раздачу"
        case .dealClose: "Закрыть"
        case .together: "Играть вместе"
        case .createRoom: "Создать комнату"
        case .roomLink: "Ссылка на комнату"
        case .copyRoomLink: "Скопировать"
        case .shareRoomLink: "Отправить"
        case .players: "Игроки"
        case .you: "вы"
        case .anotherName: "Другое имя"
        case .startTogether: "Начать"
        case .leaveRoom: "Выйти из комнаты"
        case .playAgain: "Ещё раз"
        case .returnToRoom: "Вернуться"
        }
    }
}

// MARK: Help, reviews and statistics

extension Russian {
    static func reportCaption(_ caption: ReportCaption) -> UTF8Text {
        switch caption {
        case .differences(let features): count(features, "отличие", "отличия", "отличий")
        case .points(let points): count(points: points)
        case .days(let days): count(days, "день", "дня", "дней")
        case .date(let day): "\(day.day) \(genitive(day).text) \(day.year)"
        case .month(let day): "\(month(day).text) \(day.year)"
        case .weekday(let number): weekday(number).text
        case .dayPlayed(let points, let time): "\(count(points: points))\(length(time))."
        case .dayBest(let points, let time): "Лучший результат: \(count(points: points)), \(Language.clock(time))."
        case .practiceAdded: "Тренировка добавлена."
        case .deleteGamesAndPractice(let games):
            "Удалить \(accusative(games: games)) и все тренировки? Отменить это нельзя."
        case .available(let time): "лежал \(Language.russian.seconds(time))"
        case .wins(let seat): "Победы игрока \(Int(seat.rawValue) + 1)"
        case .gamesAdded(let games): "\(added(games))."
        case .gamesNotStored(let games): "\(added(games)), но сохранить в браузере не удалось."
        case .deleteGames(let games): "Удалить \(accusative(games: games))? Отменить это нельзя."
        case .gamesLost(let games): "Не удалось прочитать \(accusative(games: games)). Копия сохранена."
        case .fileIsForeign: "В этом файле нет игр."
        case .fileIsOfOtherVersion: "Этот файл от другой версии."
        case .fileIsDamaged(let line): "Строка \(line) файла повреждена. Ничего не добавлено."
        case .gestureDeck(let cards): "Коснуться колоды: ещё \(count(cards: cards))"
        case .gestureSwipe(let cards): "Провести вниз: ещё \(count(cards: cards))"
        case .keySame(let features): "Следующая карта с таким же признаком: \(list(features))"
        case .bothPairsNeed(let card): "Ультрасет! Обеим парам нужна одна и та же карта: \(card)."
        }
    }

    /// Returns the names of features, separated by commas.
    static func list(_ features: [Feature]) -> UTF8Text {
        UTF8Text.joined(features.map { name($0).text }, by: ", ")
    }

    static func name(_ feature: Feature) -> Literal {
        switch feature {
        case .number: "число"
        case .symbol: "фигура"
        case .shading: "заливка"
        case .color: "цвет"
        }
    }

    static func matchCaption(_ caption: MatchCaption, _ kind: MatchKind) -> UTF8Text {
        switch caption {
        case .count(let matches): count(matches, kind)
        case .meanTime: "Среднее время на \(prefix(kind))сет"
        case .meanTimeOverGames: "Среднее время на \(prefix(kind))сет по играм"
        case .meanTimeByNumber: "Среднее время по числу \(prefix(kind))сетов на столе"
        case .fastestYet: "Рекордно быстрый \(prefix(kind))сет"
        case .timeOfEach: "Время на каждый \(prefix(kind))сет (чем ярче, тем больше отличий)"
        case .points: "За \(prefix(kind))сеты"
        case .moment(let time, let cards, let matches):
            "\(Language.clock(time)): \(count(cards: cards)), \(count(matches, kind))"
        case .others(let matches): "На столе ещё \(count(matches, kind))"
        case .task: task(kind).text
        case .rule(let features): rule(kind, list(features))
        case .scoring:
            """
            \(match(kind)) даёт 10 очков и ещё до 30 за скорость. Ошибка стоит 10 очков, столько же — сдать карты, когда на \
            столе есть \(prefix(kind))сет.
            """
        case .exercises: "Дополните \(prefix(kind))сет"
        case .exerciseAsks:
            "Какая карта составит \(prefix(kind))сет с этими \(kind == .set ? "двумя" : "тремя" as Literal)?"
        case .nearMisses: "Почти \(prefix(kind))сеты"
        case .twoClaim: twoClaim(kind).text
        case .twoDeal(let cards):
            """
            \(kind == .set ? "Сета нет?" : "Не видите ультрасета?" as Literal) Нажмите «Ещё \(cards)»: это бесплатно, но 8 секунд первым \
            ищет другой. Если за 3 секунды нажали оба, хода нет ни у кого.
            """
        }
    }

    static func count(_ matches: Int, _ kind: MatchKind) -> UTF8Text {
        switch kind {
        case .set: count(sets: matches)
        case .ultraSet: count(matches, "ультрасет", "ультрасета", "ультрасетов")
        }
    }

    private static func task(_ kind: MatchKind) -> Literal {
        switch kind {
        case .set: "Выберите три карты, которые составляют сет."
        case .ultraSet:
            "Выберите четыре карты, которые составляют ультрасет: две пары, которым до сета не хватает одной и той же карты."
        }
    }

    private static func rule(_ kind: MatchKind, _ features: UTF8Text) -> UTF8Text {
        switch kind {
        case .set:
            """
            По каждому признаку (\(features)) три карты должны быть все одинаковыми или все разными. \
            Если две совпадают, а третья нет, это не сет.
            """
        case .ultraSet:
            """
            В сете из трёх карт каждый признак (\(features)) у всех одинаковый или у всех разный, поэтому любым двум картам не \
            хватает ровно одной. Если двум парам не хватает одной и той же, эти четыре карты — ультрасет. Недостающая карта \
            может быть где угодно, даже на столе.
            """
        }
    }

    private static func twoClaim(_ kind: MatchKind) -> Literal {
        switch kind {
        case .set:
            """
            Включите игру вдвоём в настройках. Видите сет? Нажмите «Сет!» и за 5 секунд выберите карты. Время можно изменить \
            в настройках: от 3 до 10 секунд или без ограничения.
            """
        case .ultraSet:
            """
            Включите игру вдвоём в настройках. Видите ультрасет? Нажмите «Сет!» и за 8 секунд выберите карты. Время можно \
            изменить в настройках: до 10 секунд или без ограничения.
            """
        }
    }

    /// Returns the time of a game, to follow its points.
    static func length(_ time: Milliseconds?) -> UTF8Text {
        guard let time else { return UTF8Text() }
        return " за \(Language.clock(time))"
    }

    static func month(_ day: Day) -> Literal {
        switch day.month {
        case 1: "Январь"
        case 2: "Февраль"
        case 3: "Март"
        case 4: "Апрель"
        case 5: "Май"
        case 6: "Июнь"
        case 7: "Июль"
        case 8: "Август"
        case 9: "Сентябрь"
        case 10: "Октябрь"
        case 11: "Ноябрь"
        default: "Декабрь"
        }
    }

    /// Returns the name of a month as it follows the number of a day.
    static func genitive(_ day: Day) -> Literal {
        switch day.month {
        case 1: "января"
        case 2: "февраля"
        case 3: "марта"
        case 4: "апреля"
        case 5: "мая"
        case 6: "июня"
        case 7: "июля"
        case 8: "августа"
        case 9: "сентября"
        case 10: "октября"
        case 11: "ноября"
        default: "декабря"
        }
    }

    static func weekday(_ number: Int) -> Literal {
        switch number {
        case 0: "Пн"
        case 1: "Вт"
        case 2: "Ср"
        case 3: "Чт"
        case 4: "Пт"
        case 5: "Сб"
        default: "Вс"
        }
    }

    static func reportPhrase(_ phrase: ReportPhrase) -> Literal {
        switch phrase {
        case .match: "Сет!"
        case .soloGames: "Один игрок"
        case .gamesOfTwo: "Два игрока"
        case .gamesTogether: "По сети"
        case .gamesWon: "Победы"
        case .cheatedGames: "С подсказками"
        case .whichGames, .games: "Игры"
        case .noGamesYet: "Законченных игр такого вида пока нет."
        case .bestScore: "Лучший счёт"
        case .meanScore: "Средний счёт"
        case .bestTime: "Самая быстрая игра"
        case .meanTime: "Среднее время"
        case .draws: "Ничьи"
        case .bestScoreYet: "Рекорд по очкам"
        case .fastestGameYet: "Рекорд по времени"
        case .scoreOverGames: "Счёт по играм"
        case .timeByKind: "Среднее время по числу отличий"
        case .timeByFeature: "Среднее время по отличающемуся признаку"
        case .dailyGames: "Раздачи дня"
        case .practice: "Тренировка"
        case .noPracticeYet: "Тренировок пока не было."
        case .answers: "Ответы"
        case .rightAnswers: "Верно"
        case .meanAnswerTime: "Среднее время"
        case .practiceDays: "Дней с тренировкой"
        case .paceOverDays: "Время верного ответа по дням"
        case .errorsOverDays: "Ошибки по дням"
        case .practiceTimeByKind: "Время по числу отличий"
        case .practiceErrorsByKind: "Ошибки по числу отличий"
        case .practiceTimeByFeature: "Время по отличающемуся признаку"
        case .practiceErrorsByFeature: "Ошибки по отличающемуся признаку"
        case .streak: "Дней подряд"
        case .longestStreak: "Самая длинная серия"
        case .daysPlayed: "Сыграно дней"
        case .dayNotPlayed: "ещё не сыграно."
        case .playDay: "Играть"
        case .playDayAgain: "Сыграть ещё раз"
        case .shareResult: "Поделиться результатом"
        case .calendarMonth: "Месяц"
        case .courseOfGame: "Ход игры"
        case .moment: "Момент"
        case .pointsOfSpeed: "За скорость"
        case .pointsOfMistakes: "Ошибки"
        case .pointsOfDeals: "Карты сданы зря"
        case .pointsOfClaims: "Не успели найти"
        case .finishedGames: "Прошлые игры"
        case .export: "Сохранить в файл"
        case .importGames: "Добавить из файла"
        case .clear: "Удалить всё"
        case .clearYes: "Удалить"
        case .clearNo: "Оставить"
        case .lessonNext: "Дальше"
        case .allTheSame: "совпадает"
        case .allDifferent: "различается"
        case .listOfKeys: "Клавиши"
        case .keyClaim: "Назвать сет: левый Shift или Z (Я) — игрок 1, правый Shift или M (Ь) — игрок 2"
        case .keyArrows: "Переход между картами"
        case .keyEnds: "Первая карта, последняя карта"
        case .keyChoose: "Выбрать карту"
        case .keyTable: "Прочитать карты по рядам"
        case .keyNumbers: "Прочитать очки и остаток колоды"
        case .keyPlace: "Прочитать, где я"
        case .keyChosen: "Прочитать выбранные карты"
        case .keyAgain: "Повторить последнее сообщение"
        case .keyEscape: "Снять выбор или закрыть"
        case .keyHelp: "Показать эту справку"
        case .sound: "Звук"
        case .volume: "Громкость"
        case .vibration: "Вибрация"
        case .trySound: "Проверить звук"
        case .gestures: "Жесты"
        case .points: "Очки"
        case .styles: "Три стиля стола"
        case .stylesAre:
            """
            Классика: фигуры как в настольной игре. Знаки: фигуры текстом, не больше 24 карт. Физика: карты сталкиваются и \
            отскакивают, не больше 24. Стиль можно выбрать в настройках.
            """
        case .twoMistake:
            """
            За ошибку или если время вышло — минус 10 очков, а другой игрок получает свободный ход на 10 секунд: без кнопки \
            и без штрафа.
            """
        case .juniorCards: "Все 27 карт сплошные, так что на заливку смотреть не нужно."
        case .ultraSetPictures: "На картинках недостающая карта — в пунктирной рамке."
        case .ultraSetAlways: "Среди любых десяти карт есть ультрасет, поэтому сдавать карты не нужно."
        case .chainLinks:
            """
            Первым может быть любой сет. Последний сет лежит рядом со столом, и каждый следующий берёт ровно одну его карту \
            и две карты со стола.
            """
        case .ultraSetTip: "Возьмите две карты, представьте недостающую и поищите ещё две, которым нужна она же."
        case .gestureTurn: "Повернуть двумя пальцами: перемешать"
        }
    }
}
