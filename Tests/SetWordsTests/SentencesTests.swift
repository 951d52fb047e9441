import PlainText
import SetLanguages
import SetRules
import SetTable
import Testing

@testable import SetWords

@Suite("Sentences")
struct SentencesTests {
    @Test(
        "are these in English and in Russian",
        arguments: [
            (Message.found(points: 38, by: nil, tapGoesOn: false), "Set! +38.", "Сет! +38."),
            (
                Message.found(points: 38, by: nil, tapGoesOn: true), "Set! +38. Tap any card to go on.",
                "Сет! +38. Коснитесь любой карты, чтобы продолжить."
            ),
            (Message.found(points: 0, by: nil, tapGoesOn: false), "Set!", "Сет!"),
            (Message.found(points: 34, by: .second, tapGoesOn: false), "Player 2: Set! +34.", "Игрок 2: сет! +34."),
            (Message.dealt(count: 3, cost: 0), "3 more cards.", "Ещё 3 карты."),
            (
                Message.dealt(count: 3, cost: 10), "3 more cards. −10: there was a set.",
                "Ещё 3 карты. −10: на столе был сет."
            ),
            (Message.dealtAutomatically(count: 3), "No set here: 3 more cards.", "Сета нет: ещё 3 карты."),
            (.pattern(.noMatch), "No set here. Dealing is free.", "Сета нет. Сдать карты можно без штрафа."),
            (.phrase(.deselected), "Selection cleared.", "Выбор снят."),
            (
                Message.gameOver(points: 412, time: 461_999), "Game over: 412 points in 7:41.",
                "Игра окончена: 412 очков за 7:41."
            ),
            (Message.gameOver(points: -1, time: nil), "Game over: −1 point.", "Игра окончена: −1 очко."),
            (
                Message.won(.second, points: 90, to: -10), "Game over: Player 2 wins, 90 to −10.",
                "Игра окончена: победил игрок 2, 90 : −10."
            ),
            (Message.draw(points: 80), "Game over: a draw, 80 each.", "Игра окончена: ничья, 80 : 80."),
            (
                Message.claimed(.first, seconds: 5), "Player 1: find your set! 5 seconds.",
                "Игрок 1, ищите сет! 5 секунд."
            ),
            (
                Message.claimRanOut(.first), "Time's up, Player 1. Free turn for Player 2.",
                "Игрок 1, время вышло. Свободный ход: игрок 2."
            ),
            (
                Message.dealtBy(.first), "Player 1 dealt. Player 2 looks first, or deals too.",
                "Игрок 1 сдал карты. Игрок 2 ищет первым или тоже сдаёт."
            ),
            (Message.foundByOther(Sample.name, points: 31), "Curious Panda: Set! +31.", "Добрый Пингвин: сет! +31."),
            (
                Message.beaten(by: Sample.name, late: 120), "Curious Panda beat you by 0.12 s.",
                "Добрый Пингвин быстрее на 0,12 с."
            ),
            (
                Message.wonYourself(points: 90, to: -10), "Game over: you win, 90 to −10.",
                "Игра окончена: вы победили, 90 : −10."
            ),
            (Message.linkUnknown("x=1"), "Ignored from your link: x=1.", "Непонятно в ссылке: x=1."),
        ] as [(Message, String, String)])
    func messages(message: Message, english: String, russian: String) {
        #expect(Language.english.text(message) == english)
        #expect(Language.russian.text(message) == russian)
    }

