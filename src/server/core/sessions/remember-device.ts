import type { Db } from '#platform/database/database.ts'
import { hashSecret } from '#platform/secret.ts'
import { deviceHash } from './is-known-device.ts'
import { hasDevice, saveDevice } from './queries.ts'

/** What signs in. */
export interface Device {
  ip: string
  userAgent: string | undefined
  /** The random secret of a browser's device cookie; undefined for programs, which keep none. */
  deviceToken: string | undefined
}

/** A program that keeps no cookies is the same one when it calls itself the same and comes from the same address. */
const programHash = (userId: number, { ip, userAgent = '' }: Device) =>
  hashSecret(`program ${userId} ${ip} ${userAgent}`)

/** Notes that a device has signed in, and tells whether it is the first time. */
export async function rememberDevice(
  tx: Db,
  userId: number,
  device: Device,
  now: Date,
): Promise<{ tokenHash: string; isNew: boolean }> {
  const { deviceToken, userAgent } = device
  const keepsCookies = deviceToken !== undefined
  const tokenHash = keepsCookies ? deviceHash(userId, deviceToken) : programHash(userId, device)
  const isNew = !(await hasDevice(tx, tokenHash))
  const seen = { userAgent: userAgent ?? null, firstSeenAt: now, lastSeenAt: now }
  await saveDevice(tx, { tokenHash, userId, keepsCookies, ...seen })
  return { tokenHash, isNew }
}
