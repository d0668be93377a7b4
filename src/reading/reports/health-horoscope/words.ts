import { QUALITIES, WITNESSES } from '../temperament.ts'
import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import type { AspectNature } from '#astro/charts/aspect.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

const NATURES = ['conjunction', 'flowing', 'tense'] as const satisfies readonly AspectNature[]
const SLOW = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
export const SUN_TIES = ['moon', ...SLOW] as const
/** They are never far enough from the Sun for another aspect than the conjunction. */
export const SUN_MEETS = ['mercury', 'venus'] as const
export const DAY_PARTS = ['morning', 'noon', 'evening', 'night'] as const
export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const
export const MOON_TIES = [...SUN_MEETS, ...SLOW] as const

/** The words of the report on constitution, in one language. By sign from Aries, by house from the first. */
export const healthTexts = textSubject('health-horoscope', {
  title: text,
  subtitle: says({ name: 'text' }),
  chapters: each(['how', 'constitution', 'day', 'body', 'weekday', 'sun', 'moon', 'heat', 'year', 'observe']),
  titles: each([
    'how',
    'elements',
    'second',
    'least',
    'tempo',
    'map',
    'sixth',
    'ruler',
    'sun',
    'moon',
    'moonHouse',
    'mars',
    'saturn',
    'lights',
    'firstAid',
    'later',
    'week',
    'weeks',
    'closing',
  ]),
  how: ways(),
  notice: text,
  doctor: text,
  withoutHour: text,
  hourFound: text,
  wheel: text,
  bars: text,
  countIntro: text,
  testimonies: { caption: text, head: list(4) },
  witness: each(WITNESSES),
  quality: each(QUALITIES),
  quarter: list(4),
  season: list(4),
  sect: each(['day', 'night']),
  temperament: each(ELEMENTS, each(['name', 'text'])),
  second: each(ELEMENTS),
  /** By the element that weighs most and the second. */
  mixture: {
    fire: each(['earth', 'air', 'water']),
    earth: each(['fire', 'air', 'water']),
    air: each(['fire', 'earth', 'water']),
    water: each(['fire', 'earth', 'air']),
  },
  least: each(ELEMENTS),
  leastPlan: each(ELEMENTS),
  tempo: each(MODES),
  tempoMore: each(MODES),
  dayParts: each(DAY_PARTS),
  /** By the Moon's element. */
  plan: each(ELEMENTS, each(DAY_PARTS)),
  map: { caption: text, head: list(3), part: list(12), intro: text },
  bodyTitle: says({ sign: 'sign' }),
  body: list(12),
  sixth: list(12),
  sixthPlanet: each(PLANETS),
  sixthRuler: list(12),
  sun: list(12),
  sunTies: each(SUN_TIES, each(NATURES)),
  sunMeets: each(SUN_MEETS),
  /** By the Sun's element. */
  recover: each(ELEMENTS),
  moon: list(12),
  moonTies: each(MOON_TIES, each(NATURES)),
  moonHouse: list(12),
  /** By the Moon's element. */
  firstAid: each(ELEMENTS),
  /** By the Moon's mode. */
  sleep: each(MODES),
  /** By the Sun's element and the Moon's. */
  lights: each(ELEMENTS, each(ELEMENTS)),
  more: each(['nerves', 'appetite', 'measure', 'screens', 'company', 'vacation', 'recover', 'sleep', 'hourFound']),
  nerves: list(12),
  appetite: list(12),
  measure: list(12),
  /** By the elements of Mercury, Venus and Jupiter. */
  screens: each(ELEMENTS),
  company: each(ELEMENTS),
  vacation: each(ELEMENTS),
  mars: list(12),
  marsMore: each(ELEMENTS),
  saturn: list(12),
  /** By Saturn's element. */
  saturnMore: each(ELEMENTS),
  seasons: each(SEASONS),
  /** By the element of Mars. */
  year: each(ELEMENTS, each(SEASONS)),
  week: { intro: text, caption: text, head: list(2), days: list(7), rows: each(ELEMENTS, list(7)) },
  /** By the element of Mars. */
  weeks: each(ELEMENTS, list(4)),
  closing: list(2),
  again: text,
})
export type HealthWords = TextsOf<typeof healthTexts>
