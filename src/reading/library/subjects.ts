import type { AspectNature } from '#astro/charts/aspect.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'

/** The languages in which everything is written. */
export const LANGS = ['en', 'ru'] as const
export type Lang = (typeof LANGS)[number]

/** The natal points that transits are written for: the ten planets, the ascendant and the midheaven. */
export const NATAL_POINTS = [...PLANETS, 'asc', 'mc'] as const satisfies readonly ChartPoint[]
export type NatalPoint = (typeof NATAL_POINTS)[number]

const NATURES = ['conjunction', 'flowing', 'tense'] as const satisfies readonly AspectNature[]

/** The fields of a placement or an aspect. Sentences each, but for the body, a paragraph, and the keywords, a comma list. */
const MEANING = ['gist', 'body', 'gift', 'challenge', 'advice', 'keywords'] as const
const MOON_SIGN = ['gist', 'mood', 'forecast1', 'forecast2', 'forecast3', 'advice', 'keywords'] as const
const MOON_HOUSE = ['gist', 'body', 'love', 'career', 'health', 'advice', 'keywords'] as const
const PHASE = [
  'gist',
  'meaning',
  'emotions',
  'energy',
  'mindset',
  'actions',
  'recommendation1',
  'recommendation2',
  'recommendation3',
  'keywords',
] as const

const SIGNS = Array.from({ length: 12 }, (_, sign) => `${sign}` as const)
const HOUSES = Array.from({ length: 12 }, (_, index) => `${index + 1}` as const)
/** The points between which natal aspects are written for, in chart order; `node` is the north node. */
export const ASPECT_POINTS = [...PLANETS, 'node', 'chiron', 'asc', 'mc'] as const
export type AspectPoint = (typeof ASPECT_POINTS)[number]

/** `moon conjunction`, `moon flowing` …: a point with those that come after it in chart order. */
const withLater = (first: AspectPoint) => {
  const later = ASPECT_POINTS.slice(ASPECT_POINTS.indexOf(first) + 1)
  // The two angles' distance from each other is the place's and the hour's, not an aspect.
  const others = first === 'asc' ? [] : later
  return others.flatMap((point) => NATURES.map((nature) => `${point} ${nature}` as const))
}
const BY_POINT = NATAL_POINTS.flatMap((point) => NATURES.map((nature) => `${point} ${nature}` as const))
const PHASES = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
  'disseminating',
  'balsamic',
] as const
const MANTRAS = [
  ...PLANETS.flatMap((planet) => NATURES.map((nature) => `${planet} ${nature}` as const)),
  ...SIGNS.map((sign) => `moon-sign ${sign}` as const),
]

const transit = { keys: BY_POINT, fields: MEANING }
const inSign = { keys: SIGNS, fields: MEANING }
const inHouse = { keys: HOUSES, fields: MEANING }
const natalAspect = (first: AspectPoint) => ({ keys: withLater(first), fields: MEANING })

/**
 * What the library holds: of each subject its keys, in the order of its files, and the fields each entry has. A subject
 * `a/b` lies in `entries/a/b.<lang>.md`. Signs are keyed 0–11 from Aries, houses 1–12.
 */
export const SUBJECTS = {
  'transit/sun': transit,
  'transit/moon': transit,
  'transit/mercury': transit,
  'transit/venus': transit,
  'transit/mars': transit,
  'transit/jupiter': transit,
  'transit/saturn': transit,
  'transit/uranus': transit,
  'transit/neptune': transit,
  'transit/pluto': transit,
  'planet-in-sign/sun': inSign,
  'planet-in-sign/moon': inSign,
  'planet-in-sign/mercury': inSign,
  'planet-in-sign/venus': inSign,
  'planet-in-sign/mars': inSign,
  'planet-in-sign/jupiter': inSign,
  'planet-in-sign/saturn': inSign,
  'planet-in-sign/uranus': inSign,
  'planet-in-sign/neptune': inSign,
  'planet-in-sign/pluto': inSign,
  'planet-in-sign/node': inSign,
  'planet-in-sign/chiron': inSign,
  'planet-in-sign/ceres': inSign,
  'planet-in-sign/lilith': inSign,
  'planet-in-house/sun': inHouse,
  'planet-in-house/moon': inHouse,
  'planet-in-house/mercury': inHouse,
  'planet-in-house/venus': inHouse,
  'planet-in-house/mars': inHouse,
  'planet-in-house/jupiter': inHouse,
  'planet-in-house/saturn': inHouse,
  'planet-in-house/uranus': inHouse,
  'planet-in-house/neptune': inHouse,
  'planet-in-house/pluto': inHouse,
  'planet-in-house/node': inHouse,
  'planet-in-house/chiron': inHouse,
  'planet-in-house/ceres': inHouse,
  'planet-in-house/lilith': inHouse,
  'angle-in-sign/asc': inSign,
  'angle-in-sign/mc': inSign,
  'natal-aspect/sun': natalAspect('sun'),
  'natal-aspect/moon': natalAspect('moon'),
  'natal-aspect/mercury': natalAspect('mercury'),
  'natal-aspect/venus': natalAspect('venus'),
  'natal-aspect/mars': natalAspect('mars'),
  'natal-aspect/jupiter': natalAspect('jupiter'),
  'natal-aspect/saturn': natalAspect('saturn'),
  'natal-aspect/uranus': natalAspect('uranus'),
  'natal-aspect/neptune': natalAspect('neptune'),
  'natal-aspect/pluto': natalAspect('pluto'),
  'natal-aspect/node': natalAspect('node'),
  'natal-aspect/chiron': natalAspect('chiron'),
  'moon-day/sign': { keys: SIGNS, fields: MOON_SIGN },
  'moon-day/house': { keys: HOUSES, fields: MOON_HOUSE },
  'phase/moon': { keys: PHASES, fields: PHASE },
  'mantra/day': { keys: MANTRAS, fields: ['mantra'] },
} as const satisfies Record<string, { keys: readonly string[]; fields: readonly string[] }>

export type Subject = keyof typeof SUBJECTS
export type KeyOf<S extends Subject> = (typeof SUBJECTS)[S]['keys'][number]
export type FieldOf<S extends Subject> = (typeof SUBJECTS)[S]['fields'][number]