    @Test(
        "on figures and buttons are these in English and in Russian",
        arguments: [
            (.deck(69, deal: 3), "Deck: 69 cards left. Deal 3 more", "Колода: 69 карт. Ещё 3 карты"),
            (.deck(1, deal: 1), "Deck: 1 card left. Deal 1 more", "Колода: 1 карта. Ещё 1 карта"),
            (.dealMore(2), "Deal 2 More Cards", "Ещё 2 карты"), (.dealMore(1), "Deal 1 More Card", "Ещё 1 карта"),
            (.deal(2), "Deal 2", "Ещё 2"),
            (.lastMatch("a", .set), "Last set: a", "Последний сет: a"),
            (.lastMatch("a", .ultraSet), "Last UltraSet: a", "Последний ультрасет: a"),
            (.cell(row: 2, column: 3), "row 2, column 3", "ряд 2, столбец 3"),
            (.row(1, "a"), "Row 1: a.", "Ряд 1: a."),
            (.left("a"), "Gone: a.", "Ушли: a."),
            (.came("a"), "New: a.", "Новые: a."),
            (.score(-10), "Score −10.", "Очки: −10."),
            (.scores(3, -10), "Player 1: 3. Player 2: −10.", "Игрок 1: 3. Игрок 2: −10."),
            (.cardsLeft(1), "1 card in the deck.", "В колоде 1 карта."),
            (.chosen(""), "No cards selected.", "Ничего не выбрано."),
            (.chosen("a"), "Selected: a.", "Выбраны: a."),
        ] as [(Caption, String, String)])
    func captions(caption: Caption, english: String, russian: String) {
        #expect(Language.english.text(caption) == english)
        #expect(Language.russian.text(caption) == russian)
    }

    @Test(
        "in reviews and statistics are these in English and in Russian",
        arguments: [
            (.differences(4), "4 differences", "4 отличия"), (.points(-10), "−10 points", "−10 очков"),
            (.available(4249), "on the table for 4.2 s", "лежал 4,2 с"),
            (
                .slower(when: .shading, by: 2149), "You are 2.1 s slower when shadings differ.",
                "Разные заливки замедляют вас на 2,1 с."
            ),
            (.wins(.first), "Won by Player 1", "Победы игрока 1"),
            (
                .deleteGames(212), "Delete all 212 games? This can't be undone.",
                "Удалить 212 игр? Отменить это нельзя."
            ),
            (.deleteGames(1), "Delete 1 game? This can't be undone.", "Удалить 1 игру? Отменить это нельзя."),
            (.gamesAdded(1), "1 game added.", "Добавлена 1 игра."),
            (.gamesAdded(3), "3 games added.", "Добавлено 3 игры."),
            (.gestureDeck(3), "Tap the deck: 3 more cards", "Коснуться колоды: ещё 3 карты"),
            (.gestureSwipe(2), "Swipe down: 2 more cards", "Провести вниз: ещё 2 карты"),
            (
                .keySame(CardKind.set.features), "Next card with the same number, symbol, shading or colour",
                "Следующая карта с таким же признаком: число, фигура, заливка, цвет"
            ),
            (
                .keySame([.number, .symbol, .color]), "Next card with the same number, symbol or colour",
                "Следующая карта с таким же признаком: число, фигура, цвет"
            ),
        ] as [(ReportCaption, String, String)])
    func reportCaptions(caption: ReportCaption, english: String, russian: String) {
        #expect(Language.english.text(caption) == english)
        #expect(Language.russian.text(caption) == russian)
    }

