# The words of Tercet in Russian. en.ftl explains the messages and their variables.

## language: for the build alone

language-name = Русский
plural-rule = east-slavic

## first: needed before the first card can be played

direction = ltr

# Numbers
decimal-mark = ,
seconds = { $seconds } с

# Buttons and numbers of the game
new-game = Новая игра
cheat = Подсказка
reshuffle = Смешать
pause = Пауза
settings = Настройки
help = Как играть
my-game = Моя игра
close = Закрыть
undo = Отменить
resume = Продолжить
update = Обновить
score = Очки
cards-in-deck = Колода
sets-found = Сеты
time = Время
deal-id = Раздача
table = Карты на столе
no-set-yet = Сетов пока нет
no-ultra-set-yet = Ультрасетов пока нет
no-ghost-yet = Призраков пока нет
no-quad-yet = Квартетов пока нет
no-match-yet = Наборов пока нет
player-1 = Игрок 1
player-2 = Игрок 2
claim = Сет!

# Another tab, and failures
played-elsewhere = Вы играете в другой вкладке.
play-here = Играть здесь
stopped = Произошёл сбой.
reload = Перезагрузить
start-new-game = Начать новую игру
copy-report = Скопировать отчёт

# Two players
give-up = Пас
wait = Ждите

# Dialogs
statistics = Статистика
daily = Раздача дня
puzzle-of-day = Задача дня
practice = Тренировка

# Cards. The wave is feminine, the heart is neuter, and all other symbols are masculine. From two to four the noun is in the
# genitive singular and its adjectives are in the plural: nominative for the wave, genitive for the others.
card = { $symbol ->
    [squiggle] { $number ->
        [1] одна { shading-of-wave }{ color-feminine } волна
        [2] две { shading-of-waves }{ color-plural } волны
        [3] три { shading-of-waves }{ color-plural } волны
       *[4] четыре { shading-of-waves }{ color-plural } волны
    }
   *[other] { $number ->
        [1] { one-of-symbol } { symbol }
        [2] два { shading-of-some }{ color-genitive } { symbol-genitive }
        [3] три { shading-of-some }{ color-genitive } { symbol-genitive }
       *[4] четыре { shading-of-some }{ color-genitive } { symbol-genitive }
    }
}{ frame-of-card }
face-down-card = карта рубашкой вверх
# A card of dots. $number: how many dots. $names: their numbers by place, separated by commas.
card-of-dots = { $number ->
    [one] точка { $names }
    [few] точки { $names }
   *[many] точки { $names }
}
initial = { $color ->
    [red] К
    [green] З
    [purple] Ф
    [turquoise] Б
    [blue] С
    [brown] К
   *[orange] О
}

# Why three cards aren't a set
value-symbol = { $place ->
    [pair] { symbols }
   *[single] { symbol }
}
value-shading = { $place ->
    [pair] { shading-plural }
   *[single] { shading-feminine }
}
value-color = { $place ->
    [pair] { color-plural }
   *[single] { color-feminine }
}
value-frame = { frame }
reason-number = на двух по { $two }, на одной { $one }
reason-symbol = на двух { $two }, на одной { $one }
reason-shading = две { $two }, одна { $one }
reason-color = две { $two }, одна { $one }
reason-frame = две { $two }, одна { $one }

# Messages about a game
found = { Match }!{ gain }{ go-on }
found-by = Игрок { $player }: { match }!{ gain }{ go-on }
not-set = Это не сет: { $reasons }.
not-ultra-set = Это не ультрасет: парам нужны разные карты: { $first } и { $second }.
not-linked = Это сет, но нужна ровно одна карта последнего сета.
ultra-set-not-linked = Это ультрасет, но нужны ровно две карты последнего ультрасета.
not-ghost = Не призрак: не сходится { $names }.
not-quad = Не квартет: не сходится { $names }.
# $names: the dots, as in the name of a card.
has-odd-dots = Не набор. На нечётном числе карт: { $names }.
found-before = Этот сет уже найден.
sets-left = осталось: { $count }
dealt = Ещё { count-of-cards }.
dealt-for-points = Ещё { count-of-cards }. −{ $cost }: на столе был { match }.
dealt-automatically = { Match }а нет: ещё { count-of-cards }.
dealt-by = Игрок { $player } сдал карты. Игрок { $other } ищет первым или тоже сдаёт.
agreed-to-deal = Карты сдали оба. Назвать { match } может любой.
claimed = Игрок { $player }, ищите { match }!
claimed-for = Игрок { $player }, ищите { match }! { count-of-seconds }.
claim-ran-out = Игрок { $player }, время вышло. Свободный ход: игрок { $other }.
claim-given-up = Игрок { $player } пасует. Свободный ход: игрок { $other }.
free-turn = Свободный ход: игрок { $player }. Нажимать «Сет!» не нужно.
turn-ran-out = Игрок { $player }, время вышло.
turn-given-up = Игрок { $player } пасует.
turn-of = Сейчас ходит игрок { $player }.
reshuffled = Карты перемешаны.
hinted = { $kind ->
    [ghost] Вот { match } (за него 0 очков).
   *[set] Вот { match } (за него 0 очков): { $cards }.
}
hinted-feature = Ищите сет: { $agreements }.
hinted-card = Одна из карт этого сета: { $cards }.
no-match = { $kind ->
    [even] Другого набора нет.
   *[set] { Match }а нет. Сдать карты можно без штрафа.
}
deselected = Выбор снят.
game-over = Игра окончена: { count-of-points }.
game-over-after = Игра окончена: { count-of-points } за { $time }.
won = Игра окончена: победил игрок { $player }, { $points } : { $lower }.
draw = Игра окончена: ничья, { $points } : { $points }.
new-game-begun = Новая игра.
new-game-for-players = Новая игра. «Отменить» вернёт прежнюю.
new-game-asks = Нажмите «Новая игра» ещё раз, чтобы закончить эту игру.
still-loading = Минутку: ещё загружается.
paused = Пауза. Нажмите «Продолжить».
resumed = Игра продолжается.
deal-undone = Карты возвращены в колоду.
new-game-undone = Прежняя игра возвращена.
game-is-over = Игра окончена. Начните новую.
deck-is-empty = Колода пуста.
table-is-full = Больше карт нельзя, но { match } на столе есть: ищите.
nothing-to-undo = Отменять нечего.
no-cheat = Вдвоём играют без подсказок.
deal-is-theirs = У каждого игрока своя кнопка «Ещё».
nobody-claimed = Сначала нажмите свою кнопку «Сет!».
card-was-gone = Поздно: этой карты уже нет.
welcome = { $kind ->
    [ultraSet] Коснитесь четырёх карт, которые составляют ультрасет.
    [ghost] Коснитесь шести карт, которые составляют призрак.
    [quad] Коснитесь четырёх карт, которые составляют квартет.
    [line] Коснитесь трёх карт, которые составляют набор.
    [even] Коснитесь не менее чем трёх карт, которые составляют набор.
   *[set] Коснитесь трёх карт, которые составляют сет.
}
link-copied = Ссылка скопирована.
link-not-copied = Ссылку не удалось скопировать. Вот она: { $link }

