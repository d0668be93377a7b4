import { defineEvent } from '#platform/events.ts'
import type { User } from './queries.ts'

/**
 * Somebody asks for all that is held on a person, to read it or to have it counted before it goes. Whoever holds rows that
 * no column says are theirs adds them by the name of their table, and the keys of stored files.
 */
export const personalDataAsked = defineEvent<{
  user: User
  tables: Record<string, Record<string, unknown>[]>
  files: Set<string>
}>('personal data asked')

/**
 * An account goes, and its row with all that refers to it when everybody has heard: whoever holds something on its person
 * that does not refer to it forgets that. `by` is who wants it deleted; `notes` are sentences in the person's language that
 * the last mail to them says too.
 */
export const accountDeleted = defineEvent<{ user: User; by: 'person' | 'staff'; notes: string[] }>('account deleted')

/** An account may have been opened by a stranger to its address: what they made by which they could look in is closed. */
export const strangerShutOut = defineEvent<{ userId: number }>('stranger shut out')
