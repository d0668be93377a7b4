import { describe, expect, it } from 'vitest'
import { randomFrom } from '#test/random.ts'
import { RIGHTS, type PaidPlanId } from '#product/rights.ts'
import { addMonths, PLANS } from '#product/offers.ts'
import { PRODUCTS, type ProductId } from '#product/products.ts'
import type { Entry, History, MoneyEvent, NewEntry, Order } from './history.ts'
import { paymentsOf } from './payments.ts'
import { balanceOf, entriesDue, paidCents } from './settle.ts'
import { entitlementAt } from './entitlement.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
const DAY_MS = 86_400_000
const day = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

const ORDER: Order = {
  id: 'o1',
  userId: 1,
  kind: 'subscription',
  item: 'six_months',
  pointer: null,
  personId: null,
  placeIds: [],
  currency: 'USD',
  cents: 100_00,
  renewalCents: 100_00,
  trialDays: 0,
  promo: null,
  deliverAtOnce: false,
  lang: 'en',
  provider: 'sandbox',
  checkout: 'page',
  createdAt: NOW,
}

let made = 0
const event = (kind: MoneyEvent['kind'], at: Date, more: Partial<MoneyEvent> = {}): MoneyEvent => ({
  provider: 'sandbox',
  id: `e${++made}`,
  kind,
  orderId: 'o1',
  userId: 1,
  payment: null,
  refund: null,
  subscription: null,
  cents: null,
  currency: null,
  first: false,
  periodStart: null,
  periodEnd: null,
  occurredAt: at,
  receivedAt: at,
  ...more,
})
const paid = (payment: string, at: Date, more: Partial<MoneyEvent> = {}) =>
  event('paid', at, {
    payment,
    cents: 100_00,
    currency: 'USD',
    periodStart: at,
    periodEnd: addMonths(at, 6),
    ...more,
  })
const refunded = (payment: string, at: Date, cents = 100_00) =>
  event('refunded', at, { payment, refund: `re-${payment}-${cents}`, cents, currency: 'USD' })

const history = (events: readonly MoneyEvent[], orders: readonly Order[] = [ORDER]): History => ({
  orders,
  events,
  grants: [],
  cancellations: [],
  withdrawals: [],
})

/** The books as they are written while events come in, so many at a time, each with what is known by then. */
function keepBooks(events: readonly MoneyEvent[], orders: readonly Order[] = [ORDER], step = 1): Entry[] {
  const books: Entry[] = []
  const write = (entries: NewEntry[]) => {
    for (const entry of entries)
      books.push({ id: books.length, cents: 0, credits: 0, currency: null, orderId: null, userId: 1, ...entry })
  }
  for (let known = step; known < events.length + step; known += step)
    write(entriesDue(paymentsOf({ orders, events: events.slice(0, known), withdrawals: [] }), books, NOW))
  return books
}

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))

/** A trial of three days, a first payment, a renewal, the refund of the renewal, a cancellation in between. */
const LIFE = [
  event('trial_started', day(-400), { subscription: 's1', periodStart: day(-400), periodEnd: day(-397) }),
  paid('p1', day(-397)),
  paid('p2', addMonths(day(-397), 6)),
  refunded('p2', day(-30)),
  event('canceled', day(-60)),
]