# Saves, tabs and links
save-damaged = Не удалось прочитать сохранение. Копия осталась, начата новая игра.
save-damaged-and-kept = Не удалось прочитать сохранение, оно не тронуто. Эта игра не сохраняется.
save-of-newer-version = Игру сохранила более новая версия. Обновите страницу.
starts-failed = Игра дважды не запустилась. Сохранение отложено, начата новая игра.
interrupted-game-damaged = Не удалось прочитать вашу прежнюю игру. Копия осталась, эта игра продолжается.
cannot-save = Браузер не может сохранить игру. Если закрыть страницу, игра пропадёт.
link-not-saved = Для двух игр не хватает места: ваша сохранена, эта раздача — нет.
played-in-other-tab = Эту игру продолжили в другой вкладке.
link-deal = Раздача из вашей ссылки.
link-has-no-deal = Раздача в ссылке указана неверно.
back-from-link = Снова ваша игра.
link-unknown = Непонятно в ссылке: { $text }.
daily-deal = Раздача дня: { $day }.
daily-puzzle = Задача дня: { $day }.
link-has-no-day = На дату из ссылки раздачи нет.
link-has-no-puzzle = На дату из ссылки задачи нет.
offline = Вы не в сети. Ваше место сохранено.

# Labels with numbers
matches-counted = { $matches ->
    [one] { match }
    [few] { match }а
   *[many] { match }ов
}
deck = Колода: { count-of-cards }{ $deal ->
    [0] { "" }
    [one] { ". " }Ещё { $deal } карта
    [few] { ". " }Ещё { $deal } карты
   *[many] { ". " }Ещё { $deal } карт
}
deal-more = Ещё { count-of-cards }
deal = Ещё { $cards }
last-match-names = Последний { match }: { $names }
cell = ряд { $row }, столбец { $column }
row = Ряд { $row }: { $names }.
gone = Ушли: { $names }.
came = Новые: { $names }.
player = Игрок { $player }
score-is = Очки: { $points }.
scores-are = Игрок 1: { $points }. Игрок 2: { $lower }.
cards-left = В колоде { count-of-cards }.
none-selected = Ничего не выбрано.
selected = Выбраны: { $names }.

## later: needed after that

# Play and More
play = Играть
more = Ещё
two-players = Игра вдвоём
back-to-my-game = Вернуться к моей игре
play-a-deal = Сыграть раздачу по номеру
two-off = Лицом к лицу на этом устройстве
two-on = Закончить игру вдвоём
make-room = Создайте комнату и отправьте ссылку
not-played-today = Ещё не сыграна
practice-share = верно { $percent } %
streak-of-days = серия { $count }
mode-room = Комната: { $name }
mode-daily = Раздача дня · { short-date }
mode-daily-streak = Раздача дня · { short-date } · серия { $count }
mode-puzzle = Задача · { short-date }
mode-puzzle-streak = Задача · { short-date } · серия { $count }
mode-junior-puzzle = Детская задача · { short-date }
mode-junior-puzzle-streak = Детская задача · { short-date } · серия { $count }

# The first visit
# $kind
coach-asks = { these }. { which }?
coach-asks-about = { these }: { $cards }. { with-which } выйдет { match }?
coach-turns = Эти карты — сет: откройте их.
your-turn = Теперь ваш ход.

# The reasons why three cards aren't a set
number-feature = Число
symbol-feature = Фигура
shading-feature = Заливка
color-feature = Цвет
frame-feature = Рамка

# The cards beside the table in games whose matches share cards
found-sets = Найденные
also-there = Тогда на столе были ещё
nothing-else = Больше показать нечего.
last-match = Последний сет

