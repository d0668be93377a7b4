import { RETENTION_DAYS } from '#contract/retention.ts'

const DAY_MS = 86_400_000

/** Whether a session still opens anything: it ends when it was not used for a while, and a year after it began. */
export const isLive = ({ createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date }, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() <= RETENTION_DAYS.sessions * DAY_MS &&
  now.getTime() - createdAt.getTime() <= RETENTION_DAYS.sessions_in_use * DAY_MS
