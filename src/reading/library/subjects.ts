import { MOON_PHASES } from '#astro/events/moon-phase.ts'
import type { AspectNature } from '#astro/charts/aspect.ts'
import type { ShapeName } from '#astro/charts/chart-shape.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { furtherMantras } from './mantras.ts'
import { DAY, DAY_TWICE, LUNAR_DAY, MEANING, MOON_HOUSE, MOON_SIGN, PHASE, THEME, WEATHER } from './subject-fields.ts'
import { RESOURCE_THEMES, TENSION_THEMES, WEIGHT_THEMES, WISHES } from '../compose/themes.ts'

/** The natal points that transits are written for: the ten planets, the ascendant and the midheaven. */
export const NATAL_POINTS = [...PLANETS, 'asc', 'mc'] as const satisfies readonly ChartPoint[]
export type NatalPoint = (typeof NATAL_POINTS)[number]

/** Every point that readings speak of: of a chart's twenty some are drawn and listed only. */
export const SPOKEN_POINTS = [
  ...NATAL_POINTS,
  'trueNode',
  'meanLilith',
  'chiron',
  'ceres',
] as const satisfies readonly ChartPoint[]
export type SpokenPoint = (typeof SPOKEN_POINTS)[number]
export const isSpoken = (point: string): point is SpokenPoint => (SPOKEN_POINTS as readonly string[]).includes(point)

const NATURES = ['conjunction', 'flowing', 'tense'] as const satisfies readonly AspectNature[]

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
/** Of the Moon, which comes often, there are three. */
const MOON_AGAIN = NATURES.flatMap((nature) => [`moon ${nature} 2`, `moon ${nature} 3`] as const)
/** What a transit brings at a time without work, by what moves alone. */
const BY_PLANET = PLANETS.flatMap((planet) => NATURES.map((nature) => `${planet} ${nature}` as const))
const PHASES = [...MOON_PHASES, 'disseminating', 'balsamic'] as const
const PROGRESSED_PHASES = [...PHASES.slice(0, 7), 'balsamic'] as const
const LUNAR_DAYS = Array.from({ length: 30 }, (_, index) => `${index + 1}` as const)
/** What turns backwards at times. */
const TURNING = [...PLANETS.slice(2), 'chiron'] as const
const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const
const MODES = ['cardinal', 'fixed', 'mutable'] as const
const SHAPES = [
  'bundle',
  'bowl',
  'bucket',
  'seesaw',
  'locomotive',
  'splash',
  'splay',
] as const satisfies readonly ShapeName[]
const DIGNITIES = ['domicile', 'exaltation', 'detriment', 'fall'] as const
const MANTRAS = [
  ...PLANETS.flatMap((planet) => NATURES.map((nature) => `${planet} ${nature}` as const)),
  ...SIGNS.map((sign) => `moon-sign ${sign}` as const),
  ...PLANETS.flatMap((planet) => NATURES.map((nature) => `${planet} ${nature} 2` as const)),
  ...HOUSES.map((house) => `moon-house ${house}` as const),
  ...PHASES.slice(0, 8).map((phase) => `phase ${phase}` as const),
  ...PLANETS.flatMap((planet) => NATURES.flatMap((nature) => furtherMantras(planet, nature))),
]

const transit = { keys: BY_POINT, fields: MEANING }

/** The parts of life that a day is told of, and the natal points that speak of each. */
export const AREA_POINTS = {
  love: ['sun', 'moon', 'venus', 'mars', 'asc'],
  work: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'mc'],
  body: ['sun', 'moon', 'mars', 'saturn', 'asc'],
} as const satisfies Record<string, readonly NatalPoint[]>

const ofArea = <A extends keyof typeof AREA_POINTS>(area: A) =>
  (AREA_POINTS[area] as readonly (typeof AREA_POINTS)[A][number][]).flatMap((point) =>
    NATURES.map((nature) => `${point} ${nature} ${area}` as const),
  )
const BY_AREA = [...ofArea('love'), ...ofArea('work'), ...ofArea('body')]
/** A transit as the event of a day. */
const day = { keys: BY_POINT, fields: DAY }
const dayTwice = { keys: BY_POINT, fields: DAY_TWICE }
/** A transit for one part of life, on a day. */
const dayArea = { keys: BY_AREA, fields: ['body'] } as const
const inSign = { keys: SIGNS, fields: MEANING }
/** Of a child's chart, said to the parent. */
const ofChild = { keys: SIGNS, fields: ['gist', 'body', 'advice'] } as const
const inHouse = { keys: HOUSES, fields: MEANING }
/** Of two people's charts: a planet with itself, with those after it, and with the ascendant. */
const synastry = (first: Planet) => ({
  keys: [...PLANETS.slice(PLANETS.indexOf(first)), 'asc' as const].flatMap((point) =>
    NATURES.map((nature) => `${point} ${nature}` as const),
  ),
  fields: MEANING,
})
/** A planet with those after it. */
const withLaterPlanets = (first: Planet) =>
  PLANETS.slice(PLANETS.indexOf(first) + 1).flatMap((planet) => NATURES.map((nature) => `${planet} ${nature}` as const))
