import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'

/** More than anybody downloads: each is made anew, in a process that others wait for. */
const PER_PERSON = { limit: 60, windowSeconds: 600 } as const

/** @throws {AppError} rate_limited */
export const countFile = ({ db, clock }: Services, user: User): Promise<void> =>
  countAttempt(db, { key: `chart-file:${user.id}`, ...PER_PERSON }, clock())
