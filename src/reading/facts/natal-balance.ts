import { HALF_DAY } from './natal-points.ts'
import { balance, elementOf, ELEMENTS, modeOf, MODES, type Element, type Mode } from '#astro/charts/balance.ts'
import { chartShape, type ShapeName } from '#astro/charts/chart-shape.ts'
import { turn } from '#astro/ephemeris/angle.ts'
import { type Planet, isPlanet } from '#astro/ephemeris/body.ts'
import type { NatalBirth } from './day-facts.ts'

/** One element or mode that stands out in a chart. */
export interface Weight<T> {
  of: T
  /** The planets in it, chart order; of a lacking one none. */
  planets: Planet[]
}

/** The temperament of a chart, as far as it is certain. */
export interface NatalBalance {
  element: { dominant: Weight<Element> | null; lacking: Element | null }
  mode: { dominant: Weight<Mode> | null; lacking: Mode | null }
  shape: ShapeName | null
}

/** So many of the ten planets make an element dominant, and so many a mode. */
const MANY = { element: 4, mode: 5 } as const

/** The balance of a chart. With an unknown hour only what holds wherever in the day the birth was. */
export function natalBalance(birth: NatalBirth): NatalBalance {
  const { chart, uncertain } = birth
  const open = uncertain.flatMap(({ body, signs }) => {
    const planet = chart.placements.some((placement) => placement.body === body)
    return planet ? [{ body, signs }] : []
  })
  const { elements, modes } = balance({
    placements: chart.placements.filter(({ body }) => !open.some((one) => one.body === body)),
  })
  const free = open.filter(({ body }) => isPlanet(body))
  return {
    element: {
      dominant: dominant(ELEMENTS, elements, MANY.element, (name) =>
        mayStand(free, (sign) => elementOf(sign) === name),
      ),
      lacking: lacking(ELEMENTS, elements, (name) => mayStand(free, (sign) => elementOf(sign) === name)),
    },
    mode: {
      dominant: dominant(MODES, modes, MANY.mode, (name) => mayStand(free, (sign) => modeOf(sign) === name)),
      lacking: lacking(MODES, modes, (name) => mayStand(free, (sign) => modeOf(sign) === name)),
    },
    shape: certainShape(birth),
  }
}

/** How many of the planets whose sign is open may stand in a kind of sign. */
function mayStand(free: readonly { signs: readonly number[] }[], is: (sign: number) => boolean): number {
  return free.filter(({ signs }) => signs.some(is)).length
}

function dominant<T extends string>(
  names: readonly T[],
  held: Record<T, Planet[]>,
  many: number,
  more: (name: T) => number,
): Weight<T> | null {
  const of = names.find((name) => {
    const others = names.filter((other) => other !== name)
    return held[name].length >= many && others.every((other) => held[other].length + more(other) < held[name].length)
  })
  return of ? { of, planets: held[of] } : null
}

function lacking<T extends string>(
  names: readonly T[],
  held: Record<T, Planet[]>,
  more: (name: T) => number,
): T | null {
  return names.find((name) => held[name].length === 0 && more(name) === 0) ?? null
}

/** The shape, where every planet stands anywhere on its way through the day. */
function certainShape({ chart, timeKnown }: NatalBirth): ShapeName | null {
  const { shape } = chartShape(chart)
  if (timeKnown) return shape
  const at = (days: number) =>
    chartShape({
      placements: chart.placements.map((placement) => ({
        ...placement,
        longitudeDeg: turn(placement.longitudeDeg + days * placement.speedDegPerDay),
      })),
    }).shape
  return [-1, -0.5, 0.5, 1].every((part) => at(part * HALF_DAY) === shape) ? shape : null
}
