import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { ToolError } from './tool-error.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Julian day (UT) of a date or an instant. @throws InvalidInstantError */
export const instantOf = (text: string): number => jdUtFromIso(DAY.test(text) ? `${text}T00:00:00Z` : text)

/** The two ends of a span. @throws {ToolError} @throws InvalidInstantError */
export function spanOf({ from, to }: { from: string; to: string }, mostDays: number) {
  const [fromJdUt, toJdUt] = [instantOf(from), instantOf(to)]
  if (toJdUt <= fromJdUt) {
    throw new ToolError('span_backward', `The span from ${from} to ${to} has no length.`, 'Give a "to" after "from".')
  }
  if (toJdUt - fromJdUt > mostDays) {
    const instead = `Ask for at most ${mostDays} days at a time, in several calls.`
    throw new ToolError('span_too_long', `The span from ${from} to ${to} is too long.`, instead)
  }
  return { fromJdUt, toJdUt }
}

/** More would fill an assistant's memory. */
const MOST = 400

/**
 * The first of a list in order of time, and where the next call must begin to get the rest: a second early, since instants
 * are told to the nearest second, so that an event may come twice and none is lost.
 */
export function firstOf<Event extends { utc: string }>(events: readonly Event[]) {
  const next = events[MOST]
  if (!next) return { kept: [...events], rest: null }
  const rest = `${new Date(Date.parse(next.utc) - 1000).toISOString().slice(0, 19)}Z`
  return { kept: events.filter(({ utc }) => utc < next.utc), rest }
}
