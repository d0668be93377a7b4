import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { NatalBirth } from './day-facts.ts'
import type { DaySpan, DayTransit } from './day-transits.ts'
import { SLOWNESS, visitStories, type Pass } from './transit-stories.ts'

/** What a transit of a planet belongs to: from when to when, and every exact pass between. Julian days, UT. */
export interface Visit {
  /** Of the transit. */
  id: string
  /** Null beyond the tables. */
  sinceJdUt: number | null
  untilJdUt: number | null
  passes: Pass[]
  /** Which of the passes is the nearest to the day, from 1; null where it turns short of it. */
  pass: number | null
  /** Whether it comes within orb on this day, for the first time of the visit. */
  beginsToday: boolean
}

/** The swift turn back soon: a visit of theirs began or ends at most so long before or after a day. */
const AROUND_DAYS: Partial<Record<Planet, number>> = { sun: 20, mercury: 150, venus: 200, mars: 320 }

const GRID_DAYS = 10

/** So many lasting transits are told with what they belong to. */
const SHOWN = 3

/** The transits that last, heaviest first: of planets, and the slower the heavier. */
export const lastingFirst = (transits: readonly DayTransit[]): DayTransit[] =>
  transits
    .filter(({ transiting }) => transiting !== 'moon')
    .toSorted((a, b) => lastingWeight(b) - lastingWeight(a) || (a.id < b.id ? -1 : 1))
    .slice(0, SHOWN)

/** What is exact weighs double on its day, and lasts no longer for it. */
const lastingWeight = ({ transiting, weight, exactToday }: DayTransit) =>
  (exactToday ? weight / 2 : weight) * SLOWNESS[transiting]

/**
 * The visits of the lasting transits of a day and of the planets that are exact, where the hour of birth is known.
 * @throws EphemerisRangeError
 */
export function dayVisits(
  sky: Ephemeris,
  birth: NatalBirth,
  { transits, ...span }: DaySpan & { transits: readonly DayTransit[] },
): Visit[] {
  const exact = transits.filter(({ exactToday, transiting }) => exactToday && transiting !== 'moon')
  const told = new Set([...lastingFirst(transits), ...exact].filter(({ timed }) => timed))
  return [...told].flatMap((transit) => visitOf(sky, birth, transit, span) ?? [])
}

function visitOf(
  sky: Ephemeris,
  birth: NatalBirth,
  { id, transiting, natal, aspect }: DayTransit,
  { startJdUt, endJdUt }: DaySpan,
): Visit | null {
  const middle = (startJdUt + endJdUt) / 2
  const aroundDays = AROUND_DAYS[transiting]
  const [story] = visitStories(sky, birth, {
    // Neighboring days ask for the same span, whose sky is then computed once.
    fromJdUt: Math.floor(startJdUt / GRID_DAYS) * GRID_DAYS,
    toJdUt: Math.ceil(endJdUt / GRID_DAYS) * GRID_DAYS,
    transiting: [transiting],
    natal: [natal],
    aspects: [aspect],
    ...(aroundDays !== undefined && { aroundDays }),
  })
  if (!story) return null
  const distances = story.passes.map(({ jdUt }) => Math.abs(jdUt - middle))
  const sinceJdUt = story.stays[0]?.sinceJdUt ?? null
  return {
    id,
    sinceJdUt,
    untilJdUt: story.stays.at(-1)?.untilJdUt ?? null,
    passes: story.passes,
    pass: distances.length > 0 ? distances.indexOf(Math.min(...distances)) + 1 : null,
    beginsToday: sinceJdUt !== null && sinceJdUt >= startJdUt && sinceJdUt < endJdUt,
  }
}
