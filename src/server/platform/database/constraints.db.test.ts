import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { newAccount } from '#test/accounts.ts'
import { onBothDatabases } from '#test/product.ts'
import * as schema from '../../tables.ts'
import { createLog } from '../log.ts'
import { validateConstraints } from './validate-constraints.ts'

const tables = [...new Set(Object.values<unknown>(schema))].filter((value): value is PgTable => is(value, PgTable))

/** What names a state, a plan, a language or a role, wherever it stands. */
const CLOSED = ['lang', 'status', 'state', 'kind', 'plan', 'role', 'staff_role', 'purpose', 'source', 'by', 'provider']

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => (error.cause as { code?: string }).code,
  )

onBothDatabases('the tables', (product) => {
  it('hold each of their checks to all rows, and every state, plan, language and role has one', async () => {
    const declared = tables.flatMap((table) => getTableConfig(table).checks.map(({ name }) => name))
    expect(declared.length).toBeGreaterThan(40)
    const kept = await product.rows(sql`
      select conname, convalidated, conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`)
    // A table's partitions have its own.
    expect([...new Set(kept.map(({ conname }) => conname as string))].toSorted()).toEqual(declared.toSorted())
    expect(kept.filter(({ convalidated }) => !convalidated)).toEqual([])

    const columns = await product.rows(sql`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name in ${CLOSED} and data_type in ('text', 'integer')`)
    expect(columns.length).toBeGreaterThan(25)
    const free = columns.filter(
      ({ table_name: table, column_name: column }) =>
        !kept.some((one) => one.table === table && new RegExp(`\\b${column}\\b`).test(one.definition as string)),
    )
    expect(free).toEqual([])
  })

  it('refuse what is no state of theirs', async () => {
    const { id } = await newAccount(product)
    const { db } = product.services
    for (const wrong of [
      sql`update users set lang = 'de' where id = ${id}`,
      sql`update users set staff_role = 'king' where id = ${id}`,
      sql`insert into report_orders (user_id, hash, type, status, created_at) values (${id}, 'x', 'personality', 7, now())`,
      sql`insert into ledger (key, user_id, kind, at) values ('x', ${id}, 'gift', now())`,
    ])
      expect(await codeOf(db.execute(wrong))).toBe('23514')
    expect(await codeOf(db.execute(sql`update users set staff_role = null where id = ${id}`))).toBe('done')
  })

  it('have an index on every column that refers to another table', async () => {
    const bare = await product.rows(sql`
      select conrelid::regclass::text as "table", conname from pg_constraint as c
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select 1 from pg_index where indrelid = c.conrelid and indkey[0] = c.conkey[1] and indpred is null)`)
    expect(bare).toEqual([])
  })

  it('are held to a new check without keeping anybody from starting whose old rows break it', async () => {
    const { db } = product.services
    await db.execute(sql`create table old_rows (lang text, plan text, owner integer, guest integer)`)
    await db.execute(sql`insert into old_rows values ('de', 'month', null, -1)`)
    await db.execute(sql`alter table old_rows add constraint old_lang check (lang in ('en', 'ru')) not valid`)
    await db.execute(sql`alter table old_rows add constraint old_plan check (plan in ('month')) not valid`)
    await db.execute(
      sql`alter table old_rows add constraint old_owner foreign key (owner) references users (id) not valid`,
    )
    await db.execute(
      sql`alter table old_rows add constraint old_guest foreign key (guest) references users (id) not valid`,
    )
    const lines: string[] = []
    await validateConstraints(
      db,
      createLog('warn', (line) => lines.push(line)),
    )
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', table: 'old_rows', constraint: 'old_guest' },
      { level: 'error', table: 'old_rows', constraint: 'old_lang' },
    ])
    const states = await product.rows(
      sql`select conname, convalidated from pg_constraint where conname like 'old_%' order by 1`,
    )
    expect(states).toEqual([
      { conname: 'old_guest', convalidated: false },
      { conname: 'old_lang', convalidated: false },
      { conname: 'old_owner', convalidated: true },
      { conname: 'old_plan', convalidated: true },
    ])
    expect(await codeOf(db.execute(sql`insert into old_rows values ('fr', 'month', null, null)`))).toBe('23514')
    await db.execute(sql`drop table old_rows`)
  })
})
