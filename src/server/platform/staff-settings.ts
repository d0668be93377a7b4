import { eq, inArray } from 'drizzle-orm'
import type { Db } from './database/database.ts'
import { staffSettings } from './staff-settings-table.ts'

/** The values set under some names; a name that nothing was set under is not among them. */
export async function readSettings(db: Db, keys: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await db
    .select()
    .from(staffSettings)
    .where(inArray(staffSettings.key, [...keys]))
  return new Map(rows.map(({ key, value }) => [key, value]))
}

export async function readSetting(db: Db, key: string): Promise<unknown> {
  return (await readSettings(db, [key])).get(key)
}

/** Sets a value, or takes it away where it is null. */
export async function writeSetting(db: Db, key: string, value: unknown): Promise<void> {
  if (value === null) {
    await db.delete(staffSettings).where(eq(staffSettings.key, key))
    return
  }
  await db
    .insert(staffSettings)
    .values({ key, value })
    .onConflictDoUpdate({ target: staffSettings.key, set: { value } })
}
