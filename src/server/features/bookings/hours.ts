import type { Db } from '../../platform/database/database.ts'
import { readSettings, writeSetting } from '../../platform/staff-settings.ts'
import { USUAL_HOURS, type WorkingHours } from './domain/slots.ts'

const keyOf = (consultantId: number) => `consultant:${consultantId}`

/** When a consultant works: as the staff has set it, else every day from ten to seven. */
export async function hoursOf(db: Db, consultantId: number): Promise<WorkingHours> {
  const key = keyOf(consultantId)
  return ((await readSettings(db, [key])).get(key) as WorkingHours | undefined) ?? USUAL_HOURS
}

export const setHours = (db: Db, consultantId: number, hours: WorkingHours): Promise<void> =>
  writeSetting(db, keyOf(consultantId), hours)