# Groups of settings
look-group = Вид
rules-group = Правила
feel-group = Движение и звук
advanced-group = Дополнительно

# Settings
setting-limit = Максимум карт на столе
setting-claim-none = Без ограничения
setting-limit-none = Без ограничения
setting-limit-24 = 24
setting-leaves = Убирать найденный сет
setting-leaves-tap = При следующем касании
setting-leaves-itself = Автоматически
setting-backto12 = Возвращаться к 12 картам
setting-autodeal = Сдавать автоматически, когда сета нет
setting-clock = Таймер и очки за скорость
style = Стиль стола
style-classic = Классика
style-glyphs = Знаки
style-physics = Физика
setting-players = Вдвоём на этом устройстве
setting-beside = Сидят рядом
setting-claim = Секунд на поиск сета
setting-theme = Тема
setting-theme-auto = Как в системе
setting-theme-light = Светлая
setting-theme-dark = Тёмная
setting-motion = Анимация
setting-motion-fly = Полёт
setting-motion-physics = Физика
setting-motion-still = Выключена
setting-art-auto = Как в стиле стола
setting-motion-auto = Как в стиле стола
setting-art = Фигуры
setting-art-classic = Волна, ромб, овал
setting-art-shapes = Круг, квадрат, треугольник
setting-art-glyphs = ▲ ● ■ текстом
setting-colorblind = Палитра для дальтоников
setting-lettermark = Буква цвета на картах
setting-stripes = Полосатые карты
setting-stripes-lines = Полоски
setting-stripes-tint = Бледный тон
setting-from = Откуда летят карты
setting-from-away = Из-за края экрана
setting-from-deck = Из колоды
setting-lang = Язык
setting-lang-auto = Как в браузере
setting-letterkeys = Буквенные клавиши
setting-cardkeys = Клавиша для каждой карты
setting-enlarge = Увеличивать карту в фокусе
setting-hand = Рука, держащая телефон
setting-hand-right = Правая
setting-hand-left = Левая
setting-penalties = Штраф за ошибки
setting-asknew = Подтверждать новую игру
copy-link = Скопировать ссылку на раздачу
share = Поделиться раздачей

# The end of a game
review = Разбор

# The games
which-game = Игра
game-set = Сет
game-junior = Детский сет
game-ultra-set = Ультрасет
game-chain = Цепочка
game-ultra-9 = Ультрасет 9
game-ultra-chain = Ультрасет-цепочка
game-ghost = Призрак
game-puzzle = Задача
game-junior-puzzle = Детская задача
game-shuffle = Перетасовка
game-memory = Память
game-mega = Мегасет
game-quads = Квартеты
game-junior-quads = Детские квартеты
game-projective = Проектив
game-pro-set = Просет
games-easier = Попроще
games-four = Четыре карты
games-chains = Цепочки
games-experts = Для знатоков
rules = Правила
game-asks = Игра, которая идёт, закончится.
start-game = Начать
keep-game = Играть дальше

# The deal
deal-title = Эта раздача
deal-explained = У всех, кто играет одну раздачу, карты идут в одном порядке. Отправьте свою раздачу другу, введите его или любой текст.
deal-field = Раздача
deal-copy = Скопировать
deal-play = Сыграть эту раздачу

# Together
together = Играть вместе
create-room = Создать комнату
room-link = Ссылка на комнату
copy-room-link = Скопировать
share-room-link = Отправить
players = Игроки
you = вы
your-name = Ваше имя
free-seat = Свободное место
ready = Я в деле
start-together = Начать
rematch = Реванш
leave-room = Выйти из комнаты
return-to-room = Вернуться
play-again = Ещё раз
share-picture = Поделиться картинкой

