import type { Db } from '#platform/database/database.ts'
import { insertEntries } from './queries.ts'

/** Notes that a plan has paid for a forecast that `key` names, with the order of its subscription where it has one. */
export async function includeForecast(
  tx: Db,
  { userId, key, orderId }: { userId: number; key: string; orderId: string | undefined },
  now: Date,
): Promise<void> {
  await insertEntries(tx, [{ key: `forecast:${key}`, userId, kind: 'forecast_included', credits: 0, orderId, at: now }])
}
