import { BODIES, type Body } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { aspectStays, type AspectStay } from '../events/aspect-stays.ts'
import { signIngresses } from '../events/sign-ingresses.ts'
import { stations, type Station } from '../events/stations.ts'
import { ASPECT_ANGLES } from './aspect.ts'
import { ASPECT_BODIES, chartAspects, isApplying } from './aspects.ts'
import type { Chart, ChartAspect, Sign } from './chart.ts'
import { assertPlace } from './houses.ts'
import { placement } from './natal-chart.ts'

/** A change of sign within the day of birth. */
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
  /** As a chart's. */
  orbReach?: number | undefined
}

/** What a day of birth without an hour says for certain, and what depends on the hour. */
export interface WholeDayChart {
  /** The bodies as they stand in the middle of the day, no houses, and the aspects that hold the whole day. */
  chart: Chart
  /** Every change of sign in order of time; a body that turns on a border has two. */
  uncertain: UncertainSign[]
  /** The bodies that turn retrograde or direct within the day, in order of time. */
  stations: Station[]
  /** The aspects that stand within orb for a part of the day only. */
  passing: AspectStay[]
  /** The Moon's longitudes at the day's beginning and end, 0 ≤ λ < 360. */
  moonDeg: [from: number, to: number]
}

/**
 * The chart of a birth whose hour is unknown.
 * @throws InvalidPlaceError
 * @throws EphemerisRangeError
 */
export function wholeDayChart(sky: Ephemeris, day: WholeDay): WholeDayChart {
  const { jdUtStart, jdUtEnd, latitudeDeg, longitudeDeg, orbReach } = day
  assertPlace(latitudeDeg, longitudeDeg)
  const span = { fromJdUt: jdUtStart, toJdUt: jdUtEnd }
  const jdUt = (jdUtStart + jdUtEnd) / 2
  const placements = BODIES.map((body) => placement(sky, body, jdUt, null))
  const stays = aspectStays(sky, { ...span, bodies: ASPECT_BODIES, orbReach })
  const whole = stays.filter(({ enterJdUt, leaveJdUt }) => enterJdUt === null && leaveJdUt === null)
  const aspects = chartAspects(placements, null, orbReach).flatMap((aspect) => {
    const stay = whole.find(({ a, b }) => a === aspect.a && b === aspect.b)
    return stay ? [{ ...aspect, applying: applyingAllDay(sky, stay, span) }] : []
  })
  return {
    chart: {
      jdUt,
      latitudeDeg,
      longitudeDeg,
      placements,
      houses: null,
      aspects,
      ...(orbReach !== undefined && { orbReach }),
    },
    uncertain: signChanges(sky, span),
    stations: stations(sky, { ...span, bodies: BODIES }),
    passing: stays.filter((stay) => !whole.includes(stay)),
    moonDeg: [sky.position('moon', jdUtStart).longitudeDeg, sky.position('moon', jdUtEnd).longitudeDeg],
  }
}

/** Whether an aspect applies from the day's beginning to its end, or separates; null when it does both. */
function applyingAllDay(
  sky: Ephemeris,
  { a, b, aspect, exactJdUt }: AspectStay,
  { fromJdUt, toJdUt }: { fromJdUt: number; toJdUt: number },
): ChartAspect['applying'] {
  if (exactJdUt.length > 0) return null
  const at = (jdUt: number) => isApplying(sky.position(a, jdUt), sky.position(b, jdUt), ASPECT_ANGLES[aspect])
  const first = at(fromJdUt)
  return first === at(toJdUt) ? first : null
}

function signChanges(sky: Ephemeris, span: { fromJdUt: number; toJdUt: number }): UncertainSign[] {
  return signIngresses(sky, { ...span, bodies: BODIES })
    .filter(({ jdUt }) => jdUt > span.fromJdUt)
    .map(({ body, sign, direction, jdUt }) => ({
      body,
      signs: [(sign + (direction === 'direct' ? 11 : 1)) % 12, sign],
      changesAtJdUt: jdUt,
    }))
}
