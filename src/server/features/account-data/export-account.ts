import type { CallOutput } from '#contract/api.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/find-actor.ts'
import { presentAccount } from '../accounts/present.ts'
import { invitationsTo } from '../staff/queries.ts'
import { PERSONAL_TABLES, rowsOf } from './personal-tables.ts'
import { attemptsOf, filesOf, lettersOf, sandboxRowsOf, spendsOf } from './queries.ts'

type Row = Record<string, unknown>

/** Columns that open something: of no use to the person, and of great use to whoever finds the file. */
const SECRETS: ReadonlySet<string> = new Set([
  'passwordHash',
  'pendingEmailSession',
  'tokenHash',
  'deviceHash',
  'keyHash',
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
  const tables: Record<string, Row[]> = { users: withoutSecrets([user]) }
  for (const personal of PERSONAL_TABLES) tables[personal.name] = withoutSecrets(await rowsOf(db, personal, user.id))
  tables.support_requests = [...(tables.support_requests ?? []), ...withoutSecrets(await lettersOf(db, user))]
  const { pages, events } = await sandboxRowsOf(db, user.id)
  tables.sandbox_checkouts = withoutSecrets(pages)
  tables.sandbox_events = withoutSecrets(events)
  tables.model_spends = await spendsOf(db, user.id)
  tables.rate_limits = await attemptsOf(db, user)
  // Anybody may register with the address of somebody who is invited.
  const invitations = user.emailConfirmedAt ? await invitationsTo(db, user.email) : []
  tables.staff_invitations = withoutSecrets(invitations)
  const files = await Promise.all(
    (await filesOf(db, user.id)).map(async (name) => {
      const bytes = await storage.get(name)
      return bytes ? [{ name, base64: Buffer.from(bytes).toString('base64') }] : []
    }),
  )
  const account = withoutSecrets([await presentAccount(services, actor)])[0] ?? {}
  return { exported_at: clock().toISOString(), account, tables, files: files.flat() }
}
