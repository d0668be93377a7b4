import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { PASSWORD } from '#test/accounts.ts'
import { howMany } from '#test/how-many.ts'
import { afterTrial, openPage, sendEvent, entitlementOf, subscribe } from '#test/payments.ts'
import { eventually, onEachDatabase, START } from '#test/product.ts'
import type { Db } from '#platform/database/database.ts'
import { reconcile } from './reconcile.ts'
import { sign } from '../sandbox/domain/signature.ts'
import { signingKey } from '../sandbox/queries.ts'
import { takeWebhook } from './take-event.ts'

const DAY_MS = 86_400_000
const days = (count: number) => new Date(START.getTime() + count * DAY_MS)

/** A database whose process dies when a transaction comes to its nth statement. */
function dyingAt(db: Db, nth: number): Db {
  let count = 0
  const counted = (tx: Db) =>
    new Proxy(tx, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function') return value
        if (['select', 'insert', 'update', 'delete', 'execute'].includes(String(key)) && ++count === nth)
          throw new Error('the process died')
        return value.bind(target)
      },
    })
  return new Proxy(db, {
    get(target, key) {
      if (key === 'transaction')
        return (work: (tx: Db) => unknown) => target.transaction((tx) => work(counted(tx)) as never)
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

onEachDatabase('the webhook', (product) => {
  const entitlement = (token: string) => entitlementOf(product, token)
  const lines = async (id: number, kind: string) =>
    product.rows(sql`select * from ledger where user_id = ${id} and kind = ${kind}`)
  const tried = () => afterTrial(product)

  const paid = async (id: number, changes: object = {}) => {
    const [order] = await product.rows(
      sql`select id from orders where user_id = ${id} order by created_at desc limit 1`,
    )
    return {
      id: `evt-${order.id}`,
      kind: 'paid',
      order: order.id,
      customer: null,
      at: product.now,
      payment: `pay-${order.id}`,
      money: { cents: 100_00, currency: 'USD' },
      first: true,
      subscription: 'sub-1',
      period: { start: product.now, end: days(180) },
      ...changes,
    }
  }

  it('takes the same event 50 times in parallel as one', async () => {
    const { token, id } = await tried()
    await openPage(product, token, 'subscription', { plan: 'six_months' })
    const event = await paid(id)
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendEvent(product, event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await entitlement(token)).toMatchObject({ plan: 'six_months', payments: 100, reports: 1 })
    expect(await lines(id, 'payment')).toHaveLength(1)
  })

  it('takes two events of one payment as one payment', async () => {
    const { token, id } = await tried()
    await openPage(product, token, 'subscription', { plan: 'six_months' })
    const event = await paid(id)
    await Promise.all([sendEvent(product, event), sendEvent(product, { ...event, id: 'evt-other' })])
    expect(await entitlement(token)).toMatchObject({ payments: 100, reports: 1 })
  })

  it.each([
    ['another amount', { money: { cents: 1, currency: 'USD' } }],
    ['another currency', { money: { cents: 100_00, currency: 'RUB' } }],
  ])('grants nothing for %s', async (_, changes) => {
    const { token, id } = await tried()
    await openPage(product, token, 'subscription', { plan: 'six_months' })
    expect(await sendEvent(product, await paid(id, changes))).toMatchObject({ status: 200 })
    expect(await entitlement(token)).toMatchObject({ plan: 'free', payments: 0, reports: 0 })
    expect(product.takeErrors().join()).toContain('grants nothing until somebody has looked at it')
    // It is said when it comes, and not again at whatever else is heard of the person.
    const { order, customer, at } = await paid(id)
    await sendEvent(product, { id: `failed-${order}`, kind: 'payment_failed', order, customer, at })
    expect(await lines(id, 'payment')).toEqual([])
    expect(product.takeErrors()).toEqual([])
  })

  it('keeps an event of an unknown order for a person to look at', async () => {
    const { id } = await tried()
    await sendEvent(product, await paid(id, { id: 'evt-unknown', order: 'ord_unknown' }))
    const rows = await product.rows(sql`select user_id, order_id from payment_events where id = 'evt-unknown'`)
    expect(rows).toEqual([{ user_id: null, order_id: null }])
  })

  it.each([
    ['missing', async () => ''],
    ['bad', async () => `t=${START.getTime() / 1000},v1=${'0'.repeat(64)}`],
    ['old', async (body: string) => sign(await signingKey(product.services.db), body, days(-1))],
    ['of another body', async () => sign(await signingKey(product.services.db), '{}', START)],
  ])('a signature that is %s is 400, and leaves no row', async (_, signature) => {
    const { token, id } = await tried()
    await openPage(product, token, 'subscription', { plan: 'six_months' })
    const event = await paid(id)
    const answer = await sendEvent(product, event, await signature(JSON.stringify(event)))
    expect(answer).toMatchObject({ status: 400, body: { reason: 'bad_request' } })
    expect(await product.rows(sql`select id from payment_events where id = ${event.id}`)).toEqual([])
    expect((await entitlement(token)).plan).toBe('free')
  })

  it('is 429 after sixty forged ones from an address, where a true one still counts', async () => {
    const { token, id } = await tried()
    await openPage(product, token, 'subscription', { plan: 'six_months' })
    const event = await paid(id)
    const body = JSON.stringify(event)
    const send = (signature: string) =>
      product.call('POST', '/api/webhooks/sandbox', {
        body,
        headers: { 'x-forwarded-for': '192.0.2.99', 'sandbox-signature': signature },
      })
    const statuses = []
    for (let n = 0; n < 61; n++) statuses.push((await send('forged')).status)
    expect(statuses.slice(0, 60).every((status) => status === 400)).toBe(true)
    expect(statuses[60]).toBe(429)
    expect((await send(await sign(await signingKey(product.services.db), body, START))).status).toBe(200)
    expect(await entitlement(token)).toMatchObject({ plan: 'six_months' })
  })

  it('that dies at any step leaves nothing behind, and the next delivery does all of it once', async () => {
    const { db } = product.services
    let step = 0
    for (let died = true; died;) {
      step++
      const { token, id } = await tried()
      await openPage(product, token, 'subscription', { plan: 'six_months' })
      const event = await paid(id)
      const body = JSON.stringify(event)
      const headers = new Headers({ 'sandbox-signature': sign(await signingKey(db), body, START) })
      const dying = { ...product.services, db: dyingAt(db, step) }
      died = await takeWebhook(dying, 'sandbox', body, headers).then(
        () => false,
        () => true,
      )
      if (died)
        expect(await entitlement(token), `step ${step}`).toMatchObject({ plan: 'free', payments: 0, reports: 0 })
      await sendEvent(product, event)
      expect(await entitlement(token), `step ${step}`).toMatchObject({ plan: 'six_months', payments: 100, reports: 1 })
      expect(await lines(id, 'credit_granted')).toHaveLength(1)
    }
    // As many as the transaction has; a person's history is one of them.
    expect(step).toBeGreaterThan(9)
  })

  it('of a person who deletes the account at that moment is kept without them', async () => {
    for (let round = 0; round < howMany(3, 10); round++) {
      const { token, id } = await tried()
      await openPage(product, token, 'subscription', { plan: 'six_months' })
      const event = await paid(id)
      const gone = product.call('DELETE', '/api/account', { token, body: { password: PASSWORD } })
      const statuses = []
      for (let isOver = false; !isOver;) {
        const answer = sendEvent(product, { ...event, id: `${event.id}-${statuses.length}` })
        isOver = await Promise.race([gone.then(() => true), answer.then(() => false)])
        statuses.push((await answer).status)
      }
      expect(await gone).toMatchObject({ status: 200 })
      expect(new Set(statuses)).toEqual(new Set([200]))
      const kept = await product.rows(sql`select id, user_id from payment_events where order_id = ${event.order}`)
      // The refund of what came too late, and the end of its subscription, are kept as well.
      const sent = statuses.map((_, index) => `${event.id}-${index}`)
      expect(kept.map((row) => row.id)).toEqual(expect.arrayContaining(sent))
      expect(new Set(kept.map((row) => row.user_id))).toEqual(new Set([null]))
    }
  })

  it('of a provider that is not in use is 404', async () => {
    expect(await product.call('POST', '/api/webhooks/stripe', { body: {} })).toMatchObject({ status: 404 })
  })

  it('an event that never arrived is asked for', async () => {
    const { token, id } = await tried()
    await subscribe(product, token, 'year')
    await eventually(async () => {
      const waiting = await product.rows(
        sql`select id from pgboss.job where name = 'sandbox-delivery' and state in ('created', 'retry', 'active')`,
      )
      return waiting.length === 0 || undefined
    }, 'the second delivery')
    // As if the process had died before anything was taken in.
    for (const table of ['payment_events', 'ledger'])
      await product.services.db.execute(
        sql`delete from ${sql.identifier(table)} where order_id in (select id from orders where user_id = ${id} and item = 'year')`,
      )
    expect(await entitlement(token)).toMatchObject({ plan: 'free', payments: 0 })
    product.now = new Date(START.getTime() + 600_000)
    await reconcile(product.services)
    await reconcile(product.services)
    expect(await entitlement(token)).toMatchObject({ plan: 'year', payments: 150, reports: 2 })
  })
})
