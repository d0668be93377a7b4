import { asc, desc, eq, like, or, sql, type SQL } from 'drizzle-orm'
import { ADMIN_PAGE, type USER_SORTS } from '#contract/admin-rows.ts'
import { users } from '#core/actors/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { countRows, rowsOnPage } from '#platform/database/page.ts'

const lowered = {
  email: sql`lower(${users.email})`,
  first: sql`lower(${users.firstName})`,
  last: sql`lower(${users.lastName})`,
}

/** People whose number it is, or whose address or name begins so: what an index can find. */
function matching(q: string): SQL | undefined {
  const prefix = `${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const id = /^\d{1,9}$/.test(q) ? eq(users.id, Number(q)) : undefined
  return or(id, like(lowered.email, prefix), like(lowered.first, prefix), like(lowered.last, prefix))
}

const SORTS: Record<(typeof USER_SORTS)[number], SQL[]> = {
  newest: [desc(users.id)],
  oldest: [asc(users.id)],
  email: [asc(lowered.email)],
  name: [asc(lowered.last), asc(users.id)],
  last_login: [sql`${users.lastLoginAt} desc nulls last`, desc(users.id)],
}

export async function listUsers(db: Db, page: number, q: string | undefined, sort: (typeof USER_SORTS)[number]) {
  const where = q === undefined ? undefined : matching(q)
  const { limit, offset } = rowsOnPage(page, ADMIN_PAGE)
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(...SORTS[sort])
    .limit(limit)
    .offset(offset)
  return { rows, total: await countRows(db, users, where) }
}
