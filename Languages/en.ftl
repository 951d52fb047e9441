# The words of Tercet in English, in Fluent's syntax (projectfluent.org).
#
# Another language is another file beside this one, with the same messages. docs/languages.md explains what the build
# reads of the syntax. These variables occur in many messages:
#   $kind    the kind of match that the game asks for: set, ultraSet, ghost, quad, line (Projective) or even (ProSet)
#   $player  the number of a player at this device: 1 or 2
#   $name    the name of a player in a room
#   $time    a time in minutes and seconds

## language: for the build alone

language-name = English
# A rule that the build knows: docs/languages.md lists them.
plural-rule = one

## first: needed before the first card can be played

# ltr or rtl: the direction of the page.
direction = ltr

# Numbers
decimal-mark = .
# $seconds: a number with decimals.
seconds = { $seconds } s

# Buttons and numbers of the game
new-game = New Game
cheat = Cheat
reshuffle = Reshuffle
pause = Pause
settings = Settings
help = How to play
my-game = My game
close = Close
undo = Undo
resume = Continue
update = Update
score = Score
cards-in-deck = Deck
sets-found = Sets
time = Time
deal-id = Deal ID
table = Cards on the table
no-set-yet = No sets found yet
no-ultra-set-yet = No UltraSets found yet
no-ghost-yet = No ghosts found yet
no-quad-yet = No quads found yet
no-match-yet = No matches found yet
player-1 = Player 1
player-2 = Player 2
claim = Set!

# Another tab, and failures
played-elsewhere = You're playing in another tab.
play-here = Play here
stopped = Tercet has crashed.
reload = Reload
start-new-game = Start a new game
copy-report = Copy report

# Two players
give-up = Pass
wait = Wait

# Dialogs
statistics = Statistics
daily = Daily deal
puzzle-of-day = Puzzle of the day
practice = Practice

# Cards
# $shading: solid, striped, open, dotted, or none where all cards are solid. $frame: none, framed or double.
card = { $number ->
    [1] one { shading-of-card }{ color } { symbol }
    [2] two { shading-of-card }{ color } { symbols }
    [3] three { shading-of-card }{ color } { symbols }
   *[4] four { shading-of-card }{ color } { symbols }
}{ frame-of-card }
# A card that lies face down, in Memory.
face-down-card = face-down card
# A card of dots. $number: how many dots. $names: their numbers by place, separated by commas.
card-of-dots = { $number ->
    [one] dot { $names }
   *[other] dots { $names }
}
# The first letter of a colour.
initial = { $color ->
    [red] R
    [green] G
    [purple] P
    [turquoise] T
    [blue] B
    [brown] B
   *[orange] O
}

# Why three cards aren't a set: two of them share a value of a feature, and one has another value. $two and $one are such
# values.

# $place: pair or single, the cards that share the value or the one that differs.
value-symbol = { $place ->
    [pair] { symbols }
   *[single] { symbol }
}
# $place: pair or single, the cards that share the value or the one that differs.
value-shading = { shading }
# $place: pair or single, the cards that share the value or the one that differs.
value-color = { color }
# $place: pair or single, the cards that share the value or the one that differs.
value-frame = { frame }
# Here the values are 1, 2 or 3 symbols.
reason-number = two with { $two }, one with { $one }
reason-symbol = two { $two }, one { $one }
reason-shading = two { $two }, one { $one }
reason-color = two { $two }, one { $one }
reason-frame = two { $two }, one { $one }

