import { askAgainAfter } from '../../api/ask-again.ts'
import { CallError } from '../../api/call-error.ts'

type Statuses = Readonly<Record<string, { status: number; content?: unknown }>>

const AFTER_ERROR_MS = 6_000

const PASSING: readonly string[] = ['network', 'unavailable', 'internal', 'rate_limited']

/** Whether the same question may be answered a little later. A refusal (a birth not complete, say) will stay one. */
const mayPass = (error: unknown) => !(error instanceof CallError) || PASSING.includes(error.reason)

/** Whether the day is done, one way or the other. */
export function isSettled(days: Statuses | undefined, date: string): boolean {
  const status = days?.[date]?.status
  return status === 2 || status === -1
}

/**
 * Milliseconds until the days are asked for again; false when nothing is to be waited for.
 * @param query what asks for them, the same object at every call
 */
export function pollStep(query: object, days: Statuses | undefined, error: unknown, today: string): number | false {
  const step = askAgainAfter(query, !isSettled(days, today) && (!error || mayPass(error)))
  return step && error ? AFTER_ERROR_MS : step
}

interface DayState {
  /** Today's page is being written, and asked for again. */
  waiting: boolean
  /** The server is out of reach and the page shown is a saved one. */
  offline: boolean
  /** What else went wrong; to be told in its own words. */
  failure: unknown
}

/**
 * What is to be said around a day's page.
 * @param days the days at hand; `answered` when the server gave them on this visit, not the device
 * @param date the day shown
 */
export function dayState(
  { days, answered, error }: { days: Statuses; answered: boolean; error: unknown },
  { date, today }: { date: string; today: string },
): DayState {
  const offline = error instanceof CallError && error.reason === 'network' && Boolean(days[date]?.content)
  return {
    // Kept days can't tell what the server is doing when it doesn't.
    waiting: !isSettled(days, today) && (!error || (answered && mayPass(error))),
    offline,
    failure: offline ? null : error,
  }
}
