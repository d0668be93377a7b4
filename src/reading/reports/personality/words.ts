import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { polesOf } from '../../compose/directions.ts'
import { POLES } from '../../compose/traits.ts'
import { each, list, says, spoken, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import { frameShape } from '../argument/frame-words.ts'
import { turnWordsShape } from '../argument/turning-points.ts'
import { PORTRAIT_QUESTIONS } from './chapter-words.ts'

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

/** What a section is about. */
const PLACED = ['asc', 'mc', 'saturn', 'jupiter'] as const

/** What a text claims of a person; some name the direction of their chapter as well. */
const claims = spoken(POLES)
const said = spoken({ ...polesOf(['turn', 'home', 'mind', 'love', 'growth']), ...POLES })

/** As what a point of the chart meets a slow planet: the first that it is. */
export const ROLES = ['sun', 'moon', 'asc', 'ruler', 'mercury', 'venus', 'mars', 'mc'] as const
export type Role = (typeof ROLES)[number]

/** The words of the portrait, in one language. By sign from Aries, by house from the first. */
export const personalityTexts = textSubject('personality', {
  title: text,
  subtitle: says({ name: 'text' }),
  noHour: text,
  findHour: { title: text, text: ways() },
  chapters: each(['answers', 'themes', ...PORTRAIT_QUESTIONS, 'liking', 'close', 'tables']),
  titles: each([
    'thesis',
    'glance',
    'data',
    'built',
    'together',
    'lights',
    'attract',
    'close',
    'age',
    'habit',
    'turns',
    'parting',
    'grid',
    'balance',
    'table',
    'rule',
    'positions',
    'made',
  ]),
  questions: each(PORTRAIT_QUESTIONS),
  ...frameShape,
  turn: turnWordsShape(ROLES),
  /** How the report came about, in paragraphs. */
  made: ways(),
  placed: each(PLACED, says({ place: 'text' })),
  captions: { ...each(['wheel', 'balance', 'rule', 'houses', 'grid']), positions: says({ zodiac: 'text' }) },
  heads: { positions: list(4), balance: list(3), rule: list(3), houses: list(4) },
  modes: each(MODES),
  retrograde: text,
  /** What the planet that weighs most wants. */
  theme: each(PLANETS, claims),
  eitherTitle: says({ planet: 'point' }),
  /** Opens what is so if a planet whose sign the hour decides is in this one. */
  /** Of the two signs of a day the one it was longer in: nearly all of it, most of it, or a little more than half. */
  likelier: each(['nearly', 'most', 'half'], says({ planet: 'point', sign: 'sign' })),
  ifIn: says({ planet: 'point', sign: 'sign' }),
  rulerLead: ways({ house: 'house', ruler: 'point' }),
  /** The element with most planets and the one with fewest, and the mode with most. */
  leading: each([...ELEMENTS, 'even'], claims),
  least: each(ELEMENTS, claims),
  mode: each(MODES, claims),
  /** The Sun’s element and the Moon’s. */
  lights: each(MEETINGS, claims),
  asc: list(12, said),
  /** Whose element the ascendant shares; where it shares none, whether the lights share theirs. */
  mask: each(['both', 'sun', 'moon', 'against', 'neither'], claims),
  ascRuler: list(12, claims),
  /** Whether Mercury is in the Sun’s sign, and the element of its own. */
  mindSelf: each(['same', 'other'], each(ELEMENTS, claims)),
  /** What somebody under eighteen is told of Venus. */
  venusYoung: each(ELEMENTS),
  venusYoungPair: each(['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']),
  /** The element of Venus and that of Mars. */
  meet: each(MEETINGS, said),
  /** The element of Venus and that of the Moon. */
  attractNeed: each(MEETINGS, said),
  seventh: list(12, said),
  mc: list(12, claims),
  /** Whether the midheaven is of the Sun’s element, and its own. */
  fit: each(['same', 'other'], each(ELEMENTS, claims)),
  tenth: list(12, claims),
  fourth: list(12, said),
  saturn: list(12, said),
  saturnHouse: list(12, said),
  jupiter: list(12, said),
  jupiterHouse: list(12, said),
  /** What one knows and what is new: it claims the first of somebody. */
  node: list(12, claims),
  pair: {
    ...each(PAIRS, each(NATURES, claims)),
    sunMercury: each(['joined'], claims),
    sunVenus: each(['joined'], claims),
    mercuryVenus: each(['joined', 'flowing'], claims),
  },
})
export type PersonalityWords = TextsOf<typeof personalityTexts>
