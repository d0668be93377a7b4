import { ordinalEn } from '#language/en/ordinals.ts'
import { pointEn } from '#language/en/points.ts'
import type { FinancialWords } from './words.ts'

/** The report on money in English. */
export const financialEn: FinancialWords = {
  title: 'How money comes and where it goes',
  subtitle: (name) => `Three houses, their rulers, Venus, Jupiter and the Part of Fortune: ${name}`,
  chapters: {
    how: 'How this was made',
    rulers: 'Three rulers at one table',
    2: 'What you earn by',
    8: 'The common pot',
    11: 'Money through people',
    venus: 'Enough, and a little more',
    fortune: 'The Part of Fortune',
    habits: 'Habits, said and unsaid',
  },
  titles: {
    how: 'Three purses',
    table: 'The rulers compared',
    cusp2: 'The skill and the price',
    cusp8: 'How you lend, borrow and ask back',
    cusp11: 'What arrives by acquaintance',
    ruler2: 'Where the earning leads',
    ruler8: 'Where the shared leads',
    ruler11: 'Where the circle leads',
    empty2: 'No planet at the till',
    empty8: 'No planet in the cellar',
    empty11: 'No planet at the club',
    enough: 'What “enough” means to you',
    roundUp: 'Where you round up',
    unmentioned: 'The purchase nobody mentions at home',
    fortuneFormula: 'Two formulas, and why one was taken',
    fortuneSign: 'Its sign',
    fortuneHouse: 'Its house',
    discount: 'Where the discount comes from',
    secret: 'The habit you tell nobody about',
    week: 'What to watch for a month',
  },
  keeperTitle: (planet) => `The keeper of the key: ${pointEn(planet)}`,
  keeper: {
    2: 'Whoever keeps the key to a house brings along a character. The one below is how you earn on an ordinary day, when nobody is negotiating.',
    8: 'This is the voice in which you speak about what belongs to two. You may know it from quite other matters.',
    11: 'And this is the manner with which you enter a circle, before anyone there knows what you do.',
  },
  holdTitle: 'Where you hold on',
  hold: {
    fire: 'You save by fits: a resolution in January, a tin with a slot, a sum that is heroic until March. What holds better than resolve is a contest, even if only against last year.',
    earth:
      'Saving is second nature to you and needs no occasion. What you might practice is the other movement: taking something out of the reserve while it is still of use.',
    air: 'You save by system, with rules, accounts and a clever exception. The system is kept as long as it’s interesting; the simplest of all would keep you longer.',
    water:
      'You save from worry, and the size of the reserve follows the worry rather than the need. On calm days look at the figure and ask whom it’s protecting.',
  },
  how: [
    'Sums tell little about a person and habits tell much, so no sum appears here. Three houses are read: what you earn, what you share, what comes through other people. Each has a sign on its door and a planet that keeps its key. Then Venus says what is worth its price to you, and Jupiter how far you overstep it.',
    'The chart doesn’t know your salary. What it can describe is the way a hand closes and opens: the price you dare to say, the loan you don’t ask back, the friend who always knows of something. Three purses are kept apart below, because most quarrels about money come from taking out of one what was meant for another.',
    'Money in a chart has three addresses, and people tend to know only the first. It is earned, it is held in common, it is carried in by acquaintances. The report visits all three, asks their keepers how they get on, and ends with two planets of wishing and one old point of luck.',
  ],
  wheel: 'Your chart with its three money houses, the second, the eighth and the eleventh.',
  notice:
    'This is no financial advice. No bank, paper, loan or day is recommended here, and nothing below says that you will have money or lack it. Houses are Placidus (Porphyry where Placidus fails), rulers traditional; the eleventh as the purse of the profession and the Part of Fortune are read after Hellenistic authors (Dorotheus, Paulus Alexandrinus).',
  table: {
    caption: 'Three houses, their rulers, and how these are placed',
    head: ['House', 'Sign', 'Ruler', 'Where it stands', 'Dignity', 'Planets in the house'],
    house: { 2: 'second: earned', 8: 'eighth: shared', 11: 'eleventh: through others' },
  },
  pairTitle: {
    '2 8': 'Earning and sharing',
    '2 11': 'Earning and being recommended',
    '8 11': 'The common pot and the circle of friends',
  },
  terms: {
    '2 8': {
      one: 'Your own purse and the shared one hang on the same nail. You find it hard to say which money was whose, and as long as there’s trust it doesn’t matter; a sheet of paper, written on a good day, would keep it from mattering on a bad one.',
      easy: 'The keeper of your earnings and the keeper of what is shared are on good terms. Joint accounts come easily to you, and you can borrow or lend without the friendship being on the table. The one thing you may skip is agreeing what happens if somebody leaves.',
      tense:
        'Here is a quarrel: what you earn and what you share pull against each other. You pay for the table and count the glasses, or you let others pay and feel bought. The dispute is seldom about the amount. It is about who may decide, and it eases as soon as some money is nobody’s business but yours.',
      apart:
        'Your own earnings and the common pot keep out of each other’s way. You’re able to be strict in the one and easygoing in the other, and people who know you from one account would hardly recognize you by the second.',
    },
    '2 11': {
      one: 'For you, earning and knowing people are one activity. A dinner is an order, an order ends in a dinner; the network is the trade. Now and then it does good to meet someone from whom nothing will ever come.',
      easy: 'Skill and acquaintance work hand in hand: you’re recommended, and then you’re good. Income tends to come by the second conversation and not by the advertisement. It costs you little to pass a job on, and such jobs come back.',
      tense:
        'Friends and fees get in each other’s way. Either you work for a circle that considers you a friend and forgets the invoice, or you earn well among people with whom you wouldn’t care to dine. It helps to name the price before the second glass.',
      apart:
        'What you earn has little to do with whom you know. You got in by the front door, with a sample of your work. The circle is for other things, and it wouldn’t hurt to tell it once a year what you do for a living.',
    },
    '8 11': {
      one: 'What you share with one and what you build with many have the same keeper. Partnerships slide into circles, circles into common tills; you’re at home in clubs with a budget, and it pays to know whose signature counts.',
      easy: 'The common pot and the circle of friends feed each other. Whoever shares money with you tends to bring friends along, and friends can be trusted with the kitty. You are a born treasurer, if only you’re asked.',
      tense:
        'Those you share money with and those you share ideas with eye each other. A partner finds the friends expensive, the friends find the partner strict. Mixed tills are the place where you lose both, so keep two.',
      apart:
        'Shared money and the wide circle are two separate worlds with you. The friends don’t know what you owe, the creditors don’t know your friends, and that is quite convenient for everybody.',
    },
  },
  cusp: {
    2: [
      'People pay you for going first: for the quick offer, the bold repair, the call nobody wanted to make. You say your price fast and high, and are surprised when it’s accepted. A large reserve bores you. What lets you sleep is the knowledge that you could start again on Monday with empty hands.',
      'People pay you for what holds: good material, a calm hand, things that still please after ten years. You know your price to the penny and would rather lose the customer than the penny. Sleep comes with a full larder, and a larder, to you, is something that can be seen when the door is opened.',
      'People pay you for words, links and speed. You have two or three incomes where others have one, and you set prices by ear, differently on Tuesdays. A reserve is for you mainly a list of numbers to call. You sleep well with four small orders ahead and badly with a single large one.',
      'People pay you for feeling looked after. What you sell well has something of home in it, and you find it hard to charge those you’ve grown fond of. You raise your price by a detour: first a rise for the others. The reserve you need is bigger than you admit, and part of it is in jars.',
      'People pay you for the name and for the shine you put on a thing. You can ask for a great deal if the asking may be done grandly; haggling over small amounts offends you like a draft. You sleep well when you have been generous in the evening, whatever the account says in the morning.',
      'People pay you for exactness: the error found, the file in order, the dose that’s right. You charge too little, since you know what could still be improved. The reserve is made of small sums in labeled places. You sleep once you have checked, and then you check that.',
      'People pay you for balance: the fair arrangement, the agreeable form, the couple of tones that go together. You’d like the other to name the figure first, and then you find it unfair, if only to yourself. Sleep needs an even account; owing disturbs you, and so does being owed.',
      'People pay you for going where it’s unpleasant and keeping quiet afterward. You name your price late, once, and don’t move. You want to know the true state of a till and to let nobody know that of yours. A secret reserve lets you sleep, above all because it’s secret.',
      'People pay you for outlook: for knowing the way, the rule, the world, for making it larger. You name round figures and give some of it back by supper. Trust is your reserve. It has so far mostly been justified, and that is why the two times when it wasn’t came so expensive.',
      'People pay you for taking it on. Responsibility has a price with you, and you name it soberly, since you know how many evenings are in it. You save by habit, through fat years and lean. You sleep well when the worst case has been reckoned out and would last until spring.',
      'People pay you for the idea nobody else had, and for knowing how the thing works. Your price follows a logic of its own: nothing for friends of the matter, a fortune for those who ask stupidly. Income comes in jerks. You’d like a reserve that’s independent of everybody, employers and banks included.',
      'People pay you for feel: for music, relief, an image, patience with what has no name. You’d rather leave the sum to the other’s conscience, which makes you expensive to the decent and cheap to the rest. How large the reserve is you don’t quite know. You sleep well by the sound of water.',
    ],
    8: [
      'You lend at once and ask for it back at once, loudly, and then it’s forgotten. Borrowing goes against your pride. In a joint account you want to be the one who may act without a second signature.',
      'You lend reluctantly and exactly; what’s lent remains yours. In what is held in common you look for something solid, a roof, a field, a machine. Asking for it back takes you a year and three hints about the weather.',
      'You lend books, tools and small sums, and lose track of all three. About shared money you can talk better than most, with a table if need be. You remind people by a joke, and the joke is understood.',
      'You lend to family without a receipt and take it to heart if it doesn’t come back. Shared money smells of home for you, so that a dispute about a cottage is never about the cottage. You ask for it back by feeding the debtor.',
      'You lend like a patron and dislike being thanked too little. In a common enterprise you want your share to be visible. To ask for it back strikes you as beneath you, and so you wait, with growing splendor, for the other to think of it.',
      'You lend with a date and a note of the date. In a common pot you are the one who reads the statements and finds the double charge. Asking for it back comes as an orderly letter, for which you apologize.',
      'You lend so as not to seem unkind, and share by halves even what wasn’t equal. Joint money is, for you, a test of manners. When it has to be asked for, you’d like somebody else to mention it, in passing, with both of you present.',
      'You lend rarely and never forget. Before you share a till you want to know the bottom of the other’s. Once in, you’re in with everything. You can ask for it back in a tone that is remembered in the family.',
      'You lend in good faith and large notes, and consider a debt settled if the friend has become happy. In a shared venture you bring the belief. Small print seems petty to you until it’s read aloud by someone else.',
      'You lend by contract, even to your sister, and have been called hard for it by people who later asked you to be trustee. What is held in common you administer as if it were an office. You get it back.',
      'You lend to causes and odd fellows. You share tools, flats, subscriptions, but keep an exit. When it comes to getting it back, you’d prefer an app to a conversation.',
      'You lend because you can’t watch, and afterward can’t remember whether it was a loan. In common tills your share dissolves. Now and then someone repays you of whom you’d never have expected it.',
    ],
    11: [
      'Money reaches you by people who start things. Someone rings up: we need you by tomorrow. The circle is loud, changes often and seldom pays late.',
      'Money reaches you by old acquaintances who recommend you as one recommends a tailor. It takes years to grow and then hardly needs watering. Whoever came once sends the daughter.',
      'Money reaches you by chats, courses and cousins of acquaintances. You don’t so much have a network as a telephone that rings. Half of your fees began with “do you happen to know someone who…”.',
      'Money reaches you by people with whom you’ve cooked. A circle is for you a sort of family, with all that it gives and forgets to pay. Somebody’s birthday has fed you more than once.',
      'Money reaches you by patrons and admirers, and by parties at which you were the reason to stay. You’re recommended with superlatives. They oblige, and you know it.',
      'Money reaches you by colleagues who have seen you work. The recommendation is dry: “never a mistake.” It goes from expert to expert and hardly ever reaches a party.',
      'Money reaches you by couples, partners and well-connected hosts. One introduces you, and the rest is manners. You get jobs because you were pleasant to sit next to, and keep them because you turned out to be able.',
      'Money reaches you by a few people who trust you with what they tell nobody. The circle is small and doesn’t know its own members. One of them is worth a hundred cards.',
      'Money reaches you from afar and from above: a teacher, a foreign firm, somebody met on a train. The circle is wide and generous and doesn’t always know what it promised.',
      'Money reaches you by people in positions, mostly older than you. They test you for a long while and then open a door that remains open. The circle is respectable, and somewhat dry.',
      'Money reaches you by the like-minded. A forum, an initiative, a thing done for nothing with nine others: years later the nine sit in nine firms. You never called it networking.',
      'Money reaches you through people you once helped, by crooked roads. You wouldn’t dream of reminding them. The circle has no list of members and is larger than you think.',
    ],
  },
  planetTitle: (planet, house) => `${pointEn(planet)} in the ${ordinalEn(house)} house`,
  planet: {
    2: {
      sun: 'What you own and earn is a matter of honor with you. A good month straightens your back; a poor one you take personally. You get paid best where your own name stands under it.',
      moon: 'Your account has tides. You buy when you’re low and count when you’re anxious, and a full fridge calms you more than a full statement.',
      mercury:
        'You earn by head, mouth and hands at once. Small sums from several sides suit you, and you’re one of the few who enjoy comparing.',
      venus:
        'Money comes to you by way of what is pleasant, and goes out the same way. You have a talent for making a thing look worth its price, including yourself.',
      mars: 'You go out and get it. Earning wakes you up, and spending happens in the same movement. A sum that lies about makes your hands itch.',
      jupiter:
        'Somehow there’s always some, and so you plan as though there always would be. You give lavishly. It comes around often enough to spoil you.',
      saturn:
        'You learned early that it runs out. You build slowly, keep what you build, and charge less than the work was worth until you stop doing so, late and for good.',
      uranus:
        'Your income has a broken line for a curve: nothing, nothing, a heap. You need it to be free more than to be large, and a fixed salary makes you look for the gap in the fence.',
      neptune:
        'How much there is you know approximately. You’ve given away more than you have sold, and now and then sold something that others take for air.',
      pluto:
        'Money means not being at anyone’s mercy. You can begin again from nothing and have perhaps done it. Nobody sees your figures, and a few would like to.',
    },
    8: {
      sun: 'You gain weight where you manage what belongs to more than one. Being dependent on somebody’s purse dims you visibly.',
      moon: 'Shared money touches old fears and old comfort alike. You know without being told when somebody in the house has bought something in secret.',
      mercury:
        'You’re the one who reads the agreement and finds paragraph nine. Talking about money with those close to you is, for you, a kind of trust.',
      venus:
        'Others like to share with you. Presents, a partner’s means, an old ring come your way, and you give back by making life softer.',
      mars: 'You fight over shared things with open visor. A hidden charge sets you on fire; an open dispute clears the air, at least on your side.',
      jupiter:
        'Help arrives when it is needed, often by others’ means. The temptation lies in promising, on its strength, more than is yours.',
      saturn:
        'You share with caution and carry more than your part. Debts, your own and others’, seem to you heavier than they are, and get paid to the last coin.',
      uranus:
        'Common finances take sudden turns with you. You do well with arrangements that nobody has heard of, provided they’re written down.',
      neptune:
        'In shared pots your boundary is watercolor. You don’t want to be the one who asks, so that it’s asked too late.',
      pluto:
        'You see through whoever holds the purse. Money held in common is about power for you, and you’d rather know it than be nice about it.',
    },
    11: {
      sun: 'You shine in a circle and are paid in standing first, in money afterward. The people who seek your company usually have something to do.',
      moon: 'Friends feed you, and you them. Income rises and falls with the mood of a group, which you feel before its chairman does.',
      mercury: 'Your address book is your savings book. You connect two and get something from both.',
      venus:
        'Friendship brings you pleasant commissions. It’s hard to send a bill to someone who thinks you’re charming, yet it can be learned.',
      mars: 'You get groups going and quarrel with their treasurers. Money comes from projects in which someone had to push.',
      jupiter:
        'You have patrons without looking for them. Someone in the circle always knows somebody who’s giving something away.',
      saturn: 'Few friends, old ones, with positions. What they open for you took years and stays open.',
      uranus: 'Your circle is a cabinet of curiosities, and out of it comes the idea that pays in the end.',
      neptune:
        'You give your time to good causes and lose the receipts. One of the causes, by a detour, pays the rent.',
      pluto:
        'In groups you soon know who holds the strings. Money comes from there, along with entanglements that have to be cut in time.',
    },
  },
  empty: {
    2: 'No planet stands in the second house. That isn’t an empty purse: it means that earning is no drama for you, and that the ruler of the house does the work from the place where it lives.',
    8: 'The eighth house holds no planet. Shared money turns up in your life as it does in most lives, without being one of its great subjects; the ruler says where it turns up.',
    11: 'In the eleventh house there’s no planet. Acquaintances bring you now and then what they bring everybody, and the ruler tells through which door.',
  },
  enough: [
    'Enough, to you, is being able to buy it now. What you want loses half its worth while you wait; what has been bought loses the other half. Your best purchases were a tool, a ticket, a pair of running shoes.',
    'Enough is quality, and a second one in the cupboard. You’d rather have one real chair than six that look like it. A bargain that feels cheap in the hand is no bargain.',
    'Enough is variety. Two modest things please you better than a magnificent one, and magazines, courses and little devices are where it trickles away, pleasantly.',
    'Enough is when everyone at the table has had some. You buy for others and for bad times. What you pay too much for is anything that resembles your grandmother’s.',
    'Enough is a bit too much, and visible. The worth of a thing rises with the moment at which it’s presented. What you overpay for is applause in the form of objects.',
    'Enough is exactly what’s needed, in working order. You feel real pleasure at having paid less for the better thing. What tempts you are sets, refills and containers for them.',
    'Enough is when it matches. One beautiful lamp can require a new room. You pay too much for company: for the better restaurant, the shared taxi, the gift that mustn’t be smaller than theirs.',
    'Enough is all of it, or nothing. You can live on bread for months and then buy the one thing that can’t be got. What it cost remains between you and the seller.',
    'Enough is when there’s some left for the road. You spend on what widens: tickets, books, a horse for an afternoon. Possessions that have to be dusted make you impatient.',
    'Enough is what lasts, and what you’ve earned. You buy late, once, and the good make. A reward for yourself needs a reason, and you’re strict in recognizing reasons.',
    'Enough is independence plus one absurdity. Brands leave you cold, inventions don’t. You pay too much for what doesn’t exist yet.',
    'Enough can’t be counted. You give for the song, the beggar, the atmosphere, and wonder later where the note is. What you buy should have a shimmer, and the shimmer isn’t returnable.',
  ],
  roundUp: [
    'You round up in haste: the larger motor, the earlier date, the stake on yourself.',
    'You round up at table and in fabric; a feast has never yet seemed to you too expensive.',
    'You round up in knowledge. One more course, one more cable, one more subscription to something interesting.',
    'You round up for the family. Nobody shall leave hungry or without a sweater.',
    'You round up when there’s an audience. The round is on you, and so is the next.',
    'You round up in preparation: spare parts, reserves, a second folder for the first.',
    'You round up for a couple’s sake, or for the sake of symmetry. If one gets it, so does the other.',
    'You round up where it’s a matter of all or nothing. The last night of an auction is no place for you.',
    'You round up on principle. The far destination, the big idea, the tip for the whole staff.',
    'You round up for rank: the firm that stands above the others, the stone instead of the plaster.',
    'You round up for the future, for whatever has a prototype and no instructions.',
    'You round up out of pity and by music. The collection box knows your step.',
  ],
  strangers:
    'Venus and Jupiter make no aspect in your chart: liking and lavishness don’t consult each other. So there are things you love and never buy, and things you buy generously without having loved them. Put the two lists next to each other, and the second can often pay for the first.',
  unmentioned: {
    fire: 'The purchase that isn’t mentioned at home was made standing up. It was an adventure, it had a motor or a stage, and in the hall it was introduced as having been there all along.',
    earth:
      'The purchase that isn’t mentioned at home is heavy, of good make, and stands in the cellar. You visit it. The price is known to you and to the man who carried it.',
    air: 'The purchase that isn’t mentioned at home has no weight: an access, a seat, a name in a list, three of them renewed by themselves. Together they’d make a small car.',
    water:
      'The purchase that isn’t mentioned at home was made for someone else, or for a person you used to be. It smells of something. You take it out when you’re alone.',
  },
  fortune: {
    formula: (sect, place) =>
      `The Part of Fortune is a point, not a planet. By day one counts from the ascendant as far as it is from the Sun to the Moon; by night from the Moon to the Sun, because at night the Moon leads. At your birth the Sun stood ${sect === 'day' ? 'above the horizon, so the day formula was taken: ascendant + Moon − Sun' : 'below the horizon, so the night formula was taken: ascendant + Sun − Moon'}. It falls at ${place}.`,
    said: (place, house) => `Part of Fortune ${place}, ${ordinalEn(house)} house`,
    sign: [
      'Effort pays here if it’s early and brisk. The old point in a sign like this favors the first offer and tires during negotiations.',
      'Effort pays here if it’s repeated. What you’ve done for the hundredth time, in the same good way, is worth more than the invention.',
      'Effort pays here if it’s spoken of. The sentence “I could do that for you” has, with you, an unusual yield.',
      'Effort pays here if it’s protective. You do well with what people need when they come home.',
      'Effort pays here if you sign it. What goes out under another’s name comes back to you as a card at Christmas.',
      'Effort pays here in small, exact portions. The grand throw is somebody else’s luck; yours is in the third decimal.',
      'Effort pays here in twos. A fair counterpart doubles the result, and an unfair one you feel in the first week.',
      'Effort pays here if it goes all the way down. What others gave up as hopeless or unappetizing is a good field.',
      'Effort pays here if it travels. Language, distance and teaching increase whatever you touch.',
      'Effort pays here if it has time. You are a late harvest, and a well-keeping one.',
      'Effort pays here if it’s different from everyone’s. As soon as it’s the fashion, it’s yours no longer.',
      'Effort pays here if it isn’t forced. Much comes while you’re doing something for its own sake, half asleep, to music.',
    ],
    house: [
      'Turning up in person is what most often makes the effort worth the trouble: your face, your voice, your two feet at the door.',
      'It lies in your own purse, in what you can do and possess. Investing in a skill of your hands has more often than not come back.',
      'It lies round the corner: errands, neighbors, notes, brothers and sisters. Small near things bring more than distant great ones.',
      'It lies at home. A room, a plot, a family matter put in order carries more fruit with you than outside work of the same length.',
      'It lies in what you do for joy, and in children, your own or others’. Seriousness can even harm the yield.',
      'It lies in daily work and usefulness. Where others see drudgery you’ve found, more than once, a little luck under the workbench.',
      'It lies in the person opposite. Agreements, clients and marriages of every kind are where effort meets you halfway.',
      'It lies in what is shared, owed and inherited, in crises too. You have a hand for making something out of what is left.',
      'It lies far off: travel, study, law, print. If it’s stuck here, it moves there.',
      'It lies in public. Titles, orders, the visible step: what is modest you may do for love, but the fruit hangs above.',
      'It lies among friends and in plans that are bigger than one person. You need only tell somebody what you’re hoping for.',
      'It lies out of sight. Quiet work, retreat, help that isn’t announced come back by ways that you’ll hardly trace.',
    ],
  },
  discount: {
    fire: 'Your discount comes out of enthusiasm. Someone is as keen as you are, and at once you’re working for the joy of it; the invoice seems a cold shower. Write it before you have lunch together.',
    earth:
      'Your discount comes out of solidity: you know what it costs you, and that’s what you charge. That the knowledge was twenty years in the making you leave out. Put the years on the bill as a line of their own.',
    air: 'Your discount comes out of conversation. While talking you’ve already solved half of it, and one doesn’t charge for talking, you think. It’s what they came for.',
    water:
      'Your discount comes out of sympathy. You feel how tight it is for the other and go down before anyone asked. Let them ask; most can pay, and some were about to offer more.',
  },
  secret: {
    fire: 'What you tell nobody: you bet. Not in a hall, perhaps, only with yourself: if the light turns green I’ll buy it. Winning isn’t the point. For a second it’s open.',
    earth:
      'What you tell nobody: you count. In the evening, in your head, always from the same end. It isn’t greed. Others have a rosary.',
    air: 'What you tell nobody: you compare. You know what the colleagues have, roughly, and the neighbors precisely, and have never asked. A question would end the game.',
    water:
      'What you tell nobody: there’s a bit hidden, in a tin, a second account, a coat. You forget about it and find it. That finding is the real interest.',
  },
  week: {
    cardinal:
      'For a month, mark each expense with the hour at which you decided on it. The chart suggests that yours have a favorite hour. Whoever knows it can put something else there, a walk, a call, a bath.',
    fixed:
      'For a month, write down what you didn’t spend, and why. With a chart like this the held-back money tells more than the spent. Among the reasons will be one that isn’t yours but your parents’.',
    mutable:
      'For a month, note who was beside you at each expense. With a chart like this money moves by company. You’ll find a person with whom it’s always a little more, and one with whom you suddenly need nothing.',
  },
  closing: [
    'Nothing in this report has to be done at once. If one thing is to be taken along, let it be the table of the three rulers: next time money turns into a quarrel, ask which of the three it belongs to.',
    'The decisions remain yours, and those of people whom you trust with figures. The chart only tells which of your habits has been talking until now.',
  ],
}
