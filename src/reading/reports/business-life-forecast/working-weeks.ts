import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { lunarEclipses } from '#astro/events/lunar-eclipses.ts'
import { solarEclipses } from '#astro/events/solar-eclipses.ts'
import { exactTransits, SLOW_PLANETS as TRAVELLERS, type TransitHit } from '#astro/events/transit-hits.ts'
import type { LifeStretch } from '../../facts/directions.ts'
import { retrogradeSpans } from '../../facts/retrograde-spans.ts'
import { SLOWNESS } from '../../facts/transit-stories.ts'

/** An eclipse with the natal house of the Moon. */
export interface WorkEclipse {
  kind: 'solar' | 'lunar'
  jdUt: number
  house: number
}

/** What no date of asking or closing may fall into: Mercury's and Mars's ways back, and the days next to an eclipse. */
export interface Pauses {
  mercury: LifeStretch[]
  mars: LifeStretch[]
  eclipses: WorkEclipse[]
}

/** Seven days, the transits that decide about them, and their sum: above 0 helps. */
export interface WorkWeek extends LifeStretch {
  hits: TransitHit[]
  score: number
}

const ECLIPSE_DAYS = 1.5
const MOST_WEEKS = 4
/** Planets whose conjunction is taken for help, and those whose is taken for pressure. */
const WELCOME = ['sun', 'mercury', 'venus', 'jupiter']

/** @throws EphemerisRangeError */
export function pausesOf(sky: Ephemeris, cuspsDeg: readonly number[], year: LifeStretch): Pauses {
  const at = (kind: WorkEclipse['kind'], jdUt: number): WorkEclipse => ({
    kind,
    jdUt,
    house: houseOf(sky.position('moon', jdUt).longitudeDeg, cuspsDeg),
  })
  return {
    mercury: retrogradeSpans(sky, 'mercury', year),
    mars: retrogradeSpans(sky, 'mars', year),
    eclipses: [
      ...solarEclipses(sky, year).map(({ jdUt }) => at('solar', jdUt)),
      ...lunarEclipses(sky, year).map(({ jdUt }) => at('lunar', jdUt)),
    ].toSorted((a, b) => a.jdUt - b.jdUt),
  }
}

/** Whether a date may be recommended. */
export const isClear = ({ mercury, mars, eclipses }: Pauses, jdUt: number): boolean =>
  [...mercury, ...mars].every(({ fromJdUt, toJdUt }) => jdUt < fromJdUt || jdUt > toJdUt) &&
  eclipses.every((eclipse) => Math.abs(eclipse.jdUt - jdUt) > ECLIPSE_DAYS)

/**
 * The weeks of a year that help work most and those that resist most, each in order of time. A transit to a working
 * point counts by its planet: flowing or a welcome conjunction for the week, tense or another conjunction against it.
 */
export function markedWeeks(
  sky: Ephemeris,
  natal: Parameters<typeof exactTransits>[1]['natal'],
  year: LifeStretch,
  pauses: Pauses,
): { best: WorkWeek[]; free: WorkWeek[] } {
  const hits = exactTransits(sky, { natal, ...year, transiting: TRAVELLERS })
  const weeks = Array.from({ length: Math.floor((year.toJdUt - year.fromJdUt) / 7) }, (_, i): WorkWeek => {
    const [fromJdUt, toJdUt] = [year.fromJdUt + 7 * i, year.fromJdUt + 7 * (i + 1)]
    const own = hits.filter(({ jdUt }) => jdUt >= fromJdUt && jdUt < toJdUt)
    return { fromJdUt, toJdUt, hits: own, score: own.reduce((sum, hit) => sum + worth(hit), 0) }
  })
  const isOpen = ({ fromJdUt, toJdUt }: WorkWeek) =>
    Array.from({ length: 8 }, (_, day) => fromJdUt + day).every((jdUt) => isClear(pauses, jdUt)) &&
    pauses.eclipses.every(({ jdUt }) => jdUt < fromJdUt - ECLIPSE_DAYS || jdUt > toJdUt + ECLIPSE_DAYS)
  const byTime = (some: WorkWeek[]) => some.slice(0, MOST_WEEKS).toSorted((a, b) => a.fromJdUt - b.fromJdUt)
  return {
    best: byTime(weeks.filter((week) => week.score > 0 && isOpen(week)).toSorted((a, b) => b.score - a.score)),
    free: byTime(weeks.filter(({ score }) => score < 0).toSorted((a, b) => a.score - b.score)),
  }
}

/** What a transit to a working point counts for: above 0 it helps. */
export function worth({ transiting, aspect }: TransitHit): number {
  const nature = ASPECT_NATURE[aspect]
  const isFor = nature === 'flowing' || (nature === 'conjunction' && WELCOME.includes(transiting))
  return (isFor ? 1 : -1) * SLOWNESS[transiting]
}
