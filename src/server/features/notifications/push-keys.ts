import webPush from 'web-push'
import type { Services } from '#platform/services.ts'
import { PLAIN } from '#platform/vault.ts'
import { findPushKeys, insertPushKeys } from './queries.ts'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

const ABOUT = 'push keys'
const kept = new WeakMap<Services['db'], Promise<PushKeys>>()

/** The pair that this installation is known by: the operator's, or one that is made when it is first asked for. */
export function pushKeys(services: Pick<Services, 'db' | 'env' | 'vault'>): Promise<PushKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = services.env
  if (publicKey && privateKey) return Promise.resolve({ publicKey, privateKey })
  const known = kept.get(services.db)
  if (known) return known
  const reading = readOrMake(services)
  kept.set(services.db, reading)
  reading.catch(() => kept.delete(services.db))
  return reading
}

async function readOrMake({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<PushKeys> {
  const there = async () => {
    const row = await findPushKeys(db)
    return row && { publicKey: row.publicKey, privateKey: vault.open(row.privateKey, ABOUT) }
  }
  const before = await there()
  if (before) return before
  const made = webPush.generateVAPIDKeys()
  const privateKey = vault.isLocked
    ? vault.seal(made.privateKey, ABOUT)
    : PLAIN + Buffer.from(made.privateKey).toString('base64url')
  await insertPushKeys(db, { publicKey: made.publicKey, privateKey })
  // Another process may have been first.
  return (await there()) ?? made
}