# Messages of rooms, practice and daily deals
result-copied = Результат скопирован.
result-not-copied = Результат не удалось скопировать. Вот он: { $text }
asks-completion = Какая карта составит сет с этими двумя?
asks-recognition = Эти три карты — сет?
answer-set = Сет
answer-no-set = Не сет
practice-exercise = Упражнение
practice-both = Оба упражнения
practice-completion = Дополните сет
practice-recognition = Сет или нет?
practice-not-stored = Браузер не может сохранить ответы.
practice-score = Верно { $right } из { $count }
practice-score-and-pace = Верно { $right } из { $count } · в среднем { $seconds }
answered-right = Верно, за { $seconds }.
set-missed = Это сет: { $agreements }.
agreement-number = { $same ->
    [yes] число одинаковое
   *[no] числа разные
}
agreement-symbol = { $same ->
    [yes] фигура одинаковая
   *[no] фигуры разные
}
agreement-shading = { $same ->
    [yes] заливка одинаковая
   *[no] заливки разные
}
agreement-color = { $same ->
    [yes] цвет одинаковый
   *[no] цвета разные
}
agreement-frame = { $same ->
    [yes] рамка одинаковая
   *[no] рамки разные
}
found-by-other = { $name }: { match }!{ gain }
beaten-by = { $name } быстрее на { $seconds }.
beaten = На { $seconds } позже.
cards-were-gone = Поздно: этих карт уже нет.
room-waits = { $players ->
    [1] Пока здесь только вы. Отправьте ссылку друзьям.
    [one] Здесь { $players } игрок. Начните, когда соберутся все.
    [few] Здесь { $players } игрока. Начните, когда соберутся все.
   *[many] Здесь { $players } игроков. Начните, когда соберутся все.
}
room-watched = Вы зритель. После этой игры место будет и для вас.
full-room-watched = Вы зритель: все места заняты.
game-begins = Поехали! Кто первым найдёт { match }, тот его и берёт.
together-explained = Каждый играет на своём устройстве, за общим столом. Создайте комнату и отправьте ссылку друзьям.
entering-room = Входим в комнату…
connection-lost = Связь прервалась: подключаемся снова.
connection-back = Связь восстановлена.
no-together-server = Чтобы играть вместе, нужен сервер Tercet: его здесь нет, или нет связи.
no-such-room = Такой комнаты нет, или она закрыта.
link-has-no-room = Комната в ссылке указана неверно.
page-too-old = Страница устарела. Обновите её, чтобы играть вместе.
server-busy = Сервер занят. Попробуйте через минуту.
needs-two-players = Нужно хотя бы два игрока.
won-together = Игра окончена: победил { $name }, { $points } : { $lower }.
won-yourself = Игра окончена: вы победили, { $points } : { $lower }.
claim-waits = { Match } отправлен. Решение будет, когда вы снова будете в сети.
claim-was-blocked = Не засчитано: вы ещё ждали после ошибки.
player-away = { $name } не в сети. Место сохранено.
player-back = { $name } снова в сети.
starts-in = Игра начнётся через { $count }.
rematch-in = Реванш через { $count }
wants-rematch = { $name } хочет реванш.
agreed-to-rematch = Вы согласны. Начнём, как только согласятся все, или через несколько секунд.
react = Реакция
reaction = { $count ->
    [1] Отлично!
    [2] Ого!
    [3] Спасибо!
   *[other] Дайте подумать.
}
reacted = { $name }: { reaction }
place = Место { $place } из { $players }
matches-in-time = { count-matches } за { $time }
player-wins = Побеждает игрок { $player }
drawn = Ничья
you-win = Вы победили!
matches-found = { $kind ->
    [ghost] Призраки
   *[set] { Match }ы
}
your-matches = { $kind ->
    [ghost] Ваши призраки
    [quad] Ваши квартеты
   *[set] Ваши { match }ы
}
fastest-match = Самый быстрый { match }
deal-copied = Скопировано.
deal-not-copied = Не скопировано. Выделите текст и скопируйте.
deal-not-typed = Введите раздачу: от 1 до 64 знаков.
games-deleted = Все игры удалены.
game-unreadable = Не удалось прочитать эту игру.
game-not-counted = Эту игру не удалось добавить в статистику.
reports-unavailable = Не удалось загрузить. Попробуйте ещё раз.

# The names of players in rooms. All adjectives are masculine, because all the animals are.
first-names = Быстрый Бодрый Бравый Важный Верный Весёлый Вольный Гордый Добрый Дружный Жаркий Звонкий Золотой Ловкий Лёгкий Милый Мирный Мудрый Мягкий Нежный Отважный Ранний Рыжий Светлый Славный Смелый Снежный Тёплый Тихий Умный Храбрый Юный
second-names = Барс Бобр Бык Волк Ворон Голубь Грач Гусь Енот Ёж Заяц Зубр Кит Конь Кот Краб Крот Лев Лис Лось Медведь Олень Орёл Пингвин Скворец Слон Сокол Сом Тигр Филин Хомяк Як

# The help, reviews and statistics
# Statistics
solo-games = Один игрок
games-of-two = Два игрока
games-together = По сети
games-won = Победы
cheated-games = С подсказками
which-games = Игры
no-games-yet = Законченных игр такого вида пока нет.
games = Игры
best-score = Лучший счёт
mean-score = Средний счёт
best-time = Самая быстрая игра
mean-time = Среднее время
draws = Ничьи
score-over-games = Счёт по играм
time-by-feature = Среднее время по отличающемуся признаку
your-first-game = Ваша первая игра
not-one-mistake = Ни одной ошибки
finished-games = Прошлые игры
export = Сохранить в файл
import-games = Добавить из файла
clear = Удалить всё
clear-yes = Удалить
clear-no = Оставить

# Practice and daily deals
daily-games = Раздачи дня
no-practice-yet = Тренировок пока не было.
answers = Ответы
right-answers = Верно
mean-answer-time = Среднее время
practice-days = Дней с тренировкой
pace-over-days = Время верного ответа по дням
errors-over-days = Ошибки по дням
practice-time-by-kind = Время по числу отличий
practice-errors-by-kind = Ошибки по числу отличий
practice-time-by-feature = Время по отличающемуся признаку
practice-errors-by-feature = Ошибки по отличающемуся признаку
streak = Дней подряд
longest-streak = Самая длинная серия
with-hints = с подсказками
without-hints = без подсказок
days-played = Сыграно дней
day-not-played = ещё не сыграно.
play-day = Играть
play-day-again = Сыграть ещё раз
share-result = Поделиться результатом
earlier-month = Предыдущий месяц
later-month = Следующий месяц
next-deal = Следующая раздача через { $time }.

# Review
course-of-game = Ход игры
moment = Момент
points-of-speed = За скорость
points-of-mistakes = Ошибки
points-of-deals = Карты сданы зря
points-of-claims = Не успели найти

