import { CONSENTS, type ConsentKind } from '#product/consents.ts'
import type { Db } from '#platform/database/database.ts'
import type { User } from '#core/users/api.ts'
import { insertConsent } from './queries.ts'

/** Writes down that a person asked for delivery at once, in the words that they were shown. Runs in a transaction. */
export async function keepConsent(
  tx: Db,
  { id: userId, lang }: Pick<User, 'id' | 'lang'>,
  { kind, key }: { kind: ConsentKind; key: `order:${string}` | `report:${string}` },
  now: Date,
): Promise<void> {
  const { version, texts } = CONSENTS[kind]
  await insertConsent(tx, { key, userId, kind, version, lang, wording: texts[lang], at: now })
}
