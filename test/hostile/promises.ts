import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { newHost, PASSWORD, tally, times, UNCLEAN, type Person, type Target, type Reply } from './target.ts'
import { longTest } from '../long-test.ts'

const DAY = 24 * 3_600_000
const PRICE = 20

/** What is promised on a page or in a mail, held against what the product does. */
export function promises(target: Target): void {
  const transactions = async ({ call }: Person) =>
    (await call('GET', '/api/transactions/list')).body as { id: string; type: string; price: number; status: string }[]
  const buy = async (person: Person, what: object, kind = 'product') => {
    const { url } = (await person.call('POST', `/api/invoice/${kind}`, what)).body
    expect(await target.bank(url, 'pay')).toMatchObject({ status: 200 })
    return url as string
  }
  // Another suite on this product may have made the owner; the session may be over where the clock was set forward.
  const staff = async (): Promise<Person> => {
    const told = await target.ask('POST', '/api/login', {
      from: newHost(),
      body: { email: 'owner@example.test', password: PASSWORD },
    })
    return told.status === 200 ? target.signIn('owner@example.test') : target.confirmed({ email: 'owner@example.test' })
  }
  let consultant = 0
  let nth = 0
  beforeAll(async () => {
    const owner = await staff()
    const words = { name: 'Nora Field', specialization: 'Charts', description: 'An hour of talk.' }
    const made = await owner.call('POST', '/api/admin/consultants', {
      words: { en: words, ru: { name: 'Нора Филд', specialization: 'Карты', description: 'Час разговора.' } },
      email: 'nora@example.test',
      lang: 'en',
      time_zone: 'UTC',
      week: Array.from({ length: 7 }, () => ({ first: 0, last: 23 })),
      days_off: [],
      minutes: 60,
      prices: { USD: PRICE, RUB: null },
      meeting_url: 'https://meet.example/nora',
      rating: null,
      years: null,
      consultations: null,
      hidden: false,
    })
    consultant = made.body.id
  })
  /** Books an hour that begins in so many days or more. */
  const book = async (person: Person, inDays = 3): Promise<{ id: number; url: string; starts: string }> => {
    const { days } = (await target.ask('GET', `/api/consultants/${consultant}/slots`)).body
    const hours = days
      .slice(inDays)
      .flatMap(({ date, slots }: { date: string; slots: { time: string; starts: string }[] }) =>
        slots.map((slot) => ({ date, ...slot })),
      )
    const { date, time, starts } = hours[nth++]
    const told = await person.call('POST', '/api/bookings', { consultant, date, time })
    expect(told).toMatchObject({ status: 201 })
    return { ...told.body, starts }
  }
  const remove = ({ call }: Person) => call('DELETE', '/api/account', { password: PASSWORD })
  /** What the books of all accounts come to, as the staff sees them, deleted accounts among them. */
  const books = async (owner: Person) => {
    const { series } = (await owner.call('GET', '/api/admin/dashboard?days=30')).body
    const sum = (days: number[]) => days.reduce((all, day) => all + day, 0)
    return { paid: sum(series.revenue), refunded: sum(series.refunds) }
  }

  longTest(
    'deleting an account cancels and refunds its consultation, tells the consultant, and names nobody',
    async () => {
      const person = await target.confirmed({ first_name: 'Zebulon', last_name: 'Quick' })
      const { url } = await book(person)
      await target.bank(url, 'pay')
      await target.mail('nora@example.test', /New booking/)
      const owner = await staff()
      const before = await books(owner)
      expect((await person.call('GET', '/api/bookings')).body).toMatchObject([{ state: 'booked' }])
      const told = await times(4, () => remove(person))
      expect(tally(told)[200]).toBe(1)
      await eventually(
        async () => ((await books(owner)).refunded === before.refunded + PRICE ? true : undefined),
        'the refund in the books',
      )
      expect(await books(owner)).toEqual({ paid: before.paid, refunded: before.refunded + PRICE })
      const mail = await target.mail('nora@example.test', /Booking canceled/)
      expect(mail.text).toContain('account was deleted')
      expect(`${mail.text}${mail.calendar}`).not.toMatch(/Zebulon|Quick/)
      const own = await target.mail(person.email, /account has been deleted/)
      expect(own.text).toMatch(
        /Your consultation with Nora Field on .+ is canceled\. We are refunding the full price of \$20/,
      )
      const { rows } = (await owner.call('GET', '/api/admin/bookings/1')).body
      expect(
        rows.filter(({ consultant_name }: { consultant_name: string }) => consultant_name === 'Nora Field'),
      ).toEqual([expect.objectContaining({ user_id: null, email: null, state: 'canceled' })])
    },
  )

  longTest('a deletion at the moment of the payment or of a cancellation keeps no money and no hour', async () => {
    const owner = await staff()
    const before = await books(owner)
    for (let round = 0; round < 6; round++) {
      const person = await target.confirmed()
      const { id, url, starts } = await book(person)
      if (round % 2) await target.bank(url, 'pay')
      const told: Reply[] = await Promise.all([
        target.bank(url, 'pay'),
        remove(person),
        person.call('DELETE', `/api/bookings/${id}`),
        remove(person),
      ])
      expect(told.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
      expect(await person.call('GET', '/api/sync')).toMatchObject({ status: 401 })
      // Paid again after all of it, as from a page that was left open.
      await target.bank(url, 'pay')
      await eventually(async () => {
        const { days } = (await target.ask('GET', `/api/consultants/${consultant}/slots`)).body
        return days.some(({ slots }: { slots: { starts: string }[] }) => slots.some((slot) => slot.starts === starts))
          ? true
          : undefined
      }, 'the hour to be free')
    }
    const kept = ({ paid, refunded }: typeof before) => paid - refunded
    await eventually(
      async () => (kept(await books(owner)) === kept(before) ? true : undefined),
      'all of the money to go back',
    )
  })

  longTest('a message has the priority of the plan that its writer has, and no other', async () => {
    const free = await target.confirmed()
    const wish = { priority: true, plan: 'year', answered: true, user_id: 1, working_days: 1 }
    const write = (by: Person, subject: string, more: object = {}) =>
      by.call('POST', '/api/support', { subject, message: 'Hello', email: by.email, ...more })
    expect(await write(free, 'as free', wish)).toMatchObject({ body: { priority: false, working_days: 2 } })
    const year = await target.confirmed()
    const page = await buy(year, { plan: 'year' }, 'subscription')
    expect(await write(year, 'as year')).toMatchObject({ body: { priority: true, working_days: 1 } })
    const stranger = await target.ask('POST', '/api/support', {
      from: newHost(),
      body: { subject: 'as stranger', message: 'Hello', email: year.email, ...wish },
    })
    expect(stranger).toMatchObject({ body: { priority: false } })
    await year.call('POST', '/api/invoice/subscription/cancel', {})
    await target.bank(page, 'end')
    await target.travel(4 * DAY)
    expect(await write(year, 'after the plan')).toMatchObject({ body: { priority: false } })
    await buy(free, { plan: 'year' }, 'subscription')
    const { rows } = (await (await staff()).call('GET', '/api/admin/support/1')).body
    const seen = (name: string) => rows.find(({ subject }: { subject: string }) => subject === name)
    expect(seen('as free')).toMatchObject({ plan: 'free', priority: false })
    expect(seen('as year')).toMatchObject({ plan: 'year', priority: true })
    expect(seen('as stranger')).toMatchObject({ plan: null, priority: false })
    const order = rows.map(({ subject }: { subject: string }) => subject)
    expect(order.indexOf('as year')).toBeLessThan(order.indexOf('as free'))
  })

  test('one mailbox rates a thing once, and only what it has used', async () => {
    const name = `rater.${newHost().replaceAll('.', 'x')}`
    const emails = [`${name}@gmail.com`, `${name.replace('.', '')}+two@gmail.com`, `r.${name.slice(1)}@googlemail.com`]
    const people: Person[] = []
    for (const email of emails) {
      people.push(await target.confirmed({ email }))
      await target.travel(DAY)
    }
    const rate = (by: Person, more: object = {}) =>
      by.call('POST', '/api/reviews/set', { rating: 1, text: 'A word', ...more })
    for (const one of people) expect((await rate(one)).status).toBe(403)
    for (const one of people) await one.call('POST', '/api/order/report/chart:natal', {})
    expect(tally(await Promise.all(people.map((one) => rate(one))))).toEqual({ 200: 1, 409: 2 })
    for (const subject of ['personality', 'numerology'])
      expect((await rate(people[0] as Person, { subject })).status, subject).toBe(403)
  })

  longTest('two withdrawals at once are one, and what is being written is not refunded', async () => {
    const person = await target.confirmed()
    const bundle = { product: 'report_2_bundle', pointer: 'personality' }
    await buy(person, bundle)
    await buy(person, { ...bundle, pointer: 'numerology' })
    const paid = (await transactions(person)).filter(({ type, price }) => type === 'product' && price > 0)
    const told = await Promise.all(
      paid.map(({ id }) => person.call('POST', '/api/invoice/withdraw', { transaction: id })),
    )
    expect(tally(told)).toEqual({ 200: 1, 409: 1 })
    const hasty = await target.confirmed()
    await buy(hasty, { product: 'report', pointer: 'numerology', deliver_at_once: true })
    const [payment] = await transactions(hasty)
    expect(payment).toMatchObject({ withdraw_until: null })
    expect(await hasty.call('POST', '/api/invoice/withdraw', { transaction: payment?.id })).toMatchObject({
      status: 409,
    })
    const receipt = await target.mail(hasty.email, /receipt/i)
    expect(receipt.text).toContain('you can no longer withdraw from this purchase')
    expect(receipt.text).not.toMatch(/you can withdraw for a full refund|You can withdraw until/)
    const owner = await staff()
    const refund = (scope: string) =>
      owner.call('POST', `/api/admin/user/${hasty.id}/refund`, { transaction: payment?.id, scope, reason: 'asked' })
    expect(await refund('unused')).toMatchObject({ status: 409 })
  })

  test('a provider that nobody configured opens nothing and makes no account', async () => {
    for (const provider of ['google', 'apple', 'github', '__proto__', '..%2fgoogle'])
      for (const end of ['', '/callback', '/callback?code=x&state=y&id_token=z'])
        for (const method of ['GET', 'POST']) {
          const told = await target.ask(method, `/oauth/${provider}${end}`, { from: newHost() })
          expect([404, 405], `${method} ${provider}${end}`).toContain(told.status)
          expect(told.headers.getSetCookie().join()).not.toMatch(/session=[^;]/)
        }
  })

  test('a reason reaches the other side as plain words', async () => {
    const person = await target.confirmed({ first_name: 'Ottoline' })
    const { url } = await book(person)
    await target.bank(url, 'pay')
    const booked = await eventually(
      async () => (await target.mailsTo('nora@example.test')).find(({ text }) => text.includes('Ottoline')),
      'the mail to the consultant',
    )
    const token = /consultation\/(\S+)/.exec(booked.text)?.[1] ?? ''
    const reason = 'Ill\u202Etxt\r\nBcc: x@evil.example\u0007\u200B <b>bold</b> \u2066end'
    expect(await target.ask('DELETE', `/api/consultation/${token}`, { body: { reason } })).toMatchObject({
      status: 200,
    })
    const mail = await target.mail(person.email, /Booking canceled/)
    expect(Object.keys(mail.headers)).not.toContain('bcc')
    expect(mail.html).not.toContain('<b>bold</b>')
    expect(mail.text.replaceAll('\r\n', '\n')).not.toMatch(UNCLEAN)
  })
}