# How to play
lesson-next = Дальше
set-found = Сет!
all-the-same = совпадает
all-different = различается
two-and-two = два и два
quad-found = Квартет!
dots-are-even = Набор! Каждая точка — на чётном числе карт.
list-of-keys = Клавиши
key-claim = Назвать сет: левый Shift или Z (Я) — игрок 1, правый Shift или M (Ь) — игрок 2
key-arrows = Переход между картами
key-ends = Первая карта, последняя карта
key-choose = Выбрать карту
key-escape = Снять выбор или закрыть
key-help = Показать эту справку
key-play = Открыть «Играть»
key-cards = Выбрать карту на этом месте, если в настройках у карт есть клавиши; с Alt — обычное действие
key-table = Прочитать карты по рядам
key-numbers = Прочитать очки и остаток колоды
key-place = Прочитать, где я
key-chosen = Прочитать выбранные карты
key-again = Повторить последнее сообщение
gestures = Жесты
gesture-turn = Повернуть двумя пальцами: перемешать
points-heading = Очки
styles = Три стиля стола
styles-are = Классика: фигуры как в настольной игре. Знаки: фигуры текстом, не больше 24 карт. Физика: карты сталкиваются и отскакивают, не больше 24. Стиль можно выбрать в «Играть».
two-mistake = За ошибку или если время вышло — минус 10 очков, а другой игрок получает свободный ход на 10 секунд: без кнопки и без штрафа.

# Sentences for one game
junior-cards = Все 27 карт сплошные, так что на заливку смотреть не нужно.
ultra-set-pictures = На картинках недостающая карта — в пунктирной рамке.
ultra-set-always = Среди любых десяти карт есть ультрасет, поэтому сдавать карты не нужно.
ultra-set-tip = Возьмите две карты, представьте недостающую и поищите ещё две, которым нужна она же.
ultra-chain-links = Первым может быть любой ультрасет. Последний ультрасет лежит рядом со столом, и каждый следующий берёт ровно две его карты и две карты со стола.
ultra-9-deals = Среди девяти карт почти всегда есть ультрасет, а среди любых десяти — всегда.
chain-links = Первым может быть любой сет. Последний сет лежит рядом со столом, и каждый следующий берёт ровно одну его карту и две карты со стола.
ghost-pictures = На картинках каждая пара указывает на карту, которой ей не хватает.
ghost-tip = Среди любых 13 карт есть призрак. Чтобы его найти, ищите три пары, недостающие карты которых составляют сет.
puzzle-sets = Задача — это двенадцать карт, среди которых ровно шесть сетов. Найдите все. Найденный сет остаётся на столе, а его карты могут входить и в другие.
junior-puzzle-sets = Эта задача — девять карт, среди которых ровно четыре сета. Найдите все. Найденный сет остаётся на столе, а его карты могут входить и в другие.
puzzle-hints = «Подсказка» помогает в три шага: признак, карта, весь сет. Очков за сет лишает только последний.
puzzle-scoring = Каждый сет даёт 10 очков, сколько бы вы ни искали. Ошибка стоит 10 очков.
shuffle-moves = После каждого сета каждая карта на столе меняет место.
memory-turns = Карты лежат рубашкой вверх. Выбранная карта открывается; открыть можно три карты. Если это не сет, через секунду они закроются.
memory-always = Среди любых 21 карт есть сет, поэтому сдавать карты не приходится.
memory-scoring = Сет даёт 10 очков и ещё до 30 за скорость. Ошибка ничего не стоит.
memory-two = Если это не сет или время вышло, очки не теряются, но другой игрок получает свободный ход на 10 секунд: без кнопки.
mega-frames = Пятый признак — рамка вокруг фигур: её нет, она из одной линии или из двух.
quads-values = У каждого признака четыре значения: бывают четыре фигуры, сердца, точечная заливка и ещё один цвет.
quads-tip = Любым трём картам до квартета не хватает ровно одной.
junior-quads-cards = Все 64 карты сплошные, так что заливка не считается.
projective-third = Любым двум картам до набора не хватает ровно одной: с теми точками, которые есть только на одной из двух.
pro-set-always = Среди любых семи карт есть набор, поэтому сдавать карты не приходится.
pro-set-counts = Набор засчитывается, как только каждая точка окажется на чётном числе карт, поэтому ошибок не бывает. Возьмите карту и гасите её точки другими.
pro-set-scoring = Набор даёт 10 очков и ещё до 30 за скорость.
pro-set-turns = Если время вышло — минус 10 очков, а другой игрок получает свободный ход на 10 секунд: без кнопки.

# Settings
setting-sound = Звук
setting-volume = Громкость
setting-haptics = Вибрация
try-sound = Проверить звук