describe('one subscription', () => {
  it('ends in the same state in every order of its events, repeated or not', () => {
    const expected = { entitlement: entitlementAt(history(LIFE), NOW), books: keepBooks(LIFE) }
    // Paid twice, the second given back: a plan until the refund, 100 kept, one report left.
    expect(expected.entitlement).toMatchObject({ plan: 'free', paidUntil: null, trialLeft: false })
    expect([paidCents(expected.books), balanceOf(expected.books)]).toEqual([100_00, 1])
    const keys = (books: readonly Entry[]) => books.map(({ key }) => key).toSorted()
    for (const order of permutations(LIFE)) {
      const repeated = [...order, ...order.map((again) => ({ ...again, id: `${again.id}-again` }))]
      for (const events of [order, repeated]) {
        expect(entitlementAt(history(events), NOW)).toEqual(expected.entitlement)
        const books = keepBooks(events)
        expect(keys(books)).toEqual(keys(expected.books))
        expect([paidCents(books), balanceOf(books)]).toEqual([100_00, 1])
      }
    }
  })

  it('holds a day beyond its period while a renewal is awaited, and not a moment once it was cancelled', () => {
    const start = new Date('2026-05-21T09:00:00Z')
    const open = [paid('p1', start)]
    const ended = [...open, event('canceled', day(-1))]
    expect(entitlementAt(history(open), day(0.99)).plan).toBe('six_months')
    expect(entitlementAt(history(open), day(1)).plan).toBe('free')
    expect(entitlementAt(history(ended), new Date(NOW.getTime() - 1)).plan).toBe('six_months')
    expect(entitlementAt(history(ended), NOW).plan).toBe('free')
  })

  it('goes on when it is resumed after a cancellation', () => {
    const events = [paid('p1', day(-10)), event('canceled', day(-5)), event('resumed', day(-4))]
    expect(entitlementAt(history(events), NOW)).toMatchObject({ canceledAt: null, subscription: { renews: true } })
    expect(entitlementAt(history([...events, event('canceled', day(-3))]), NOW)).toMatchObject({ canceledAt: day(-3) })
  })

  it('of two trials of one person only the first gives anything', () => {
    const second: Order = { ...ORDER, id: 'o2', item: 'year', renewalCents: 150_00, cents: 150_00 }
    const trial = (orderId: string, at: Date) =>
      event('trial_started', at, { orderId, periodStart: at, periodEnd: new Date(at.getTime() + 3 * DAY_MS) })
    const events = [trial('o2', day(-1)), trial('o1', day(-2))]
    expect(entitlementAt(history(events, [ORDER, second]), NOW)).toMatchObject({
      plan: 'six_months',
      paidUntil: day(1),
    })
  })

  it('takes nothing for money that is not what was asked for', () => {
    for (const wrong of [{ cents: 99_99 }, { cents: 200_00 }, { currency: 'EUR' }]) {
      const events = [paid('p1', day(-1), wrong)]
      expect(entitlementAt(history(events), NOW).plan).toBe('free')
      expect(keepBooks(events)).toEqual([])
    }
  })

  it('takes a lowered price for the first payment only', () => {
    const order: Order = { ...ORDER, cents: 85_00 }
    const first = paid('p1', day(-1), { cents: 85_00, first: true })
    expect(entitlementAt(history([first], [order]), NOW).plan).toBe('six_months')
    const later = paid('p2', day(-1), { cents: 85_00 })
    expect(entitlementAt(history([later], [order]), NOW).plan).toBe('free')
  })

  it('refunded in part goes on; in parts that make a whole it ends', () => {
    const half = [paid('p1', day(-10)), refunded('p1', day(-2), 40_00)]
    expect(entitlementAt(history(half), NOW).plan).toBe('six_months')
    const whole = [...half, refunded('p1', day(-1), 60_00)]
    expect(entitlementAt(history(whole), NOW).plan).toBe('free')
    expect([paidCents(keepBooks(half)), paidCents(keepBooks(whole))]).toEqual([60_00, 0])
  })
})

describe('500 random events', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('%i: the books say what an independent reckoning says', (seed) => {
    const random = randomFrom(seed)
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
    const orders = Array.from({ length: 40 }, (_, i): Order => {
      const plan = pick(PLANS)
      if (random() < 0.5)
        return { ...ORDER, id: `o${i}`, item: plan.id, cents: plan.priceCents, renewalCents: plan.priceCents }
      const product = pick(Object.values(PRODUCTS))
      return { ...ORDER, id: `o${i}`, kind: 'product', item: product.id, cents: product.priceCents, renewalCents: null }
    })
    const events: MoneyEvent[] = []
    const payments: { id: string; order: Order; back: number }[] = []
    while (events.length < 500) {
      const order = pick(orders)
      const at = day(-600 * random())
      const dice = random()
      if (dice < 0.4) {
        const once = order.kind === 'product'
        if (once && payments.some((payment) => payment.order.id === order.id)) continue
        const id = `p${payments.length}`
        payments.push({ id, order, back: 0 })
        const period = once ? { periodStart: null, periodEnd: null } : {}
        events.push(paid(id, at, { orderId: order.id, cents: order.cents, first: true, ...period }))
      } else if (dice < 0.6 && payments.length > 0) {
        const payment = pick(payments)
        const part = random() < 0.5 ? payment.order.cents - payment.back : Math.floor(payment.order.cents / 10)
        if (part <= 0 || payment.back + part > payment.order.cents) continue
        payment.back += part
        const refund = refunded(payment.id, at, part)
        events.push({ ...refund, refund: `re-${events.length}`, orderId: payment.order.id })
      } else if (dice < 0.75 && events.length > 0) {
        events.push({ ...pick(events), id: `again-${events.length}` })
      } else
        events.push(event(pick(['canceled', 'payment_failed', 'checkout_closed', 'ended']), at, { orderId: order.id }))
    }
    const shuffled = events.toSorted(() => random() - 0.5)
    const books = keepBooks(shuffled, orders, 20)

    const given = ({ kind, item }: Order) =>
      kind === 'product' ? PRODUCTS[item as ProductId].bundle : RIGHTS[item as PaidPlanId].extraReports
    const kept = payments.reduce((sum, { order, back }) => sum + order.cents - back, 0)
    const credits = payments
      .filter(({ order, back }) => back < order.cents)
      .reduce((sum, { order }) => sum + given(order), 0)
    expect(paidCents(books)).toBe(kept)
    expect(balanceOf(books)).toBe(credits)
    // At no line is there less than nothing, and no line stands twice.
    let balance = 0
    for (const entry of books) expect((balance += entry.credits)).toBeGreaterThanOrEqual(0)
    expect(new Set(books.map(({ key }) => key)).size).toBe(books.length)
    expect(entitlementAt(history(shuffled, orders), NOW)).toEqual(entitlementAt(history(events, orders), NOW))
  })
})
