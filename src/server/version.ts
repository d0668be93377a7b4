import { lastEntryChange } from './features/calendar/api.ts'
import type { Db } from '#platform/database/database.ts'

/** Changes when stored texts no longer fit what the product writes; clients then drop what they cached. */
const TEXTS_VERSION = '1'

/** … and when the staff has changed a day of the calendar. */
export async function textsVersion(db: Db): Promise<string> {
  const changed = await lastEntryChange(db)
  return changed ? `${TEXTS_VERSION}.${changed.getTime().toString(36)}` : TEXTS_VERSION
}
