import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { PASSWORD, newAccount, newEmail } from '#test/accounts.ts'
import { briefReport } from '#test/brief-report.ts'
import { howMany } from '#test/how-many.ts'
import { press } from '#test/payments.ts'
import { eventually, onEachDatabase, START } from '#test/product.ts'
import { randomFrom } from '#test/random.ts'
import { beginReleased } from '../reports/begin-released.ts'
import { runSandboxClock } from '../sandbox/run-clock.ts'
import { refundPayment } from './refund-payment.ts'

const DAY_MS = 86_400_000
const TYPES = ['personality', 'professional', 'health-horoscope', 'numerology', 'pastlife', 'karmic-horoscope']
/** Cents, reports and months of what is sold. */
const PRICES: Record<string, [cents: number, reports: number, months: number]> = {
  report: [15_00, 1, 0],
  report_first_purchase: [9_00, 1, 0],
  report_2_bundle: [25_00, 2, 0],
  report_4_bundle: [45_00, 4, 0],
  month: [20_00, 0, 1],
  six_months: [100_00, 1, 6],
  year: [150_00, 2, 12],
}
const BUNDLES = Object.keys(PRICES).slice(0, 4)
const PLANS = Object.keys(PRICES).slice(4)

/** What one report of a purchase costs: its part of all of them, which come to whole cents, beside a plan's months. */
function reportCents(cents: number, reports: number, months: number): number {
  return reports === 0 ? 0 : Math.round((cents * 1500 * reports) / (1500 * reports + 2000 * months)) / reports
}

