import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { newAccount, newConfirmed } from '#test/accounts.ts'
import { briefReport } from '#test/brief-report.ts'
import { afterTrial, openPage, press, entitlementOf, subscribe } from '#test/payments.ts'
import { eventually, onEachDatabase, START } from '#test/product.ts'
import { remindOfRenewals } from './remind-of-renewals.ts'
import { runSandboxClock } from '../sandbox/run-clock.ts'
import { refundPayment } from './refund-payment.ts'
import { returnQuestion, spendQuestion } from '#core/entitlements/spend-question.ts'

const DAY_MS = 86_400_000
const days = (count: number) => new Date(START.getTime() + count * DAY_MS)

onEachDatabase('payments', (product) => {
  const entitlement = (token: string) => entitlementOf(product, token)
  const transactions = async (token: string) => (await product.call('GET', '/api/transactions/list', { token })).body
  const tried = () => afterTrial(product)
  const report = (token: string, changes: object = {}) =>
    openPage(product, token, 'product', { product: 'report_first_purchase', pointer: 'personality', ...changes })

  it('GET /products tells the prices of the contract, in the reader’s language', async () => {
    const { body } = await product.call('GET', '/api/products', { headers: { 'accept-language': 'ru' } })
    const told = body.plans.map((plan: { name: string; price: { USD: number }; durationInPeriods: number }) => [
      plan.name,
      plan.price.USD,
      plan.durationInPeriods,
    ])
    expect(told).toEqual([
      ['month', 20, 1],
      ['six_months', 100, 6],
      ['year', 150, 12],
    ])
    expect(
      Object.entries(body.products as Record<string, { price: { USD: number }; bundle: number; parent?: string }>).map(
        ([name, { price, bundle, parent }]) => [name, price.USD, bundle, parent],
      ),
    ).toEqual([
      ['report', 15, 1, undefined],
      ['report_first_purchase', 9, 1, 'report'],
      ['report_2_bundle', 25, 2, 'report'],
      ['report_4_bundle', 45, 4, 'report'],
    ])
    expect(body.plans[0].title).toMatch(/[а-я]/)
  })

  describe('a plan', () => {
    it('begins with three free days, once, and then costs what was said', async () => {
      const { token, email } = await newAccount(product)
      const page = await openPage(product, token, 'subscription', { plan: 'Six_Months' })
      expect((await entitlement(token)).plan).toBe('free')
      expect((await press(product, page, 'pay')).body.url).toMatch(/\/settings\?payment=success$/)
      expect(await entitlement(token)).toEqual({
        plan: 'six_months',
        paid_until: days(3).toISOString(),
        canceled_at: null,
        payments: 0,
        subscription: { trial: true, renews: true, price: 100, currency: 'USD' },
        chat: 25,
        trials: 0,
        reports: 0,
      })
      expect(await transactions(token)).toMatchObject([{ type: 'subscription', price: 0, status: 'completed' }])
      product.now = days(3)
      await runSandboxClock(product.services)
      await eventually(async () => ((await entitlement(token)).payments === 100 ? true : undefined), 'the payment')
      // 24 November and six months.
      expect(await entitlement(token)).toMatchObject({ paid_until: '2027-05-24T09:00:00.000Z', reports: 1, chat: 25 })
      const mails = await product.mailsTo(email, 3)
      const receipt = mails.find(({ subject }) => subject.startsWith('Your receipt'))
      expect(receipt?.subject).toBe('Your receipt: Six months, $100')
      expect(receipt?.text).toMatch(/Payment number: \S+\./)
    })

    it('is confirmed to an address that nobody has confirmed without a word of who typed it', async () => {
      for (const make of [newAccount, newConfirmed]) {
        const { token, email } = await make(product, { first_name: 'WIN $500 now', last_name: 'Claim' })
        await press(product, await openPage(product, token, 'subscription', { plan: 'month' }), 'pay')
        const told = await eventually(
          async () => (await product.mailsTo(email)).find(({ subject }) => /free trial/.test(subject)),
          'the mail of the trial',
        )
        expect(told.text).toMatch(make === newAccount ? /^Hello,\n/ : /^Hello WIN \$500 now,\n/)
        expect(told.html.includes('WIN $500')).toBe(make === newConfirmed)
      }
    })

    it('is paid at once when the trial is used, is current then, and gives way only to a higher one', async () => {
      const { token, id } = await tried()
      await subscribe(product, token, 'six_months')
      expect(await entitlement(token)).toMatchObject({ plan: 'six_months', payments: 100, reports: 1 })
      for (const [plan, message] of [
        ['six_months', 'plan_current'],
        ['month', 'plan_lower'],
      ] as const) {
        const answer = await product.call('POST', '/api/invoice/subscription', { token, body: { plan } })
        expect(answer).toMatchObject({ status: 409, body: { reason: 'conflict', message: say('en', message) } })
      }
      await subscribe(product, token, 'year')
      expect(await entitlement(token)).toMatchObject({ plan: 'year', payments: 250, reports: 3 })
      const superseded = await product.rows(
        sql`select by from cancellations where user_id = ${id} and by = 'superseded'`,
      )
      expect(superseded).toHaveLength(1)
      await eventually(async () => {
        const [row] = await product.rows(
          sql`select stops_at_period_end from sandbox_checkouts join orders on orders.id = order_id where user_id = ${id} and item = 'six_months'`,
        )
        return row.stops_at_period_end || undefined
      }, 'the bank to know')
    })

    it('can be bought while its canceled trial still runs, and is paid for then', async () => {
      const { token } = await newAccount(product)
      const pay = async (plan: string) =>
        press(product, await openPage(product, token, 'subscription', { plan, begin_at_once: true }), 'pay')
      await pay('year')
      const again = () => product.call('POST', '/api/invoice/subscription', { token, body: { plan: 'year' } })
      expect(await again()).toMatchObject({ status: 409, body: { message: say('en', 'plan_current') } })
      await product.call('POST', '/api/invoice/subscription/cancel', { token, body: {} })
      await pay('year')
      expect(await entitlement(token)).toMatchObject({
        plan: 'year',
        payments: 150,
        canceled_at: null,
        subscription: { trial: false, renews: true },
      })
      expect(await again()).toMatchObject({ status: 409 })
    })

    it('a plan there is not is refused', async () => {
      const { token } = await newAccount(product)
      const answer = await product.call('POST', '/api/invoice/subscription', { token, body: { plan: 'decade' } })
      expect(answer).toMatchObject({ status: 422, body: { errors: { plan: say('en', 'plan_unknown') } } })
    })

    it('a declined, an abandoned and a returned-from page unlock nothing', async () => {
      const { token } = await newAccount(product)
      const page = await openPage(product, token, 'subscription', { plan: 'year' })
      await product.call('GET', '/api/sync?payment=success', { token })
      expect((await entitlement(token)).plan).toBe('free')
      expect((await transactions(token))[0]).toMatchObject({ status: 'pending', type: 'subscription', price: 150 })
      await press(product, page, 'decline')
      expect((await transactions(token))[0]).toMatchObject({ status: 'failed' })
      await press(product, page, 'challenge')
      expect((await entitlement(token)).plan).toBe('free')
      await press(product, page, 'abandon')
      expect(await press(product, page, 'pay')).toMatchObject({ status: 409 })
      expect(await entitlement(token)).toMatchObject({ plan: 'free', trials: 1 })
    })

    it('a new page closes the one before it', async () => {
      const { token } = await newAccount(product)
      const first = await openPage(product, token, 'subscription', { plan: 'year' })
      await openPage(product, token, 'subscription', { plan: 'month' })
      expect(await press(product, first, 'pay')).toMatchObject({ status: 409 })
    })

    it('of pages asked for in one instant one can be paid', async () => {
      const { token } = await newAccount(product)
      const ask = () => product.call('POST', '/api/invoice/subscription', { token, body: { plan: 'year' } })
      const asked = await Promise.all([ask(), ask(), ask(), ask()])
      const pages = asked.filter(({ status }) => status === 200).map(({ body }) => new URL(body.url).pathname)
      expect(asked.filter(({ status }) => status === 409)).toHaveLength(4 - pages.length)
      const paid = []
      for (const page of pages) paid.push((await press(product, page, 'pay')).status)
      expect(paid.toSorted()).toEqual([200, ...pages.slice(1).map(() => 409)])
    })

    it('given back by an operator ends at once, with its credits, and only once', async () => {
      const { token } = await tried()
      await subscribe(product, token, 'year')
      const [{ id: payment }] = await transactions(token)
      await refundPayment(product.services, payment, { scope: 'all' })
      await eventually(async () => ((await entitlement(token)).payments === 0 ? true : undefined), 'the refund')
      expect(await entitlement(token)).toMatchObject({ plan: 'free', payments: 0, reports: 0 })
      await expect(refundPayment(product.services, payment)).rejects.toMatchObject({ reason: 'conflict' })
      await expect(refundPayment(product.services, 'pay_nobody')).rejects.toMatchObject({ reason: 'not_found' })
    })

    it('why one canceled may be said afterwards, once', async () => {
      const { token, id } = await newAccount(product)
      await subscribe(product, token, 'month')
      const cancel = (body: object) => product.call('POST', '/api/invoice/subscription/cancel', { token, body })
      expect(await cancel({})).toMatchObject({ status: 200 })
      expect(await cancel({})).toMatchObject({ status: 409, body: { message: say('en', 'nothing_to_cancel') } })
      expect(await cancel({ reason: 'pause', wouldReturn: false })).toMatchObject({ status: 200 })
      expect(await cancel({ reason: 'expensive' })).toMatchObject({ status: 409 })
      const said = await product.rows(sql`select reason, would_return from cancellations where user_id = ${id}`)
      expect(said).toEqual([{ reason: 'pause', would_return: false }])
      const list = await transactions(token)
      expect(list.filter(({ type }: { type: string }) => type === 'subscription_cancel')).toHaveLength(1)
    })

    it('cancelled, holds until its end and is charged no more; the survey is kept', async () => {
      const { token, id, email } = await tried()
      await subscribe(product, token, 'month')
      const body = { reason: 'usage', feedback: 'Too little time', wouldReturn: true }
      const cancel = () => product.call('POST', '/api/invoice/subscription/cancel', { token, body })
      expect(await cancel()).toMatchObject({ status: 200, body: { data: { status: 'success' } } })
      expect(await cancel()).toMatchObject({ status: 409 })
      const after = await entitlement(token)
      expect(after).toMatchObject({ plan: 'month', canceled_at: START.toISOString(), subscription: { renews: false } })
      const survey = await product.rows(
        sql`select reason, feedback, would_return from cancellations where user_id = ${id} and reason is not null`,
      )
      expect(survey).toEqual([{ reason: 'usage', feedback: 'Too little time', would_return: true }])
      expect((await transactions(token))[0]).toMatchObject({ type: 'subscription_cancel', status: 'completed' })
      expect((await product.mailsTo(email, 3)).length).toBeGreaterThanOrEqual(3)
      // 21 November and one month.
      product.now = new Date('2026-12-21T09:00:00Z')
      await runSandboxClock(product.services)
      expect(await entitlement(token)).toMatchObject({ plan: 'free', payments: 20, paid_until: null })
    })

    it('is not charged after the card is removed', async () => {
      const { token } = await tried()
      const page = await subscribe(product, token, 'month')
      await press(product, page, 'remove_card')
      expect(await entitlement(token)).toMatchObject({ plan: 'month', canceled_at: START.toISOString() })
      product.now = new Date('2026-12-21T09:00:01Z')
      await runSandboxClock(product.services)
      expect(await entitlement(token)).toMatchObject({ plan: 'free', payments: 20 })
    })

    it('is announced before it renews, once', async () => {
      const { token, email } = await tried()
      await subscribe(product, token, 'month')
      product.now = new Date(Date.parse('2026-12-21T09:00:00Z') - 4 * DAY_MS)
      await remindOfRenewals(product.services)
      product.now = new Date(Date.parse('2026-12-21T09:00:00Z') - 3 * DAY_MS)
      await remindOfRenewals(product.services)
      await remindOfRenewals(product.services)
      const mails = await eventually(async () => {
        const all = await product.mailsTo(email)
        return all.some(({ subject }) => /renews/.test(subject)) ? all : undefined
      }, 'the reminder')
      const reminders = mails.filter(({ subject }) => /renews on December 21, 2026/.test(subject))
      expect(reminders).toHaveLength(1)
      expect(reminders[0]?.text).toContain('$20')
    })

    it('withdrawn from within 14 days is refunded, ended and acknowledged with date and time', async () => {
      const { token, email } = await tried()
      await subscribe(product, token, 'year', { begin_at_once: true })
      const [payment] = await transactions(token)
      expect(payment).toMatchObject({ price: 150, withdraw_until: days(14).toISOString() })
      const withdraw = () => product.call('POST', '/api/invoice/withdraw', { token, body: { transaction: payment.id } })
      expect(await withdraw()).toMatchObject({ status: 200 })
      expect(await withdraw()).toMatchObject({ status: 409 })
      await eventually(async () => ((await entitlement(token)).plan === 'free' ? true : undefined), 'the end')
      // The first of its days: $0.37.
      await eventually(async () => ((await entitlement(token)).payments === 0.37 ? true : undefined), 'the refund')
      expect(await entitlement(token)).toMatchObject({ plan: 'free', payments: 0.37, reports: 0 })
      const mail = (await product.mailsTo(email, 5)).find(({ subject }) => /withdrawal/.test(subject))
      expect(mail?.text).toMatch(/November 21, 2026 at 9:00 a.m. \(GMT\)/)
    })

    it('cannot be withdrawn from after 14 days, nor by another', async () => {
      const { token } = await tried()
      await subscribe(product, token, 'year')
      const [{ id: transaction }] = await transactions(token)
      const other = await newAccount(product)
      const by = (who: string) => product.call('POST', '/api/invoice/withdraw', { token: who, body: { transaction } })
      expect(await by(other.token)).toMatchObject({ status: 404 })
      product.now = days(14)
      expect(await by(token)).toMatchObject({ status: 409 })
      expect(await entitlement(token)).toMatchObject({ plan: 'year', payments: 150 })
    })
  })

  describe('a report', () => {
    it('that cannot be written is not sold', async () => {
      const { token } = await newAccount(product)
      const sold = product.services.reportModule
      product.services.reportModule = () => undefined
      const body = { product: 'report', pointer: 'personality' }
      expect(await product.call('POST', '/api/invoice/product', { token, body })).toMatchObject({
        status: 503,
        body: { message: say('en', 'report_not_written_yet') },
      })
      expect(await product.call('GET', '/api/order/report/personality', { token })).toMatchObject({ status: 503 })
      expect(await product.call('GET', '/api/order/report/no-such', { token })).toMatchObject({ status: 404 })
      product.services.reportModule = sold
    })

    it('is made when it is paid, once, at the price of a first one only once', async () => {
      product.services.reportModule = briefReport
      const { token, id } = await newAccount(product)
      await press(product, await report(token), 'pay')
      expect(await entitlement(token)).toMatchObject({ payments: 9, reports: 0, trials: 1 })
      const made = await product.rows(sql`select type from report_orders where user_id = ${id}`)
      expect(made).toEqual([{ type: 'personality' }])
      const body = { product: 'report_first_purchase', pointer: 'personality' }
      expect(await product.call('POST', '/api/invoice/product', { token, body })).toMatchObject({ status: 422 })
      await press(product, await report(token, { product: 'report_4_bundle' }), 'pay')
      expect(await entitlement(token)).toMatchObject({ payments: 54, reports: 3 })
      const order = (key: number) =>
        product.call('GET', `/api/order/report/personality?idempotency_key=${key}`, { token })
      const answers = await Promise.all(Array.from({ length: 8 }, (_, key) => order(key)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 403, 403, 403, 403, 403])
      expect(await entitlement(token)).toMatchObject({ reports: 0 })
      const { body: refused } = await order(9)
      expect(refused).toMatchObject({ reason: 'upgrade_required' })
    })
  })

  describe('LUCKY15', () => {
    const open = (token: string, plan = 'month') =>
      product.call('POST', '/api/invoice/subscription', { token, body: { plan, promo: 'lucky15' } })

    it('takes 15 % off, once, for a day from when it was shown', async () => {
      const { token } = await newAccount(product)
      expect(await open(token)).toMatchObject({ status: 422, body: { errors: { promo: say('en', 'promo_unknown') } } })
      const show = () => product.call('POST', '/api/promo/lucky-star', { token })
      expect((await show()).body).toMatchObject({ code: 'LUCKY15', percent: 15, valid_until: days(1).toISOString() })
      product.now = days(0.5)
      expect((await show()).body.valid_until).toBe(days(1).toISOString())
      const { body } = await open(token)
      await press(product, new URL(body.url).pathname, 'pay')
      expect(await entitlement(token)).toMatchObject({ plan: 'month', payments: 17, subscription: { price: 20 } })
      expect(await open(token, 'year')).toMatchObject({
        status: 422,
        body: { errors: { promo: say('en', 'promo_used') } },
      })
      const late = await newAccount(product)
      await product.call('POST', '/api/promo/lucky-star', { token: late.token })
      product.now = days(1.5)
      expect(await open(late.token)).toMatchObject({ body: { errors: { promo: say('en', 'promo_over') } } })
    })
  })

  it('of 100 questions at once with 5 left, 5 are answered; midnight is the person’s', async () => {
    const { id, token } = await tried()
    await subscribe(product, token, 'month')
    const ask = () => spendQuestion(product.services, id, 'Europe/Moscow')
    const answers = await Promise.allSettled(Array.from({ length: 100 }, ask))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(ask()).rejects.toMatchObject({ reason: 'limit_reached' })
    await returnQuestion(product.services, id, { date: '2026-11-21', left: 0 })
    expect(await ask()).toEqual({ date: '2026-11-21', left: 0 })
    // One minute to midnight in Moscow, and midnight.
    product.now = new Date('2026-11-21T20:59:00Z')
    await expect(ask()).rejects.toMatchObject({ reason: 'limit_reached' })
    product.now = new Date('2026-11-21T21:00:00Z')
    expect(await ask()).toEqual({ date: '2026-11-22', left: 4 })
    await product.call('GET', '/api/sync', { token, headers: { 'x-time-zone': 'Europe/Moscow' } })
    expect((await entitlement(token)).chat).toBe(4)
  })
})
