import { capital } from '#language/capital.ts'
import { commonWordsEn } from '../../writer/common-words-en.ts'
import { planetEn } from '#language/en/points.ts'
import type { MajorWords } from './words.ts'

const { list } = commonWordsEn
const CORNERS = { asc: 'ascendant', ic: 'foot of the chart', dsc: 'descendant', mc: 'midheaven' } as const

/** The big dates in English. */
export const majorWordsEn: MajorWords = {
  name: 'The big dates of a whole life',
  subtitle: (name, years) => `${name} · ${years}`,
  chapters: {
    method: 'Before you open the box',
    behind: 'The years behind you',
    ahead: 'The years ahead',
    turns: 'A planet turns round',
    corners: 'Saturn at four corners',
    rhymes: 'Rhymes across the years',
    line: 'Crowded and level',
  },
  titles: {
    how: 'How the dates were found',
    test: 'Memory as a test',
    density: 'Contacts by five years',
    peaks: 'The crowded years',
    level: 'The level stretches',
    turns: 'When a habit reverses',
    noTurns: 'No turn on this sheet',
    corners: 'Building sites with deadlines',
    rhymes: 'The same two, met again',
    noRhymes: 'No pair twice',
    table: 'Every date with its age',
    closing: 'With the album on your knees',
  },
  how: [
    ({ transits, arcs, progressions }) =>
      `From your birth to the age of ninety three calendars were searched for what is rare: ${transits} passages of the three slowest planets over the chief points of your chart, ${arcs} arrivals by solar arc and ${progressions} progressed aspects. What comes every year stayed outside.`,
    ({ transits, arcs, progressions }) =>
      `Ninety years were sifted. In the sieve remained ${transits} slow passages, ${arcs} solar arcs and ${progressions} progressions to the chief points; weather, even heavy weather, fell through.`,
  ],
  test: [
    () =>
      'The lived years come first. Take the photographs, compare, and strike out what doesn’t fit; only then decide how much trust the rest deserves. A date means that a subject was on the table around that time, give or take some months, and nothing about who sat there.',
    () =>
      'Begin with what you remember. Some dates will find a picture at once, others none; both tell you whether the method speaks your language. Of the years to come a subject is named and no event, for a chart knows of none.',
  ],
  methods:
    'Transits of Uranus, Neptune and Pluto in conjunction, square and opposition to Sun, Moon and angles, with every exact pass; Saturn over the angles. Solar arcs: the true arc of the progressed Sun added to each point, to Sun, Moon and angles, in conjunction, square and opposition (R. Ebertin, 1940). Secondary progressions of Sun, Mercury, Venus and Mars, a day for a year. A minute of birth time moves an arc to an angle by three months.',
  noneBehind:
    'No great passage lies behind you yet. The album is still to be filled, and the method has to wait for its test.',
  noneAhead: 'No further great passage falls before the age of ninety. What remains is the quiet work of level years.',
  passage: [
    ({ meeting, dates, age }) => `At ${age} comes ${meeting}: exact ${list(dates)}.`,
    ({ meeting, dates, age }) => `${capital(meeting)} is exact ${list(dates)}, at the age of ${age}.`,
    ({ meeting, dates, age }) => `The dates of ${meeting}, at ${age}: ${list(dates)}.`,
  ],
  direction: [
    ({ meeting, date, age }) => `At ${age}, ${date}, comes ${meeting}.`,
    ({ meeting, date, age }) => `${capital(meeting)} is exact ${date}, at the age of ${age}.`,
    ({ meeting, date, age }) => `${capital(date)}, at ${age}, it is ${meeting}.`,
  ],
  rare: {
    uranus: {
      conjunction:
        'A wire is laid right to the point, and for a year or so it sparks: what was fixed is found to have been merely unmoved. People date things from such a time, the move, the break, the first evening alone in an own kitchen.',
      tense:
        'The unforeseen comes from across the table or from the side. One is unsettled, then surprised at how little of the old arrangement one misses; what one does miss deserves to be rebuilt.',
      flowing: 'Change is on offer and costs little. Whoever takes it finds a shorter way.',
    },
    neptune: {
      conjunction:
        'For two years an outline dissolves, and with it some certainty one had mistaken for oneself. What comes in by the open side is hard to put on an application form: a faith, a music, a tiredness, a compassion.',
      tense:
        'Expectation and fact drift apart like two boats on one rope. Somebody or something turns out to have been painted from memory; the seeing-through is slow, and does less harm than the picture did.',
      flowing: 'Imagination finds a use. What is dreamed in these years can be done.',
    },
    pluto: {
      conjunction:
        'Once in a life, if at all, Pluto stands here. Over two years something is taken down to its foundation, often by way of somebody’s power, a loss of standing, a secret that gives way. The ground that shows is one’s own.',
      tense:
        'Two years of pulling at one rope: a boss, a family, a part of oneself that would sooner win than live. One learns what one can’t be made to do, and that it is a short list worth knowing by heart.',
      flowing: 'Strength comes from below and is obeyed. Much can be changed thoroughly and without noise.',
    },
  },
  point: {
    sun: 'The point is the one that signs: identity, father, direction.',
    moon: 'The point is the one that lives indoors: home, mother, safety.',
    mercury: 'The point is the one that speaks and learns.',
    venus: 'The point is the one that likes and is liked.',
    mars: 'The point is the one that starts things.',
    jupiter: 'The point is the one that hopes.',
    saturn: 'The point is the one that bears.',
    uranus: 'The point is the one that breaks away.',
    neptune: 'The point is the one that dreams.',
    pluto: 'The point is the one that will not be bought.',
    asc: 'The point is the door: body, bearing, and with it marriage and partnership on the other side.',
    mc: 'The point is the roof: calling and name, and at the foot of the same wall the parents’ house.',
  },
  arc: {
    sun: 'The directed Sun brings recognition or the wish for it; somebody with authority enters, or one enters that role oneself.',
    moon: 'The directed Moon brings a household matter: a birth, a move, a woman, a need that is no longer argued with.',
    mercury: 'Directed Mercury brings a school, a paper, a talk that one can still quote.',
    venus: 'Directed Venus brings affection or a beautiful thing, and asks what it may cost.',
    mars: 'Directed Mars brings a start, a quarrel, a tool in the hand: something is cut and something moves.',
    jupiter: 'Directed Jupiter brings enlargement: a trip, a protector, a certificate with a seal.',
    saturn: 'Directed Saturn brings weight: separation, duty, a first gray hair or a foundation stone.',
    uranus: 'Directed Uranus brings the sudden, which in hindsight had been packed for weeks.',
    neptune: 'Directed Neptune brings a longing, a haze, a faith, or an art.',
    pluto: 'Directed Pluto brings an upheaval whose extent is seen only from the far side.',
    asc: 'The directed ascendant brings an encounter: one is seen by somebody to whom it matters.',
    mc: 'The directed midheaven brings a step in public, sometimes down, mostly up.',
  },
  progressed: {
    sun: 'The progressed Sun needs three years for such a meeting; it isn’t an episode but a change of key.',
    moon: 'The progressed Moon gives it a few weeks.',
    mercury: 'Progressed Mercury marks a turn in how one thinks: a language, a subject, a friend to talk to.',
    venus: 'Progressed Venus marks a turn in love or taste, as quiet as a new wallpaper and as hard to ignore.',
    mars: 'Progressed Mars marks a turn in will: from here on one starts otherwise.',
  },
  question: [
    ({ age, meeting }) =>
      `Look in the box for the pictures taken at ${age}, around ${meeting}: who stands in them for the first time, and who for the last?`,
    ({ age, meeting }) =>
      `To test ${meeting}, ask what you would have called your life at ${age} in one word, and what two years later.`,
    ({ age, meeting }) =>
      `If the year you were ${age} has a chapter heading in your memory, hold it against ${meeting}.`,
    ({ age, meeting }) => `Where did you live at ${age}, and with whom: would ${meeting} show there first?`,
  ],
  aheadUse: [
    ({ age, meeting }) => `What can be done before ${age} is small: keep a shelf empty for ${meeting}.`,
    ({ age, meeting }) =>
      `No event is written beside ${meeting}; at ${age} you will know the subject when it comes in, and that is an advantage.`,
    ({ age, meeting }) => `Of ${meeting} one can say only the theme; the plot at ${age} will be by you.`,
  ],
  turn: [
    ({ planet, date, age, begins }) =>
      `${capital(date)}, at ${age}, progressed ${planetEn(planet)} turns ${begins === 'direct' ? 'and moves direct from then on' : 'and is retrograde from then on'}.`,
    ({ planet, date, age, begins }) =>
      `At the age of ${age}, ${date}, progressed ${planetEn(planet)} stops; ${begins === 'direct' ? 'after it the planet is direct' : 'after it the planet is retrograde'}.`,
  ],
  turnOf: {
    mercury: {
      retrograde:
        'A habit of thinking turns inward. For decades it ran outward, to talk, to trade, to the next thing; now it begins to reread. Much is understood from here on that had only been known.',
      direct:
        'A habit of thinking turns outward. What had been turned over inwardly for years looks for a pen and a listener, and finds words of its own.',
    },
    venus: {
      retrograde:
        'A habit of liking turns inward. One stops collecting admirers, or things, and goes back to an old love, often to one that has no body: a garden, an instrument, a language.',
      direct:
        'A habit of liking turns outward. A reserve of many years gives way; one says what one wants, and blushes less.',
    },
    mars: {
      retrograde:
        'A habit of attack turns inward. Strength goes inward; fights that used to be necessary look like other people’s property.',
      direct:
        'A habit of attack turns outward. Someone who had waited for permission starts to take the stairs two at a time.',
    },
  },
  noTurns:
    'Within these ninety years none of the three quick planets turns by progression in your chart. Such habits of thinking, liking and starting keep their direction for life, which is a kind of reliability.',
  corner: [
    ({ corner, dates, age }) => `Saturn reaches your ${CORNERS[corner]} ${dates}, at ${age}.`,
    ({ corner, dates, age }) => `At ${age}, ${dates}, Saturn stands on the ${CORNERS[corner]} of your chart.`,
  ],
  cornerOf: {
    asc: [
      'A new building site is opened, underground: one becomes leaner, more exact, and begins from oneself.',
      'The second time at this door one knows the handle; what is begun is chosen, no longer assigned.',
      'At the third opening the site is small and the tools are good.',
    ],
    ic: [
      'The foundation is poured: dwelling, family, what one stands on. Parents become people, and one may become a parent.',
      'The foundation is inspected again, and a wall is moved or a house given up.',
      'What is meant to stay standing is entered in the family book.',
    ],
    dsc: [
      'The building comes out of the ground and others see it: contracts, marriage, declared opponents. One is measured by one’s partners.',
      'Partnerships are renewed or ended in good order; one stops negotiating about oneself.',
      'Company is chosen for good, and it is small.',
    ],
    mc: [
      'The ridge is up: rank, responsibility, the view from the top and the wind there. What was begun fourteen years earlier at the foot is read off.',
      'The second summit is lower or broader than planned and more one’s own.',
      'One is looked up to, and asked for stories.',
    ],
  },
  rhyme: [
    ({ pair, times }) => `${capital(pair)} meet more than once: ${list(times)}.`,
    ({ pair, times }) => `A tune that returns: ${pair}, ${list(times)}.`,
    ({ pair, times }) => `Twice or oftener the same two stand together, ${pair}: ${list(times)}.`,
  ],
  time: (method, when, age) => `${when} (${method.toLowerCase()}, at ${age})`,
  pair: (a, b) => `${a} and ${b}`,
  noRhymes: 'In your chart no pair of planets meets twice by different methods. Each of these tunes is heard once.',
  densityCaption: 'Contacts in every five years of life, all methods',
  decade: (from) => `${from}–${from + 4}`,
  peak: [
    ({ year, age, meetings }) =>
      `The year beginning ${year}, when the age is ${age}, is one of the crowded ones: ${meetings.join('; ')}.`,
    ({ year, age, meetings }) =>
      `At ${age}, in the twelve months from ${year}, contacts stand close: ${meetings.join('; ')}.`,
  ],
  level: [
    ({ from, to }) =>
      `Between ${from} and ${to} hardly anything stands on the sheet. Plains get their due here: that is where children are raised and books finished.`,
    ({ from, to }) =>
      `From ${from} to ${to} the line is flat. Nobody photographs such years, and most of what one is proud of was done in them.`,
  ],
  table: { caption: 'The great dates in order', head: ['Date', 'Age', 'Method', 'Meeting'] },
  closing: [
    () =>
      'Write beside the dates behind you a word each, and count. Half of them with a picture is a fair score for a method that knew nothing of you but a minute and a place; a tenth is none. What lies ahead should be read with exactly as much confidence as the count allows.',
    () =>
      'This sheet gets better with every year that is entered. Show it to somebody who was there: memory tidies up, and two of them tidy up differently. What both of you find beside a date has a right to stay.',
  ],
}
