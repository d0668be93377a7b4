import { defineEvent } from '#platform/events.ts'

/** Somebody noted is forgotten with all that was made about them. Files named in `files` go once that is kept. */
export const personDeleted = defineEvent<{ personId: number; files: Set<string> }>('person deleted')
