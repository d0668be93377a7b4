import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { sessions } from '#core/sessions/tables.ts'
import type { User } from '#core/users/api.ts'
import { users } from '#core/users/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { asOneValue, type Bound } from '#platform/database/one-query.ts'

/** What a call wants to know of who calls, read in the query that finds them. */
export type Preload = Record<string, SQL>
export type Preloaded<Columns extends Preload> = { [Key in keyof Columns]: Columns[Key]['_']['type'] }

interface FoundSession<Columns extends Preload> {
  user: User
  createdAt: Date
  lastUsedAt: Date
  provenAt: Date | null
  strongAt: Date | null
  provenAgainAt: Date | null
  preload: Preloaded<Columns>
}

const wholeUser = asOneValue(getTableColumns(users))

/** Finds the person of a session; the name is the query's own in the whole product. */
export function sessionQuery<Columns extends Preload>(db: Db, name: string, preload: Columns) {
  const query = db
    .select({
      user: wholeUser,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      provenAt: sessions.provenAt,
      strongAt: sessions.strongAt,
      provenAgainAt: sessions.provenAgainAt,
      preload: { ...(preload as Preload) },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare(`session ${name}`)
  return async (tokenHash: string, bound: Bound): Promise<FoundSession<Columns> | undefined> => {
    const [row] = await query.execute({ ...bound, tokenHash })
    return row as FoundSession<Columns> | undefined
  }
}
