import { turn } from '../ephemeris/angle.ts'
import { ASPECT_DIFFERENCES, type Aspect } from '../charts/aspect.ts'
import type { ChartPoint } from '../charts/chart.ts'
import { PLANETS, type Planet } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { assertLongitude } from '../ephemeris/invalid-angle-error.ts'
import { bodyMotion, motionArcs, passage } from './motion.ts'

/** An instant at which a moving planet stands in exact aspect to a point of a chart. */
export interface TransitHit {
  transiting: Planet
  natal: ChartPoint
  aspect: Aspect
  /** Julian day, UT. */
  jdUt: number
  /** Of the moving planet, degrees of longitude a day; negative while retrograde. */
  speedDegPerDay: number
}

/** Longitudes of natal points, degrees. */
export type NatalLongitudes = Partial<Record<ChartPoint, number>>

/** The Moon makes each of these every month, so personal transits leave it out unless asked. */
export const SLOW_PLANETS: readonly Planet[] = PLANETS.filter((planet) => planet !== 'moon')

/**
 * Every exact transit between two instants (Julian days, UT; the first included), in order of time: all passes of a
 * planet that turns retrograde over a point are there.
 * @throws EphemerisRangeError
 * @throws InvalidAngleError
 */
export function exactTransits(
  sky: Ephemeris,
  search: {
    natal: NatalLongitudes
    fromJdUt: number
    toJdUt: number
    transiting?: readonly Planet[]
    /** All unless told. */
    aspects?: readonly Aspect[]
  },
): TransitHit[] {
  const targets = transitTargets(search.natal).filter(({ aspect }) => search.aspects?.includes(aspect) ?? true)
  const hits: TransitHit[] = []
  const at = new Float64Array(2)
  for (const transiting of search.transiting ?? SLOW_PLANETS) {
    const motion = bodyMotion(sky, transiting)
    for (const arc of motionArcs(motion, search.fromJdUt, search.toJdUt)) {
      for (const { natal, aspect, longitudeDeg } of targets) {
        const jdUt = passage(motion, arc, longitudeDeg)
        if (jdUt === null) continue
        motion.into(jdUt, at)
        hits.push({ transiting, natal, aspect, jdUt, speedDegPerDay: at[1] ?? 0 })
      }
    }
  }
  return hits.toSorted((a, b) => a.jdUt - b.jdUt)
}

/** A longitude at which a planet would be in exact aspect to a natal point. */
export interface TransitTarget {
  natal: ChartPoint
  aspect: Aspect
  longitudeDeg: number
}

/** Every such longitude: one for a conjunction and an opposition, two for the others. @throws InvalidAngleError */
export function transitTargets(natal: NatalLongitudes): TransitTarget[] {
  return (Object.entries(natal) as [ChartPoint, number][]).flatMap(([point, longitude]) => {
    assertLongitude(longitude)
    return ASPECT_DIFFERENCES.map(({ aspect, differenceDeg }) => ({
      natal: point,
      aspect,
      longitudeDeg: turn(longitude + differenceDeg),
    }))
  })
}
