import { solarArcDeg, TROPICAL_YEAR_DAYS } from '#astro/charts/solar-arc.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { MidpointPoint, MidpointPosition } from './midpoints.ts'

const PERSONAL = ['sun', 'moon', 'asc', 'mc'] as const

/** A point moved by the solar arc that meets a natal personal point, or the middle of Sun and Moon. */
export interface ArcDate {
  moving: MidpointPoint
  natal: (typeof PERSONAL)[number] | 'sunMoon'
  /** 0, 45, 90, 135 or 180: how far apart they are then. */
  angleDeg: number
  /** Julian day, UT. */
  jdUt: number
}

const STEP_DAYS = TROPICAL_YEAR_DAYS / 4
const modulo = (degrees: number, by: number) => ((degrees % by) + by) % by
/** Signed, −22.5 … 22.5: how far beyond a multiple of 45°. */
const beyond = (degrees: number) => modulo(degrees + 22.5, 45) - 22.5

/**
 * Directions by the true solar arc to Sun, Moon, ascendant, midheaven and the middle of Sun and Moon in the multiples of 45°,
 * from one instant of life to another (Julian days, UT), in order of time.
 * @throws EphemerisRangeError
 */
export function arcDates(
  sky: Ephemeris,
  birthJdUt: number,
  positions: readonly MidpointPosition[],
  { fromJdUt, toJdUt }: { fromJdUt: number; toJdUt: number },
): ArcDate[] {
  const degOf = (point: MidpointPoint) => positions.find((one) => one.point === point)?.longitudeDeg
  const [sun, moon] = [degOf('sun'), degOf('moon')]
  const targets: { natal: ArcDate['natal']; longitudeDeg: number }[] = [
    ...PERSONAL.flatMap((natal) => {
      const longitudeDeg = degOf(natal)
      return longitudeDeg === undefined ? [] : [{ natal, longitudeDeg }]
    }),
    ...(sun !== undefined && moon !== undefined ? [{ natal: 'sunMoon' as const, longitudeDeg: (sun + moon) / 2 }] : []),
  ]
  const arcAt = (jdUt: number) => solarArcDeg(sky, birthJdUt, jdUt)
  const found: ArcDate[] = []
  for (let from = fromJdUt; from < toJdUt; from += STEP_DAYS) {
    const to = Math.min(from + STEP_DAYS, toJdUt)
    const [arcFrom, arcTo] = [arcAt(from), arcAt(to)]
    for (const { natal, longitudeDeg } of targets) {
      for (const { point: moving, longitudeDeg: movingDeg } of positions) {
        if (moving === natal || (natal === 'sunMoon' && (moving === 'sun' || moving === 'moon'))) continue
        const off = (arc: number) => beyond(movingDeg + arc - longitudeDeg)
        const [a, b] = [off(arcFrom), off(arcTo)]
        if (!(a <= 0 && b > 0)) continue
        // Within a quarter of a year the arc grows evenly to a second of arc.
        const jdUt = from + ((to - from) * -a) / (b - a)
        const apart = modulo(movingDeg + arcAt(jdUt) - longitudeDeg, 360)
        found.push({ moving, natal, angleDeg: Math.round(Math.min(apart, 360 - apart) / 45) * 45, jdUt })
      }
    }
  }
  return found.toSorted((a, b) => a.jdUt - b.jdUt)
}
