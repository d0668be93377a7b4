import type { DayTransit } from '../facts/day-transits.ts'
import { lastingFirst } from '../facts/visits.ts'
import { lastingPair } from './day-entries.ts'
import type { DayPage } from './day-page.ts'
import { isOfOneDay } from './one-day.ts'
import type { RunningTransit } from './reading.ts'

/**
 * The lasting transits that weigh most: what they mean, from when to when, and their passes. Written last: they say what
 * the page hasn't said of them.
 */
export const writeNow = (page: DayPage): RunningTransit[] =>
  lastingFirst(page.facts.transits).map((transit) => runningTransit(page, transit))

function runningTransit(page: DayPage, transit: DayTransit): RunningTransit {
  const { transiting, natal, aspect, retrograde } = transit
  const visit = page.visitOf(transit)
  // It stands here for weeks: rather a text that isn't of one day.
  const { meaning, text } = lastingPair(page, transit, (one) => !isOfOneDay(page, one))
  return {
    title: page.language.title(transiting, aspect, natal),
    meaning,
    text,
    beganJdUt: visit?.sinceJdUt ?? null,
    endsJdUt: visit?.untilJdUt ?? null,
    passes: visit?.passes ?? [],
    pass: visit?.pass ?? null,
    retrograde,
    factors: [page.transitFactor(transit)],
  }
}
