import type { Chart } from '#astro/charts/chart.ts'
import type { UncertainSign } from '#astro/charts/whole-day-chart.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { Station } from '#astro/events/stations.ts'
import { areasAhead, type ComingTransit } from './area-ahead.ts'
import type { Area } from './areas.ts'
import { dayMoon, dayPhase, type DayMoon, type DayPhase } from './day-moon.ts'
import { dayTransits, type DaySpan, type DayTransit } from './day-transits.ts'
import { daySky, skyTouches, type SkyTouch, type VoidSpan } from './day-sky.ts'
import { natalPositions } from './natal-points.ts'
import { dayVisits, type Visit } from './visits.ts'
import { weekAhead, type WeekAhead } from './week-ahead.ts'

/** Everything a day's reading may say of one person. */
export interface DayFacts extends DaySpan {
  timeKnown: boolean
  /** The person's age on this day, in years. */
  ageYears: number
  /** Heaviest first. */
  transits: DayTransit[]
  /** What the lasting ones and the exact ones belong to; of an unknown hour none. */
  visits: Visit[]
  moon: DayMoon
  phase: DayPhase
  /** What happens in the sky of all and touches the chart. */
  touches: SkyTouch[]
  /** The times of the day at which the Moon is void. */
  voids: VoidSpan[]
  /** This day and the six after it. */
  week: WeekAhead
  /** For each part of life the first transit of the days ahead. */
  ahead: Record<Area, ComingTransit | null>
}

const YEAR_DAYS = 365.25

/** A natal chart as the reading room takes it. */
export interface NatalBirth {
  chart: Chart
  /** False when only the day of birth is known: the chart then has no houses and stands in the middle of that day. */
  timeKnown: boolean
  /** The bodies that change sign on that day. */
  uncertain: readonly UncertainSign[]
  /** The bodies that turn retrograde or direct on that day, each once or more. */
  stations?: readonly Pick<Station, 'body'>[]
}

/**
 * A person's civil day as facts. Instants are Julian days in UT.
 * @throws EphemerisRangeError
 */
export function dayFacts(sky: Ephemeris, day: NatalBirth & DaySpan): DayFacts {
  const { chart, timeKnown, startJdUt, endJdUt } = day
  const span = { startJdUt, endJdUt }
  const natal = natalPositions(chart, timeKnown)
  const houses = timeKnown ? chart.houses : null
  const transits = dayTransits(sky, natal, span)
  const { events, voids } = daySky(sky, span)
  return {
    ...span,
    timeKnown,
    ageYears: (startJdUt - chart.jdUt) / YEAR_DAYS,
    transits,
    visits: dayVisits(sky, day, { transits, ...span }),
    moon: dayMoon(sky, houses, span),
    phase: dayPhase(sky, span),
    touches: skyTouches(events, natal, houses),
    voids,
    week: weekAhead(sky, { natal, houses, timeKnown }, (startJdUt + endJdUt) / 2),
    ahead: areasAhead(sky, natal, span),
  }
}
