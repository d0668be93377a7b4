import { createHmac, hkdfSync } from 'node:crypto'
import { installationSecret } from '#core/entitlements/api.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { GiftRow } from './queries.ts'

/**
 * The key in the address of a gift. Its giver reads it again and its mail may be sent again, so that it is made from the
 * installation's secret each time: whoever reads the table alone can redeem nothing.
 */
export async function giftToken(
  services: Pick<Services, 'env'>,
  db: Db,
  { id, createdAt }: Pick<GiftRow, 'id' | 'createdAt'>,
): Promise<string> {
  const key = Buffer.from(hkdfSync('sha256', await installationSecret(services, db), '', 'asteria gifts v1', 32))
  const whole = createHmac('sha256', key).update(`${id}:${createdAt.getTime()}`).digest()
  return whole.subarray(0, 24).toString('base64url')
}
