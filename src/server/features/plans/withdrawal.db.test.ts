import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { CONSENTS } from '#product/consents.ts'
import { say } from '#contract/messages/say.ts'
import type { Settlement, Transaction } from '#contract/plans.ts'
import { newAccount, newConfirmed, newEmail, PASSWORD } from '#test/accounts.ts'
import { briefReport } from '#test/brief-report.ts'
import { openPage, press, sendEvent, entitlementOf } from '#test/payments.ts'
import { eventually, onEachDatabase, START, type Answer } from '#test/product.ts'
import { failReport } from '../reports/fail-report.ts'
import { beginReleased } from '../reports/begin-released.ts'
import { refundPayment } from './refund-payment.ts'

const DAY_MS = 86_400_000
const days = (count: number) => new Date(START.getTime() + count * DAY_MS)
const TYPES = [
  'personality',
  'psychological-horoscope',
  'professional',
  'financial-potential',
  'karmic-horoscope',
] as const

onEachDatabase('a withdrawal', (product) => {
  beforeEach(() => {
    product.services.reportModule = briefReport
  })
  const entitlement = (token: string) => entitlementOf(product, token)
  const post = (token: string, path: string, body: object = {}) => product.call('POST', `/api${path}`, { token, body })
  const transactions = async (token: string): Promise<Transaction[]> =>
    (await product.call('GET', '/api/transactions/list', { token })).body
  const paymentOf = async (token: string, type: 'subscription' | 'product') => {
    const found = (await transactions(token)).find(
      (line) => line.type === type && line.status === 'completed' && line.price > 0,
    )
    if (!found) throw new Error(`no payment of a ${type}`)
    return found
  }
  const order = (token: string, type: string, atOnce = true) =>
    product.call('GET', `/api/order/report/${type}${atOnce ? '?deliver_at_once=true' : ''}`, { token })
  const reports = async (token: string) => (await product.call('GET', '/api/reports/reports', { token })).body
  /** What is being written or written: all that is more than an order. */
  const delivered = async (id: number) =>
    Number(
      (
        await product.rows(sql`select count(*) as n from report_orders where user_id = ${id} and subject is not null`)
      )[0].n,
    )
  const quote = (token: string, transaction: string) => post(token, '/invoice/withdraw/quote', { transaction })
  const withdraw = (token: string, transaction: string) => post(token, '/invoice/withdraw', { transaction })
  const paidIn = (token: string, sum: number) =>
    eventually(async () => ((await entitlement(token)).payments === sum ? true : undefined), `${sum} to be kept`)

  /** A plan whose first payment was taken: after a trial where there is one. */
  async function subscribed(token: string, plan: string, body: object = {}): Promise<string> {
    const page = await openPage(product, token, 'subscription', { plan, begin_at_once: true, ...body })
    await press(product, page, 'pay')
    if ((await entitlement(token)).subscription?.trial) {
      product.now = new Date(product.now.getTime() + 3 * DAY_MS)
      await press(product, page, 'renew')
    }
    return page
  }
  const buy = async (token: string, item: string, more: object = {}) => {
    const page = await openPage(product, token, 'product', { product: item, pointer: TYPES[0], ...more })
    await press(product, page, 'pay')
    return page
  }

  it('from a year keeps what its reports and days were worth, and there is no second one', async () => {
    const { token, id, email } = await newAccount(product)
    await subscribed(token, 'year')
    for (const type of TYPES.slice(0, 2)) expect(await order(token, type)).toMatchObject({ status: 200 })
    expect(await order(token, TYPES[2])).toMatchObject({ status: 403 })
    expect(await delivered(id)).toBe(2)
    const payment = await paymentOf(token, 'subscription')
    // Two reports of a year are $16.67 of $150, a day of the rest $0.37.
    const sums: Partial<Settlement> = { refund: 132.96, used: 17.04, reports: 2, forecasts: 0, days: 1 }
    expect(await quote(token, payment.id)).toMatchObject({ status: 200, body: { price: 150, ...sums } })
    expect(await withdraw(token, payment.id)).toMatchObject({ status: 200, body: sums })
    // At once, before the bank has told of anything.
    expect(await entitlement(token)).toMatchObject({ plan: 'free', paid_until: null, reports: 0 })
    await paidIn(token, 17.04)
    const line = (await transactions(token)).find(({ id: known }) => known === payment.id)
    expect(line).toMatchObject({ settlement: sums, withdraw_until: null })
    const mails = await eventually(async () => {
      const all = await product.mailsTo(email)
      return all.some(({ subject }) => subject.includes('Your refund')) ? all : undefined
    }, 'the refund’s mail')
    const said = (about: string) => mails.find(({ subject }) => subject.includes(about))?.text ?? ''
    expect(said('withdrawal')).toContain('Used and paid for: 2 reports, 1 day of the plan, $17.04 in total.')
    expect(said('withdrawal')).toContain('We are refunding $132.96')
    expect(said('Your refund')).toContain('$17.04')

    // Again: no trial, and no withdrawal.
    await subscribed(token, 'year')
    expect(await entitlement(token)).toMatchObject({ plan: 'year', payments: 167.04, reports: 2 })
    const second = await paymentOf(token, 'subscription')
    expect(second.withdraw_until).toBeNull()
    expect(await withdraw(token, second.id)).toMatchObject({
      status: 409,
      body: { reason: 'conflict', message: say('en', 'withdrawal_used') },
    })
  })

  describe('without the person’s word', () => {
    it('nothing is delivered that can be withdrawn from: bought by a program, a bundle goes back whole', async () => {
      const { token, id } = await newAccount(product)
      await buy(token, 'report_4_bundle')
      for (const type of TYPES.slice(1, 4)) expect(await order(token, type, false)).toMatchObject({ status: 200 })
      expect(await delivered(id)).toBe(0)
      const waiting = await reports(token)
      expect(waiting).toHaveLength(4)
      for (const report of waiting)
        expect(report).toMatchObject({ status: 0, lacks: ['consent'], held_until: days(14).toISOString() })
      const payment = await paymentOf(token, 'product')
      expect(await withdraw(token, payment.id)).toMatchObject({
        status: 200,
        body: { refund: 45, used: 0, reports: 0 },
      })
      await paidIn(token, 0)
      expect(await reports(token)).toEqual([])
      expect(await entitlement(token)).toMatchObject({ reports: 0 })
      expect(await order(token, TYPES[1])).toMatchObject({ status: 403 })
    })

    it.each([undefined, false, 'off', 'false', '0', 0])(
      'a plan goes back whole, and its receipt says so: begin_at_once %j',
      async (said) => {
        const { token, email, id } = await newAccount(product)
        await subscribed(token, 'year', { begin_at_once: said })
        product.now = new Date(product.now.getTime() + 10 * DAY_MS)
        expect(await product.rows(sql`select kind from consents where user_id = ${id}`)).toEqual([])
        const payment = await paymentOf(token, 'subscription')
        const whole = { refund: 150, used: 0, days: 0, reports: 0 }
        expect(await quote(token, payment.id)).toMatchObject({ status: 200, body: whole })
        const receipt = await eventually(
          async () => (await product.mailsTo(email)).find(({ subject }) => subject.startsWith('Your receipt')),
          'the receipt',
        )
        expect(receipt.text).toContain('You did not ask for the plan to begin')
        expect(receipt.text).not.toContain('you agreed to this')
        expect(await withdraw(token, payment.id)).toMatchObject({ status: 200, body: whole })
        await paidIn(token, 0)
      },
    )

    it('of a plan, what was asked for at once by itself is paid for, and days are after the period', async () => {
      const { token } = await newAccount(product)
      await subscribed(token, 'year', { begin_at_once: false })
      expect(await order(token, TYPES[1])).toMatchObject({ status: 200 })
      const payment = await paymentOf(token, 'subscription')
      expect(await quote(token, payment.id)).toMatchObject({
        body: { used: 8.34, refund: 141.66, days: 0, reports: 1 },
      })
      product.now = new Date(product.now.getTime() + 20 * DAY_MS)
      // $8.34 for the report; 20 of 365 days of the other $133.33 are $7.31.
      expect(await refundPayment(product.services, payment.id)).toMatchObject({ cents: 13_435 })
    })

    it('it is written when the period is over', async () => {
      const { token, id } = await newAccount(product)
      await buy(token, 'report')
      product.now = new Date(days(14).getTime() - 1)
      await beginReleased(product.services)
      expect(await delivered(id)).toBe(0)
      product.now = days(14)
      await Promise.all([beginReleased(product.services), beginReleased(product.services)])
      expect(await delivered(id)).toBe(1)
      expect(await withdraw(token, (await paymentOf(token, 'product')).id)).toMatchObject({ status: 409 })
    })

    it('it waits for that word, which is kept with its wording', async () => {
      const { token, id } = await newAccount(product, { lang: 'ru' })
      await buy(token, 'report')
      const [{ hash }] = await reports(token)
      expect(await product.call('PATCH', `/api/report/${hash}`, { token, body: {} })).toMatchObject({ status: 422 })
      const answer = await product.call('PATCH', `/api/report/${hash}`, { token, body: { deliver_at_once: true } })
      expect(answer).toMatchObject({ status: 200, body: { lacks: [], held_until: null } })
      expect(await delivered(id)).toBe(1)
      const { version, texts } = CONSENTS.report
      expect(
        await product.rows(sql`select key, kind, version, lang, wording from consents where user_id = ${id}`),
      ).toEqual([{ key: `report:${hash}`, kind: 'report', version, lang: 'ru', wording: texts.ru }])
    })

    it('a plan’s forecast waits too, and one of the trial does not', async () => {
      const { token, id } = await newAccount(product)
      const page = await openPage(product, token, 'subscription', { plan: 'month', begin_at_once: true })
      await press(product, page, 'pay')
      expect(await order(token, 'monthly-forecast', false)).toMatchObject({ status: 200 })
      expect(await delivered(id)).toBe(1)
      product.now = days(3)
      await press(product, page, 'renew')
      expect(await order(token, 'monthly-forecast', false)).toMatchObject({ status: 409 })
      // 3 December: another month.
      product.now = days(12)
      expect(await order(token, 'monthly-forecast', false)).toMatchObject({ status: 200 })
      expect(await delivered(id)).toBe(1)
      const payment = await paymentOf(token, 'subscription')
      // From 24 November, when the trial ended, 9 of 30 days: neither forecast counts.
      expect(await quote(token, payment.id)).toMatchObject({ body: { forecasts: 0, days: 9, used: 6 } })
      const waiting = (await reports(token)).find(({ status }: { status: number }) => status === 0)
      await product.call('PATCH', `/api/report/${waiting.hash}`, { token, body: { deliver_at_once: true } })
      expect(await delivered(id)).toBe(2)
      // Its month counts whole, and there is but one.
      expect(await quote(token, payment.id)).toMatchObject({
        status: 409,
        body: { message: say('en', 'withdrawal_nothing') },
      })
    })
  })

  it('the receipt repeats what was agreed to, and what would be paid', async () => {
    const { token, email } = await newAccount(product)
    await buy(token, 'report_2_bundle', { deliver_at_once: true })
    const receipt = await eventually(
      async () => (await product.mailsTo(email)).find(({ subject }) => subject.startsWith('Your receipt')),
      'the receipt',
    )
    expect(receipt.text).toMatch(/On November 21, 2026 at 9:00 a.m. \(GMT\) you agreed to this: “/)
    expect(receipt.text).toContain(`“${CONSENTS.report.texts.en}”`)
    expect(receipt.text).toContain('You can withdraw from the others until December 5, 2026')
    expect(receipt.text).toContain('counts as $12.50 and is not refunded')
  })

  it('keeps what a report was worth at the price that was paid', async () => {
    const { token, id } = await newAccount(product)
    await post(token, '/promo/lucky-star')
    await buy(token, 'report_4_bundle', { promo: 'LUCKY15', deliver_at_once: true })
    expect(await entitlement(token)).toMatchObject({ payments: 38.25, reports: 3 })
    await order(token, TYPES[1])
    await order(token, TYPES[2], false)
    expect(await delivered(id)).toBe(2)
    // 45 less 15 % is 38.25: two of four are 19.125.
    const { id: payment } = await paymentOf(token, 'product')
    expect(await withdraw(token, payment)).toMatchObject({ body: { used: 19.13, refund: 19.12, reports: 2 } })
    await paidIn(token, 19.13)
    expect(await entitlement(token)).toMatchObject({ reports: 0 })
  })

  it('that was confirmed for another sum does nothing', async () => {
    const { token } = await newAccount(product)
    await buy(token, 'report_2_bundle', { deliver_at_once: true })
    const { id } = await paymentOf(token, 'product')
    const { refund } = (await quote(token, id)).body
    expect(refund).toBe(12.5)
    await order(token, TYPES[1])
    const late = await post(token, '/invoice/withdraw', { transaction: id, refund })
    expect(late).toMatchObject({ status: 409 })
    expect(await entitlement(token)).toMatchObject({ payments: 25 })
  })

  it('and orders in one instant never give more than was paid for', async () => {
    for (let round = 0; round < 3; round++) {
      const { token, id } = await newAccount(product)
      await buy(token, 'report_4_bundle')
      const { id: payment } = await paymentOf(token, 'product')
      const answers = await Promise.all([
        order(token, TYPES[1]),
        order(token, TYPES[2]),
        withdraw(token, payment),
        withdraw(token, payment),
        order(token, TYPES[3]),
      ])
      expect(answers.filter((answer: Answer) => answer.status >= 500)).toEqual([])
      const [line] = await product.rows(
        sql`select used_cents, refund_cents, reports from withdrawals where payment = ${payment}`,
      )
      expect(line.used_cents + line.refund_cents).toBe(4500)
      expect(line.reports).toBe(await delivered(id))
      expect(line.used_cents).toBe(1125 * line.reports)
      await paidIn(token, line.used_cents / 100)
    }
  })

  it('after an upgrade is from the year alone; the month runs on', async () => {
    const { token } = await newAccount(product)
    await subscribed(token, 'month')
    product.now = days(5)
    await subscribed(token, 'year')
    const year = (await transactions(token)).find(({ price }) => price === 150)
    product.now = days(6)
    expect(await withdraw(token, year?.id ?? '')).toMatchObject({
      status: 200,
      body: { days: 1, reports: 0, used: 0.37 },
    })
    // From 24 November a month, not renewed.
    expect(await entitlement(token)).toMatchObject({
      plan: 'month',
      paid_until: '2026-12-24T09:00:00.000Z',
      reports: 0,
    })
    const month = (await transactions(token)).find(({ price }) => price === 20)
    expect(await withdraw(token, month?.id ?? '')).toMatchObject({ status: 409 })
  })

  it('after a cancellation ends at once what had run on', async () => {
    const { token } = await newAccount(product)
    await subscribed(token, 'six_months')
    await post(token, '/invoice/subscription/cancel')
    expect(await entitlement(token)).toMatchObject({ plan: 'six_months', reports: 1 })
    const { id } = await paymentOf(token, 'subscription')
    expect(await withdraw(token, id)).toMatchObject({ status: 200 })
    expect(await entitlement(token)).toMatchObject({ plan: 'free', reports: 0 })
  })

  it('takes along what the bank charges all the same', async () => {
    const { token } = await newAccount(product)
    const page = await subscribed(token, 'month')
    const [{ order_id: orderId }] = await product.rows(
      sql`select order_id from sandbox_checkouts where token = ${page.split('/').at(-1)}`,
    )
    await withdraw(token, (await paymentOf(token, 'subscription')).id)
    await paidIn(token, 0.67)
    const now = new Date(product.now.getTime() + DAY_MS)
    product.now = now
    await sendEvent(product, {
      id: `late-${orderId}`,
      kind: 'paid',
      order: orderId,
      customer: null,
      at: now,
      payment: `${orderId}-1`.replace(/-1$/, '-9'),
      money: { cents: 20_00, currency: 'USD' },
      first: false,
      subscription: 'sub',
      period: { start: now, end: new Date(now.getTime() + 30 * DAY_MS) },
    })
    expect(await entitlement(token)).toMatchObject({ plan: 'free', reports: 0, payments: 20.67 })
    const jobs = await product.rows(
      sql`select data from pgboss.job where name = 'tell-provider' and data->>'once' = 'late'`,
    )
    expect(jobs.map(({ data }) => data.orderId)).toContain(orderId)
  })

  describe('a refund', () => {
    it('by the staff gives back what was not used, or all of it when that is said', async () => {
      const { token, id } = await newAccount(product)
      await buy(token, 'report_2_bundle', { deliver_at_once: true })
      const first = await paymentOf(token, 'product')
      expect(await refundPayment(product.services, first.id)).toMatchObject({ cents: 1250 })
      expect(await entitlement(token)).toMatchObject({ reports: 0 })
      await paidIn(token, 12.5)
      await expect(refundPayment(product.services, first.id)).rejects.toMatchObject({ reason: 'conflict' })
      expect(await refundPayment(product.services, first.id, { scope: 'all' })).toMatchObject({ cents: 1250 })
      await paidIn(token, 0)
      await expect(refundPayment(product.services, first.id, { scope: 'all' })).rejects.toMatchObject({
        reason: 'conflict',
      })
      // It was no withdrawal of the person's.
      await buy(token, 'report_2_bundle', { deliver_at_once: true })
      expect((await paymentOf(token, 'product')).withdraw_until).not.toBeNull()
      expect(await delivered(id)).toBe(2)
    })

    it('at the bank takes unused credits, what waits and the plan at once', async () => {
      const { token, id } = await newAccount(product)
      const page = await subscribed(token, 'year')
      await order(token, TYPES[0])
      await order(token, TYPES[1], false)
      await press(product, page, 'refund')
      expect(await entitlement(token)).toMatchObject({ plan: 'free', reports: 0, payments: 0, subscription: null })
      expect(await delivered(id)).toBe(1)
      expect(await reports(token)).toHaveLength(1)
      await eventually(async () => {
        const [row] = await product.rows(
          sql`select ended_at from sandbox_checkouts where token = ${page.split('/').at(-1)}`,
        )
        return row.ended_at ?? undefined
      }, 'the bank to end the subscription')
      // A report that fails afterwards brings no credit back: its payment is gone.
      const [row] = await product.rows(sql`select id from report_orders where user_id = ${id}`)
      await product.rows(sql`update report_orders set status = 0 where id = ${row.id}`)
      await failReport(product.services, { reportId: row.id, lang: 'en' })
      expect(await entitlement(token)).toMatchObject({ reports: 0 })
    })

    it('of a withdrawal and one at the bank never come to more than was paid', async () => {
      const { token } = await newAccount(product)
      const page = await buy(token, 'report_2_bundle', { deliver_at_once: true })
      await withdraw(token, (await paymentOf(token, 'product')).id)
      await press(product, page, 'refund')
      await paidIn(token, 0)
      await press(product, page, 'refund')
      expect(await entitlement(token)).toMatchObject({ payments: 0, reports: 0 })
    })
  })

  it('of an account that is deleted: what was paid for reports and not delivered goes back, and that is told', async () => {
    const { token, email, id } = await newConfirmed(product)
    await buy(token, 'report_4_bundle', { deliver_at_once: true })
    await order(token, TYPES[1], false)
    expect(await delivered(id)).toBe(1)
    const { id: payment } = await paymentOf(token, 'product')
    const gone = await product.call('DELETE', '/api/account', { token, body: { password: PASSWORD } })
    // One of four was written: $11.25 of $45.
    expect(gone).toMatchObject({ status: 200, body: { message: expect.stringContaining('We are refunding $33.75') } })
    const refunds = async () =>
      product.rows(sql`select cents from payment_events where payment = ${payment} and kind = 'refunded'`)
    const back = await eventually(async () => ((await refunds()).length > 0 ? refunds() : undefined), 'the refund')
    expect(back).toEqual([{ cents: 3375 }])
    const told = await eventually(
      async () => (await product.mailsTo(email)).find(({ subject }) => subject === 'Your account has been deleted'),
      'the last mail',
    )
    expect(told.text).toContain('You paid $45')
    expect(told.text).toContain('We are refunding $33.75')
  })

  describe('who deletes the account and registers again', () => {
    const again = async (email: string) => newAccount(product, { email })

    it('has no other trial, first price, code or withdrawal, however the address is written', async () => {
      const name = newEmail().split('@')[0]
      const { token, id } = await again(`${name}@gmail.com`)
      await post(token, '/promo/lucky-star')
      await buy(token, 'report_first_purchase', { deliver_at_once: true, promo: 'LUCKY15' })
      await subscribed(token, 'year')
      await order(token, TYPES[1])
      await withdraw(token, (await paymentOf(token, 'subscription')).id)
      expect(await product.call('DELETE', '/api/account', { token, body: { password: PASSWORD } })).toMatchObject({
        status: 200,
      })

      const back = await again(`${name?.replace('-', '.-').toUpperCase()}+again@googlemail.com`)
      expect(back.id).not.toBe(id)
      expect(back.first_purchase).toBe(false)
      expect(await entitlement(back.token)).toMatchObject({ trials: 0, plan: 'free' })
      const first = { product: 'report_first_purchase', pointer: TYPES[0] }
      expect(await post(back.token, '/invoice/product', first)).toMatchObject({ status: 422 })
      await post(back.token, '/promo/lucky-star')
      expect(await post(back.token, '/invoice/quote', { plan: 'month', promo: 'LUCKY15' })).toMatchObject({
        status: 422,
        body: { errors: { promo: say('en', 'promo_used') } },
      })
      await press(product, await openPage(product, back.token, 'subscription', { plan: 'year' }), 'pay')
      expect(await entitlement(back.token)).toMatchObject({ plan: 'year', payments: 150 })
      expect(await withdraw(back.token, (await paymentOf(back.token, 'subscription')).id)).toMatchObject({
        status: 409,
      })
      // Reports were never withdrawn from.
      await buy(back.token, 'report_2_bundle', { deliver_at_once: true })
      expect(await withdraw(back.token, (await paymentOf(back.token, 'product')).id)).toMatchObject({ status: 200 })

      const kept = await product.rows(sql`select address_hash, offer from used_offers`)
      expect(JSON.stringify(kept).toLowerCase()).not.toContain(String(name))
      expect(kept.every(({ address_hash: hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
    })

    it('also when another account of the mailbox is still there: of two trials begun at once one goes on', async () => {
      const name = newEmail().split('@')[0]
      const [one, two] = [await again(`${name}+1@example.org`), await again(`${name}+2@example.org`)]
      const pages = []
      for (const { token } of [one, two]) pages.push(await openPage(product, token, 'subscription', { plan: 'year' }))
      await Promise.all(pages.map((page) => press(product, page, 'pay')))
      const plans = [(await entitlement(one.token)).plan, (await entitlement(two.token)).plan]
      expect(plans.toSorted()).toEqual(['free', 'year'])
    })
  })

  describe('a quote', () => {
    const ask = (token: string, body: object) => post(token, '/invoice/quote', body)

    it('says what is due today, what later, and when the reports come', async () => {
      const { token } = await newAccount(product)
      expect((await ask(token, { plan: 'year' })).body).toEqual({
        status: 'success',
        currency: 'USD',
        price: 150,
        discount: null,
        total: 0,
        trial_until: days(3).toISOString(),
        renews_at: days(3).toISOString(),
        renewal: 150,
        reports: 2,
        reports_at: days(3).toISOString(),
        withdrawal: { days: 14, left: true, report: 8.34, day: 0.37, month: 11.12 },
      })
      await post(token, '/promo/lucky-star')
      expect((await ask(token, { plan: 'year', promo: ' lucky15 ' })).body).toMatchObject({
        total: 127.5,
        discount: { code: 'LUCKY15', percent: 15, amount: 22.5 },
        trial_until: null,
        renews_at: '2027-11-21T09:00:00.000Z',
        renewal: 150,
        reports_at: START.toISOString(),
      })
      expect((await ask(token, { product: 'report_2_bundle', promo: 'LUCKY15' })).body).toMatchObject({
        price: 25,
        total: 21.25,
        renewal: null,
        reports: 2,
        withdrawal: { report: 10.63, day: null, month: null },
      })
    })

    it('says beside the field what is wrong, and is what the bank then asks for', async () => {
      const { token } = await newAccount(product)
      expect(await ask(token, { plan: 'year', promo: 'NONE' })).toMatchObject({
        status: 422,
        body: { errors: { promo: say('en', 'promo_unknown') } },
      })
      for (const body of [{}, { plan: 'year', product: 'report' }])
        expect(await ask(token, body)).toMatchObject({
          status: 422,
          body: { errors: { plan: say('en', 'plan_or_product') } },
        })
      expect(await product.call('POST', '/api/invoice/quote', { body: { plan: 'year' } })).toMatchObject({
        status: 401,
      })
      await post(token, '/promo/lucky-star')
      const { total } = (await ask(token, { product: 'report', promo: 'LUCKY15' })).body
      await buy(token, 'report', { promo: 'LUCKY15' })
      expect(await entitlement(token)).toMatchObject({ payments: total })
    })

    it('of a report on a credit says what it counts as while that matters', async () => {
      const { token } = await newAccount(product)
      const terms = () => product.call('GET', `/api/order/report/${TYPES[1]}/terms`, { token })
      await buy(token, 'report_2_bundle')
      expect((await terms()).body).toMatchObject({ held_until: days(14).toISOString(), counts_as: 12.5 })
      product.now = days(14)
      expect((await terms()).body).toMatchObject({ held_until: null, counts_as: null })
    })
  })
})
