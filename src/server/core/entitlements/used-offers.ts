import { createHmac, hkdfSync } from 'node:crypto'
import type { Db } from '#platform/database/database.ts'
import type { OnceOffer } from '#platform/once-offer.ts'
import { normalAddress } from '#platform/mail/normal-address.ts'
import type { Services } from '#platform/services.ts'
import { installationKey } from '#platform/vault.ts'
import type { User } from '#core/users/api.ts'
import { addressKey, insertUsedOffers, listUsedOffers, readHistory } from './queries.ts'
import type { History } from './domain/history.ts'
import { paymentsOf } from './domain/payments.ts'
import { subscriptionsOf } from './domain/entitlement.ts'

type Settings = Pick<Services, 'env' | 'clock'>

/** The installation's secret: of the database only where it has none outside. */
export const installationSecret = async ({ env }: Pick<Settings, 'env'>, db: Db): Promise<string> =>
  installationKey(env) ?? addressKey(db)

/** An address under the installation's key: whoever reads the table alone can test no address against it. */
async function addressHash(services: Pick<Settings, 'env'>, db: Db, email: string): Promise<string> {
  const secret = await installationSecret(services, db)
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'asteria used offers v1', 32))
  return createHmac('sha256', key).update(normalAddress(email)).digest('hex')
}

/** What was used with an address by any account so far. */
export async function usedOffersOf(services: Pick<Settings, 'env'>, db: Db, email: string): Promise<OnceOffer[]> {
  return listUsedOffers(db, await addressHash(services, db, email))
}

/** The same for a person: with their present address, or before this account. */
export async function offersUsedBy(
  services: Pick<Settings, 'env'>,
  db: Db,
  { email, usedOffers }: Pick<User, 'email' | 'usedOffers'>,
): Promise<OnceOffer[]> {
  return [...new Set([...usedOffers, ...(await usedOffersOf(services, db, email))])]
}

/**
 * Writes down what a person has used, under their present address; gives what nobody had used with it before. Runs in a
 * transaction.
 */
export async function rememberOffers(
  services: Settings,
  tx: Db,
  user: Pick<User, 'id' | 'email' | 'usedOffers'>,
): Promise<OnceOffer[]> {
  const used = usedOffersIn(await readHistory(tx, user.id))
  const all = [...new Set([...user.usedOffers, ...used])]
  if (all.length === 0) return []
  return insertUsedOffers(tx, await addressHash(services, tx, user.email), all, services.clock())
}

/** What is given once and was used, as a person's history tells it. */
function usedOffersIn(history: History): OnceOffer[] {
  const payments = paymentsOf(history)
  const kindOf = (id: string) => history.orders.find((order) => order.id === id)?.kind
  const used: OnceOffer[] = []
  if (subscriptionsOf(history, payments).length > 0) used.push('trial')
  for (const { order } of payments) {
    if (order.kind === 'product') used.push('first_purchase')
    if (order.promo) used.push(`promo:${order.promo}`)
  }
  for (const { by, orderId } of history.withdrawals) {
    const kind = kindOf(orderId)
    if (by === 'person' && kind && kind !== 'gift') used.push(`withdrawal:${kind}`)
  }
  return [...new Set(used)]
}
