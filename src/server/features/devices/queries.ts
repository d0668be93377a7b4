import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { knownDevices } from './tables.ts'

export type KnownDevice = typeof knownDevices.$inferSelect

/** More than a person has in a year; the one seen longest ago goes first. */
const MOST_KEPT = 50

export async function hasDevice(db: Db, tokenHash: string): Promise<boolean> {
  return (await db.$count(knownDevices, eq(knownDevices.tokenHash, tokenHash))) > 0
}

export async function saveDevice(db: Db, device: KnownDevice): Promise<void> {
  const { userAgent, lastSeenAt } = device
  await db
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({ target: knownDevices.tokenHash, set: { userAgent, lastSeenAt } })
  const tooMany = db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, device.userId))
    .orderBy(desc(knownDevices.lastSeenAt))
    .offset(MOST_KEPT)
  await db.delete(knownDevices).where(inArray(knownDevices.tokenHash, tooMany))
}

/** Makes every device of an account a stranger again, but for one. */
export async function deleteDevicesOf(db: Db, userId: number, but: string | null = null): Promise<void> {
  const isOther = but === null ? undefined : ne(knownDevices.tokenHash, but)
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), isOther))
}

export async function deleteDevice(db: Db, tokenHash: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.tokenHash, tokenHash))
}