# Messages about a game
# $points are 0 for a set that Cheat has shown. $goesOn: whether to add that a tap clears the match.
found = { call }{ gain }{ go-on }
found-by = Player { $player }: { call }{ gain }{ go-on }
# $reasons: the reasons above.
not-set = Not a set: { $reasons }.
not-ultra-set = Not an UltraSet: the pairs need different cards: { $first } and { $second }.
not-linked = That's a set, but it takes exactly one card of the last set.
ultra-set-not-linked = That's an UltraSet, but it takes exactly two cards of the last one.
# $names: the names of features, separated by commas.
not-ghost = Not a ghost: the values don't add up in { $names }.
# $names: the names of features, separated by commas.
not-quad = Not a quad because of { $names }.
# $names: the dots, as in the name of a card.
has-odd-dots = Not a match. On an odd number of cards: { $names }.
found-before = This set has been found already.
# $count: how many sets are still to be found.
sets-left = { $count } left
dealt = { more-cards }.
dealt-for-points = { more-cards }. −{ $cost }: there was { a-match }.
dealt-automatically = No { match } here: { more-cards }.
dealt-by = Player { $player } dealt. Player { $other } looks first, or deals too.
# $kind
agreed-to-deal = You both dealt. Either player can claim.
claimed = Player { $player }: find your { match }!
claimed-for = Player { $player }: find your { match }! { count-of-seconds }.
claim-ran-out = Time's up, Player { $player }. Free turn for Player { $other }.
claim-given-up = Player { $player } passed. Free turn for Player { $other }.
free-turn = Free turn for Player { $player }: no need to press Set!
turn-ran-out = Time's up, Player { $player }.
turn-given-up = Player { $player } passed.
turn-of = It's Player { $player }'s turn.
reshuffled = Reshuffled.
# $cards: the names of cards.
hinted = { $kind ->
    [ghost] Here's { a-match }, for 0 points.
   *[set] Here's { a-match }, for 0 points: { $cards }.
}
# $agreements: how the cards of a set agree in a feature, such as "same colour".
hinted-feature = Look for a set: { $agreements }.
# $cards: the name of a card.
hinted-card = One card of that set: { $cards }.
no-match = { $kind ->
    [even] No other match here.
   *[set] No { match } here. Dealing is free.
}
deselected = Selection cleared.
game-over = Game over: { count-of-points }.
game-over-after = Game over: { count-of-points } in { $time }.
# $lower: the points of the second place.
won = Game over: Player { $player } wins, { $points } to { $lower }.
draw = Game over: a draw, { $points } each.
new-game-begun = New game.
new-game-for-players = New game. Undo brings your last game back.
new-game-asks = Press New Game again to abandon this game.
still-loading = One moment: still loading.
paused = Paused. Press Continue to resume.
resumed = Back to the game.
deal-undone = Deal undone.
new-game-undone = Back to your previous game.
game-is-over = The game is over. Start a new one.
deck-is-empty = The deck is empty.
table-is-full = The table is full, and there's { a-match } on it: keep looking.
nothing-to-undo = Nothing to undo.
no-cheat = Cheat is off in two-player games.
deal-is-theirs = Use your own Deal button.
nobody-claimed = Press your Set! button first.
card-was-gone = Too late: that card is gone.
welcome = { $kind ->
    [ultraSet] Tap four cards that make an UltraSet.
    [ghost] Tap six cards that make a ghost.
    [quad] Tap four cards that make a quad.
    [line] Tap three cards that make a match.
    [even] Tap three or more cards that make a match.
   *[set] Tap three cards that make a set.
}
link-copied = Link copied.
# $link: an address.
link-not-copied = The link couldn't be copied. Here it is: { $link }

# Saves, tabs and links
save-damaged = Your save couldn't be read. A copy is kept; here's a new game.
save-damaged-and-kept = Your save couldn't be read. It was left untouched, so this game won't be saved.
save-of-newer-version = This game was saved by a newer version. Reload to update.
starts-failed = Tercet failed to start twice. Your save was set aside; here's a new game.
interrupted-game-damaged = Your earlier game couldn't be read. A copy was saved; this game continues.
cannot-save = This browser can't save. Closing the page loses your game.
link-not-saved = Storage is full: your own game stays saved, but this deal won't be.
played-in-other-tab = You've continued this game in another tab.
link-deal = Playing the deal from your link.
link-has-no-deal = The deal in your link isn't valid.
back-from-link = Back to your game.
# $text: parts of an address.
link-unknown = Ignored from your link: { $text }.
# $day: a date.
daily-deal = Daily deal for { $day }.
daily-puzzle = Puzzle for { $day }.
link-has-no-day = There's no daily deal for the date in your link.
link-has-no-puzzle = There's no puzzle for the date in your link.
offline = You're offline. Your seat is kept.

# Labels with numbers
# The word for a number of matches, which is written before it.
matches-counted = { $matches ->
    [one] { match }
   *[other] { match }{ plural }
}
# $deal: how many cards the next Deal adds.
deck = Deck: { count-of-cards } left{ $deal ->
    [0] { "" }
   *[other] { ". " }Deal { $deal } more
}
deal-more = { $cards ->
    [one] Deal { $cards } More Card
   *[other] Deal { $cards } More Cards
}
deal = Deal { $cards }
last-match-names = Last { match }: { $names }
cell = row { $row }, column { $column }
row = Row { $row }: { $names }.
gone = Gone: { $names }.
came = New: { $names }.
player = Player { $player }
score-is = Score { $points }.
scores-are = Player 1: { $points }. Player 2: { $lower }.
cards-left = { count-of-cards } in the deck.
none-selected = No cards selected.
selected = Selected: { $names }.

## later: needed after that

