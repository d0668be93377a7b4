import type { Chart } from '#astro/charts/chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import type { UncertainSign } from '#astro/charts/whole-day-chart.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { Station } from '#astro/events/stations.ts'
import { dayMoon, dayPhase, type DayMoon, type DayPhase } from './day-moon.ts'
import { dayTransits, type DaySpan, type DayTransit } from './day-transits.ts'
import type { FactorOf } from './factor.ts'
import { natalFactors } from './natal-factors.ts'
import { natalPositions } from './natal-points.ts'
import { daySums, type Sums } from './scores.ts'

/** Everything a day's reading may say of one person. */
export interface DayFacts extends DaySpan {
  timeKnown: boolean
  /** Heaviest first. */
  transits: DayTransit[]
  moon: DayMoon
  phase: DayPhase
  /** In the middle of this day and of the next. */
  sums: { today: Sums; tomorrow: Sums }
  /** What is so of the natal chart whatever the day: see {@link natalFactors}. */
  natal: FactorOf<'natal'>[]
}

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
  const { chart, timeKnown, uncertain, startJdUt, endJdUt } = day
  const span = { startJdUt, endJdUt }
  const natal = natalPositions(chart, timeKnown)
  const houses = timeKnown ? chart.houses : null
  const middle = (startJdUt + endJdUt) / 2
  const sumsAt = (jdUt: number) => {
    const house = houses ? houseOf(sky.position('moon', jdUt).longitudeDeg, houses.cuspsDeg) : null
    return daySums(sky, natal, house, jdUt)
  }
  return {
    ...span,
    timeKnown,
    transits: dayTransits(sky, natal, span),
    moon: dayMoon(sky, houses, span),
    phase: dayPhase(sky, span),
    sums: { today: sumsAt(middle), tomorrow: sumsAt(middle + 1) },
    natal: natalFactors({ chart, timeKnown, uncertain }),
  }
}
