import { KEYLESS_API_CALLS, RIGHTS, type ApiCalls } from '#product/rights.ts'
import { getPlan } from '#core/entitlements/api.ts'
import { countInWindow, readWindow } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'

const MINUTE = 60
const DAY = 86_400

/** What somebody may still ask, after the call that was counted. */
export interface Allowance {
  calls: ApiCalls
  /** Of the window that ends the calls first. */
  limit: number
  remaining: number
  resetSeconds: number
  /** Whether the call was one too many. */
  isSpent: boolean
}

/** Whose calls are counted together: all keys of an account, or a block of addresses. */
type Counted = { userId: number } | { ip: string }

/** Named so that an account's counts are found by its number, for export and erasure. */
const windowsOf = (counted: Counted) => {
  const whose = 'userId' in counted ? String(counted.userId) : `ip:${counted.ip}`
  return {
    minute: { key: `api-minute:${whose}`, windowSeconds: MINUTE },
    day: { key: `api-day:${whose}`, windowSeconds: DAY },
  }
}

async function callsOf({ db, clock }: Services, counted: Counted): Promise<ApiCalls> {
  if ('ip' in counted) return KEYLESS_API_CALLS
  return RIGHTS[(await getPlan(db, counted.userId, clock())).plan].apiCalls
}

/** Counts a call. One that the minute refuses isn't counted for the day. */
export async function takeCall(services: Services, counted: Counted): Promise<Allowance> {
  const { db, clock } = services
  const now = clock()
  const calls = await callsOf(services, counted)
  const windows = windowsOf(counted)
  const minute = await countInWindow(db, windows.minute, now)
  const ofMinute = { limit: calls.aMinute, remaining: calls.aMinute - minute.count, resetSeconds: minute.secondsLeft }
  if (ofMinute.remaining < 0) return { calls, ...ofMinute, remaining: 0, isSpent: true }
  const day = await countInWindow(db, windows.day, now)
  const ofDay = { limit: calls.aDay, remaining: calls.aDay - day.count, resetSeconds: day.secondsLeft }
  if (ofDay.remaining < 0) return { calls, ...ofDay, remaining: 0, isSpent: true }
  return { calls, ...(ofDay.remaining < ofMinute.remaining ? ofDay : ofMinute), isSpent: false }
}

/** Counts a call of an account as several more. Null while it has as many left, else the seconds to wait. */
export async function chargeCalls(services: Services, userId: number, more: number): Promise<number | null> {
  const { db, clock } = services
  const calls = await callsOf(services, { userId })
  const windows = windowsOf({ userId })
  const minute = await countInWindow(db, windows.minute, clock(), more)
  if (minute.count > calls.aMinute) return minute.secondsLeft
  const day = await countInWindow(db, windows.day, clock(), more)
  return day.count > calls.aDay ? day.secondsLeft : null
}

/** The headers `RateLimit-*` of an answer; the policy names both windows. */
export const allowanceHeaders = ({ calls, limit, remaining, resetSeconds }: Allowance): Record<string, string> => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(resetSeconds),
  'ratelimit-policy': `${calls.aMinute};w=${MINUTE}, ${calls.aDay};w=${DAY}`,
})

/** What an account's keys have asked within the present minute and day. */
export async function readUsage(services: Services, userId: number): Promise<{ calls: ApiCalls; used: ApiCalls }> {
  const { db, clock } = services
  const windows = windowsOf({ userId })
  const calls = await callsOf(services, { userId })
  const [minute, day] = [await readWindow(db, windows.minute, clock()), await readWindow(db, windows.day, clock())]
  return {
    calls,
    used: { aMinute: Math.min(minute.count, calls.aMinute), aDay: Math.min(day.count, calls.aDay) },
  }
}