# Play and More
play = Play
more = More
two-players = Two players
back-to-my-game = Back to my game
play-a-deal = Play a deal by its ID
two-off = Face to face on this device
two-on = End the game for two
make-room = Make a room and share its link
not-played-today = Not played yet
practice-share = { $percent } % correct
# $count: the days of the streak.
streak-of-days = streak { $count }
# $name: a player in the room.
mode-room = { $name }'s room
mode-daily = Daily · { short-date }
mode-daily-streak = Daily · { short-date } · streak { $count }
mode-puzzle = Puzzle · { short-date }
mode-puzzle-streak = Puzzle · { short-date } · streak { $count }
mode-junior-puzzle = Junior Puzzle · { short-date }
mode-junior-puzzle-streak = Junior Puzzle · { short-date } · streak { $count }

# The first visit: all cards of a match but one are lifted
# $kind
coach-asks = { these }. { which }?
# $cards: the names of these cards, for players who can't see which are lifted.
coach-asks-about = { these }: { $cards }. { which } makes { a-match }?
# Memory: all cards of a match are lifted.
coach-turns = These cards are a set: turn them up.
your-turn = Your turn.

# The reasons why three cards aren't a set
number-feature = Number
symbol-feature = Symbol
shading-feature = Shading
color-feature = Colour
frame-feature = Frame

# The matches that were found, beside the table
found-sets = Found
also-there = Also on the table then
nothing-else = Nothing else to show.
# The cards beside the table in games whose matches share cards
last-match = Last set

# Groups of settings
look-group = Look
rules-group = Rules
feel-group = Feel
advanced-group = Advanced

# Settings
setting-limit = Card limit
setting-claim-none = No limit
setting-limit-none = No limit
setting-limit-24 = 24
setting-leaves = Clear a set
setting-leaves-tap = On the next tap
setting-leaves-itself = Automatically
setting-backto12 = Return to 12 cards after extra deals
setting-autodeal = Deal automatically when there's no set
setting-clock = Timer and speed bonus
style = Table style
style-classic = Classic
style-glyphs = Glyphs
style-physics = Physics
setting-players = Two players on this device
setting-beside = Side by side
setting-claim = Seconds to pick the set
setting-theme = Theme
setting-theme-auto = System
setting-theme-light = Light
setting-theme-dark = Dark
setting-motion = Animation
setting-motion-fly = Fly
setting-motion-physics = Physics
setting-motion-still = Off
setting-art-auto = From table style
setting-motion-auto = From table style
setting-art = Symbols
setting-art-classic = Squiggle, diamond, oval
setting-art-shapes = Circle, square, triangle
setting-art-glyphs = ▲ ● ■ as text
setting-colorblind = Colour-blind palette
setting-lettermark = Colour letters on cards
setting-stripes = Striped cards
setting-stripes-lines = Stripes
setting-stripes-tint = Light tint
setting-from = Cards fly in from
setting-from-away = Off screen
setting-from-deck = The deck
setting-lang = Language
setting-lang-auto = Browser
setting-letterkeys = Single-letter shortcuts
setting-cardkeys = A key for each card
setting-enlarge = Magnify the focused card
setting-hand = Hand that holds the phone
setting-hand-right = Right
setting-hand-left = Left
setting-penalties = Penalty for mistakes
setting-asknew = Confirm New Game
copy-link = Copy link to this deal
share = Share this deal

# The end of a game
review = Review

# The games
which-game = Game
game-set = Set
game-junior = Junior
game-ultra-set = UltraSet
game-chain = Chain
game-ultra-9 = UltraSet 9
game-ultra-chain = UltraSet Chain
game-ghost = Ghost
game-puzzle = Puzzle
game-junior-puzzle = Junior Puzzle
game-shuffle = Shuffle
game-memory = Memory
game-mega = Mega
game-quads = Quads
game-junior-quads = Junior Quads
game-projective = Projective
game-pro-set = ProSet
games-easier = Easier
games-four = Four cards
games-chains = Chains
games-experts = For experts
rules = Rules
game-asks = This ends the game that you're playing.
start-game = Start
keep-game = Keep playing

# The deal
deal-title = This deal
deal-explained = Everyone who plays the same deal gets the same cards in the same order. Send yours to a friend, or enter theirs, or any text you like.
deal-field = Deal ID
deal-copy = Copy
deal-play = Play this deal

# Together
together = Play together
create-room = Create a room
room-link = Link to this room
copy-room-link = Copy link
share-room-link = Share link
players = Players
you = you
your-name = Your name
free-seat = Free seat
ready = I'm ready
start-together = Start
rematch = Rematch
leave-room = Leave room
return-to-room = Return
play-again = Play again
share-picture = Share picture