differences = { $count ->
    [one] { $count } отличие
    [few] { $count } отличия
   *[many] { $count } отличий
}
points = { count-of-points }
points-in-time = { count-of-points } за { $time }
days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
# The month as it follows the number of a day.
date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year }
month-of-year = { $month ->
    [1] Январь
    [2] Февраль
    [3] Март
    [4] Апрель
    [5] Май
    [6] Июнь
    [7] Июль
    [8] Август
    [9] Сентябрь
    [10] Октябрь
    [11] Ноябрь
   *[12] Декабрь
} { $year }
weekday = { $weekday ->
    [0] Пн
    [1] Вт
    [2] Ср
    [3] Чт
    [4] Пт
    [5] Сб
   *[6] Вс
}
day-played = { count-of-points }.
day-played-in-time = { count-of-points } за { $time }.
day-best = Лучший результат: { count-of-points }, { $time }.
practice-added = Тренировка добавлена.
delete-games-and-practice = Удалить { games-accusative } и все тренировки? Отменить это нельзя.
available = лежал { $seconds }
slower-when = { $feature ->
    [number] Разные числа замедляют вас на { $seconds }.
    [symbol] Разные фигуры замедляют вас на { $seconds }.
    [shading] Разные заливки замедляют вас на { $seconds }.
    [frame] Разные рамки замедляют вас на { $seconds }.
   *[color] Разные цвета замедляют вас на { $seconds }.
}
wins = Победы игрока { $player }
games-added = { added-games }.
games-not-stored = { added-games }, но сохранить в браузере не удалось.
delete-games = Удалить { games-accusative }? Отменить это нельзя.
games-lost = Не удалось прочитать { games-accusative }. Копия сохранена.
file-is-foreign = В этом файле нет игр.
file-is-of-other-version = Этот файл от другой версии.
file-is-damaged = Строка { $line } файла повреждена. Ничего не добавлено.
gesture-deck = Коснуться колоды: ещё { count-of-cards }
gesture-swipe = Провести вниз: ещё { count-of-cards }
feature = { $feature ->
    [number] число
    [symbol] фигура
    [shading] заливка
    [frame] рамка
   *[color] цвет
}
key-same = Следующая карта с таким же признаком: { $names }, { $last }
key-same-one = Следующая карта с таким же признаком: { $last }
both-pairs-need = Ультрасет! Обеим парам нужна одна и та же карта: { $card }.
ghost-adds-up = Призрак! Сходится по каждому признаку.

# Of a kind of match
count-of-matches = { count-matches }
best-score-yet = Рекорд по очкам: на { $points } больше
fastest-game-yet = Рекорд по времени: на { $time } быстрее
mean-time-of-match = Среднее время на { match }
mean-time-over-games = Среднее время на { match } по играм
time-by-kind = { $kind ->
    [line] Среднее время по числу отличающихся точек
    [even] Среднее время по числу отличающихся точек
   *[set] Среднее время по числу отличий
}
mean-time-by-number = Среднее время по числу { match }ов на столе
fastest-yet = Рекордно быстрый { match }
time-of-each = Время на каждый { match } (чем ярче, тем больше отличий)
points-of-matches = { $kind ->
    [ghost] За призраки
   *[set] За { match }ы
}
moment-of-game = { $time }: { count-of-cards }, { count-matches }
others-on-table = На столе ещё { count-matches }
task = { $kind ->
    [ultraSet] Выберите четыре карты, которые составляют ультрасет: две пары, которым до сета не хватает одной и той же карты.
    [quad] Выберите четыре карты, которые составляют квартет.
    [line] Выберите три карты, которые составляют набор.
    [even] Выберите от трёх до семи карт, которые составляют набор.
    [ghost] Выберите шесть карт, которые составляют призрак: три пары, недостающие карты которых сами составляют сет.
   *[set] Выберите три карты, которые составляют сет.
}
rule = { $kind ->
    [ultraSet] В сете из трёх карт каждый признак ({ $names }) у всех одинаковый или у всех разный, поэтому любым двум картам не хватает ровно одной. Если двум парам не хватает одной и той же, эти четыре карты — ультрасет. Недостающая карта может быть где угодно, даже на столе.
    [ghost] Любым двум картам до сета не хватает ровно одной: в сете каждый признак ({ $names }) у всех одинаковый или у всех разный. Разбейте шесть карт на три пары. Если три недостающие карты составляют сет или это одна и та же карта, перед вами призрак, и любое другое разбиение это подтвердит. Можно и посчитать: обозначьте значения каждого признака числами 1, 2 и 3. У призрака сумма по каждому признаку делится на три.
    [quad] По каждому признаку ({ $names }) четыре карты должны быть все одинаковыми, все разными или два и два. Если три совпадают, а четвёртая нет, или совпадают только две, это не квартет.
    [line] На карте от одной до шести точек, у каждой своё место. В наборе каждая точка есть ровно на двух из трёх карт или ни на одной. Если точка на одной карте или на всех трёх, это не набор.
    [even] На карте от одной до шести точек, у каждой своё место. В наборе каждая точка — на чётном числе карт: ни на одной, на двух, четырёх или шести.
   *[set] По каждому признаку ({ $names }) три карты должны быть все одинаковыми или все разными. Если две совпадают, а третья нет, это не сет.
}
scoring = { Match } даёт 10 очков и ещё до 30 за скорость. Ошибка стоит 10 очков, столько же — сдать карты, когда на столе есть { match }.
exercises = Дополните { match }
exercise-asks = { $kind ->
    [ultraSet] Какая карта составит ультрасет с этими тремя?
    [ghost] Какая карта составит призрак с этими пятью?
    [quad] Какая карта составит квартет с этими тремя?
    [line] Какая карта составит набор с этими двумя?
    [even] Какая карта составит набор с этими?
   *[set] Какая карта составит сет с этими двумя?
}
near-misses = { $kind ->
    [ghost] Почти призраки
   *[set] Почти { match }ы
}
two-claim = { $kind ->
    [ultraSet] Выберите игру вдвоём в «Играть». Видите ультрасет? Нажмите «Сет!» и за 8 секунд выберите карты. Время можно изменить в настройках: до 10 секунд или без ограничения.
    [ghost] Выберите игру вдвоём в «Играть». Видите призрак? Нажмите «Сет!» и за 12 секунд выберите карты. Ограничение можно снять в настройках.
    [quad] Выберите игру вдвоём в «Играть». Видите квартет? Нажмите «Сет!» и за 8 секунд выберите карты. Время можно изменить в настройках: до 10 секунд или без ограничения.
    [line] Выберите игру вдвоём в «Играть». Видите набор? Нажмите «Сет!» и за 5 секунд выберите карты. Время можно изменить в настройках: от 3 до 10 секунд или без ограничения.
    [even] Выберите игру вдвоём в «Играть». Видите набор? Нажмите «Сет!» и за 14 секунд выберите карты. Ограничение можно снять в настройках.
   *[set] Выберите игру вдвоём в «Играть». Видите сет? Нажмите «Сет!» и за 5 секунд выберите карты. Время можно изменить в настройках: от 3 до 10 секунд или без ограничения.
}
two-deal = { $kind ->
    [ultraSet] Не видите ультрасета?
    [ghost] Не видите призрака?
    [quad] Не видите квартета?
    [line] Набора нет?
    [even] Набора нет?
   *[set] Сета нет?
} Нажмите «Ещё { $cards }»: это бесплатно, но 8 секунд первым ищет другой. Если за 3 секунды нажали оба, хода нет ни у кого.

