import { ASPECT_NATURE, type Aspect } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { DayFacts } from '../facts/day-facts.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import { MEASURES, type Sums } from '../facts/scores.ts'
import type { Visit } from '../facts/visits.ts'
import type { NatalPoint } from '../library/subjects.ts'

/** The day that facts made by hand are of: a Tuesday, in UTC. */
export const DAY = '2026-11-24'
export const START = jdUtFromIso(`${DAY}T00:00:00Z`)

/** Of Tuesday, or of another date: `14:20`, `2026-11-27 14:20`. */
export const at = (time: string): number =>
  jdUtFromIso(time.includes(' ') ? `${time.replace(' ', 'T')}:00Z` : `${DAY}T${time}:00Z`)

/** "moon trine venus", exact at a time, or at none: then within half a degree, coming. */
export function transit(words: string, time: string | null, more: Partial<DayTransit> = {}): DayTransit {
  const [transiting, aspect, natal] = words.split(' ') as [Planet, Aspect, NatalPoint]
  const exactJdUt = time === null ? null : at(time)
  const exactToday = exactJdUt !== null && exactJdUt >= START && exactJdUt < START + 1
  return {
    id: `transit:${transiting}:${aspect}:${natal}`,
    transiting,
    natal,
    aspect,
    nature: ASPECT_NATURE[aspect],
    orbDeg: 0.5,
    applying: true,
    exactJdUt,
    exactToday,
    atNight: exactToday && exactJdUt < START + 0.25,
    timed: true,
    weight: transiting === 'moon' ? 1 : 2,
    retrograde: false,
    lap: transiting === 'moon' ? { aheadDeg: 120, round: 0 } : null,
    order: null,
    ...more,
  }
}

/** A visit of a transit, its passes given by their dates. */
export function visit(of: DayTransit, dates: readonly string[], more: Partial<Visit> = {}): Visit {
  const passes = dates.map((date) => ({ jdUt: at(date), retrograde: false }))
  return {
    id: of.id,
    sinceJdUt: at('2026-11-01 12:00'),
    untilJdUt: at('2026-12-20 12:00'),
    passes,
    pass: passes.findIndex(({ jdUt }) => jdUt === of.exactJdUt) + 1 || null,
    beginsToday: false,
    ...more,
  }
}

const level = Object.fromEntries(MEASURES.map((measure) => [measure, 0])) as Sums

/** A day on which nothing is but what is given. */
export function handMade(given: Partial<DayFacts>): DayFacts {
  return {
    startJdUt: START,
    endJdUt: START + 1,
    timeKnown: true,
    ageYears: 40,
    transits: [],
    visits: [],
    moon: { sign: 1, change: null, house: 4, dayInSign: 1, dayInHouse: 1 },
    phase: { phase: 'full', illuminatedFraction: 0.99, waxing: true, dayInPhase: 1, exact: null },
    touches: [],
    voids: [],
    week: {
      days: Array.from({ length: 7 }, () => ({ sums: level, score: 50 })),
      best: { index: 2, by: { transiting: 'venus', natal: 'sun', aspect: 'trine' } },
      hardest: { index: 5, by: { transiting: 'mars', natal: 'moon', aspect: 'square' } },
      nextBest: { index: 3, by: null },
      nextHardest: { index: 4, by: null },
    },
    ahead: { love: null, career: null, health: null },
    tomorrow: [],
    ...given,
  }
}
