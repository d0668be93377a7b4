import { PLANETS } from '#astro/ephemeris/body.ts'
import { each, list, says, spoken, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** What somebody may move for. */
export type Purpose = 'work' | 'love' | 'home' | 'study' | 'rest' | 'craft'

/** What a city is like: it eases, it demands, it does both, no line is near, or it lies where lines say little. */
export const CITY_ANSWERS = ['eases', 'demands', 'both', 'quiet', 'polar'] as const
export type CityAnswer = (typeof CITY_ANSWERS)[number]
const PURPOSE_NAMES = ['work', 'love', 'home', 'study', 'rest', 'craft'] as const satisfies Purpose[]
/** What a line says to each purpose: for it, or against it. */
const PURPOSE_POLES = {
  work: ['seen', 'hidden'],
  love: ['company', 'apart'],
  home: ['settled', 'unsettled'],
  study: ['learning', 'distracted'],
  rest: ['quiet', 'restless'],
  craft: ['patient', 'hasty'],
} as const satisfies Record<Purpose, readonly [string, string]>
const DEMANDING = ['mars', 'saturn', 'uranus', 'neptune', 'pluto'] as const

/** The relocation report's own texts in one language. */
export const movingTexts = textSubject('moving', {
  title: text,
  subtitle: says({ name: 'text' }),
  chapters: each(['verdict', 'how', 'luggage', 'cities', 'nearest', 'purpose', 'close']),
  titles: each(['how', 'map', 'table', 'luggage', 'last', 'mean', 'order', 'glance', 'again']),
  /** What a purpose is called after “it suits”. */
  suits: each(PURPOSE_NAMES),
  /** The cities that stand out, the best first. */
  order: list(3, says({ city: 'text', purposes: 'list', line: 'text', km: 'text' })),
  noOrder: text,
  /** What most cities of the list suit, and what none does. */
  sum: { both: says({ most: 'list', none: 'list' }), most: says({ most: 'list' }) },
  /** The city that asks most. */
  worst: ways({ city: 'text', line: 'text', km: 'text' }),
  expect: each(DEMANDING),
  noWorst: text,
  glance: { caption: text, head: list(3), answer: each(CITY_ANSWERS), nothing: text },
  answer: each(CITY_ANSWERS, ways({ city: 'text' })),
  bestFor: ways({ city: 'text', purposes: 'list' }),
  /** A line that eases a city, another, and one that asks something there. */
  lead: ways({ city: 'text', line: 'text', km: 'text' }),
  also: ways({ line: 'text', km: 'text' }),
  against: ways({ city: 'text', line: 'text', km: 'text' }),
  /** Where nothing near speaks for a city, or nothing against it. */
  noneFor: ways({ city: 'text' }),
  noneAgainst: ways({ city: 'text' }),
  againFor: says({ city: 'text', purpose: 'text' }),
  again: { best: says({ city: 'text', purposes: 'list' }), none: text },
  opening: ways(),
  method: text,
  map: text,
  table: { caption: text, head: list(5) },
  purposeTable: { caption: text, head: list(3), none: text },
  luggage: ways(),
  lineName: each(['mc', 'ic', 'asc', 'dsc'], says({ planet: 'point' })),
  /** The same within a sentence. */
  lineIn: each(['mc', 'ic', 'asc', 'dsc'], says({ planet: 'point' })),
  km: says({ distanceKm: 'number' }),
  angles: says({ city: 'text', asc: 'sign', mc: 'sign' }),
  same: ways({ city: 'text' }),
  far: ways({ city: 'text', line: 'text', km: 'text' }),
  known: ways({ said: 'text', told: 'text', brief: 'text' }),
  /** A city with what it stands for, or the line that weighs most there. */
  cityTitle: says({ city: 'text', about: 'text' }),
  moves: ways({ city: 'text', moves: 'list' }),
  move: says({ planet: 'point', from: 'number', to: 'number' }),
  unmoved: ways({ city: 'text' }),
  full: ways({ city: 'text', planets: 'points', house: 'house' }),
  newHouse: ways({ city: 'text', planet: 'point', house: 'house' }),
  newRising: ways({ city: 'text', asc: 'sign' }),
  nearestLead: ways(),
  passes: ways({ city: 'text', line: 'text', km: 'text' }),
  line: each(PLANETS, each(['asc', 'mc', 'dsc', 'ic'], spoken(PURPOSE_POLES))),
  /** What a planet's lines bring, in a word: where one has been told. */
  brief: each(PLANETS),
  purpose: each(PURPOSE_NAMES, {
    title: text,
    text: text,
    best: says({ cities: 'list' }),
    none: text,
  }),
  close: list(3, ways()),
})
export type MovingWords = TextsOf<typeof movingTexts>