# Messages of rooms, practice and daily deals
result-copied = Result copied.
result-not-copied = The result couldn't be copied. Here it is: { $text }
asks-completion = Which card makes a set with these two?
asks-recognition = Are these three a set?
answer-set = A set
answer-no-set = Not a set
practice-exercise = Exercise
practice-both = Both exercises
practice-completion = Complete the set
practice-recognition = Set or not?
practice-not-stored = This browser can't save your answers.
practice-score = { $right } of { $count } correct
# $seconds: the average time of an answer.
practice-score-and-pace = { $right } of { $count } correct · { $seconds } on average
answered-right = Correct, in { $seconds }.
# $agreements: the agreements below.
set-missed = It's a set: { $agreements }.
# Whether the three cards of a set agree or differ in a feature. $same: yes or no.
agreement-number = { $same ->
    [yes] same number
   *[no] different numbers
}
agreement-symbol = { $same ->
    [yes] same symbol
   *[no] different symbols
}
agreement-shading = { $same ->
    [yes] same shading
   *[no] different shadings
}
agreement-color = { $same ->
    [yes] same colour
   *[no] different colours
}
agreement-frame = { $same ->
    [yes] same frame
   *[no] different frames
}
found-by-other = { $name }: { call }{ gain }
beaten-by = { $name } beat you by { $seconds }.
beaten = Too late by { $seconds }.
cards-were-gone = Too late: those cards are gone.
room-waits = { $players ->
    [1] You're the first here. Send your friends the link.
    [one] { $players } player here. Start when everyone's in.
   *[other] { $players } players here. Start when everyone's in.
}
room-watched = You're watching. There's a seat for you after this game.
full-room-watched = You're watching: all seats are taken.
game-begins = Go! First to find { a-match } takes it.
together-explained = Everyone plays at one table, each on their own device. Create a room and send your friends the link.
entering-room = Entering the room…
connection-lost = Connection lost: trying to reconnect.
connection-back = Back online.
no-together-server = You're offline, or this page has no Tercet server to play together on.
no-such-room = This room doesn't exist or has closed.
link-has-no-room = The room in your link isn't valid.
page-too-old = This page is out of date. Update it to play together.
server-busy = The server is busy. Try again in a minute.
needs-two-players = You need at least two players.
won-together = Game over: { $name } wins, { $points } to { $lower }.
won-yourself = Game over: you win, { $points } to { $lower }.
claim-waits = { $kind ->
    [ultraSet] UltraSet
    [ghost] Ghost
    [quad] Quad
    [line] Match
    [even] Match
   *[set] Set
} sent. It will be decided when you're back online.
claim-was-blocked = Not counted: your last mistake still blocked you.
player-away = { $name } is away. Their seat is kept.
player-back = { $name } is back.
# $count: seconds.
starts-in = The game starts in { $count }.
rematch-in = Rematch in { $count }
wants-rematch = { $name } wants a rematch.
agreed-to-rematch = You're in. It starts as soon as everyone is, or in a few seconds.
react = React
# $count: the number of the reaction.
reaction = { $count ->
    [1] Well played!
    [2] Wow!
    [3] Thanks!
   *[other] Let me think.
}
reacted = { $name }: { reaction }
place = Place { $place } of { $players }
matches-in-time = { count-matches } in { $time }
player-wins = Player { $player } wins
drawn = A draw
you-win = You win!
matches-found = { matches }
your-matches = { $kind ->
    [ultraSet] Your UltraSets
    [ghost] Your ghosts
    [quad] Your quads
    [line] Your matches
    [even] Your matches
   *[set] Your sets
}
fastest-match = Fastest { match }
deal-copied = Copied.
deal-not-copied = Couldn't copy. Select the text and copy it yourself.
deal-not-typed = Enter a deal ID: 1 to 64 characters.
games-deleted = All games deleted.
game-unreadable = This game couldn't be read.
game-not-counted = This game couldn't be added to the statistics.
reports-unavailable = Couldn't load this. Please try again.

# The names of players in rooms: a first word and a second word make a name. 32 of each.
first-names = Agile Amber Bold Brave Bright Brisk Calm Clever Curious Daring Eager Fair Fleet Gentle Golden Happy Honest Jolly Keen Kind Lively Lucky Merry Nimble Noble Patient Polite Proud Quiet Silver Sunny Wise
second-names = Bear Bison Camel Crane Crow Deer Dove Duck Eagle Fox Frog Goat Hare Hawk Heron Horse Koala Lion Lynx Mole Moose Otter Owl Panda Raven Robin Seal Swan Tiger Whale Wolf Zebra

