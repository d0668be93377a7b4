import type { User } from '#core/users/api.ts'
import { defineEvent } from '#platform/events.ts'

/** The birth of an account is another from now on. */
export const birthChanged = defineEvent<{ userId: number }>('birth changed')

/** Details of an account, or of somebody noted in it, have been given or corrected: what was lacking may be there now. */
export const detailsChanged = defineEvent<{ user: User }>('details changed')
