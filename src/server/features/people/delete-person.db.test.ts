import { findUser } from '#core/users/queries.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { reportModule } from '#reading/reports/modules.ts'
import { newAccount } from '#test/accounts.ts'
import { briefReport } from '#test/brief-report.ts'
import { entitlementOf } from '#test/payments.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import { readPdf } from '#test/read-pdf.ts'
import { orderReport } from '../reports/order-report.ts'
import { failReport } from '../reports/fail-report.ts'
import { writeReport } from '../reports/write-report.ts'

/** Nobody else in these tests is called so, or was born then or there. */
const SOMEBODY = {
  name: 'Quillfeather',
  relation: 'partner',
  birthdate: '1931-07-29',
  birthtime: '15:47',
  birthplace: 'Ushuaia',
}
/** Their name, the day as text and as an instant, the hour (no minute and second of another clock), the place, its latitude. */
const MARKS = ['Quillfeather', '1931-07-29', '(^|[^:])15:47', 'Ushuaia', '-54[.]8']

/** Tables that hold the owner's own words, and may name anybody. */
const OWN_WORDS = ['public.chat_messages', 'public.chat_threads']

onEachDatabase('somebody who is deleted', (product) => {
  /** An account with credits that has noted somebody. */
  async function owner() {
    const account = await newAccount(product)
    const { token } = account
    await product.rows(sql`insert into ledger (key, user_id, kind, credits, at)
      values (${`credit:test:${account.id}`}, ${account.id}, 'credit_granted', 3, now())`)
    const call = (method: string, path: string, body?: object) => product.call(method, `/api${path}`, { token, body })
    const add = async () => (await call('POST', '/people', SOMEBODY)).body.id as number
    return { ...account, call, add, person: await add() }
  }
  type Owner = Awaited<ReturnType<typeof owner>>

  const sellPairs = () => {
    product.services.reportModule = (type) => briefReport(type, { other: 'partner' })
  }

  /** Until no work is waiting. */
  const quiet = () =>
    eventually(async () => {
      const waiting = await product.rows(sql`select 1 from pgboss.job where state in ('created', 'retry', 'active')
        and start_after < now() + interval '1 minute'`)
      return waiting.length === 0 ? true : undefined
    }, 'the jobs to be done')

  const ready = ({ call }: Owner, hash: string) =>
    eventually(async () => ((await call('GET', `/report/${hash}`)).body.document ? true : undefined), hash)

  /** Every table of the product and of its queue in which a mark stands, in whatever column. */
  async function markedTables(): Promise<string[]> {
    const tables = await product.rows(sql`select table_schema as schema, table_name as name
      from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`)
    const found: string[] = []
    for (const { schema, name } of tables) {
      const table: SQL = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
      const marked = sql.join(
        MARKS.map((mark) => sql`t::text ~* ${mark}`),
        sql` or `,
      )
      if ((await product.rows(sql`select 1 from ${table} t where ${marked} limit 1`)).length > 0)
        found.push(`${schema}.${name}`)
    }
    return found.toSorted()
  }
  const markedElsewhere = async () => (await markedTables()).filter((name) => !OWN_WORDS.includes(name))

  /** Every stored file and mail in which a mark stands; of a PDF, what one reads in it. */
  async function markedFiles(): Promise<string[]> {
    const { storage, env } = product.services
    const texts: [string, string][] = []
    for await (const key of storage.list()) {
      const bytes = await storage.get(key)
      texts.push([key, key.endsWith('.pdf') ? (await readPdf(bytes)).pages.join('\n') : String(bytes)])
    }
    const outbox = join(env.DATA_DIR, 'outbox')
    for (const name of await readdir(outbox).catch(() => []))
      texts.push([name, await readFile(join(outbox, name), 'utf8')])
    return texts.flatMap(([name, text]) => (MARKS.some((mark) => new RegExp(mark).test(text)) ? [name] : [])).toSorted()
  }

  it('leaves no row and no file but what the owner wrote in the chat; the books stay', async () => {
    product.services.reportModule = reportModule
    expect([await markedTables(), await markedFiles()]).toEqual([[], []])
    const mine = await owner()
    const { call, person, id } = mine
    for (const kind of ['synastry', 'composite'])
      expect((await call('POST', `/order/report/chart:${kind}`, { person })).status).toBe(201)
    expect((await call('POST', '/order/report/chart:natal')).status).toBe(201)
    const pair = (await call('GET', `/order/report/compatibility?person=${person}`)).body.hash as string
    // Somebody was named with it, and it says nothing of them.
    const own = (await call('GET', `/order/report/personality?person=${person}`)).body.hash as string
    for (const hash of [pair, own]) await ready(mine, hash)
    await call('POST', '/sync', { lang: 'ru' })
    for (const hash of [pair, own]) {
      await ready(mine, hash)
      expect((await call('GET', `/get/report/${hash}`)).status).toBe(200)
    }
    expect((await call('POST', '/chat', { content: `Подходит ли мне ${SOMEBODY.name}?` })).status).toBe(200)
    await quiet()
    expect(await markedTables()).toEqual(
      [...OWN_WORDS, 'public.people', 'public.report_documents', 'public.report_orders'].toSorted(),
    )
    expect(await markedFiles()).toEqual([`reports/${pair}-en.pdf`, `reports/${pair}-ru.pdf`])
    const books = () => product.rows(sql`select * from ledger where user_id = ${id} order by key`)
    const before = { books: await books(), entitlement: await entitlementOf(product, mine.token) }

    expect(await call('DELETE', `/people/${person}`)).toMatchObject({ status: 200, body: { status: 'success' } })
    expect(await markedFiles()).toEqual([])
    await quiet()
    expect(await markedTables()).toEqual(OWN_WORDS)
    expect({ books: await books(), entitlement: await entitlementOf(product, mine.token) }).toEqual(before)
    const names = (rows: { type: string }[]) => rows.map(({ type }) => type)
    expect(names((await call('GET', '/reports/reports')).body)).toEqual(['personality'])
    expect(names((await call('GET', '/reports/charts')).body)).toEqual(['chart:natal'])
    for (const path of [`/report/${pair}`, `/get/report/${pair}`, `/thread/${pair}`])
      expect((await call('GET', path)).status, path).toBe(404)
    expect((await call('GET', `/get/report/${own}`)).status).toBe(200)
  }, 120_000)

  it('is named no more by a report that waited; it can be made with another or given back', async () => {
    product.services.reportModule = (type) => briefReport(type, { other: 'partner', usesPlaces: true })
    const { call, person } = await owner()
    const { hash } = (await call('GET', `/order/report/compatibility?person=${person}`)).body
    await call('DELETE', `/people/${person}`)
    const [row] = (await call('GET', '/reports/reports')).body
    expect(row).toMatchObject({ hash, status: 0, lacks: ['person', 'places'] })
    expect(row.person).toBeUndefined()
    expect((await call('DELETE', `/report/${hash}`)).status).toBe(200)
  })

  /** A report about somebody whose job is in the queue, and not due for an hour. */
  async function inTheQueue(mine: Owner) {
    sellPairs()
    const user = await findUser(product.services.db, mine.id)
    if (!user) throw new Error('no account')
    await product.services.db.transaction(async (tx) => {
      await orderReport(product.services, tx, user, { type: 'compatibility', person: mine.person })
      await tx.execute(sql`update pgboss.job set start_after = now() + interval '1 hour'
        where name = 'write-report' and state = 'created'`)
    })
    const [row] = await product.rows(sql`select id from report_orders where user_id = ${mine.id}`)
    return { reportId: row.id as number, lang: 'en' as const }
  }
  const left = async ({ id }: Owner) => ({
    orders: await product.rows(sql`select id from report_orders where user_id = ${id}`),
    returned: (await product.rows(sql`select key from ledger where user_id = ${id} and kind = 'credit_returned'`))
      .length,
  })
  const documents = (reportId: number) =>
    product.rows(sql`select * from report_documents where report_id = ${reportId}`)

  it('does not come back by a report that waits in the queue; what was never read gives its credit back', async () => {
    const mine = await owner()
    const { reportId } = await inTheQueue(mine)
    expect((await entitlementOf(product, mine.token)).reports).toBe(2)
    expect((await mine.call('DELETE', `/people/${mine.person}`)).status).toBe(200)
    await product.rows(sql`update pgboss.job set start_after = now() where name = 'write-report'`)
    await eventually(async () => {
      const [job] = await product.rows(
        sql`select state from pgboss.job where name = 'write-report' and data->>'reportId' = ${String(reportId)}`,
      )
      return job?.state === 'completed' ? true : undefined
    }, 'the job')
    expect([await left(mine), await documents(reportId)]).toEqual([{ orders: [], returned: 1 }, []])
    expect((await entitlementOf(product, mine.token)).reports).toBe(3)
    expect(await markedElsewhere()).toEqual([])
    const subjects = (await product.mailsTo(mine.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('report'))).toEqual([])
  })

  it('does not come back by a report that a worker had in hand, nor by its failure', async () => {
    const mine = await owner()
    const key = await inTheQueue(mine)
    const { db } = product.services
    let removed: Promise<{ status: number }> | undefined
    // Between what the worker has read and what it is about to store, the person is deleted.
    const late = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction'
          ? async (...told: Parameters<typeof db.transaction>) => {
              removed = mine.call('DELETE', `/people/${mine.person}`)
              await removed
              return target.transaction(...told)
            }
          : Reflect.get(target, name),
    })
    await writeReport({ ...product.services, db: late }, key)
    expect(await removed).toMatchObject({ status: 200 })
    await failReport(product.services, key)
    expect([await left(mine), await documents(key.reportId)]).toEqual([{ orders: [], returned: 1 }, []])
    expect(await markedElsewhere()).toEqual([])
    await product.rows(sql`delete from pgboss.job where name = 'write-report'`)
  })

  it('leaves no PDF that was in the renderer when they were deleted', async () => {
    sellPairs()
    const mine = await owner()
    const { pdfRenderer } = product.services
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let [begun, printed] = [0, 0]
    product.services.pdfRenderer = {
      ...pdfRenderer,
      print: (...order) => (begun++, held.then(() => (printed++, pdfRenderer.print(...order)))),
    }
    const { hash } = (await mine.call('GET', `/order/report/compatibility?person=${mine.person}`)).body
    await ready(mine, hash)
    await eventually(async () => (begun > 0 ? true : undefined), 'the renderer to begin')
    await mine.call('DELETE', `/people/${mine.person}`)
    release()
    await quiet()
    product.services.pdfRenderer = pdfRenderer
    expect([printed, await markedFiles(), await markedElsewhere()]).toEqual([1, [], []])
  })

  it('leaves nothing however it meets an order, a completion, a correction or a change of language', async () => {
    sellPairs()
    const mine = await owner()
    const { call } = mine
    await product.rows(sql`insert into ledger (key, user_id, kind, credits, at)
      values (${`credit:many:${mine.id}`}, ${mine.id}, 'credit_granted', 50, now())`)
    for (let round = 0; round < 8; round++) {
      const person = await mine.add()
      const { hash } = (await call('GET', '/order/report/compatibility')).body
      const begun = (await call('GET', `/order/report/relationship?person=${person}`)).body.hash as string
      await ready(mine, begun)
      const answers = await Promise.all([
        call('GET', `/order/report/compatibility?person=${person}`),
        call('PATCH', `/report/${hash}`, { person }),
        call('PATCH', `/people/${person}`, { birthtime: SOMEBODY.birthtime }),
        call('POST', '/sync', { lang: round % 2 === 0 ? 'ru' : 'en' }).then(() => call('GET', '/reports/reports')),
        call('DELETE', `/people/${person}`),
      ])
      expect(answers.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([])
    }
    await call('DELETE', `/people/${mine.person}`)
    await quiet()
    expect([await markedElsewhere(), await markedFiles()]).toEqual([[], []])
    const kept = await product.rows(sql`select 1 from report_orders where user_id = ${mine.id} and subject is not null`)
    expect(kept).toEqual([])
  }, 60_000)
})