# The help, reviews and statistics
# Statistics
solo-games = Solo
games-of-two = Two players
games-together = Together
games-won = Won
cheated-games = Using Cheat
which-games = Games
no-games-yet = No finished games here yet.
games = Games
best-score = Best score
mean-score = Average score
best-time = Fastest game
mean-time = Average time
draws = Draws
score-over-games = Score by game
time-by-feature = Average time by differing feature
your-first-game = Your first game
not-one-mistake = Not one mistake
finished-games = Past games
export = Save to file
import-games = Add from file
clear = Delete all
clear-yes = Delete
clear-no = Keep

# Practice and daily deals
daily-games = Daily deals
no-practice-yet = No practice yet.
answers = Answers
right-answers = Correct
mean-answer-time = Average time
practice-days = Days practised
pace-over-days = Time per correct answer, by day
errors-over-days = Wrong answers, by day
practice-time-by-kind = Time by number of differing features
practice-errors-by-kind = Wrong answers by number of differing features
practice-time-by-feature = Time by differing feature
practice-errors-by-feature = Wrong answers by differing feature
streak = Streak
longest-streak = Longest streak
with-hints = with hints
without-hints = without hints
days-played = Days played
day-not-played = not played yet.
play-day = Play
play-day-again = Play again
share-result = Share result
earlier-month = Previous month
later-month = Next month
# $time: hours and minutes, such as 5:12.
next-deal = Next deal in { $time }.

# Review
course-of-game = Timeline
moment = Point in time
points-of-speed = Speed bonus
points-of-mistakes = Mistakes
points-of-deals = Unneeded deals
points-of-claims = Missed claims

# How to play
lesson-next = Next
set-found = Set!
all-the-same = all the same
all-different = all different
two-and-two = two and two
quad-found = Quad!
dots-are-even = Match! Each dot is on an even number of cards.
list-of-keys = Keyboard
key-claim = Claim: left Shift or Z for player 1, right Shift or M for player 2
key-arrows = Move between cards
key-ends = First card, last card
key-choose = Select a card
key-escape = Clear selection, or close
key-help = Show this help
key-play = Open Play
key-cards = Select the card there, if Settings give each card a key; Alt for the other use
key-table = Read out the table, row by row
key-numbers = Read out score and cards left
key-place = Read out my position
key-chosen = Read out the selected cards
key-again = Repeat the last message
gestures = Gestures
gesture-turn = Rotate two fingers: reshuffle
points-heading = Points
styles = Three table styles
styles-are = Classic: the original symbols. Glyphs: symbols as text, up to 24 cards. Physics: cards collide and bounce, up to 24 cards. Choose one in Play.
two-mistake = A mistake or running out of time costs 10 points and gives the other player a 10-second free turn: no Set! button, no penalty.

# Sentences for one game
junior-cards = All 27 cards are solid, so shading doesn't count.
ultra-set-pictures = In the pictures, the needed card has a dashed edge.
ultra-set-always = Any ten cards contain an UltraSet, so you never need to deal.
ultra-set-tip = To find one, take two cards, picture the card that they need, and look for two others that need it too.
ultra-chain-links = The first UltraSet can be any. The last one lies beside the table, and each further one takes exactly two of its cards and two of the table.
ultra-9-deals = Nine cards almost always contain an UltraSet, and any ten do.
chain-links = The first set can be any set. The last set lies beside the table, and each further set takes exactly one of its cards and two of the table.
ghost-pictures = In the pictures, each pair points to the card that it needs.
ghost-tip = Any 13 cards contain a ghost. To find one, look for three pairs whose needed cards make a set.
puzzle-sets = A puzzle is twelve cards that contain exactly six sets. Find them all. A set that you've found stays on the table, and its cards can be part of other sets.
junior-puzzle-sets = This puzzle is nine cards that contain exactly four sets. Find them all. A set that you've found stays on the table, and its cards can be part of other sets.
puzzle-hints = Cheat helps in three steps: a feature, a card, the whole set. Only the last step costs you the set's points.
puzzle-scoring = Each set scores 10, however long you look. A mistake costs 10.
shuffle-moves = After each set, every card on the table moves to another place.
memory-turns = The cards lie face down. Selecting a card turns it up, and you can turn up three at a time. If they aren't a set, they turn back after a second.
memory-always = Any 21 cards contain a set, so there's no Deal.
memory-scoring = Each set scores 10, plus up to 30 for speed. Cards that aren't a set cost nothing.
memory-two = Cards that aren't a set, or running out of time, cost nothing, but give the other player a 10-second free turn: no Set! button.
mega-frames = The fifth feature is the frame around the symbols: none, a single line or a double line.
quads-values = Each feature has a fourth value: four symbols, a heart, dotted, or another colour.
quads-tip = Any three cards need exactly one fourth card to become a quad.
junior-quads-cards = All 64 cards are solid, so shading doesn't count.
projective-third = Any two cards need exactly one third card: the one with the dots that only one of the two has.
pro-set-always = Any seven cards contain a match, so there's no Deal.
pro-set-counts = A match counts as soon as each dot is on an even number of the selected cards, so you can't make a mistake. To build one, pick a card, then cancel its dots with others.
pro-set-scoring = Each match scores 10, plus up to 30 for speed.
pro-set-turns = Running out of time costs 10 points and gives the other player a 10-second free turn: no Set! button.

