import { capital } from '#language/capital.ts'
import { commonWordsEn } from '../../writer/common-words-en.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn, pointEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { PersonalityWords } from './words.ts'

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const number = (count: number) => NUMBERS[count] ?? `${count}`

/** The report on the whole birth chart in English. */
export const personalityEn: PersonalityWords = {
  title: 'The whole natal chart, read for you',
  subtitle: (name) => `A portrait for ${name}`,
  noHour:
    'The hour of birth is not known. This report therefore has no houses, no ascendant and no midheaven, and it leaves out every aspect that only held for a part of that day. What remains is true at any hour.',
  findHour: {
    title: 'Where an hour may still be found',
    text: [
      'Many hours are only mislaid. In much of Europe and in most American states the full copy of a birth entry has the time, even where the short certificate leaves it out; the registry of the place sends it on request. Maternity wards keep their books for decades. At home the likely places are a bracelet from the cot, the first page of an album, a letter that announces you, a medical card with the weight in grams.',
      'Ask for scenes rather than for a number. Was it light, was supper on, had the night shift come, did somebody run for a taxi or telephone an office that was still open? A window of two hours settles more than it seems to: often a sign that stands open here, and now and then even which half of the sky was full. Put what you find into the settings, and a new report will have its houses.',
    ],
  },
  chapters: {
    thesis: 'What this chart is about',
    lights: 'Sun, Moon and ascendant',
    weights: 'Weights and balances',
    rule: 'Who governs whom',
    drive: 'Mind, love, drive',
    growth: 'Growth and weight',
    ties: 'Aspects that matter',
    rooms: 'The rooms of your life',
    times: 'Your years in you',
    road: 'The road and the sore spot',
    closing: 'What to do with it',
    tables: 'Tables and method',
  },
  made: [
    'First the sky of your birth was computed, from ephemerides that agree with those of observatories to the arc-second. Then everything in it was weighed: which planets stand on the corners of the chart, which govern others, which are bound by the closest aspects. What is named first and what is told at length follows those weights, so that another person’s report dwells on other things.',
    'Beside each paragraph stands what it was written from. Where a sentence isn’t you at all, you’re the one who knows.',
  ],
  titles: {
    made: 'How this portrait was made',
    positions: 'Where everything stood',
    summary: 'In short',
    loudest: 'The loudest planet',
    close: 'Back to the beginning',
    tenants: 'Three tenants, one flat',
    lights: 'Whom the lights obey',
    sums: 'The sum of ten planets',
    single: 'What hangs by one thread',
    halves: 'Which half of the sky is full',
    chains: 'Where the chains end',
    elders: 'Your two elders',
    table: 'Twelve houses and their masters',
    rooms: 'Houses and their rulers',
    grid: 'All aspects at a glance',
    ties: 'How to read them',
    tasks: 'A few small things',
  },
  captions: {
    wheel: 'The chart of your birth',
    positions: 'Positions at birth, tropical zodiac',
    elements: 'Ten planets by element',
    modes: 'Ten planets by mode',
    rule: 'Each planet and the ruler of its sign',
    houses: 'The signs on the twelve cusps and their rulers',
    grid: 'All aspects of the chart; the loose ones are only here',
  },
  heads: {
    positions: ['Point', 'Longitude', 'House', 'Motion'],
    rule: ['Planet', 'Stands in', 'Answers to'],
    houses: ['House', 'Sign on the cusp', 'Ruler', 'Stands in'],
  },
  areas: {
    love: 'In love',
    work: 'At work',
    money: 'With money',
    home: 'At home',
    rest: 'Strength and rest',
    growth: 'What it grows into',
  },
  retrograde: 'retrograde',
  countOf: (planets) =>
    planets.length === 0 ? '0' : `${planets.length}: ${planets.map((planet) => pointEn(planet)).join(', ')}`,

  loudest: (planet) => `${capital(planetEn(planet))} weighs most in this chart.`,
  theme: {
    sun: 'There’s an owner here, and everybody can tell. You feel well where a thing carries your name and badly where you’re one of the staff; praise feeds you for an afternoon, authorship for a year. What goes wrong in you goes wrong from being overlooked, including by yourself.',
    moon: 'What you feel decides, and it decides before you’ve been asked. Sleep, food, the tone at breakfast are the ground you build on, and a plan that ignores them comes down by Thursday. People tell you things. They have noticed that you remember the weather in which they were said.',
    mercury:
      'Everything in you passes through words. A thing you have named is half done, a thing without a name keeps you awake, and between two people who don’t understand each other you can hardly sit still. The danger is a life lived in drafts.',
    venus:
      'You choose by taste, even where you’d swear that it was reason. The wrong lamp spoils a room for you, an unkind word a week; but give you something ill-made and some time, and people will want to sit near it. You’d rather be asked than push.',
    mars: 'An engine is running, and it wants a road. Waiting costs you more than failing does; you find out what you think by starting, and you’re kindest when you’re tired from something real. Without an adversary worth the name you make do with whoever is in the kitchen.',
    jupiter:
      'You take a size larger than needed and grow into it more often than not. Hope is your working capital, distance does you good, and you forgive nearly anything but smallness. What others call your luck is largely that you ask, ask again, and thank people.',
    saturn:
      'Time is on your side, and you were slow to believe it. You were older than your classmates and will be younger than your peers. What you make holds, since you look it over as a stranger would; that same look, turned on yourself at night, should be given office hours.',
    uranus:
      'You notice the one rule in the room that has outlived its reason. It isn’t rebellion, for you’d happily keep a good one; it’s closer to an ear that hears the wrong note. You need a door to leave by, and once you have it you tend to stay for years.',
    neptune:
      'Your edges are thin. You come home from a crowd with somebody else’s mood in your pockets, and out of that same thinness come the melody, the tact, the sense for what was meant and not said. You live well with a shore nearby, one closed hour a day, and somebody who checks the arithmetic.',
    pluto:
      'You look under things. A smooth answer makes you curious, a locked drawer patient; you’d rather know the worst than be spared it, and people in real trouble find their way to you. The small talk you can’t do is the price of the large talk you can.',
  },
  tenantsAre: ({ sun, moon, asc }) =>
    `Your Sun is in ${signEn(sun)}, your Moon in ${signEn(moon)}, and ${signEn(asc)} is your ascendant: what you’re after, what calms you, and who opens the door.`,
  tenants: {
    one: 'All three are of one element and live on one floor. You’re quickly known and hardly ever misread. Nobody in the flat says “but”, so that voice has to be invited: a friend of quite another make is worth more to you than to most.',
    'sun-moon':
      'The two who live inside are of one element and agree; the one at the door is of another kind. Strangers meet somebody you recognize only by half, and it takes them a winter to be let into the kitchen. Tell people earlier that there is a kitchen.',
    'sun-asc':
      'The aim and the manner are of one element, and so people believe they know you. The third tenant keeps to the back room and needs something quite different for its peace. If the first two fill the calendar between them, it’s that one who falls ill; give the back room an evening a week.',
    'moon-asc':
      'Feeling and manner are of one element: what moves you shows, and shows truly. The aim comes from elsewhere. You may look like a person who wants one thing and work for years toward another. Nobody is owed an explanation, but know it yourself when you choose between two jobs.',
    three:
      'Three elements, three tenants from three countries. It makes you hard to sum up and good at reading others, since you’ve had to interpret at home all your life. Hold a house meeting before large decisions: let each of the three say one sentence, and don’t sign while one is silent.',
  },
  only: (of, planet) =>
    `${capital(planetEn(planet))} is the only one of the ten planets in ${of === 'fire' || of === 'earth' || of === 'air' || of === 'water' ? `${/^[aeiou]/.test(of) ? 'an' : 'a'} ${of} sign` : { cardinal: 'a sign that begins a season', fixed: 'a sign that holds a season', mutable: 'a sign that ends a season' }[of]}.`,
  single: {
    fire: 'When this one sleeps, so does the wish to begin; when it wakes, it has to heat the whole flat and may overdo it. Don’t wait for the mood. With you it comes after the first ten minutes.',
    earth:
      'It looks after everything that can be touched, the bills, the teeth, the tire pressure, and it’s overworked. Whatever can be handed to a list, a standing order or a fixed day of the week, hand over.',
    air: 'It alone thinks from a distance, while the others are in the thick of it; so you grasp quickly and see late. Somebody to whom you have to explain the thing in order is no luxury.',
    water:
      'It does the feeling for all ten. Mostly it keeps quiet, and then it’s the whole river at once. A small outlet used often, a song, a film, one person who may ask, spares you the flood.',
    cardinal:
      'So you’re slow off the mark until something touches exactly this one, and then you’re gone before anybody has tied their shoes. Arrange your beginnings around it.',
    fixed:
      'What this one grips it keeps for good, while the rest of you changes chairs. Look twice at what you let it take hold of.',
    mutable:
      'All of your compromises are made there; elsewhere you start or you hold. Asked to adapt, send this one to the talks.',
  },
  half: (half, count) =>
    `${number(count)} of the ten planets stand ${{ above: 'above the horizon', below: 'below the horizon', east: 'in the eastern half, where the sky rises', west: 'in the western half, where it sets' }[half]}.`,
  halves: {
    above:
      'Most of you lives with the curtains open. You find out who you are by what you do among others, and a success that nobody saw feels like one that didn’t happen. What is missing is the cellar: hours that serve no purpose and of which you tell no one.',
    below:
      'Most of you lives with the curtains drawn. The groundwork, the rehearsals, the family jokes are where you’re real, and the stage is only where some of it can be shown. You’re stronger than you look; let those who decide have a glimpse.',
    east: 'You begin things by your own will and are puzzled by people who wait to be called. It’s a freedom with a bill attached, for what you have started nobody else will finish.',
    west: 'Much in your life begins with somebody else, an offer, a meeting, a request, and your skill is to make of it what no one had planned. Choose who may call you; it decides more than any resolution.',
  },
  even: 'The planets are spread evenly, above the horizon and below, in the east and in the west. You can do it on the stage and in the workshop, alone and in company, and the question is only which of them is open today.',

  answers: (planet, sign, ruler) => `${pointEn(planet)} in ${signEn(sign)} answers to ${planetEn(ruler)}.`,
  ownMaster: (planet, sign) => `${pointEn(planet)} in ${signEn(sign)} is in its own sign and answers to nobody.`,
  under: {
    sun: {
      sun: 'Advice is collected, and then you do it your way.',
      moon: 'The will takes its orders from the one who wants peace at home, so your aims have rooms, people and a table in them.',
      mercury: 'The will is steered by curiosity: you become what you can’t stop asking about.',
      venus: 'The will is steered by liking; you’re strongest where you’d also do it for nothing.',
      mars: 'The will reports to the one who acts, and you believe in yourself exactly as long as something is moving.',
      jupiter: 'The will reports to the one who looks far: tell it what a thing is for and it’ll carry anything.',
      saturn: 'The will reports to the one who keeps accounts, so you want few things, late, and for good.',
    },
    moon: {
      sun: 'Feelings want an audience here, if only of one; a joy that nobody shared hasn’t quite taken place.',
      moon: 'Feelings keep their own calendar, and no appointment outranks them.',
      mercury:
        'Feelings go straight to the one who finds words, and are calmer as soon as there’s a sentence round them.',
      venus: 'Feelings are calmed by what is lovely: a clean cloth, a voice, being asked.',
      mars: 'Feelings turn into motion; you cry better after a run.',
      jupiter: 'Feelings look for the larger sense of a thing, and sometimes find it before it has been felt.',
      saturn:
        'Feelings have to apply in writing; they’re granted in the end, and then they run deep and keep for years.',
    },
    mercury: {
      sun: 'You think best when it’s yours to say, and would rather coin a phrase than quote one.',
      moon: 'You think by mood and remember by smell, and an argument reaches you only after its tone has.',
      mercury: 'You think for the pleasure of it and can take either side before lunch.',
      venus: 'It would like to be pleasant as well as right, and your best arguments have a compliment in them.',
      mars: 'You sharpen the sentence first and ask afterwards what it was about.',
      jupiter:
        'It works for the one with the large map, so you see where a thing leads before you see what it’s made of.',
      saturn: 'It works for the strictest of editors: you say little that you can’t vouch for, and take nothing back.',
    },
    venus: {
      sun: 'You love with pride, and want to be seen beside those you love.',
      moon: 'What is dear to you and what is familiar can hardly be told apart, and a smell from childhood beats any argument.',
      mercury:
        'You fall for voices, for messages, for how somebody tells a story; where the talk dies, so does the rest.',
      venus: 'Your taste takes nobody’s advice and needs none.',
      mars: 'You want what you want at once, and what costs no effort bores you by the weekend.',
      jupiter: 'You give with both hands, and like those best with whom there’s a horizon.',
      saturn: 'You’re slow to let anyone in and slower to let go; affection has to prove itself, and then it holds.',
    },
    mars: {
      sun: 'You fight for what bears your name and give in gladly where it doesn’t.',
      moon: 'Your anger comes by way of hurt, and your courage by way of those you shelter.',
      mercury: 'You act by talking: the phone is your lever and a good sentence your first blow.',
      venus: 'You get further by charm than by force; what can’t be won kindly you tend to leave.',
      mars: 'Nothing stands between the wish and the deed, which is your strength and your speeding ticket.',
      jupiter: 'You need a cause. For a large one you go without sleep, for a small one you can’t find your shoes.',
      saturn: 'You work like someone who pays in installments: late to start, hard to stop, done on the day.',
    },
  },
  underTitle: (planet) => `Whom ${pointEn(planet)} obeys`,
  eitherTitle: (planet) => `${pointEn(planet)}: two readings`,
  ifIn: (planet, sign) => `If it was ${signEn(sign)} that had ${planetEn(planet)}, this is yours.`,
  finalIs: (planet) =>
    `Ask of each planet which one rules its sign, ask the same of that one, and all your chains end with ${planetEn(planet)}, who sits at home.`,
  final: {
    sun: 'In the end everything reports to the one who wants to be proud of it. Between two roads you’ll take the one on which you could show yourself, and rightly.',
    moon: 'In the end everything reports to the one who asks whether it feels like home. Reasons are heard, and then the stomach decides.',
    mercury:
      'In the end everything reports to the one who wants it explained. You can do nearly anything once it has been said clearly, and almost nothing while it’s fog.',
    venus:
      'In the end everything reports to the one who asks whether it’s beautiful and whether it’s fair. Harmony is your court of last appeal; see that it isn’t bribed with quiet.',
    mars: 'In the end everything reports to the one who asks what’s being done about it. Talk, feeling, doubt, all are sent off with an order to act.',
    jupiter:
      'In the end everything reports to the one who asks what it’s good for in the large. You can bear a great deal that has a meaning, and hardly anything that has none.',
    saturn:
      'In the end everything reports to the one who asks whether it’ll last. Even your joys are looked over for their joints, and so you’ve had some of them for twenty years.',
  },
  atHome: (planet) =>
    `One of the chains ends with ${planetEn(planet)}, which is in a sign of its own and takes no orders there.`,
  mutual: (a, b) =>
    `${capital(planetEn(a))} and ${planetEn(b)} stand in each other’s signs: each is a guest in the other’s house. Neither decides alone, for what one begins the other has to countersign, and together they’re worth more than either.`,
  ring: (planets) =>
    `${commonWordsEn.list(planets.map(planetEn)).replace(/^./, (letter) => letter.toUpperCase())} answer to one another in a ring. Nobody has the last word there; a decision makes its rounds, and you’re surest of it on the second day.`,
  centers: (count) =>
    `The chains don’t run together: they end in ${number(count).toLowerCase()} places, like a town with more than one mayor. It’s why you can be quite decided in one matter and quite at a loss in the next.`,

  elders: {
    jupiter:
      'Of your two elders, Jupiter who opens and Saturn who checks, the generous one is louder. You say yes first and find the means afterwards, which mostly works; book the quiet one for an hour before you sign.',
    saturn:
      'Of your two elders, Jupiter who opens and Saturn who checks, the strict one is louder. You see first what could go wrong and have been thanked for it too seldom. Let the generous one choose once a month, and leave his sums alone.',
    even: 'Your two elders, Jupiter who opens and Saturn who checks, are evenly matched. One holds the door and the other asks for the ticket; what gets past both of them is usually worth your time.',
  },
  tiesLead: [
    'An aspect is two parts of you that can’t move without each other. The ones below are ranked by how close they are and by how personal their planets; the rest are in the grid at the end.',
  ],
  roomsLead:
    'A house is a part of life, and the planet that rules its sign is its landlord. Where the landlord lives, the business of that room is decided. An empty house isn’t an empty life: it only means that the matter is settled elsewhere.',
  crowdedIs: (house, planets) =>
    `${number(planets.length)} of the ten planets stand in your ${ordinalEn(house)} house: ${commonWordsEn.list(planets.map(planetEn))}.`,
  crowded: [
    'Whatever you do, you’re in it in person. People react to you before you’ve opened your mouth, and you’ll never make a good anonymous member of anything. What needs a face goes better with yours.',
    'Much of you is about what one has, earns and can rely on. You think in things that hold, and greed has little to do with it. Mind the moment when the owning starts to own you.',
    'Your life is made of errands, calls, short ways, and brothers and sisters of every kind. You live between places, and one notebook, always the same, is worth more to you than a study.',
    'A great deal takes place behind your own door. Where you come from and where you sleep matters to you as careers do to others; it isn’t hiding, since that’s where the work is.',
    'You’re made for what isn’t necessary: play, courtship, children, things made for the joy of making. Take it as seriously as others take their duties, or it’ll come out as drama.',
    'You’re found where something has to be done properly and every day. Being of use is how you love. The body keeps the minutes of these meetings, so read them weekly.',
    'Much of you happens face to face. You learn what you think when somebody contradicts it, and alone you’re at half volume; so choose your opposite number as others choose a profession.',
    'You live with what others would rather not open: debts, wills, desire, the thing left unsaid. You’ve a strong stomach for the truth. Spend some evenings on matters that aren’t deep at all.',
    'You need distance: another language, a long book, a view. What can’t be put into a larger order stays homework. Bring something home, otherwise it was only a trip.',
    'Your life has a public side, asked for or not. Goals sort your days, and titles tell you less than what you could be called to account for. Somebody should know you without your office.',
    'You belong in the plural. Circles, teams, friends of friends are your real estate, and the future is homelier to you than the past. Check now and then whether the circle still wants what you want.',
    'A good part of you works out of sight: in sleep, in quiet rooms, for people who’ll never know. You need more solitude than you admit and repay it with interest. Only keep the unseen from turning into the unsaid.',
  ],

  closingLead:
    'A portrait is of use when something comes of it. These are drawn from what weighs most in your chart and from what it has least of; try one, and drop it if it doesn’t fit.',
  tasks: {
    sun: 'Put your name under one thing this month: something small, finished, and yours.',
    moon: 'For a week write down at night what you ate, whom you saw and how you slept; by the fifth day there’s a pattern.',
    mercury: 'Take one of your drafts and finish it, badly if need be.',
    venus: 'Give away one ugly thing that you use every day, and find one for its place that you like to touch.',
    mars: 'Find an opponent you respect, in a sport, a game or a craft, and meet them weekly.',
    jupiter: 'Say yes to one thing less this month, and go twice as far with one that already has your yes.',
    saturn: 'Stop one task at four fifths, and show it to somebody as it is.',
    uranus: 'Name the rule that annoys you most, write down in three lines what would be better, and hand it in.',
    neptune: 'Keep one hour a day behind a closed door, with nobody’s voice in it.',
    pluto:
      'Tell one person one thing you’ve always kept to yourself; choose the person with care and the thing lightly.',
  },
  lacking: {
    fire: 'Of fire you have least, so begin something on a Monday without having thought it through.',
    earth: 'Of earth you have least, so make one thing a week with your hands that can be held up to the light.',
    air: 'Of air you have least, so tell somebody your largest worry in five sentences, standing up.',
    water: 'Of water you have least, so ask one person a week how they are, and then say nothing for a minute.',
  },
  restore: {
    fire: 'Worn out, move first and rest afterwards: ten minutes uphill do more for you than an hour on the sofa.',
    earth: 'Worn out, tidy one drawer, cook something with few parts, and go to bed in clean linen.',
    air: 'Worn out, open a window and call someone who makes you laugh; keeping silent about it tires you further.',
    water: 'Worn out, run a bath, and let nobody ask you anything until it’s cold.',
  },
  again: {
    cardinal:
      'Read this again in a year beside a list of what you’ve begun since. The chart will tell you which of it was yours.',
    fixed: 'Read this again in a year and look for the sentence you liked least. It will have moved, or you will.',
    mutable:
      'Read this again in a year, in another room and another order. You’ll have underlined different things, and both sets are right.',
  },
}
