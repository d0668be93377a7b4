import type { CallOutput } from '#contract/api.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { personalDataAsked } from '#core/users/api.ts'
import { presentAccount } from '../accounts/api.ts'
import { publish } from '#platform/events.ts'
import { attemptsOf, personalTables, rowsOf } from './queries.ts'

type Row = Record<string, unknown>

/** Columns that open something: of no use to the person, and of great use to whoever finds the file. */
const SECRETS: ReadonlySet<string> = new Set([
  'passwordHash',
  'pendingEmailSession',
  'tokenHash',
  'deviceHash',
  'keyHash',
  'unsubscribeKey',
  'endpoint',
  'authSecret',
  'token',
  'checkout',
  'secret',
  'recoverySalt',
  'codeHash',
])

/** What a model said and the person was kept from, because it could hurt them. */
const HARMFUL = 'droppedSentences'

const withoutSecrets = (rows: readonly Row[]): Row[] =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !SECRETS.has(column) && column !== HARMFUL)),
  )

/** Everything that is held on a person, as it is stored. */
export async function exportAccount(services: Services, actor: Actor): Promise<CallOutput<'GET /account/export'>> {
  const { db, clock, storage } = services
  const { user } = actor
  const held: Record<string, Row[]> = { users: [user] }
  for (const personal of personalTables(services.tables)) held[personal.name] = await rowsOf(db, personal, user.id)
  held.rate_limits = await attemptsOf(db, user)
  const keys = new Set<string>()
  await publish(services, db, personalDataAsked, { user, tables: held, files: keys })
  const tables = Object.fromEntries(Object.entries(held).map(([name, rows]) => [name, withoutSecrets(rows)]))
  const files = await Promise.all(
    [...keys].map(async (name) => {
      const bytes = await storage.get(name)
      return bytes ? [{ name, base64: Buffer.from(bytes).toString('base64') }] : []
    }),
  )
  const account = withoutSecrets([await presentAccount(services, actor)])[0] ?? {}
  return { exported_at: clock().toISOString(), account, tables, files: files.flat() }
}
