import { asc, desc, eq, like, or, sql, type SQL } from 'drizzle-orm'
import { ADMIN_PAGE, type FailedJob, type USER_SORTS } from '#contract/admin-rows.ts'
import { users } from '#core/users/tables.ts'
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

/** Asks the database for nothing. @throws where it does not answer */
export async function ask(db: Db): Promise<void> {
  await db.execute(sql`select 1`)
}

interface Counted {
  name: string
  state: string
  count: string | number
}

/** How many jobs that aren't done there are of each queue and state. */
export async function countJobs(db: Db): Promise<Counted[]> {
  const { rows } = (await db.execute(sql`
    select name, state::text, count(*) from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') group by name, state`)) as unknown as { rows: Counted[] }
  return rows
}

export interface JobRow {
  id: string
  name: string
  state: string
  data: FailedJob['data']
  output: { message?: unknown } | null
  retry_count: number
  created_on: string | Date
  completed_on: string | Date | null
}

/** The jobs of a queue that aren't done, failed ones first. */
export async function unfinishedJobs(db: Db, queue: string, limit: number): Promise<JobRow[]> {
  const { rows } = (await db.execute(sql`
    select id, name, state::text, data, output, retry_count, created_on, completed_on from pgboss.job
    where name = ${queue} and state in ('created', 'retry', 'active', 'failed')
    order by (state = 'failed') desc, created_on desc limit ${limit}`)) as unknown as { rows: JobRow[] }
  return rows
}

/** The queue's own `retry`, in this transaction: the embedded database has one connection. */
export async function retryFailed(tx: Db, queue: string, id: string): Promise<void> {
  await tx.execute(sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
    where name = ${queue} and id = ${id}::uuid and state = 'failed'`)
}
