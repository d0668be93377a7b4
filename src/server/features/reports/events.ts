import type { User } from '#core/users/api.ts'
import { defineEvent } from '#platform/events.ts'

/**
 * A report is ready and its person is about to be told by mail. Whoever tells them in another way sets `isTold`; `subject` is
 * what the report is known by, `report:12`.
 */
export const reportReady = defineEvent<{ user: User; subject: string; told: { isTold: boolean } }>('report ready')