# Settings
setting-sound = Sound
setting-volume = Volume
setting-haptics = Vibration
try-sound = Test sound

differences = { $count ->
    [one] { $count } difference
   *[other] { $count } differences
}
points = { count-of-points }
points-in-time = { count-of-points } in { $time }
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
date = { $day } { month } { $year }
month-of-year = { month } { $year }
# 0 is Monday.
weekday = { $weekday ->
    [0] Mo
    [1] Tu
    [2] We
    [3] Th
    [4] Fr
    [5] Sa
   *[6] Su
}
day-played = { count-of-points }.
day-played-in-time = { count-of-points } in { $time }.
day-best = Best: { count-of-points }, { $time }.
practice-added = Practice added.
delete-games-and-practice = Delete { count-of-games } and all practice results? This can't be undone.
# $seconds: how long a set has been on the table.
available = on the table for { $seconds }
# $feature: a feature. $seconds: how much longer a set takes whose cards differ in it.
slower-when = { $feature ->
    [number] You are { $seconds } slower when numbers differ.
    [symbol] You are { $seconds } slower when symbols differ.
    [shading] You are { $seconds } slower when shadings differ.
    [frame] You are { $seconds } slower when frames differ.
   *[color] You are { $seconds } slower when colours differ.
}
wins = Won by Player { $player }
games-added = { count-of-games } added.
games-not-stored = { count-of-games } added, but this browser can't save them.
delete-games = { $games ->
    [1] Delete 1 game? This can't be undone.
   *[other] Delete all { $games } games? This can't be undone.
}
games-lost = { count-of-games } couldn't be read. A copy was saved.
file-is-foreign = There are no Tercet games in this file.
file-is-of-other-version = This file is from another version.
file-is-damaged = Line { $line } of the file is damaged. Nothing was added.
gesture-deck = Tap the deck: { more-cards }
gesture-swipe = Swipe down: { more-cards }
# The names of features in lists: those before the last, and the last.
feature = { $feature ->
    [number] number
    [symbol] symbol
    [shading] shading
    [frame] frame
   *[color] colour
}
key-same = Next card with the same { $names } or { $last }
key-same-one = Next card with the same { $last }
both-pairs-need = UltraSet! Both pairs need { $card }.
ghost-adds-up = Ghost! The values add up in every feature.

