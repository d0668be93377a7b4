import { type SunState, sunState } from '#astro/charts/sun-distance.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { ReportPage } from '../report-page.ts'

/** What tradition calls a planet by its distance from the Sun; without the hour only what holds all day, else null. */
export function sunStateOf({ birth }: ReportPage, planet: Planet): SunState | null {
  const [sun, placed] = (['sun', planet] as const).map((body) =>
    birth.chart.placements.find((placement) => placement.body === body),
  )
  if (planet === 'sun' || planet === 'moon' || !sun || !placed) return null
  const apartDeg = Math.abs(((sun.longitudeDeg - placed.longitudeDeg + 540) % 360) - 180)
  // A chart without the hour stands in the middle of its day.
  const driftDeg = birth.timeKnown ? 0 : Math.abs(sun.speedDegPerDay - placed.speedDegPerDay) / 2
  const state = sunState(apartDeg + driftDeg)
  return sunState(Math.max(0, apartDeg - driftDeg)) === state ? state : null
}
