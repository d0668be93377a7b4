import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import type { ReportModule } from '#reading/reports/report-module.ts'
import { MOSCOW_BIRTH, newAccount, newConfirmed } from '#test/accounts.ts'
import { briefReport } from '#test/brief-report.ts'
import { openPage, press, entitlementOf } from '#test/payments.ts'
import { eventually, onEachDatabase, type TestProduct } from '#test/product.ts'
import { grantPlan } from '#core/entitlements/grant-plan.ts'
import { retryReport } from './retry-report.ts'

/** Gives credits as a payment would. */
const credit = (product: TestProduct, userId: number, credits: number) =>
  product.rows(sql`insert into ledger (key, user_id, kind, credits, at)
    values (${`credit:test:${userId}:${credits}`}, ${userId}, 'credit_granted', ${credits}, now())`)

/** What is sold in this suite: as in the catalogue, each with what it asks for. */
const NEEDS: Record<string, Partial<ReportModule>> = {
  compatibility: { other: 'partner' },
  moving: { usesPlaces: true, birthTime: 'required' },
}

onEachDatabase('reports', (product) => {
  const sellAll = (changes: Partial<ReportModule> = {}) => {
    product.services.reportModule = (type) => briefReport(type, { ...NEEDS[type], ...changes })
  }
  const buyer = async (changes: Record<string, unknown> = {}, credits = 2) => {
    const account = await newConfirmed(product, changes)
    await credit(product, account.id, credits)
    return account
  }
  const order = (token: string, path: string) => product.call('GET', `/api/order/report/${path}`, { token })
  const list = async (token: string) => (await product.call('GET', '/api/reports/reports', { token })).body
  const written = (token: string) =>
    eventually(async () => {
      const rows = await list(token)
      return rows.every((row: { status: number; content: string | null }) => row.status === 2 && row.content)
        ? rows
        : undefined
    }, 'the report')
  const failed = (token: string) =>
    eventually(async () => ((await list(token))[0].status === -1 ? true : undefined), 'the failure')
  const page = (token: string, hash: string) => product.call('GET', `/api/report/${hash}`, { token })
  /** Nothing is tried twice: a failure is one at once. */
  const failAtOnce = () => product.rows(sql`update pgboss.queue set retry_limit = 0 where name = 'write-report'`)
  const person = async (token: string, changes: object = {}) => {
    const body = { name: 'Charles', relation: 'partner', ...MOSCOW_BIRTH, ...changes }
    return (await product.call('POST', '/api/people', { token, body })).body.id as number
  }

  it('ordered with a credit is written, told of by mail, and read as a document and as HTML', async () => {
    sellAll()
    const { token, email } = await buyer()
    const { status, body } = await order(token, 'personality')
    expect(status).toBe(200)
    expect(JSON.parse(body.counters).reports).toBe(1)
    const [row] = await written(token)
    expect(row).toMatchObject({
      type: 'personality',
      hash: body.hash,
      status: 2,
      title: 'Personality',
      content: '<h2>One</h2>\n<h3>Two</h3>\n<p>Written for Ada.</p>',
      lacks: [],
    })
    expect((await page(token, body.hash)).body).toMatchObject({
      status: 2,
      document: {
        lang: 'en',
        title: 'personality',
        chapters: [{ title: 'One', sections: [{ title: 'Two', blocks: [{ kind: 'paragraph' }] }] }],
        factors: [{ id: 'natal:sun:sign:1', kind: 'natal', natal: 'sun', sign: 1 }],
      },
    })
    const mails = await product.mailsTo(email, 2)
    const told = mails.find(({ subject }) => subject === 'Your report is ready: “Personality”')
    expect(told?.text).toContain(`/viewer/${body.hash.replace('thread_', '')}`)
    const { body: account } = await product.call('GET', '/api/sync', { token })
    expect(account.ready).toBe('personality')
    const check = await product.call('GET', '/api/check/report/personality', { token })
    expect(check.body).toEqual({ status: 'success', count: 1, hash: body.hash })
  })

  it('is nobody else’s: another’s report is not found, by any call', async () => {
    sellAll()
    const { token } = await buyer()
    const { body } = await order(token, 'compatibility')
    const other = await buyer()
    for (const [method, sent] of [
      ['GET', undefined],
      ['PATCH', {}],
      ['DELETE', undefined],
    ] as const)
      expect(
        await product.call(method, `/api/report/${body.hash}`, { token: other.token, ...(sent && { body: sent }) }),
      ).toMatchObject({ status: 404, body: { reason: 'not_found' } })
    const thread = (who: string) => product.call('GET', `/api/thread/${body.hash}`, { token: who })
    expect(await thread(token)).toMatchObject({ status: 200, body: { kind: 'report' } })
    expect(await thread(other.token)).toMatchObject({ status: 404 })
    expect(await list(other.token)).toEqual([])
    expect(await page('', body.hash)).toMatchObject({ status: 401 })
  })

  it('waits for birth data that are lacking, and is written once they are there', async () => {
    sellAll()
    const { token, id, email } = await buyer()
    await product.rows(sql`update users set birthdate = null, birth_instant = null where id = ${id}`)
    expect(await order(token, 'personality')).toMatchObject({ status: 200 })
    const [row] = await list(token)
    expect(row).toMatchObject({ status: 0, content: null, lacks: ['birth'] })
    await product.mailsTo(email, 2)
    const saved = await product.call('POST', '/api/sync', { token, body: { birthdate: '1990-05-17' } })
    expect(saved.status).toBe(200)
    expect((await written(token))[0]).toMatchObject({ hash: row.hash, lacks: [] })
    const subject = 'We need something for your report “Personality”'
    const mail = (await product.mailsTo(email, 3)).find((one) => one.subject === subject)
    expect(mail?.text).toContain('It needs your name and your date and place of birth.')
  })

  it('waits for the other person, and is written with them; their birth is kept as it was then', async () => {
    sellAll()
    const { token } = await buyer()
    const { body } = await order(token, 'compatibility')
    expect((await list(token))[0]).toMatchObject({ status: 0, lacks: ['person'], needs: { other: 'partner' } })
    const strangers = await person((await newAccount(product)).token)
    const complete = (sent: object) => product.call('PATCH', `/api/report/${body.hash}`, { token, body: sent })
    expect(await complete({ person: strangers })).toMatchObject({
      status: 422,
      body: { errors: { person: say('en', 'person_unknown') } },
    })
    expect(await complete({})).toMatchObject({ status: 422, body: { message: say('en', 'required') } })
    const charles = await person(token)
    expect(await complete({ person: charles })).toMatchObject({
      status: 200,
      body: { lacks: [], person: { id: charles, name: 'Charles' } },
    })
    await written(token)
    expect((await page(token, body.hash)).body.document.subtitle).toBe('Charles')
    expect(await complete({ person: charles })).toMatchObject({ status: 409 })
    const renamed = { token, body: { name: 'William' } }
    expect((await product.call('PATCH', `/api/people/${charles}`, renamed)).status).toBe(200)
    await product.call('POST', '/api/sync', { token, body: { lang: 'ru' } })
    const inRussian = await eventually(async () => {
      const { document } = (await page(token, body.hash)).body
      return document?.lang === 'ru' ? document : undefined
    }, 'the report in Russian')
    expect(inRussian).toMatchObject({ subtitle: 'Charles' })
  })

  it('takes cities with the order, and no more than eight that there are', async () => {
    sellAll()
    const { token } = await buyer()
    const { body } = await product.call('GET', '/api/places?q=Berlin&lang=en')
    const berlin = body.places[0].id as string
    expect(await order(token, 'moving?places=x0')).toMatchObject({ status: 422 })
    const nine = Array.from({ length: 9 }, (_, i) => i + 1).join()
    expect(await order(token, `moving?places=${nine}`)).toMatchObject({ status: 422 })
    expect(await order(token, `moving?places=${berlin},${berlin}`)).toMatchObject({ status: 200 })
    expect((await written(token))[0]).toMatchObject({ places: [berlin] })
  })

  it('is refused before any payment where the hour is needed and not known', async () => {
    sellAll()
    const { token } = await buyer({ birthtime: undefined, birthtimeIDK: true })
    const refused = { status: 422, body: { message: say('en', 'report_needs_time') } }
    expect(await order(token, 'moving')).toMatchObject(refused)
    const body = { product: 'report', pointer: 'moving' }
    expect(await product.call('POST', '/api/invoice/product', { token, body })).toMatchObject(refused)
    expect((await entitlementOf(product, token)).reports).toBe(2)
    expect(await order(token, 'personality')).toMatchObject({ status: 200 })
    expect((await written(token))[0].content).toContain('No hour.')
  })

  it('bought with somebody is made with them', async () => {
    sellAll()
    const { token } = await newAccount(product)
    const charles = await person(token)
    const bought = {
      product: 'report_first_purchase',
      pointer: 'compatibility',
      person: charles,
      deliver_at_once: true,
    }
    await press(product, await openPage(product, token, 'product', bought), 'pay')
    expect((await written(token))[0]).toMatchObject({ person: { id: charles, name: 'Charles' } })
    expect(await entitlementOf(product, token)).toMatchObject({ payments: 9, reports: 0 })
  })

  it('that waits can be given back for its credit; one that is written cannot', async () => {
    sellAll()
    const { token } = await buyer()
    const { body } = await order(token, 'compatibility')
    const give = (hash: string) => product.call('DELETE', `/api/report/${hash}`, { token })
    const answer = await give(body.hash)
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.body.counters).reports).toBe(2)
    expect(await list(token)).toEqual([])
    expect(await give(body.hash)).toMatchObject({ status: 404 })
    const { body: second } = await order(token, 'personality')
    await written(token)
    expect(await give(second.hash)).toMatchObject({ status: 409, body: { message: say('en', 'report_begun') } })
  })

  it('that fails gives its credit back, once, and says so; retried, it is paid for again and written', async () => {
    await failAtOnce()
    sellAll({
      write() {
        throw new RangeError('told to fail')
      },
    })
    const { token, email } = await buyer({}, 1)
    const { body } = await order(token, 'personality')
    await failed(token)
    expect(product.takeErrors().join()).toContain('told to fail')
    expect((await entitlementOf(product, token)).reports).toBe(1)
    const subjects = (await product.mailsTo(email, 2)).map(({ subject }) => subject)
    expect(subjects).toContain('We could not write your report “Personality”')
    expect((await page(token, body.hash)).body).toMatchObject({ status: -1, document: null })
    sellAll()
    await retryReport(product.services, body.hash)
    await expect(retryReport(product.services, body.hash)).rejects.toThrow('conflict')
    await written(token)
    expect((await entitlementOf(product, token)).reports).toBe(0)
  })

  it('is written anew in the language that the account changes to, and each only once', async () => {
    sellAll()
    const { token, id } = await buyer()
    await order(token, 'personality')
    await written(token)
    await product.call('POST', '/api/sync', { token, body: { lang: 'ru' } })
    await eventually(async () => {
      const [row] = await list(token)
      return row.content.includes('Для читателя: Ada.') || undefined
    }, 'the Russian one')
    const rows = await product.rows(
      sql`select lang, d.status, writings from report_documents d join report_orders r on r.id = report_id
        where user_id = ${id} order by lang`,
    )
    expect(rows).toEqual([
      { lang: 'en', status: 2, writings: 1 },
      { lang: 'ru', status: 2, writings: 1 },
    ])
  })

  it('ordered twice is one report and one credit: pressed twice, in two tabs, after a lost answer', async () => {
    sellAll()
    const { token, id } = await buyer({}, 4)
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(token, 'personality')))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const hashes = new Set(answers.map(({ body }) => body.hash))
    expect(hashes.size).toBe(1)
    expect(answers.filter(({ body }) => body.repeated)).toHaveLength(7)
    expect((await entitlementOf(product, token)).reports).toBe(3)
    await written(token)
    expect((await order(token, 'personality')).body).toMatchObject({ hash: [...hashes][0], repeated: true })
    // Somebody else, and a birth that was corrected since, make it another report.
    const [charles, william] = [await person(token), await person(token, { name: 'William' })]
    const pairs = [charles, william, charles].map((other) => order(token, `compatibility?person=${other}`))
    expect(new Set((await Promise.all(pairs)).map(({ body }) => body.hash)).size).toBe(2)
    expect((await entitlementOf(product, token)).reports).toBe(1)
    await product.rows(sql`update users set birthdate = '1990-05-18' where id = ${id}`)
    expect((await order(token, 'personality')).body).toMatchObject({ repeated: false })
    expect((await entitlementOf(product, token)).reports).toBe(0)
    expect(await order(token, 'numerology')).toMatchObject({ status: 403 })
  })

  it('ordered again after an hour, or with another key, is another report', async () => {
    sellAll()
    const { token } = await buyer({}, 3)
    const { hash } = (await order(token, 'personality?idempotency_key=one')).body
    expect((await order(token, 'personality?idempotency_key=one')).body).toMatchObject({ hash, repeated: true })
    expect((await order(token, 'personality')).body).toMatchObject({ hash, repeated: true })
    expect(await order(token, 'numerology?idempotency_key=one')).toMatchObject({
      status: 409,
      body: { reason: 'conflict', message: say('en', 'idempotency_key_used') },
    })
    const again = (await order(token, 'personality?idempotency_key=two')).body
    expect(again.repeated).toBe(false)
    expect(again.hash).not.toBe(hash)
    await written(token)
    product.now = new Date(product.now.getTime() + 61 * 60_000)
    expect((await order(token, 'personality')).body).toMatchObject({ repeated: false })
    expect((await entitlementOf(product, token)).reports).toBe(0)
    const other = await buyer({}, 1)
    expect((await order(other.token, 'personality?idempotency_key=one')).body).toMatchObject({ repeated: false })
  })

  it('of a month is had once a month, and a plan pays for it', async () => {
    sellAll()
    const { token, id } = await buyer({}, 1)
    await grantPlan(product.services, { userId: id, plan: 'month', days: 90 })
    expect(await order(token, 'monthly-forecast')).toMatchObject({ status: 200 })
    expect(await order(token, 'monthly-forecast')).toMatchObject({ status: 200, body: { repeated: true } })
    await written(token)
    product.now = new Date('2026-11-30T20:00:00Z')
    expect(await order(token, 'monthly-forecast')).toMatchObject({ status: 409 })
    product.now = new Date('2026-12-01T00:00:00Z')
    expect(await order(token, 'monthly-forecast')).toMatchObject({ status: 200 })
    expect((await entitlementOf(product, token)).reports).toBe(1)
    await written(token)
  })
})