# Of a kind of match
count-of-matches = { count-matches }
best-score-yet = Best score yet, by { $points }
fastest-game-yet = Fastest yet, by { $time }
mean-time-of-match = Average time per { match }
mean-time-over-games = Average time per { match }, by game
time-by-kind = { $kind ->
    [line] Average time by number of dots that differ
    [even] Average time by number of dots that differ
   *[set] Average time by number of differing features
}
mean-time-by-number = Average time by number of { match }{ plural } on the table
fastest-yet = New fastest { match }
time-of-each = Time per { match } ({ $kind ->
    [line] stronger colour = more dots differ
    [even] stronger colour = more dots differ
   *[set] stronger colour = more features differ
})
points-of-matches = { matches }
moment-of-game = { $time }: { count-of-cards }, { count-matches }
others-on-table = { $matches ->
    [one] { $matches } other { match } on the table
   *[other] { $matches } other { match }{ plural } on the table
}
task = { $kind ->
    [ultraSet] Select four cards that make an UltraSet: two pairs that need the same card to become sets.
    [ghost] Select six cards that make a ghost: three pairs whose needed cards make a set themselves.
    [quad] Select four cards that make a quad.
    [line] Select three cards that make a match.
    [even] Select three to seven cards that make a match.
   *[set] Select three cards that make a set.
}
# $names: the names of features, separated by commas.
rule = { $kind ->
    [ultraSet] In a set of three cards, each feature ({ $names }) is all the same or all different, so any two cards need exactly one third card. If two pairs need the same one, their four cards are an UltraSet. The needed card can be anywhere, even on the table.
    [ghost] Any two cards need exactly one third card to become a set, in which each feature ({ $names }) is all the same or all different. Split six cards into three pairs. If the three cards that they need form a set, or are all the same card, the six are a ghost, however you split them. Or count: number each feature's values 1, 2 and 3. In a ghost, every feature adds up to a multiple of three.
    [quad] For each feature ({ $names }), the four cards must be all the same, all different, or two of one value and two of another. If three match and the fourth doesn't, or only one pair matches, it's not a quad.
    [line] Each card has one to six dots, each in its own place. In a match, each dot is on exactly two of the three cards or on none. If a dot is on one card, or on all three, it's not a match.
    [even] Each card has one to six dots, each in its own place. In a match, each dot is on an even number of cards: none, two, four or six.
   *[set] For each feature ({ $names }), the three cards must be all the same or all different. If two match and the third doesn't, it's not a set.
}
scoring = { $kind ->
    [ultraSet] An UltraSet
    [ghost] A ghost
    [quad] A quad
    [line] A match
    [even] A match
   *[set] A set
} scores 10, plus up to 30 for speed. A mistake costs 10, and so does dealing while there's { a-match }.
exercises = Complete the { match }
exercise-asks = { $kind ->
    [ultraSet] Which card makes an UltraSet with these three?
    [ghost] Which card makes a ghost with these five?
    [quad] Which card makes a quad with these three?
    [line] Which card makes a match with these two?
    [even] Which card makes a match with these?
   *[set] Which card makes a set with these two?
}
# $kind
near-misses = Near misses
two-claim = { $kind ->
    [ultraSet] Choose two players in Play. See an UltraSet? Press Set!, then pick its cards within 8 seconds. You can change the time in Settings: up to 10 seconds, or no limit.
    [ghost] Choose two players in Play. See a ghost? Press Set!, then pick its cards within 12 seconds. In Settings you can remove the limit.
    [quad] Choose two players in Play. See a quad? Press Set!, then pick its cards within 8 seconds. You can change the time in Settings: up to 10 seconds, or no limit.
    [line] Choose two players in Play. See a match? Press Set!, then pick its cards within 5 seconds. You can change the time in Settings: 3 to 10 seconds, or no limit.
    [even] Choose two players in Play. See a match? Press Set!, then pick its cards within 14 seconds. In Settings you can remove the limit.
   *[set] Choose two players in Play. See a set? Press Set!, then pick its cards within 5 seconds. You can change the time in Settings: 3 to 10 seconds, or no limit.
}
two-deal = { $kind ->
    [ultraSet] Can't find an UltraSet?
    [ghost] Can't find a ghost?
    [quad] Can't find a quad?
    [line] No match?
    [even] No match?
   *[set] No set?
} Press Deal { $cards }: it's free, and the other player gets 8 seconds to look first. If you both press it within 3 seconds, neither gets a free turn.

## page: the page before its module has loaded, and what shops and systems show

trouble-says = Tercet couldn't start. Check your connection, or update your browser.
late = Still loading… If this takes long, update your browser: Tercet needs Safari 15.4, Chrome 100 or Firefox 100.
no-script = Tercet needs JavaScript and WebAssembly.
# In search results.
description = The card game Set, in any browser.
picture-of-phone = Twelve cards on a phone
picture-of-desktop = Twelve cards on a desktop
shortcut-one = One player
shortcut-two = Two players

## previews: links in chats, and lists of installed apps

title = Tercet: the card game Set
# In lists of installed apps.
long-description = Find three cards that make a set: solo, with a friend on one device, or online. Works offline.
room-title = Play Set together
room-description = You're invited to a game of Set. Open the link and take a seat: you don't need an account.
# $day: a date.
daily-preview = Tercet: daily deal for { $day }
daily-description = Everyone who plays this deal gets the same cards in the same order.
puzzle-preview = Tercet: puzzle for { $day }
puzzle-description = Everyone gets the same cards. Find all the sets.
preview-picture = Three cards that make a set

## terminal: the game in a terminal