onEachDatabase('over a life of purchases', (product) => {
  it.each([11, 12, 13].slice(0, howMany(1, 3)))(
    'nobody is delivered more than they paid for, or refunded more than they paid (%i)',
    async (seed) => {
      product.services.reportModule = briefReport
      const random = randomFrom(seed)
      const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
      const email = newEmail()
      let { token, id } = await newAccount(product, { email })
      const post = (path: string, body: object = {}) => product.call('POST', `/api${path}`, { token, body })
      const people = [id]
      const pages: { page: string; item: string }[] = []
      /** Credits that were never revoked, oldest first: by which payment, for how much. */
      let credits: { payment: string; cents: number }[] = []
      /** What was delivered, by payment. */
      const value = new Map<string, number>()
      const seen = new Set<string>()
      /** How many reports were begun, by order. */
      const begunOf = new Map<string, number>()
      const orderOf = (payment: string) => payment.slice(0, payment.lastIndexOf('-'))
      const withdrawals: string[] = []

      const paidOf = async (payment: string, kind: 'paid' | 'refunded') =>
        Number(
          (
            await product.rows(
              sql`select coalesce(sum(cents), 0) as sum from payment_events where payment = ${payment} and kind = ${kind}`,
            )
          )[0].sum,
        )
      /** Takes note of payments that have come, of reports that have begun, and of what was revoked. */
      async function look() {
        const payments = await product.rows(
          sql`select payment, payment_events.cents, item from payment_events join orders on orders.id = order_id
          where payment_events.user_id = ${id} and payment_events.kind = 'paid' order by occurred_at, payment`,
        )
        for (const { payment, cents, item } of payments) {
          if (seen.has(payment)) continue
          seen.add(payment)
          const [, reports = 0, months = 0] = PRICES[item] ?? []
          for (let n = 0; n < reports; n++) credits.push({ payment, cents: reportCents(cents, reports, months) })
        }
        const begun = await product.rows(
          sql`select hash, type, order_id from report_orders where user_id = ${id} and subject is not null order by id`,
        )
        for (const { hash, type, order_id: orderId } of begun) {
          if (seen.has(hash) || type === 'monthly-forecast') continue
          seen.add(hash)
          const own = orderId ? credits.findIndex(({ payment }) => payment.startsWith(`${orderId}-`)) : 0
          const [credit] = credits.splice(Math.max(0, own), 1)
          if (!credit) throw new Error('a report was begun that nothing has paid for')
          value.set(credit.payment, (value.get(credit.payment) ?? 0) + credit.cents)
          const paidBy = orderOf(credit.payment)
          begunOf.set(paidBy, (begunOf.get(paidBy) ?? 0) + 1)
        }
      }
      const revoke = (payment: string) => {
        credits = credits.filter((credit) => orderOf(credit.payment) !== orderOf(payment))
      }
      /** Nothing waits to be attributed when something else comes: what is ordered without a word is asked for in the end. */
      const order = async () => {
        const type = random() < 0.15 ? 'monthly-forecast' : pick(TYPES)
        await product.call('GET', `/api/order/report/${type}?deliver_at_once=true`, { token })
      }
      const actions: Record<string, () => Promise<unknown>> = {
        buy: async () => {
          const item = pick(BUNDLES)
          const body = { product: item, pointer: pick(TYPES), deliver_at_once: random() < 0.7 }
          const answer = await post('/invoice/product', body)
          if (answer.status === 200) await press(product, new URL(answer.body.url).pathname, 'pay')
        },
        plan: async () => {
          const item = pick(PLANS)
          const answer = await post('/invoice/subscription', { plan: item })
          if (answer.status !== 200) return
          const page = new URL(answer.body.url).pathname
          await press(product, page, 'pay')
          pages.push({ page, item })
        },
        order,
        orderAgain: order,
        renew: async () => {
          const some = pages.length > 0 ? pick(pages) : undefined
          if (some) await press(product, some.page, 'renew')
        },
        pass: async () => {
          product.now = new Date(product.now.getTime() + Math.floor(random() * 6 * DAY_MS))
          await runSandboxClock(product.services)
          await beginReleased(product.services)
        },
        cancel: () => post('/invoice/subscription/cancel'),
        withdraw: async () => {
          const lines = (await product.call('GET', '/api/transactions/list', { token })).body
          const open = lines.filter((line: { withdraw_until: string | null }) => line.withdraw_until)
          const some: { id: string; type: string } | undefined = pick(open.length > 0 && random() < 0.8 ? open : lines)
          if (!some) return
          const [answer] = await Promise.all([
            post('/invoice/withdraw', { transaction: some.id }),
            random() < 0.5 ? order() : null,
          ])
          const isWithdrawn = answer.status === 200
          // A report ordered in the same moment came either before it, and was settled, or after it, and something else has paid for it.
          const isAfter = isWithdrawn && answer.body.reports <= (begunOf.get(orderOf(some.id)) ?? 0)
          if (isAfter) revoke(some.id)
          await look()
          if (!isWithdrawn) return
          withdrawals.push(some.type)
          revoke(some.id)
        },
        staff: async () => {
          const lines = (await product.call('GET', '/api/transactions/list', { token })).body
          const paid = lines.filter(
            ({ type, price }: { type: string; price: number }) => type !== 'refund' && price > 0,
          )
          const some: { id: string } | undefined = pick(paid)
          if (!some || random() < 0.7) return
          const done = await refundPayment(product.services, some.id).catch(() => null)
          if (done) credits = credits.filter(({ payment }) => payment !== some.id)
        },
        leave: async () => {
          if (random() < 0.6) return
          await look()
          await product.call('DELETE', '/api/account', { token, body: { password: PASSWORD } })
          credits = []
          ;({ token, id } = await newAccount(product, { email: email.replace('@', `+${people.length}@`) }))
          people.push(id)
        },
      }
      for (let n = 0; n < 45; n++) {
        await actions[pick(Object.keys(actions))]?.()
        await look()
      }
      await eventually(async () => {
        const [{ waiting }] = await product.rows(
          sql`select count(*) as waiting from pgboss.job where name in ('tell-provider', 'sandbox-delivery') and state in ('created', 'retry', 'active')`,
        )
        return Number(waiting) === 0 || undefined
      }, 'the bank to be told of everything')

      for (const payment of seen) {
        const [paid, back] = [await paidOf(payment, 'paid'), await paidOf(payment, 'refunded')]
        if (paid === 0) continue
        expect(back, `refunded of ${payment}`).toBeLessThanOrEqual(paid)
        expect(paid - back, `kept of ${payment}`).toBeGreaterThanOrEqual((value.get(payment) ?? 0) - 1e-6)
      }
      // One withdrawal from each kind of purchase, and one trial, whatever was deleted and opened again.
      expect(withdrawals.filter((kind) => kind === 'product').length).toBeLessThanOrEqual(1)
      expect(withdrawals.filter((kind) => kind === 'subscription').length).toBeLessThanOrEqual(1)
      const pagesPaid = pages.map(({ page }) => page.split('/').at(-1))
      const trials = await product.rows(sql`select 1 from payment_events join orders on orders.id = order_id
      where payment_events.kind = 'trial_started' and orders.checkout = any(${sql.param(pagesPaid)})`)
      expect(trials.length).toBeLessThanOrEqual(1)
      expect(seen.size).toBeGreaterThan(0)
      product.now = START
    },
    120_000,
  )
})
