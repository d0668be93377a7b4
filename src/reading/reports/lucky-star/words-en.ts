import { SKY_NAMES } from '../sky-names.ts'
import { starsEn } from './stars-en.ts'
import type { LuckyWords } from './words.ts'

const AT = {
  rising: 'on the eastern horizon',
  culminating: 'on the meridian',
  setting: 'on the western horizon',
  anticulminating: 'on the meridian under the earth',
} as const

/** The report on the lucky star in English. */
export const luckyEn: LuckyWords = {
  title: 'The star that kept you company',
  subtitle: (name) => `Fixed stars, the Part of Fortune and a year of Jupiter. Chart: ${name}`,
  noHour:
    'The hour of birth is unknown. Parans and the Part of Fortune need it, so neither is here; the angles are left out as well. Distances to stars are those of midday, and the quickest planets may stand up to a degree from there.',
  noMoon: 'Without the hour the Moon has no sure degree, so no star is looked for beside it.',
  chapters: {
    how: 'How a lucky star is found',
    beside: 'Stars in a degree of yours',
    parans: 'Together on the horizon',
    kin: 'Whose relatives they are',
    fortune: 'The Part of Fortune',
    jupiter: 'Jupiter at your birth',
    year: 'Jupiter’s next twelve months',
    night: 'A clear night',
  },
  titles: {
    how: 'An old calculation',
    contest: 'The open contest',
    parans: 'Every paran of your latitude',
    road: 'Roads over your horizon',
    kin: 'The pedigree that repeats itself',
    kinTable: 'By Ptolemy’s list',
    formula: 'By sect',
    fortuneSign: 'The manner in which it comes',
    fortuneHouse: 'The room in which it comes',
    fortuneRuler: 'The host of that room',
    jupiterSign: 'What the open hand holds',
    jupiterHouse: 'Where you are trusted on credit',
    line: 'The year at a glance',
    dates: 'All passes in order',
    fortunePasses: 'Over the Part of Fortune',
    field: 'Where little goes a long way',
    balcony: 'To look up from the balcony',
  },
  stars: starsEn,
  how: [
    'Forty-five bright stars were placed in the sky of the birth: each moved by its own slow motion and by the turn of the Earth’s axis from the year 2000 to that day. Then their degrees were held against the degrees of the chart. Where one comes within a single degree it counts as standing beside a planet; where none does, the nearest are told as near and nothing more.',
    'To be born under a lucky star once meant a sum, done with a table and a candle. This is that sum, done again: forty-five stars carried from the catalog to the day of birth, and the distance of each from every point of the chart measured along the zodiac. One degree is the limit. Anything beyond it is named, for honesty, as a neighbor across the street.',
    'Stars are called fixed, though they do creep: about one degree in seventy-two years, all together. So the table has first of all to be brought to the right date. After that the question is short: which of forty-five lights shares a degree with something in this chart? A degree is narrow, two widths of the full disc in the sky, and many charts have only one or two such meetings.',
  ],
  notice:
    'Positions: Hipparcos catalog (ESA, 1997) with proper motion, precession, nutation and aberration. Natures of the stars: Claudius Ptolemy, Tetrabiblos I.9. Later meanings: Vivian Robson, The Fixed Stars and Constellations in Astrology (1923), retold critically. Parans: angles on a horizon without refraction, orb 30′ of the sky’s turn. None of it promises a win, names a number or advises on money.',
  wheel: 'Your chart, whose degrees the stars were held against.',
  contest: {
    caption: 'The candidates by closeness, in longitude',
    head: ['Star', 'Figure', 'Beside', 'Distance', 'Counted'],
    inOrb: 'within 1°',
    near: 'near only',
  },
  won: [
    ({ star, from, apart }, second, margin) =>
      `The contest goes to ${star}, ${apart} from ${from}. Behind it comes ${second.star}, ${second.apart} from ${second.from}; the first is closer by ${margin}.`,
    ({ star, figure, from, apart }, second, margin) =>
      `${star}, in the figure called ${figure}, is the nearest of all: ${apart} from ${from}. It wins by ${margin} from ${second.star}, which stands ${second.apart} from ${second.from}.`,
    ({ star, from, apart }, second, margin) =>
      `By a margin of ${margin} the first place belongs to ${star} at ${apart} from ${from}, with ${second.star} next at ${second.apart} from ${second.from}.`,
  ],
  nobody: ({ star, from, apart }) =>
    `No star of the list shares a degree with a point of this chart. The nearest, ${star}, stays ${apart} away from ${from}; it is told below as a neighbor, since an honest table may come out empty.`,
  besideTitle: (star, point) => `${star} and ${point}`,
  inOrb: [
    ({ star, figure, from, apart }) => `${star} (${figure}) stands ${apart} from ${from}, well inside the one degree.`,
    ({ star, figure, from, apart }) =>
      `Only ${apart} lie between ${star} and ${from}; look for it in the figure of ${figure}.`,
    ({ star, figure, from, apart }) => `At ${apart} from ${from} the catalog has ${star}, known from ${figure}.`,
    ({ star, figure, from, apart }) => `${apart} is the whole distance from ${from} to ${star}, a light of ${figure}.`,
  ],
  near: [
    ({ star, figure, from, apart }) =>
      `${star} (${figure}) is ${apart} from ${from}: near, but outside the degree that counts here.`,
    ({ star, figure, from, apart }) =>
      `With ${apart} to ${from}, ${star} of ${figure} is a neighbor across the street and no companion.`,
    ({ star, figure, from, apart }) =>
      `${star}, from ${figure}, misses ${from} by ${apart}; that is too wide to count and close enough to greet.`,
    ({ star, figure, from, apart }) =>
      `Not in orb, only in sight: ${star} in the figure of ${figure}, ${apart} from ${from}.`,
  ],
  kinOf: [
    (star, planets) => `Ptolemy lent ${star} the temper of ${planets}.`,
    (star, planets) => `In the Tetrabiblos ${star} is kin to ${planets}.`,
    (star, planets) => `For Ptolemy ${star} was made of ${planets}.`,
    (star, planets) => `Ptolemy’s pedigree of ${star} names ${planets}.`,
  ],
  point: {
    sun: 'Beside your Sun a star colors what you put your name to. People notice it when you stand up to speak, before they have heard what you mean to say.',
    moon: 'Beside your Moon it works indoors: in habits, in what is cooked when someone is sad, in the story told to children for the third time.',
    mercury:
      'With your Mercury it enters speech. Look for it in the turns you never learned and in the questions that make others put down their cups.',
    venus:
      'With your Venus it has a say in liking: which coat, which voice, which corner of the room you walk to without deciding.',
    mars: 'At your Mars it comes out in motion, in how you lift a box, overtake a bus or begin a quarrel that could have waited for lunch.',
    jupiter:
      'At your Jupiter it shows where you are generous without counting, and in what company your optimism is believed.',
    saturn:
      'Near your Saturn it takes years. What it has to give is found late in things done slowly, such as a wall, a rule or a friendship by letter.',
    uranus:
      'Your Uranus shares its degree with all your school year, so the star is of a generation; your part is where it broke the timetable.',
    neptune:
      'Your Neptune holds this degree in common with everybody of about your age. The star’s share is in the songs that all of you know by heart.',
    pluto:
      'At your Pluto the star belongs to many births at once; it tells which cellar your contemporaries had to tidy.',
    asc: 'By your ascendant a star came over the horizon nearly with you. It is in the first impression, in the gait, in the way a stranger remembers you.',
    mc: 'By your midheaven it stands over the public road: over what people who have never met you know about your work.',
  },
  from: (point) => `your ${SKY_NAMES.en.point(point)}`,
  paransIntro: [
    (count) =>
      `A paran asks nothing of longitude. A star and a planet are partners when the turning sky puts both on the horizon or the meridian in the same moment. For your latitude there are ${count} within half a degree of turn; they hold for the day of birth, whatever the hour on the clock.`,
    (count) =>
      `Before there were zodiac tables there were horizons. Whoever watched saw that one light came up just as another went under, and wrote the pair down. Such pairs, of a star and a planet of yours, number ${count} at the latitude of your birth, with an orb of half a degree of the sky’s turn.`,
  ],
  noParan:
    'At the latitude of your birth no star of the list shares the moment of an angle with a planet within half a degree. That happens mostly near the poles, where much of the sky neither comes up nor goes down.',
  paranTable: {
    caption: 'Star and planet on angles at once, the closest first',
    head: ['Star', 'Its place', 'Planet', 'Its place', 'Orb'],
    angle: { rising: 'rises', culminating: 'culminates', setting: 'sets', anticulminating: 'under the earth' },
  },
  paran: [
    (it) =>
      `When ${it.star} is ${AT[it.starAngle]}, your ${it.planet} is ${AT[it.planetAngle]}, with ${it.apart} of turn between the two moments.`,
    (it) =>
      `${it.star} reaches its place ${AT[it.starAngle]} together with your ${it.planet}, which is ${AT[it.planetAngle]}: ${it.apart} apart.`,
    (it) =>
      `One moment has both: ${it.star} ${AT[it.starAngle]}, your ${it.planet} ${AT[it.planetAngle]}, and ${it.apart} of difference.`,
  ],
  angle: {
    rising:
      'A star coming up is read as what is there from the start: early pictures, a way of entering, a thing that nobody had to teach.',
    culminating:
      'A star overhead is read as the working years: what one is seen doing at noon, with the sleeves rolled and the door open.',
    setting:
      'A star going down is read through other people: it shows up late, in company, and often in the shape of whoever sits opposite.',
    anticulminating:
      'A star below is read as ground: family, memory, the work of which no photograph exists and on which the house stands.',
  },
  road: ({ 'never-rises': below, 'never-sets': above }) =>
    [
      below.length > 0
        ? `Some stars of the list never come over the horizon at your birthplace, and so make no paran there: ${below.join(', ')}.`
        : 'Every star of the list comes over the horizon at your birthplace.',
      above.length > 0
        ? `Others never go under and only cross the meridian: ${above.join(', ')}.`
        : 'None of them circles without going under.',
      'A relative born farther north or south would have other lists.',
    ].join(' '),
  kinIntro: [
    'Ptolemy described each star by one or two planets, as one describes a child by its aunts. If the stars nearest to your chart are put side by side, some relatives turn up more often than others, and the most frequent one tells what kind of luck the tradition had in mind.',
    'A star’s nature was told in antiquity through the planets, mostly by color: the red ones went to one family, the white ones to another. The table lists the relations of your nearest stars. The name that comes up most says of what sort their help would be.',
  ],
  kinTable: { caption: 'Your nearest stars and their relatives', head: ['Star', 'Nature by Ptolemy', 'Magnitude'] },
  kin: {
    mars: 'No relative turns up among them more often than Mars. Its luck is that of starting: the bolt that gives at the second push, the seat that is free because you asked. It doesn’t care for waiting rooms, and it likes to be thanked with a task.',
    jupiter:
      'No relative turns up among them more often than Jupiter. It is luck with patrons: a letter of recommendation, a larger room, the benefit of the doubt. It comes easiest to those who have passed some on.',
    saturn:
      'No relative turns up among them more often than Saturn. Such luck arrives late and stays: the apprentice’s bench that becomes one’s own, the reputation nobody can take back. It looks like nothing for a long time.',
    venus:
      'No relative turns up among them more often than Venus. Its luck is company: to be seated beside the right person, to be forgiven quickly, to find the color that holds a room together.',
    mercury:
      'No relative turns up among them more often than Mercury. It is luck by hearsay: the phrase overheard on a tram, the wrong number which turns out to be the right one, a form filled in at the last window.',
    moon: 'No relative turns up among them more often than the Moon. Such luck moves in tides and through kitchens: someone remembers your name because they once fed you.',
  },
  formula: (sect, place) =>
    sect === 'day'
      ? `By day the old rule goes from the Sun to the Moon and lays that stretch off from the ascendant (Dorotheus, Paulus of Alexandria). Yours was a birth by day, so the point falls at ${place}.`
      : `By night the old rule goes from the Moon to the Sun and lays that stretch off from the ascendant (Dorotheus, Paulus of Alexandria). Yours was a birth by night, so the point falls at ${place}.`,
  fortuneSaid: (place) => `the Part of Fortune at ${place}`,
  fortuneSign: {
    fire: 'In a sign of fire the unsought comes as an invitation with a short deadline. One is asked by noon, has to say something by one, and finds that the yes was ready. What is thought over till Friday has mostly gone to somebody who was standing nearer the door.',
    earth:
      'In a sign of earth the unsought has weight. It comes as a tool left behind by the former tenant, a plot nobody wanted, a recipe with the amounts in it. It can be overlooked for years because it looks like work; picked up, it turns out to fit the hand.',
    air: 'In a sign of air the unsought arrives by word of mouth. Someone tells someone, a name is remembered at the right table, a stranger on a train has a cousin. It needs nothing but that people know what you are busy with, and it goes past those who keep it to themselves.',
    water:
      'In a sign of water the unsought seeps in. There was a mood, a detour, a call to an aunt for no reason, and weeks later it turns out that this was the hinge. It is hard to plan and easy to disturb: an evening left open does more for it than a list.',
  },
  fortuneHouse: [
    'In the first house Fortune asks for you in person. Things go better when you turn up yourself instead of writing, and the small effort that pays is to be recognizable: the same hat, the same bench, the same straight answer.',
    'In the second house Fortune keeps to things one can hold. A skill taken up for pleasure finds its buyer by itself, and what was kept in good order is asked for one day. No sum is meant by this, only that care tends to come back.',
    'In the third house Fortune lives on the short road: brothers and sisters, neighbors, notes, errands. A chat at the mailbox does what an application didn’t. Greeting people costs nothing and is here something like a profession.',
    'In the fourth house Fortune is domestic. A place to live turns up by way of a place to live; old papers hold a name one can call. The small effort is to invite: what you look for elsewhere has sat in your kitchen before now.',
    'In the fifth house Fortune likes play. What is begun as a game, with children, with paints, with a ball, draws help that no serious plan could have ordered. It withdraws from those who practice with a frown.',
    'In the sixth house Fortune wears an apron. It comes in the ordinary week, through colleagues, through a repaired routine, through an animal that wants walking. A quarter of an hour a day of the same thing goes further than a heroic weekend.',
    'In the seventh house Fortune comes on somebody’s arm. Partners, clients, even opponents bring what you would not have found alone. The small effort is to ask one open question and to leave the pause afterwards alone.',
    'In the eighth house Fortune deals in what is shared: a common fund, a secret kept well, a thing inherited along with its story. It opens after something has been closed properly. A tidy ending is worth more here than a bright beginning.',
    'In the ninth house Fortune is found at a distance. Foreign languages, teachers, the second day of a trip: the farther from the usual street, the kinder the coincidences. At home a course in something useless does nearly the same.',
    'In the tenth house Fortune stands where people look. A task taken on in public, with your name on it, attracts help from above. It suits neither modesty nor noise, only being findable under one’s own work.',
    'In the eleventh house Fortune belongs to a circle. Friends of friends, societies with a silly name, lists of participants: there the chair is drawn up before you ask. Wishes said aloud among such people have an odd way of finding a cousin.',
    'In the twelfth house Fortune works out of sight. It favors back rooms, hospitals, libraries, kindness without a signature. Much of it will be noticed only afterwards, as a thing that didn’t go wrong; retreat is its workshop.',
  ],
  fortuneRuler: (planet) =>
    `Whoever rules the sign plays the host to Fortune, and here that is ${SKY_NAMES.en.subject(planet)}. How it behaves in your chart tells how what was unsought is received once it is at the door.`,
  jupiter: [
    'Among the planets it is Jupiter that old books called the greater good fortune. A star gives a color; this planet gives the hand. What follows is how yours is held open, and at what point it lets too much go.',
    'Stars change nothing in a week; for that there is a planet with a schedule. Jupiter goes round in about twelve years, and its place at birth says what you trust in advance, as well as which promise is out of the door before you have looked at the calendar.',
  ],
  yearIntro: [
    (between) =>
      `${between}: these are the aspects that Jupiter makes to the points of your chart, each with every exact pass, also those on which it goes backwards. A date is the middle of a few weeks and no appointment.`,
    (between) =>
      `Here is Jupiter’s timetable ${between}. Where it turns, it comes by up to three times: once to knock, once to ask whether it was heard, once to settle. No pass brings anything by itself; it finds doors of one kind ajar.`,
  ],
  lineCaption: 'Jupiter’s stays within orb, with the exact days marked.',
  table: {
    caption: 'Jupiter’s exact passes',
    head: ['When', 'What meets', 'Motion'],
    aspect: {
      conjunction: 'conjunction',
      sextile: 'sextile',
      square: 'square',
      trine: 'trine',
      opposition: 'opposition',
    },
    forward: 'forward',
    back: 'backward',
    fortune: 'the Part of Fortune',
  },
  dates: (meeting, dates) => `This is ${meeting}, exact ${dates}.`,
  fortuneDates: (dates) =>
    `To the Part of Fortune Jupiter comes ${dates}. The ancients would have left that week somewhat empty, so that there is room for what one hasn’t ordered.`,
  noFortuneDate:
    'Within these twelve months Jupiter makes no exact aspect to the Part of Fortune. In its round of about twelve years there are eight places from which it does, so the next one isn’t out of sight.',
  field: [
    'In the first house of your Jupiter a small effort goes a long way in whatever you start under your own name. Come in, say what you want, and see who nods.',
    'In the second house of your Jupiter a small effort goes a long way in craft and upkeep: one thing learned to the end, one tool put back clean.',
    'In the third house of your Jupiter a small effort goes a long way in words: a note answered the same evening, a road explained to a stranger.',
    'In the fourth house of your Jupiter a small effort goes a long way at home: one more plate, one window mended, one old relative called up.',
    'In the fifth house of your Jupiter a small effort goes a long way in play and making: an hour of pleasure without a purpose, kept in the diary like a duty.',
    'In the sixth house of your Jupiter a small effort goes a long way in daily work: half an hour earlier, one habit less, thanks said to whoever carries the boxes.',
    'In the seventh house of your Jupiter a small effort goes a long way between two: a fair first offer, and the second question instead of the second opinion.',
    'In the eighth house of your Jupiter a small effort goes a long way in shared things: an account laid open, a debt named, a trust not used.',
    'In the ninth house of your Jupiter a small effort goes a long way in learning: one foreign word a day, one lecture by somebody you disagree with.',
    'In the tenth house of your Jupiter a small effort goes a long way in public: your name under a finished thing, and a good word for a rival.',
    'In the eleventh house of your Jupiter a small effort goes a long way among friends: two people introduced to each other, an evening organized for ten.',
    'In the twelfth house of your Jupiter a small effort goes a long way in silence: a kindness without a sender, a quarter of an hour with nobody in it.',
  ],
  balcony: [
    (stars) =>
      `On a clear night, away from the lamps, look for ${stars}. Give the eyes ten minutes and find the figure first, then the light in it. Nothing is asked of you there; it is enough to know one name more than yesterday, and to tell the story to whoever has come out with a cup.`,
    (stars) =>
      `Of the names in this report, take ${stars} along on a clear evening. Some may lie below your horizon or belong to another season, which a turning star map will show. The rest is standing still for ten minutes until the eyes are used to the dark. A star that has been looked for is remembered longer than one that was read about.`,
  ],
}
