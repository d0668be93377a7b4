import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { AREAS } from '../../compose/portrait.ts'
import { WISHES } from '../../compose/themes.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
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
  ]),
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
  sun: list(12),
  sunHouse: list(12),
  moon: list(12),
  moonHouse: list(12),
  /** The Sun’s element and the Moon’s. */
  lights: each(MEETINGS),
  asc: list(12),
  /** Whose element the ascendant shares; where it shares none, whether the lights share theirs. */
  mask: each(['both', 'sun', 'moon', 'against', 'neither']),
  ascRuler: list(12),
  mercury: list(12),
  mercuryHouse: list(12),
  /** Whether Mercury is in the Sun’s sign. */
  mindSelf: each(['same', 'other']),
  venus: list(12),
  venusHouse: list(12),
  /** What somebody under eighteen is told of Venus. */
  venusYoung: each(ELEMENTS),
  venusYoungPair: each(['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']),
  /** The element of Venus and that of Mars. */
  meet: each(MEETINGS),
  /** The element of Venus and that of the Moon. */
  attractNeed: each(MEETINGS),
  seventh: list(12),
  mars: list(12),
  marsHouse: list(12),
  mc: list(12),
  /** Whether the midheaven is of the Sun’s element. */
  fit: each(['same', 'other']),
  tenth: list(12),
  second: list(12),
  /** Whether Jupiter or Saturn is the stronger. */
  purse: each(['open', 'closed']),
  fourth: list(12),
  /** Strength by the element of Mars, and its return by that of the Moon. */
  body: each(ELEMENTS),
  ease: each(ELEMENTS),
  saturn: list(12),
  saturnHouse: list(12),
  jupiter: list(12),
  jupiterHouse: list(12),
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
