import type { User } from '#core/users/api.ts'
import { defineEvent } from '#platform/events.ts'

/** A reply took so long that the call which asked for it was answered without it. */
export const longReplyFinished = defineEvent<{ user: User; replyId: number }>('long reply finished')