# The letters of this language's keyboard that lie on the keys of qwertyuiopasdfghjklzxcvbnm and the comma, in this order.
terminal-keys = qwertyuiopasdfghjklzxcvbnm,
terminal-choose-keys = Select the card with this character
# $kind
terminal-claim-keys = Claim, for player 1 and player 2
terminal-deal-keys = Deal { $cards }, for player 1 and player 2
terminal-quit = Quit
terminal-next-name = New name
terminal-next-key = Press any key.
terminal-welcome = { $kind ->
    [ultraSet] Select four cards that make an UltraSet, by their characters or with the arrows and Space.
    [quad] Select four cards that make a quad, by their characters or with the arrows and Space.
    [line] Select three cards that make a match, by their characters or with the arrows and Space.
    [even] Select three or more cards that make a match, by their characters or with the arrows and Space.
    [ghost] Select six cards that make a ghost, by their characters or with the arrows and Space.
   *[set] Select three cards that make a set, by their characters or with the arrows and Space.
}
terminal-any-card-goes-on = Select any card to continue.
terminal-paused = Paused. Press P to continue.
# $kind
terminal-claim-first = Claim first: Z for player 1, M for player 2.
terminal-deal-is-theirs = Each player has a key to deal: X for player 1, comma for player 2.
terminal-cannot-save = This game can't be saved. Quitting loses it.
terminal-too-long = This game has too many moves to continue. Press N for a new one.
terminal-opened = Playing the deal you asked for.
# $game: the name of a game, perhaps for two players.
terminal-begun = New game: { $game }.
terminal-resumed = Your game continues: { $game }.
terminal-kept = Your game in progress ({ $game }) is kept: press B to return to it.
terminal-two-players = { $game }, two players
terminal-not-connected = not connected
terminal-room = Room
terminal-shared-rules = { $kind ->
    [ultraSet] The first player to find an UltraSet takes it: select its four cards.
    [ghost] The first player to find a ghost takes it: select its six cards.
    [quad] The first player to find a quad takes it: select its four cards.
    [line] The first player to find a match takes it: select its three cards.
    [even] The first player to find a match takes it: select its cards.
   *[set] The first player to find a set takes it: select its three cards.
} { $kind ->
    [even] There are no mistakes, and there's always a match.
   *[set] A mistake costs 10 points and blocks you for a second. When there's no { match }, more cards are dealt.
} A star marks you; brackets mark players who are offline.
terminal-too-small = Too small: { $cards } cards need { $columns } columns and { $lines } lines. This terminal has { $columnsHere } and { $linesHere }.

## parts: parts of the sentences above. Each language has its own.

match = { $kind ->
    [ultraSet] UltraSet
    [ghost] ghost
    [quad] quad
    [line] match
    [even] match
   *[set] set
}
# The ending of the plural of { match }.
plural = { $kind ->
    [line] es
    [even] es
   *[set] s
}
a-match = { $kind ->
    [ultraSet] an UltraSet
    [ghost] a ghost
    [quad] a quad
    [line] a match
    [even] a match
   *[set] a set
}
matches = { $kind ->
    [ultraSet] UltraSets
    [ghost] Ghosts
    [quad] Quads
    [line] Matches
    [even] Matches
   *[set] Sets
}
call = { $kind ->
    [ultraSet] UltraSet!
    [ghost] Ghost!
    [quad] Quad!
    [line] Match!
    [even] Match!
   *[set] Set!
}
these = { $kind ->
    [ultraSet] These three
    [quad] These three
    [ghost] These five
    [even] These cards
   *[set] These two
}
which = { $kind ->
    [ultraSet] Which fourth
    [quad] Which fourth
    [ghost] Which sixth
    [even] Which other card
   *[set] Which third
}
gain = { $points ->
    [0] { "" }
   *[other] { " " }+{ $points }.
}
go-on = { $goesOn ->
    [yes] { " " }Tap any card to go on.
   *[no] { "" }
}
more-cards = { $cards ->
    [one] { $cards } more card
   *[other] { $cards } more cards
}
count-of-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
count-of-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-of-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
count-of-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
count-matches = { $matches ->
    [one] { $matches } { match }
   *[other] { $matches } { match }{ plural }
}
shading = { $shading ->
    [solid] solid
    [striped] striped
    [dotted] dotted
   *[open] open
}
frame = { $frame ->
    [none] unframed
    [framed] framed
   *[double] double-framed
}
frame-of-card = { $frame ->
    [none] { "" }
   *[other] , { frame }
}
shading-of-card = { $shading ->
    [none] { "" }
   *[other] { shading }{ " " }
}
color = { $color ->
    [red] red
    [green] green
    [purple] purple
    [blue] blue
    [orange] orange
    [brown] brown
   *[turquoise] turquoise
}
symbol = { $symbol ->
    [squiggle] squiggle
    [diamond] diamond
    [oval] oval
    [circle] circle
    [square] square
    [heart] heart
   *[triangle] triangle
}
symbols = { $symbol ->
    [squiggle] squiggles
    [diamond] diamonds
    [oval] ovals
    [circle] circles
    [square] squares
    [heart] hearts
   *[triangle] triangles
}
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
short-date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Dec
}