    @Test(
        "about matches name the kind of match, in English and in Russian",
        arguments: [
            (.moment(61_000, cards: 12, matches: 1), .set, "1:01: 12 cards, 1 set", "1:01: 12 карт, 1 сет"),
            (
                .moment(0, cards: 12, matches: 22), .ultraSet, "0:00: 12 cards, 22 UltraSets",
                "0:00: 12 карт, 22 ультрасета"
            ),
            (.others(1), .set, "1 other set on the table", "На столе ещё 1 сет"),
            (.others(5), .ultraSet, "5 other UltraSets on the table", "На столе ещё 5 ультрасетов"),
            (.meanTime, .set, "Average time per set", "Среднее время на сет"),
            (.meanTime, .ultraSet, "Average time per UltraSet", "Среднее время на ультрасет"),
            (
                .meanTimeByNumber, .set, "Average time by number of sets on the table",
                "Среднее время по числу сетов на столе"
            ),
            (.fastestYet, .ultraSet, "New fastest UltraSet", "Рекордно быстрый ультрасет"),
            (.points, .set, "Sets", "За сеты"), (.points, .ultraSet, "UltraSets", "За ультрасеты"),
            (.exercises, .set, "Complete the set", "Дополните сет"),
            (
                .exerciseAsks, .set, "Which card makes a set with these two?",
                "Какая карта составит сет с этими двумя?"
            ),
            (
                .exerciseAsks, .ultraSet, "Which card makes an UltraSet with these three?",
                "Какая карта составит ультрасет с этими тремя?"
            ),
            (.nearMisses, .set, "Near misses", "Почти сеты"),
            (.task, .set, "Select three cards that make a set.", "Выберите три карты, которые составляют сет."),
            (
                .scoring, .set,
                "A set scores 10, plus up to 30 for speed. A mistake costs 10, and so does dealing while there's a set.",
                "Сет даёт 10 очков и ещё до 30 за скорость. Ошибка стоит 10 очков, столько же — сдать карты, когда на столе есть сет."
            ),
            (
                .rule(CardKind.set.features), .set,
                "For each feature (number, symbol, shading, colour), the three cards must be all the same or all different. If two match and the third doesn't, it's not a set.",
                "По каждому признаку (число, фигура, заливка, цвет) три карты должны быть все одинаковыми или все разными. Если две совпадают, а третья нет, это не сет."
            ),
            (
                .twoDeal(3), .set,
                "No set? Press Deal 3: it's free, and the other player gets 8 seconds to look first. If you both press it within 3 seconds, neither gets a free turn.",
                "Сета нет? Нажмите «Ещё 3»: это бесплатно, но 8 секунд первым ищет другой. Если за 3 секунды нажали оба, хода нет ни у кого."
            ),
        ] as [(MatchCaption, MatchKind, String, String)])
    func matchCaptions(caption: MatchCaption, kind: MatchKind, english: String, russian: String) {
        #expect(Language.english.text(caption, kind) == english)
        #expect(Language.russian.text(caption, kind) == russian)
    }

    @Test("name the fastest match and the matches found as the game does")
    func labels() {
        let labels: [(Message, MatchKind, String, String)] = [
            (.pattern(.matchesFound), .set, "Sets", "Сеты"),
            (.pattern(.matchesFound), .ultraSet, "UltraSets", "Ультрасеты"),
            (.pattern(.fastestMatch), .set, "Fastest set", "Самый быстрый сет"),
            (.pattern(.fastestMatch), .ultraSet, "Fastest UltraSet", "Самый быстрый ультрасет"),
        ]
        for (message, kind, english, russian) in labels {
            #expect(Language.english.text(of: message, Appearance(), kind).string == english)
            #expect(Language.russian.text(of: message, Appearance(), kind).string == russian)
        }
    }

    @Test(
        "have the plural forms of Russian",
        arguments: [
            (0, "0 очков"), (1, "1 очко"), (2, "2 очка"), (4, "4 очка"), (5, "5 очков"), (11, "11 очков"),
            (12, "12 очков"), (14, "14 очков"), (20, "20 очков"), (21, "21 очко"), (22, "22 очка"),
            (101, "101 очко"), (111, "111 очков"), (112, "112 очков"), (-1, "−1 очко"), (-12, "−12 очков"),
        ])
    func plurals(number: Int, text: String) {
        #expect(Language.russian.text(.points(number)) == text)
    }

    @Test("tell times as a clock does, and in seconds with a decimal")
    func times() {
        #expect(Language.clock(0).string == "0:00" && Language.clock(61_999).string == "1:01")
        #expect(Language.clock(3_600_000).string == "60:00")
        #expect(Language.english.seconds(3249).string == "3.2 s" && Language.english.seconds(3250).string == "3.3 s")
        #expect(Language.russian.seconds(50).string == "0,1 с")
    }

    @Test("name the cards that Cheat marks")
    func hint() throws {
        let set = try #require(Sample.set)
        #expect(
            Language.english.text(.hinted(CardGroup(set)))
                == "Here's a set, for 0 points: one solid red squiggle, one solid green squiggle, one solid purple squiggle."
        )
        #expect(
            Language.russian.text(.hinted(CardGroup(set)))
                == "Вот сет (за него 0 очков): одна сплошная красная волна, одна сплошная зелёная волна, одна сплошная фиолетовая волна."
        )
    }

    @Test("tell of a set, feature by feature, why it is one")
    func explained() throws {
        let set = try #require(Sample.set)
        #expect(
            Language.english.agreements(set).string
                == "Set! Number: all the same; Symbol: all the same; Shading: all the same; Colour: all different")
    }
}