## page: the page before its module has loaded, and what shops and systems show

trouble-says = Не удалось запустить. Проверьте связь или обновите браузер.
late = Всё ещё загружается. Если долго, обновите браузер: нужен Safari 15.4, Chrome 100 или Firefox 100.
no-script = Нужны JavaScript и WebAssembly.
description = Карточная игра «Сет» в любом браузере.
picture-of-phone = Двенадцать карт на телефоне
picture-of-desktop = Двенадцать карт на большом экране
shortcut-one = Один игрок
shortcut-two = Два игрока

## previews: links in chats, and lists of installed apps

title = Tercet: карточная игра «Сет»
long-description = Найдите три карты, которые образуют сет: в одиночку, вдвоём на одном устройстве или по сети. Работает офлайн.
room-title = Сыграем в «Сет» вместе
room-description = Вас зовут сыграть в «Сет». Откройте ссылку и займите место: учётная запись не нужна.
daily-preview = Tercet: раздача дня, { $day }
daily-description = У всех, кто играет эту раздачу, одни и те же карты в одном порядке.
puzzle-preview = Tercet: задача дня, { $day }
puzzle-description = Найдите все сеты: карты у всех одни и те же.
preview-picture = Три карты, которые составляют сет

## terminal: the game in a terminal

terminal-keys = йцукенгшщзфывапролдячсмитьб
terminal-choose-keys = Выбрать карту с этим знаком
terminal-claim-keys = Назвать { match }: игрок 1 и игрок 2
terminal-deal-keys = Сдать { $cards }: игрок 1 и игрок 2
terminal-quit = Выход
terminal-next-name = Другое имя
terminal-next-key = Нажмите любую клавишу.
terminal-welcome = { $kind ->
    [ultraSet] Выберите четыре карты, составляющие ультрасет: клавишами с их знаками или стрелками и пробелом.
    [quad] Выберите четыре карты, составляющие квартет: клавишами с их знаками или стрелками и пробелом.
    [line] Выберите три карты, составляющие набор: клавишами с их знаками или стрелками и пробелом.
    [even] Выберите не менее трёх карт, составляющих набор: клавишами с их знаками или стрелками и пробелом.
    [ghost] Выберите шесть карт, составляющих призрак: клавишами с их знаками или стрелками и пробелом.
   *[set] Выберите три карты, составляющие сет: клавишами с их знаками или стрелками и пробелом.
}
terminal-any-card-goes-on = Выберите любую карту, чтобы продолжить.
terminal-paused = Пауза. Нажмите P, чтобы продолжить.
terminal-claim-first = Сначала назовите { match }: Z — игрок 1, M — игрок 2.
terminal-deal-is-theirs = У каждого игрока своя клавиша сдачи: X — игрок 1, запятая — игрок 2.
terminal-cannot-save = Игру не удаётся сохранить. После выхода она пропадёт.
terminal-too-long = В этой игре слишком много ходов. Нажмите N, чтобы начать новую.
terminal-opened = Играем запрошенную раздачу.
terminal-begun = Новая игра: { $game }.
terminal-resumed = Ваша игра продолжается: { $game }.
terminal-kept = Начатая игра ({ $game }) сохранена: B — вернуться к ней.
terminal-two-players = { $game }, два игрока
terminal-not-connected = нет связи
terminal-room = Комната
terminal-shared-rules = { $kind ->
    [ultraSet] Кто первым найдёт ультрасет, тот его и берёт: выберите четыре его карты.
    [quad] Кто первым найдёт квартет, тот его и берёт: выберите четыре его карты.
    [line] Кто первым найдёт набор, тот его и берёт: выберите три его карты.
    [even] Кто первым найдёт набор, тот его и берёт: выберите его карты.
    [ghost] Кто первым найдёт призрак, тот его и берёт: выберите шесть его карт.
   *[set] Кто первым найдёт сет, тот его и берёт: выберите три его карты.
} { $kind ->
    [even] Ошибок не бывает, и набор есть всегда.
   *[set] Ошибка стоит 10 очков, и секунду выбирать нельзя. Когда { match }а нет, карты сдаются сами.
} Звёздочкой отмечено ваше имя, скобками — тот, с кем нет связи.
terminal-too-small = Слишком мало места. Карт: { $cards }, нужно столбцов: { $columns }, строк: { $lines }. В этом терминале: { $columnsHere } и { $linesHere }.