/** Of the chart of a bond. */
const compositeAspect = (first: Planet) => ({ keys: withLaterPlanets(first), fields: MEANING })
/** Of the sky itself. */
const worldAspect = (first: Planet) => ({ keys: withLaterPlanets(first), fields: WEATHER })
/** A planet's entering a sign, for all at once. */
const ingress = { keys: SIGNS, fields: WEATHER }
/** Two points of one chart by the elements of their signs: `fire fire`, `fire earth` … the first point's first. */
const thread = {
  keys: ELEMENTS.flatMap((one) => ELEMENTS.map((other) => `${one} ${other}` as const)),
  fields: ['gist', 'body', 'gift', 'advice'],
} as const
/** A picture for each degree of a sign, by its number: 1 is what lies between 0°00′ and 0°59′. */
const degrees = {
  keys: Array.from({ length: 30 }, (_, index) => `${index + 1}` as const),
  fields: ['image', 'body', 'question'],
} as const
const houseRuler = { keys: HOUSES, fields: MEANING }
/** Two wishes in one life, in the order of {@link WISHES}. */
const WISH_PAIRS = WISHES.flatMap((one, i) => WISHES.slice(i).map((other) => `${one} ${other}` as const))
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
  'transit-day/sun': dayTwice,
  'transit-day/moon': { keys: BY_POINT, fields: [...DAY_TWICE, 'strength2', 'excess2'] },
  'transit-day/mercury': dayTwice,
  'transit-day/venus': dayTwice,
  'transit-day/mars': dayTwice,
  'transit-day/jupiter': day,
  'transit-day/saturn': day,
  'transit-day/uranus': day,
  'transit-day/neptune': day,
  'transit-day/pluto': day,
  'transit-free/day': { keys: [...BY_PLANET, ...MOON_AGAIN], fields: ['headline', 'today', 'work'] },
  'transit-free/work': { keys: BY_PLANET.filter((key) => !key.startsWith('moon')), fields: ['work'] },
  'transit-area/sun': dayArea,
  'transit-area/moon': { keys: BY_AREA, fields: ['body', 'body2'] },
  'transit-area/mercury': dayArea,
  'transit-area/venus': dayArea,
  'transit-area/mars': dayArea,
  'transit-area/jupiter': dayArea,
  'transit-area/saturn': dayArea,
  'transit-area/uranus': dayArea,
  'transit-area/neptune': dayArea,
  'transit-area/pluto': dayArea,
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
  'house-ruler/1': houseRuler,
  'house-ruler/2': houseRuler,
  'house-ruler/3': houseRuler,
  'house-ruler/4': houseRuler,
  'house-ruler/5': houseRuler,
  'house-ruler/6': houseRuler,
  'house-ruler/7': houseRuler,
  'house-ruler/8': houseRuler,
  'house-ruler/9': houseRuler,
  'house-ruler/10': houseRuler,
  'house-ruler/11': houseRuler,
  'house-ruler/12': houseRuler,
  'synastry/sun': synastry('sun'),
  'synastry/moon': synastry('moon'),
  'synastry/mercury': synastry('mercury'),
  'synastry/venus': synastry('venus'),
  'synastry/mars': synastry('mars'),
  'synastry/jupiter': synastry('jupiter'),
  'synastry/saturn': synastry('saturn'),
  'synastry/uranus': synastry('uranus'),
  'synastry/neptune': synastry('neptune'),
  'synastry/pluto': synastry('pluto'),
  'overlay/sun': inHouse,
  'overlay/moon': inHouse,
  'overlay/mercury': inHouse,
  'overlay/venus': inHouse,
  'overlay/mars': inHouse,
  'overlay/jupiter': inHouse,
  'overlay/saturn': inHouse,
  'overlay/uranus': inHouse,
  'overlay/neptune': inHouse,
  'overlay/pluto': inHouse,
  'composite/sun-sign': inSign,
  'composite/moon-sign': inSign,
  'composite/asc-sign': inSign,
  'composite/sun-house': inHouse,
  'composite/moon-house': inHouse,
  'composite/mercury-sign': inSign,
  'composite/venus-sign': inSign,
  'composite/mars-sign': inSign,
  'composite/mercury-house': inHouse,
  'composite/venus-house': inHouse,
  'composite/mars-house': inHouse,
  'composite/jupiter-house': inHouse,
  'composite/saturn-house': inHouse,
  'composite/uranus-house': inHouse,
  'composite/neptune-house': inHouse,
  'composite/pluto-house': inHouse,
  'composite-aspect/sun': compositeAspect('sun'),
  'composite-aspect/moon': compositeAspect('moon'),
  'composite-aspect/mercury': compositeAspect('mercury'),
  'composite-aspect/venus': compositeAspect('venus'),
  'composite-aspect/mars': compositeAspect('mars'),
  'composite-aspect/jupiter': compositeAspect('jupiter'),
  'composite-aspect/saturn': compositeAspect('saturn'),
  'transit-house/jupiter': inHouse,
  'transit-house/saturn': inHouse,
  'transit-house/uranus': inHouse,
  'transit-house/neptune': inHouse,
  'transit-house/pluto': inHouse,
  'thread/sun-moon': thread,
  'thread/sun-asc': thread,
  'thread/moon-asc': thread,
  'thread/venus-mars': thread,
  'progressed/sun-sign': inSign,
  'progressed/sun-house': inHouse,
  'progressed/moon-sign': inSign,
  'progressed/moon-house': inHouse,
  'progressed/phase': { keys: PROGRESSED_PHASES, fields: MEANING },
  'balance/element': {
    keys: ELEMENTS.flatMap((name) => [`${name} dominant`, `${name} lacking`] as const),
    fields: MEANING,
  },
  'balance/mode': { keys: MODES.flatMap((name) => [`${name} dominant`, `${name} lacking`] as const), fields: MEANING },
  'balance/shape': { keys: SHAPES, fields: MEANING },
  'balance/retrograde': { keys: TURNING, fields: MEANING },
  'balance/dignity': {
    keys: PLANETS.slice(0, 7).flatMap((planet) => DIGNITIES.map((dignity) => `${planet} ${dignity}` as const)),
    fields: MEANING,
  },
  'lunar-day/day': { keys: LUNAR_DAYS, fields: LUNAR_DAY },
  'station/planet': {
    keys: TURNING.flatMap((planet) => [`${planet} retrograde`, `${planet} direct`] as const),
    fields: MEANING,
  },
  'eclipse/solar': inSign,
  'eclipse/lunar': inSign,
  'world-aspect/sun': worldAspect('sun'),
  'world-aspect/moon': worldAspect('moon'),
  'world-aspect/mercury': worldAspect('mercury'),
  'world-aspect/venus': worldAspect('venus'),
  'world-aspect/mars': worldAspect('mars'),
  'world-aspect/jupiter': worldAspect('jupiter'),
  'world-aspect/saturn': worldAspect('saturn'),
  'world-aspect/uranus': worldAspect('uranus'),
  'world-aspect/neptune': worldAspect('neptune'),
  'ingress/sun': ingress,
  'ingress/mercury': ingress,
  'ingress/venus': ingress,
  'ingress/mars': ingress,
  'ingress/jupiter': ingress,
  'ingress/saturn': ingress,
  'ingress/uranus': ingress,
  'ingress/neptune': ingress,
  'ingress/pluto': ingress,
  'moon-day/sign': { keys: SIGNS, fields: MOON_SIGN },
  'moon-day/house': { keys: HOUSES, fields: MOON_HOUSE },
  'phase/moon': { keys: PHASES, fields: PHASE },
  'sabian/aries': degrees,
  'sabian/taurus': degrees,
  'sabian/gemini': degrees,
  'sabian/cancer': degrees,
  'sabian/leo': degrees,
  'sabian/virgo': degrees,
  'sabian/libra': degrees,
  'sabian/scorpio': degrees,
  'sabian/sagittarius': degrees,
  'sabian/capricorn': degrees,
  'sabian/aquarius': degrees,
  'sabian/pisces': degrees,
  'child/day': { keys: BY_PLANET, fields: ['headline', 'mood', 'play', 'rest', 'together'] },
  'child/moon-sign': ofChild,
  'child/sun-sign': ofChild,
  'child/asc-sign': ofChild,
  'child/mercury-sign': ofChild,
  'child/venus-sign': ofChild,
  'child/mars-sign': ofChild,
  'child/saturn-sign': ofChild,
  'theme/tension': { keys: TENSION_THEMES, fields: THEME },
  'theme/resource': { keys: RESOURCE_THEMES, fields: THEME },
  'theme/weight': { keys: WEIGHT_THEMES, fields: THEME },
  'wish/pair': { keys: WISH_PAIRS, fields: ['thesis', 'close'] },
  'mantra/day': { keys: MANTRAS, fields: ['mantra'] },
} as const satisfies Record<string, { keys: readonly string[]; fields: readonly string[] }>

export type Subject = keyof typeof SUBJECTS
export type KeyOf<S extends Subject> = (typeof SUBJECTS)[S]['keys'][number]
export type FieldOf<S extends Subject> = (typeof SUBJECTS)[S]['fields'][number]
