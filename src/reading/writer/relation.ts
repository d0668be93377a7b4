import type { Planet } from '#astro/ephemeris/body.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import type { DayPage } from './day-page.ts'
import type { Relation } from './day-phrases.ts'

/** Planets whose conjunction asks for care rather than giving ease. */
const DEMANDING: ReadonlySet<Planet> = new Set(['mars', 'saturn', 'uranus', 'neptune', 'pluto'])

/** Whether a transit asks for care. */
export function isDemanding({ transiting, nature }: DayTransit): boolean {
  return nature === 'tense' || (nature === 'conjunction' && DEMANDING.has(transiting))
}

/** Whether two transits speak of one thing: the same natal point, or the same part of life. */
export function shareTheme(page: DayPage, one: DayTransit, other: DayTransit): boolean {
  return one.natal === other.natal || page.theme(one) === page.theme(other)
}

/** How a second factor stands to a first. */
export function relation(page: DayPage, one: DayTransit, other: DayTransit): Relation {
  if (!shareTheme(page, one, other)) return 'apart'
  return isDemanding(one) === isDemanding(other) ? 'with' : 'against'
}

/** Nothing is arranged for hours in which people sleep. */
const WAKES = 6 * 60
const HOUR = 60

/**
 * A sentence that reconciles two factors which contradict each other: what to do around the hour of the one and of the
 * other. Null where they don't, or where an hour can't be told.
 */
export function settle(page: DayPage, one: DayTransit, other: DayTransit): string | null {
  if (relation(page, one, other) !== 'against') return null
  const [easy, hard] = isDemanding(one) ? [other, one] : [one, other]
  const [first, second] = [page.spoken(easy), page.spoken(hard)]
  const [at, then] = [minutes(first.clock), minutes(second.clock)]
  if (at === null || then === null || at < WAKES || then < WAKES) return null
  if (Math.abs(at - then) >= HOUR) return page.way('settle', page.phrases.settleApart)(first, second)
  const near = page.way('settle near', page.phrases.settleNear)
  return at < then ? near(first, second) : near(second, first)
}

function minutes(clock: string): number | null {
  const [hours, rest] = clock.split(':')
  return rest === undefined ? null : 60 * Number(hours) + Number(rest)
}
