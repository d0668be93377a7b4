import { RETENTION_DAYS } from '#product/retention.ts'

const DAY_MS = 86_400_000
/** How long one of the staff stays signed in, however much they do meanwhile. */
const STAFF_MS = 12 * 3_600_000

/**
 * Whether a session still opens anything: it ends when it was not used for a while, and a year after it began; one of the
 * staff's twelve hours after it began.
 */
export function isLive(
  { createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date },
  now: Date,
  isStaffs: boolean,
): boolean {
  const age = now.getTime() - createdAt.getTime()
  if (isStaffs && age > STAFF_MS) return false
  return (
    now.getTime() - lastUsedAt.getTime() <= RETENTION_DAYS.sessions * DAY_MS &&
    age <= RETENTION_DAYS.sessions_in_use * DAY_MS
  )
}
