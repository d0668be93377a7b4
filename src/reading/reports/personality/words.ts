import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { VERDICTS } from '../../compose/verdict.ts'
import { AREAS } from '../../compose/portrait.ts'
import { WISHES } from '../../compose/themes.ts'
import { polesOf } from '../../compose/directions.ts'
import { each, list, says, spoken, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import { LIFE_STAGES } from '../life-stage.ts'

export const LEANS = ['helped', 'pressed', 'both', 'alone'] as const

/** Every two elements, that of the first planet before that of the second. */
const MEETINGS = ELEMENTS.flatMap((one) => ELEMENTS.map((other) => `${one}${other}` as const))

export const NATURES = ['joined', 'tense', 'flowing'] as const

/** Two points that make any aspect: their names in the order of the chart, an angle before a planet. */
const PAIRS = [
  'sunMoon',
  'sunMars',
  'sunJupiter',
  'sunSaturn',
  'sunUranus',
  'sunNeptune',
  'sunPluto',
  'moonMercury',
  'moonVenus',
  'moonMars',
  'moonJupiter',
  'moonSaturn',
  'moonUranus',
  'moonNeptune',
  'moonPluto',
  'mercuryMars',
  'mercuryJupiter',
  'mercurySaturn',
  'mercuryUranus',
  'mercuryNeptune',
  'mercuryPluto',
  'venusMars',
  'venusJupiter',
  'venusSaturn',
  'venusUranus',
  'venusNeptune',
  'venusPluto',
  'marsJupiter',
  'marsSaturn',
  'marsUranus',
  'marsNeptune',
  'marsPluto',
  'jupiterSaturn',
  'jupiterUranus',
  'jupiterNeptune',
  'jupiterPluto',
  'saturnUranus',
  'saturnNeptune',
  'saturnPluto',
  'ascSun',
  'ascMoon',
  'ascMercury',
  'ascVenus',
  'ascMars',
  'ascJupiter',
  'ascSaturn',
  'ascUranus',
  'ascNeptune',
  'ascPluto',
  'mcSun',
  'mcMoon',
  'mcMercury',
  'mcVenus',
  'mcMars',
  'mcJupiter',
  'mcSaturn',
  'mcUranus',
  'mcNeptune',
  'mcPluto',
] as const

/** The planets whose condition the portrait judges. */
export const JUDGED = ['sun', 'moon', 'mercury', 'venus', 'mars', 'saturn'] as const
/** What a section is about. */
const PLACED = ['sun', 'moon', 'asc', 'mercury', 'venus', 'mars', 'mc', 'saturn', 'jupiter', 'node'] as const

/** What a chapter of the portrait answers; each is an axis of `compose/directions.ts`. */
export const PORTRAIT_QUESTIONS = ['turn', 'mind', 'love', 'drive', 'home', 'growth'] as const
export type PortraitQuestion = (typeof PORTRAIT_QUESTIONS)[number]

/** A text of a factor, which says what it answers and which way. */
const said = spoken(polesOf(PORTRAIT_QUESTIONS))

/** The words of the portrait, in one language. By sign from Aries, by house from the first. */
export const personalityTexts = textSubject('personality', {
  title: text,
  subtitle: says({ name: 'text' }),
  noHour: text,
  findHour: { title: text, text: ways() },
  chapters: each([
    'thesis',
    'lights',
    'lightsAlone',
    'mind',
    'love',
    'liking',
    'work',
    'drive',
    'home',
    'growth',
    'closing',
    'tables',
  ]),
  /** How the report came about, in paragraphs. */
  made: ways(),
  titles: each([
    'made',
    'positions',
    'summary',
    'thesis',
    'built',
    'together',
    'ascRuler',
    'attractNeed',
    'meet',
    'seventh',
    'second',
    'fourth',
    'body',
    'stage',
    'close',
    'tasks',
    'balance',
    'table',
    'rule',
    'grid',
    'answer',
    'glance',
    'lines',
  ]),
  questions: each(PORTRAIT_QUESTIONS),
  glance: { caption: text, head: list(2) },
  /** The answer in the table of the first page. */
  short: each(PORTRAIT_QUESTIONS, each(VERDICTS)),
  answer: each(PORTRAIT_QUESTIONS, each(VERDICTS)),
  does: each(PORTRAIT_QUESTIONS, list(2)),
  /** The question taken up again at the end, in a line. */
  last: each(PORTRAIT_QUESTIONS, each(VERDICTS)),
  placed: each(PLACED, says({ place: 'text' })),
  because: ways({ aspect: 'aspect', a: 'point', b: 'point' }),
  between: ways({ easy: 'aspect', a: 'point', b: 'point', hard: 'aspect', c: 'point', d: 'point' }),
  exact: ways({ orb: 'text' }),
  captions: each(['wheel', 'positions', 'balance', 'rule', 'houses', 'grid']),
  heads: { positions: list(4), balance: list(3), rule: list(3), houses: list(4) },
  modes: each(MODES),
  /** Headings of the paragraphs that take a theme up in an area of life. */
  areas: each(AREAS),
  retrograde: text,
  /** What the planet that weighs most wants. */
  theme: each(PLANETS),
  eitherTitle: says({ planet: 'point' }),
  /** Opens what is so if a planet whose sign the hour decides is in this one. */
  ifIn: says({ planet: 'point', sign: 'sign' }),
  rulerLead: says({ house: 'house', ruler: 'point' }),
  /** The element with most planets and the one with fewest, and the mode with most. */
  leading: each([...ELEMENTS, 'even']),
  least: each(ELEMENTS),
  mode: each(MODES),
  sun: list(12, said),
  sunHouse: list(12, said),
  moon: list(12, said),
  moonHouse: list(12, said),
  /** The Sun’s element and the Moon’s. */
  lights: each(MEETINGS),
  asc: list(12, said),
  /** Whose element the ascendant shares; where it shares none, whether the lights share theirs. */
  mask: each(['both', 'sun', 'moon', 'against', 'neither']),
  ascRuler: list(12),
  mercury: list(12, said),
  mercuryHouse: list(12, said),
  /** Whether Mercury is in the Sun’s sign. */
  mindSelf: each(['same', 'other']),
  venus: list(12, said),
  venusHouse: list(12, said),
  /** What somebody under eighteen is told of Venus. */
  venusYoung: each(ELEMENTS),
  venusYoungPair: each(['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']),
  /** The element of Venus and that of Mars. */
  meet: each(MEETINGS, said),
  /** The element of Venus and that of the Moon. */
  attractNeed: each(MEETINGS, said),
  seventh: list(12, said),
  mars: list(12, said),
  marsHouse: list(12, said),
  mc: list(12),
  /** Whether the midheaven is of the Sun’s element. */
  fit: each(['same', 'other']),
  tenth: list(12),
  second: list(12),
  /** Whether Jupiter or Saturn is the stronger. */
  purse: each(['open', 'closed']),
  fourth: list(12, said),
  /** Strength by the element of Mars, and its return by that of the Moon. */
  body: each(ELEMENTS, said),
  ease: each(ELEMENTS, said),
  /** Before what a theme says of strain. */
  strain: text,
  saturn: list(12, said),
  saturnHouse: list(12, said),
  jupiter: list(12, said),
  jupiterHouse: list(12, said),
  node: list(12),
  stage: each(LIFE_STAGES),
  verdict: each(JUDGED, each(LEANS)),
  pair: {
    ...each(PAIRS, each(NATURES)),
    sunMercury: each(['joined']),
    sunVenus: each(['joined']),
    mercuryVenus: each(['joined', 'flowing']),
  },
  closingLead: ways(),
  /** What helps a wish of the thesis. */
  wishTasks: each(WISHES),
  tasks: each(PLANETS),
  lacking: each(ELEMENTS),
})
export type PersonalityWords = TextsOf<typeof personalityTexts>
