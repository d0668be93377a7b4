import type { NoteBody } from '#contract/reader.ts'
import { lockUser, type User } from '#core/users/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { findReading } from './find-reading.ts'
import { countNotes, findNoteAt, insertNote, setNoteText, type NoteRow } from './queries.ts'

/** More than anybody writes; without a limit one account could fill the disk. */
const MOST_NOTES = 2000

/**
 * Marks a passage of a reading of the person's own. The same passage marked again is the same note: sent twice, nothing is
 * there twice, and an empty text takes nothing away.
 * @throws {AppError} not_found for a reading that isn't theirs; limit_reached
 */
export async function addNote(services: Services, user: User, hash: string, body: NoteBody): Promise<NoteRow> {
  const { db, clock } = services
  const reading = await findReading(db, user.id, hash)
  const note = await db.transaction(async (tx) => {
    // One at a time, so that two at once neither pass the limit together nor mark one passage twice.
    await lockUser(tx, user.id)
    const before = await findNoteAt(tx, user.id, reading, body)
    if (before) return body.text === '' ? before : setNoteText(tx, user.id, before.id, body.text)
    if ((await countNotes(tx, user.id)) >= MOST_NOTES)
      throw new AppError('limit_reached', { message: 'notes_full', values: { limit: `${MOST_NOTES}` } })
    return insertNote(tx, { userId: user.id, ...reading, ...body, createdAt: clock() })
  })
  if (!note) throw new AppError('internal')
  return note
}