## parts: parts of the sentences above. Each language has its own.

match = { $kind ->
    [ultraSet] ультрасет
    [ghost] призрак
    [quad] квартет
    [line] набор
    [even] набор
   *[set] сет
}
Match = { $kind ->
    [ultraSet] Ультрасет
    [ghost] Призрак
    [quad] Квартет
    [line] Набор
    [even] Набор
   *[set] Сет
}
these = { $kind ->
    [ultraSet] Эти три
    [quad] Эти три
    [ghost] Эти пять
    [even] Эти карты
   *[set] Эти две
}
which = { $kind ->
    [ultraSet] Какая четвёртая
    [quad] Какая четвёртая
    [ghost] Какая шестая
    [even] Какая ещё
   *[set] Какая третья
}
with-which = { $kind ->
    [ultraSet] С какой четвёртой
    [quad] С какой четвёртой
    [ghost] С какой шестой
    [even] С какой ещё
   *[set] С какой третьей
}
gain = { $points ->
    [0] { "" }
   *[other] { " " }+{ $points }.
}
go-on = { $goesOn ->
    [yes] { " " }Коснитесь любой карты, чтобы продолжить.
   *[no] { "" }
}
count-of-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
count-of-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
count-of-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
games-accusative = { $games ->
    [one] { $games } игру
    [few] { $games } игры
   *[many] { $games } игр
}
added-games = { $games ->
    [one] Добавлена { $games } игра
    [few] Добавлено { $games } игры
   *[many] Добавлено { $games } игр
}
count-matches = { $matches ->
    [one] { $matches } { match }
    [few] { $matches } { match }а
   *[many] { $matches } { match }ов
}
one-of-symbol = { $symbol ->
    [heart] одно { shading-of-heart }{ color-neuter }
   *[other] один { shading-of-one }{ color-masculine }
}
color-neuter = { $color ->
    [red] красное
    [green] зелёное
    [purple] фиолетовое
    [blue] синее
    [orange] оранжевое
    [brown] коричневое
   *[turquoise] бирюзовое
}
color-masculine = { $color ->
    [red] красный
    [green] зелёный
    [purple] фиолетовый
    [blue] синий
    [orange] оранжевый
    [brown] коричневый
   *[turquoise] бирюзовый
}
color-feminine = { $color ->
    [red] красная
    [green] зелёная
    [purple] фиолетовая
    [blue] синяя
    [orange] оранжевая
    [brown] коричневая
   *[turquoise] бирюзовая
}
color-plural = { $color ->
    [red] красные
    [green] зелёные
    [purple] фиолетовые
    [blue] синие
    [orange] оранжевые
    [brown] коричневые
   *[turquoise] бирюзовые
}
color-genitive = { $color ->
    [red] красных
    [green] зелёных
    [purple] фиолетовых
    [blue] синих
    [orange] оранжевых
    [brown] коричневых
   *[turquoise] бирюзовых
}
shading-feminine = { $shading ->
    [solid] сплошная
    [striped] полосатая
    [dotted] точечная
   *[open] пустая
}
shading-plural = { $shading ->
    [solid] сплошные
    [striped] полосатые
    [dotted] точечные
   *[open] пустые
}
shading-of-one = { $shading ->
    [none] { "" }
    [solid] сплошной{ " " }
    [striped] полосатый{ " " }
    [dotted] точечный{ " " }
   *[open] пустой{ " " }
}
shading-of-heart = { $shading ->
    [none] { "" }
    [solid] сплошное{ " " }
    [striped] полосатое{ " " }
    [dotted] точечное{ " " }
   *[open] пустое{ " " }
}
shading-of-some = { $shading ->
    [none] { "" }
    [solid] сплошных{ " " }
    [striped] полосатых{ " " }
    [dotted] точечных{ " " }
   *[open] пустых{ " " }
}
shading-of-wave = { $shading ->
    [none] { "" }
   *[other] { shading-feminine }{ " " }
}
shading-of-waves = { $shading ->
    [none] { "" }
   *[other] { shading-plural }{ " " }
}
frame = { $frame ->
    [none] без рамки
    [framed] в рамке
   *[double] в двойной рамке
}
frame-of-card = { $frame ->
    [none] { "" }
   *[other] , { frame }
}
symbol = { $symbol ->
    [squiggle] волна
    [diamond] ромб
    [oval] овал
    [circle] круг
    [square] квадрат
    [heart] сердце
   *[triangle] треугольник
}
symbol-genitive = { $symbol ->
    [squiggle] волны
    [diamond] ромба
    [oval] овала
    [circle] круга
    [square] квадрата
    [heart] сердца
   *[triangle] треугольника
}
symbols = { $symbol ->
    [squiggle] волны
    [diamond] ромбы
    [oval] овалы
    [circle] круги
    [square] квадраты
    [heart] сердца
   *[triangle] треугольники
}
short-date = { $day } { $month ->
    [1] янв.
    [2] февр.
    [3] марта
    [4] апр.
    [5] мая
    [6] июня
    [7] июля
    [8] авг.
    [9] сент.
    [10] окт.
    [11] нояб.
   *[12] дек.
}
