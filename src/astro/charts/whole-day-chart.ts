import { BODIES, type Body } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { signChange } from '../events/sign-ingresses.ts'
import { aspectBetween, chartAspects } from './aspects.ts'
import type { Chart, Placement, Sign } from './chart.ts'
import { assertPlace } from './houses.ts'
import { placement } from './natal-chart.ts'

/** A body that changes sign within the day of birth. */
export interface UncertainSign {
  body: Body
  /** The signs before and after. */
  signs: [from: Sign, to: Sign]
  changesAtJdUt: number
}

/** A civil day at a place: instants as Julian days (UT), the end excluded; degrees, north and east positive. */
export interface WholeDay {
  jdUtStart: number
  jdUtEnd: number
  latitudeDeg: number
  longitudeDeg: number
}

/**
 * The chart of a birth whose hour is unknown: bodies as they stand in the middle of the day, no houses, only the
 * aspects that hold within orb from the day's beginning to its end, and the bodies whose sign depends on the hour.
 *
 * A body that turns on the very border of a sign may change twice in the day; then the first change is given.
 *
 * @throws InvalidPlaceError
 * @throws EphemerisRangeError
 */
export function wholeDayChart(sky: Ephemeris, day: WholeDay): { chart: Chart; uncertain: UncertainSign[] } {
  const { jdUtStart, jdUtEnd, latitudeDeg, longitudeDeg } = day
  assertPlace(latitudeDeg, longitudeDeg)
  const jdUt = (jdUtStart + jdUtEnd) / 2
  const at = (instant: number) => BODIES.map((body) => placement(sky, body, instant, null))
  const placements = at(jdUt)
  const borders = [at(jdUtStart), at(jdUtEnd)]
  const aspects = chartAspects(placements, null).filter((aspect) =>
    borders.every((border) => heldBy(border, aspect.a, aspect.b) === aspect.aspect),
  )
  const uncertain = BODIES.flatMap((body) => uncertainSign(sky, body, day) ?? [])
  return { chart: { jdUt, latitudeDeg, longitudeDeg, placements, houses: null, aspects }, uncertain }
}

function heldBy(placements: Placement[], a: string, b: string) {
  const first = placements.find((p) => p.body === a)
  const second = placements.find((p) => p.body === b)
  if (!first || !second) return null
  return aspectBetween({ ...first, point: first.body }, { ...second, point: second.body })?.aspect
}

function uncertainSign(sky: Ephemeris, body: Body, { jdUtStart, jdUtEnd }: WholeDay): UncertainSign | null {
  const changesAtJdUt = signChange(sky, body, jdUtStart, jdUtEnd)
  if (changesAtJdUt === null) return null
  const { longitudeDeg, speedDegPerDay } = sky.position(body, changesAtJdUt)
  const border = Math.round(longitudeDeg / 30)
  const [above, below] = [border % 12, (border + 11) % 12]
  return { body, signs: speedDegPerDay > 0 ? [below, above] : [above, below], changesAtJdUt }
}
