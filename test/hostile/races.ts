import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { PASSWORD, tally, times, type Person, type Reply, type Target } from './target.ts'
import { longTest } from '../long-test.ts'

const DAY = 24 * 3_600_000
const REPORTS = [
  'professional',
  'numerology',
  'pastlife',
  'karmic-horoscope',
  'lucky-star',
  'health-horoscope',
  'sabian-symbols',
  'cosmobiological',
]

export function races(target: Target): void {
  const invoice = async ({ call }: Person, what: object, kind = 'product'): Promise<string> => {
    const told = await call('POST', `/api/invoice/${kind}`, what)
    if (told.status !== 200) throw new Error(`no payment page: ${told.status} ${told.text}`)
    return told.body.url
  }
  const buy = async (person: Person, what: object, kind = 'product') =>
    expect(await target.bank(await invoice(person, what, kind), 'pay')).toMatchObject({ status: 200 })
  const entitlement = async ({ call }: Person) => {
    const { plan, payments, counters } = (await call('GET', '/api/sync')).body
    const { chat, trials, reports } = JSON.parse(counters)
    return { plan, payments, chat, trials, reports }
  }
  const transactions = async ({ call }: Person) =>
    (await call('GET', '/api/transactions/list')).body as { id: string; type: string; price: number; status: string }[]
  const reports = async ({ call }: Person) =>
    (await call('GET', '/api/reports/reports')).body as { type: string; status: number; hash: string }[]
  const settled = (person: Person, sum: number) =>
    eventually(async () => ((await entitlement(person)).payments === sum ? true : undefined), `${sum} to be kept`)
  const bundle = (pointer = 'personality', product = 'report_4_bundle') => ({ product, pointer })

  // A staff session ends after twelve hours, and the clock is set forward here.
  const staff = () => target.signIn('owner@example.test')
  let consultant = 0
  let hours: { date: string; time: string }[] = []
  beforeAll(async () => {
    const owner = await target.confirmed({ email: 'owner@example.test' })
    const words = { name: 'Vera Stone', specialization: 'Charts', description: 'An hour of talk.' }
    const made = await owner.call('POST', '/api/admin/consultants', {
      words: { en: words, ru: { name: 'Вера Стоун', specialization: 'Карты', description: 'Час разговора.' } },
      email: 'consultant@example.test',
      lang: 'en',
      time_zone: 'Europe/Moscow',
      week: Array.from({ length: 7 }, () => ({ first: 9, last: 18 })),
      days_off: [],
      minutes: 60,
      prices: { USD: 20, RUB: null },
      meeting_url: 'https://meet.example/vera',
      rating: null,
      years: null,
      consultations: null,
      hidden: false,
    })
    consultant = made.body.id
    const { days } = (await target.ask('GET', `/api/consultants/${consultant}/slots`)).body
    hours = days
      .slice(3)
      .flatMap(({ date, slots }: { date: string; slots: { time: string }[] }) =>
        slots.map(({ time }) => ({ date, time })),
      )
  })
  const book = ({ call }: Person, hour: number, more: object = {}) =>
    call('POST', '/api/bookings', { consultant, ...hours[hour], ...more })

  test('a payment page that is paid ten times takes and gives once', async () => {
    const person = await target.confirmed()
    const page = await invoice(person, bundle())
    await times(10, (index) => target.bank(page, index % 3 === 2 ? 'decline' : 'pay'))
    for (const outcome of ['pay', 'decline', 'abandon', 'renew', 'pay']) await target.bank(page, outcome)
    expect(await entitlement(person)).toMatchObject({ payments: 45, reports: 3 })
    expect((await transactions(person)).filter(({ status }) => status === 'completed')).toMatchObject([{ price: 45 }])
  })

  longTest('the price of a first report, a trial and a code are had once, by whatever number of pages', async () => {
    const person = await target.confirmed()
    await person.call('POST', '/api/promo/lucky-star')
    const first = { product: 'report_first_purchase', pointer: 'personality' }
    const coded = { product: 'report', pointer: 'numerology', promo: 'LUCKY15' }
    const pages = await times(6, (index) => person.call('POST', '/api/invoice/product', index % 2 ? first : coded))
    expect(
      [...new Set(pages.map(({ status }) => status))].filter((status) => status !== 200 && status !== 409),
    ).toEqual([])
    await Promise.all(pages.filter(({ body }) => body.url).map(({ body }) => target.bank(body.url, 'pay')))
    const paid = (await transactions(person)).filter(({ status }) => status === 'completed')
    expect(paid.filter(({ price }) => price === 9 || price === 7.65).length).toBeLessThanOrEqual(1)
    expect(paid.filter(({ price }) => price === 12.75).length).toBeLessThanOrEqual(1)
    const again = await person.call('POST', '/api/invoice/quote', { product: 'report_first_purchase' })
    expect(again.body.total === 9).toBe(false)
    const subscriber = await target.confirmed()
    const trials = await times(4, () => subscriber.call('POST', '/api/invoice/subscription', { plan: 'month' }))
    const open = trials.filter(({ body }) => body.url)
    const outcomes = await Promise.all(open.map(({ body }) => target.bank(body.url, 'pay')))
    expect(tally(outcomes)[200]).toBe(1)
    expect(await entitlement(subscriber)).toMatchObject({ plan: 'month', trials: 0, payments: 0 })
  })

  longTest('what is quoted with a code is what the bank takes', async () => {
    const person = await target.confirmed()
    const lucky = { product: 'report', pointer: 'personality', promo: ' lucky15 ' }
    expect(await person.call('POST', '/api/invoice/quote', lucky)).toMatchObject({ status: 422 })
    expect(await person.call('POST', '/api/invoice/product', lucky)).toMatchObject({ status: 422 })
    await person.call('POST', '/api/promo/lucky-star')
    const { total, price } = (await person.call('POST', '/api/invoice/quote', lucky)).body
    expect({ total, price }).toEqual({ total: 12.75, price: 15 })
    const page = await invoice(person, lucky)
    expect((await target.ask('GET', new URL(page).pathname)).text).toContain('12.75')
    await target.bank(page, 'pay')
    expect(await entitlement(person)).toMatchObject({ payments: 12.75 })
    expect(await person.call('POST', '/api/invoice/product', lucky)).toMatchObject({ status: 422 })
    const late = await target.confirmed()
    await late.call('POST', '/api/promo/lucky-star')
    const old = await invoice(late, { ...lucky, pointer: 'numerology' })
    await target.travel(25 * 3_600_000)
    expect(await late.call('POST', '/api/invoice/quote', lucky)).toMatchObject({ status: 422 })
    await target.bank(old, 'pay')
    expect([0, 12.75]).toContain((await entitlement(late)).payments)
  })

  test('a withdrawal pressed eight times refunds once, and none is another’s or of another sum', async () => {
    const [person, other] = [await target.confirmed(), await target.confirmed()]
    await buy(person, bundle())
    const transaction = (await transactions(person)).find(({ price }) => price > 0)?.id
    expect(await other.call('POST', '/api/invoice/withdraw', { transaction })).toMatchObject({ status: 404 })
    for (const refund of [9999, -5, 0, 'NaN', null, [45], { $gt: 0 }])
      expect(
        (await person.call('POST', '/api/invoice/withdraw', { transaction, refund })).status,
      ).toBeGreaterThanOrEqual(409)
    const owner = await staff()
    const staffs = () =>
      owner.call('POST', `/api/admin/user/${person.id}/refund`, { transaction, scope: 'all', reason: 'asked for' })
    const told = await times(8, (index) =>
      index < 6 ? person.call('POST', '/api/invoice/withdraw', { transaction }) : staffs(),
    )
    expect(tally(told)[200], JSON.stringify(told.map(({ body }) => body))).toBe(1)
    await settled(person, 0)
    const refunds = (await transactions(person)).filter(({ type }) => type === 'refund')
    expect(refunds).toMatchObject([{ price: 45 }])
    expect(await entitlement(person)).toMatchObject({ reports: 0 })
    expect(await reports(person)).toEqual([])
  })

  test('one report left makes one report, however many are ordered at once', async () => {
    const person = await target.confirmed()
    await buy(person, bundle('personality', 'report_2_bundle'))
    const told = await times(REPORTS.length, (index) =>
      person.call('GET', `/api/order/report/${REPORTS[index]}?deliver_at_once=true`),
    )
    expect(tally(told)).toEqual({ 200: 1, 403: REPORTS.length - 1 })
    expect(await entitlement(person)).toMatchObject({ reports: 0 })
    expect((await reports(person)).length).toBe(2)
  })

  test('the same report ordered eight times at once is paid for once, and one credit makes no two', async () => {
    const person = await target.confirmed()
    await buy(person, bundle())
    const path = '/api/order/report/numerology?deliver_at_once=true'
    const told = await times(8, () => person.call('GET', path))
    expect(tally(told)).toEqual({ 200: 8 })
    expect(new Set(told.map(({ body }) => body.hash)).size).toBe(1)
    expect(await entitlement(person)).toMatchObject({ reports: 2 })
    // The same key sent again is the same order; each other key is another one.
    const keyed = await times(8, (index) => person.call('GET', `${path}&idempotency_key=${index % 4}`))
    expect(tally(keyed)).toEqual({ 200: 4, 403: 4 })
    expect(new Set(keyed.map(({ body }) => body.hash)).size - 1).toBe(2)
    expect(await entitlement(person)).toMatchObject({ reports: 0 })
    expect((await reports(person)).length).toBe(4)
    expect(await person.call('GET', path)).toMatchObject({ status: 200, body: { repeated: true } })
    const stranger = await target.confirmed()
    expect(await stranger.call('GET', `${path}&idempotency_key=1`)).toMatchObject({ status: 403 })
  })

  longTest('a report given back while it is taken comes to one of the two', async () => {
    const person = await target.confirmed()
    await buy(person, bundle('personality', 'report_2_bundle'))
    const [waiting] = await reports(person)
    const path = `/api/report/${waiting?.hash}`
    await times(8, (index) =>
      index % 2 ? person.call('DELETE', path) : person.call('PATCH', path, { deliver_at_once: true }),
    )
    const { reports: left } = await entitlement(person)
    expect(left + (await reports(person)).length).toBe(2)
    expect(await person.call('DELETE', path)).not.toMatchObject({ status: 200 })
  })

  longTest('one chart of a kind is drawn, one question asked, one month’s forecast made', async () => {
    const person = await target.confirmed()
    const charts = await times(6, () => person.call('POST', '/api/order/report/chart:natal', {}))
    expect(tally(charts)).toEqual({ 201: 1, 409: 5 })
    const questions = await times(6, () => person.call('POST', '/api/chat', { content: 'What does my Moon say?' }))
    expect(tally(questions)).toEqual({ 200: 1, 429: 5 })
    expect(await entitlement(person)).toMatchObject({ chat: 0 })
    const page = await invoice(person, { plan: 'year' }, 'subscription')
    await target.bank(page, 'pay')
    await target.bank(page, 'renew')
    await times(5, () => person.call('GET', '/api/order/report/monthly-forecast?deliver_at_once=true'))
    expect((await reports(person)).filter(({ type }) => type === 'monthly-forecast').length).toBe(1)
    expect((await person.call('GET', '/api/check/report/monthly-forecast')).body).toMatchObject({ count: 1 })
  })

  longTest('streams broken off and asked again are charged once for a question', async () => {
    const person = await target.newcomer()
    const stream = async () => {
      const stopped = new AbortController()
      const response = await fetch(`${target.url}/api/chat`, {
        method: 'POST',
        signal: stopped.signal,
        headers: {
          accept: 'text/event-stream',
          'content-type': 'application/json',
          authorization: `Bearer ${person.token}`,
          'x-forwarded-for': person.from,
        },
        body: JSON.stringify({ content: 'What does my Sun say?' }),
      })
      await response.body?.getReader().read()
      stopped.abort()
      return response.status
    }
    await Promise.all([stream(), stream(), stream()])
    const { limit } = (await person.call('GET', '/api/chat')).body
    expect(limit).toBeGreaterThanOrEqual(0)
    await eventually(async () => ((await person.call('GET', '/api/chat')).body.pending ? undefined : true), 'the reply')
    const { messages } = (await person.call('GET', '/api/chat')).body
    expect(messages.filter(({ role }: { role: string }) => role === 'user').length).toBeLessThanOrEqual(1)
  })

  test('an event of the bank counts only with its signature', async () => {
    const person = await target.confirmed()
    const page = await invoice(person, bundle())
    const order = (await transactions(person))[0]
    const event = {
      id: 'evt_1',
      type: 'checkout.paid',
      order: order?.id,
      checkout: page.split('/').at(-1),
      amount: 45,
      outcome: 'pay',
    }
    const signatures = [undefined, '', 'x', 't=1,v1=0', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]
    for (const signature of signatures)
      for (const header of ['x-sandbox-signature', 'stripe-signature', 'x-signature', 'sandbox-signature']) {
        const told = await target.ask('POST', '/api/webhooks/sandbox', {
          body: event,
          headers: signature === undefined ? {} : { [header]: signature },
        })
        expect(told).toMatchObject({ status: 400 })
      }
    for (const provider of ['stripe', 'paypal', '__proto__', '..%2fsandbox'])
      expect((await target.ask('POST', `/api/webhooks/${provider}`, { body: event })).status).toBeGreaterThanOrEqual(
        400,
      )
    expect(await entitlement(person)).toMatchObject({ payments: 0, reports: 0 })
  })

  longTest('a trial under another spelling of the address, or after a deletion, is none', async () => {
    const person = await target.confirmed({ email: 'some.body+news@gmail.com' })
    await buy(person, { plan: 'month' }, 'subscription')
    for (const email of ['somebody@gmail.com', 'SOME.body@googlemail.com', 's.o.m.e.b.o.d.y+1@gmail.com']) {
      const again = await target.newcomer({ email })
      expect(await entitlement(again), email).toMatchObject({ trials: 0 })
    }
    await person.call('DELETE', '/api/account', { password: PASSWORD })
    expect(await entitlement(await target.newcomer({ email: 'some.body+news@gmail.com' }))).toMatchObject({ trials: 0 })
    // A mailbox that nobody has confirmed gets four mails a day.
    await target.travel(DAY)
    const mover = await target.newcomer()
    await mover.call('POST', '/api/sync', { email: 'somebody+moved@gmail.com' })
    const link = await eventually(
      async () => (await target.mailsTo('somebody+moved@gmail.com')).find(({ token }) => token)?.token,
      'the link to the new address',
    )
    await mover.call('POST', '/api/confirm/email', { token: link })
    expect(await mover.call('POST', '/api/invoice/quote', { plan: 'year' })).toMatchObject({
      body: { trial_until: null },
    })
  })

  longTest('nobody below an owner gives money back, and never more than is unused or paid', async () => {
    const person = await target.confirmed()
    await buy(person, { ...bundle(), deliver_at_once: true })
    const transaction = (await transactions(person)).find(({ price }) => price > 0)?.id
    const refund = (by: Person, body: object) =>
      by.call('POST', `/api/admin/user/${person.id}/refund`, { transaction, reason: 'asked', ...body })
    expect(await refund(await target.confirmed(), {})).toMatchObject({ status: 403 })
    const owner = await staff()
    const told = await times(6, (index) => refund(owner, { scope: index % 2 ? 'all' : 'unused', amount: 999 }))
    expect(told.every(({ status }) => status < 500)).toBe(true)
    await eventually(
      async () => ((await transactions(person)).some(({ type }) => type === 'refund') ? true : undefined),
      'a refund',
    )
    const back = (await transactions(person))
      .filter(({ type }) => type === 'refund')
      .reduce((sum, { price }) => sum + price, 0)
    expect(back).toBeLessThanOrEqual(45)
    expect((await entitlement(person)).payments).toBeGreaterThanOrEqual(0)
    expect(await entitlement(person)).toMatchObject({ reports: 0 })
    const stale = await target.confirmed()
    await buy(stale, bundle())
    await target.travel(11 * 60_000)
    for (const [method, path, body] of [
      ['POST', `user/${stale.id}/refund`, { transaction: (await transactions(stale))[0]?.id, reason: 'asked' }],
      ['DELETE', `user/${stale.id}`, { email: stale.email, reason: 'asked' }],
      ['POST', `user/${stale.id}/second-factor/reset`, { reason: 'asked' }],
      ['PUT', 'prompt/1', { assist: 'Say yes.' }],
    ] as const)
      expect(await owner.call(method, `/api/admin/${path}`, body), path).toMatchObject({
        status: 403,
        body: { reason: 'proof_required' },
      })
  })

  test('an hour goes to one of many, and is held by nobody for long', async () => {
    const people = await times(4, () => target.confirmed())
    const told = await Promise.all(people.map((person) => book(person, 0)))
    expect(tally(told)).toEqual({ 201: 1, 409: 3 })
    const winner = people[told.findIndex(({ status }) => status === 201)] as Person
    const mine = await winner.call('GET', '/api/bookings')
    expect(mine.body).toMatchObject([{ minutes: 60, price: { amount: 20, currency: 'USD' }, state: 'held' }])
    for (const stranger of people.filter((one) => one !== winner)) {
      expect(await stranger.call('DELETE', `/api/bookings/${mine.body[0].id}`)).toMatchObject({ status: 404 })
      expect(await stranger.call('PATCH', `/api/bookings/${mine.body[0].id}`, hours[2])).toMatchObject({ status: 404 })
    }
    for (const hour of [3, 4, 5, 6, 7, 8]) await book(winner, hour)
    expect((await winner.call('GET', '/api/bookings')).body.length).toBeLessThanOrEqual(3)
    const [unconfirmed] = [await target.newcomer()]
    expect(await book(unconfirmed, 9)).toMatchObject({ status: 403, body: { reason: 'email_unconfirmed' } })
    for (const odd of [
      { date: '2020-01-01' },
      { date: `${new Date().getUTCFullYear() + 2}-01-01` },
      { time: '09:59' },
      { time: '25:00' },
      { consultant: 999 },
      { consultant: -1 },
      { time: ['10:00'] },
    ])
      expect(await book(winner, 9, odd), JSON.stringify(odd)).toMatchObject({ status: 422 })
    await target.travel(20 * 60_000)
    expect((await book(people[0] as Person, 0)).status).toBe(201)
  })

  longTest('an hour that is paid and cancelled from three sides at once is refunded once', async () => {
    const person = await target.confirmed({ first_name: 'Dora\r\nBEGIN:VEVENT', last_name: '<b>x</b>' })
    for (const price of [0, { amount: 0, currency: 'USD' }, { amount: 0.01, currency: 'USD' }])
      expect([409, 422], JSON.stringify(price)).toContain((await book(person, 12, { price })).status)
    const booked = await book(person, 12, { status: 'paid' })
    expect(await target.bank(booked.body.url, 'pay')).toMatchObject({ status: 200 })
    const mail = await target.mail('consultant@example.test', /booking/i)
    expect(mail.calendar.match(/BEGIN:VEVENT\r?\n/g)).toHaveLength(1)
    expect(mail.html).not.toContain('<b>x</b>')
    const token = /consultation\/(\S+)/.exec(mail.text)?.[1] ?? ''
    const link = `/api/consultation/${token}`
    expect(await target.ask('GET', link)).toMatchObject({ status: 200 })
    const [number, secret] = [token.slice(0, token.indexOf('.')), token.slice(token.indexOf('.'))]
    for (const other of [
      `${Number(number) + 1}${secret}`,
      `${Number(number) - 1}${secret}`,
      `${number}${secret.slice(0, -1)}`,
      number,
      `${number}.`,
    ])
      expect(await target.ask('GET', `/api/consultation/${other}`), other).toMatchObject({ status: 404 })
    const owner = await staff()
    const told: Reply[] = await Promise.all([
      target.ask('DELETE', link, { body: { reason: 'ill' } }),
      person.call('DELETE', `/api/bookings/${booked.body.id}`),
      owner.call('DELETE', `/api/admin/booking/${booked.body.id}`, { reason: 'ill' }),
      person.call('DELETE', `/api/bookings/${booked.body.id}`),
    ])
    expect(tally(told)[200]).toBe(1)
    await settled(person, 0)
    expect((await transactions(person)).filter(({ type }) => type === 'refund')).toMatchObject([{ price: 20 }])
    expect((await target.ask('PATCH', link, { body: hours[14] })).status).toBeGreaterThanOrEqual(404)
  })

  longTest('hours that are moved, or paid and given up, again and again mail the consultant a few times', async () => {
    const [mover, giver] = [await target.confirmed(), await target.confirmed()]
    const booked = await book(mover, 30)
    await target.bank(booked.body.url, 'pay')
    const moves: Reply[] = []
    for (let hour = 31; hour < 46; hour++)
      moves.push(await mover.call('PATCH', `/api/bookings/${booked.body.id}`, hours[hour]))
    expect(tally(moves)).toEqual({ 200: 10, 429: 5 })
    const given: Reply[] = []
    for (let round = 0; round < 8; round++) {
      const one = await book(giver, 50)
      given.push(one)
      if (one.status !== 201) continue
      await target.bank(one.body.url, 'pay')
      expect(await giver.call('DELETE', `/api/bookings/${one.body.id}`)).toMatchObject({ body: { refunded: true } })
    }
    expect(tally(given)).toEqual({ 201: 5, 429: 3 })
    await settled(giver, 0)
  })

  longTest('paying while cancelling, or for an hour that is gone, keeps no money for nothing', async () => {
    const person = await target.confirmed()
    const booked = await book(person, 20)
    await Promise.all([target.bank(booked.body.url, 'pay'), person.call('DELETE', `/api/bookings/${booked.body.id}`)])
    const consistent = async (who: Person) => {
      const has = (await who.call('GET', '/api/bookings')).body.some(
        ({ state }: { state: string }) => state === 'booked',
      )
      return (await entitlement(who)).payments === (has ? 20 : 0) ? true : undefined
    }
    await eventually(() => consistent(person), 'money and hour to agree')
    const late = await target.confirmed()
    const held = await book(late, 22)
    await target.travel(20 * 60_000)
    const rival = await target.confirmed()
    const taken = await book(rival, 22)
    expect(await target.bank(taken.body.url, 'pay')).toMatchObject({ status: 200 })
    await target.bank(held.body.url, 'pay')
    await eventually(() => consistent(late), 'the late one’s money and hour to agree')
    await eventually(() => consistent(rival), 'the rival’s money and hour to agree')
  })

  longTest('an account deleted amid its work is gone, and no event of the bank brings it back', async () => {
    const person = await target.confirmed()
    await buy(person, { ...bundle(), deliver_at_once: true })
    const page = await invoice(person, { product: 'report', pointer: 'numerology' })
    const told = await Promise.all([
      person.call('GET', '/api/order/report/professional?deliver_at_once=true'),
      person.call('POST', '/api/chat', { content: 'What does my Moon say?' }),
      person.call('POST', '/api/order/report/chart:natal', {}),
      person.call('DELETE', '/api/account', { password: PASSWORD }),
      person.call('GET', '/api/order/report/pastlife?deliver_at_once=true'),
      person.call('DELETE', '/api/account', { password: PASSWORD }),
      person.call('GET', '/api/reports/daily'),
    ])
    expect(told.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    expect(tally(told.filter((_, index) => index === 3 || index === 5))[200]).toBe(1)
    expect(await person.call('GET', '/api/sync')).toMatchObject({ status: 401 })
    expect((await target.bank(page, 'pay')).status).toBeLessThan(500)
    const owner = await staff()
    expect(await owner.call('GET', `/api/admin/user/${person.id}`)).toMatchObject({ status: 404 })
    expect(await target.ask('GET', '/readyz')).toMatchObject({ status: 200 })
    const again = await target.newcomer({ email: person.email })
    expect(await entitlement(again)).toMatchObject({ payments: 0, reports: 0 })
    expect(await reports(again)).toEqual([])
  })

  test('reports of a plan are delivered after its trial, not in it', async () => {
    const person = await target.confirmed()
    const page = await invoice(person, { plan: 'year' }, 'subscription')
    await target.bank(page, 'pay')
    expect(await person.call('GET', '/api/order/report/numerology?deliver_at_once=true')).toMatchObject({ status: 403 })
    await person.call('POST', '/api/invoice/subscription/cancel', {})
    await target.travel(4 * DAY)
    expect(await entitlement(person)).toMatchObject({ plan: 'free', payments: 0, reports: 0 })
  })

  test('two owners who take each other off the staff at once leave one', async () => {
    const owner = await staff()
    const second = await target.confirmed({ email: 'second@example.test' })
    const off = (by: Person, whom: Person) =>
      by.call('PATCH', `/api/admin/staff/${whom.id}`, { role: null, reason: 'both' })
    expect(await off(owner, owner)).toMatchObject({ status: 409 })
    const told = await Promise.all([off(owner, second), off(second, owner)])
    expect(tally(told)[200] ?? 0).toBeLessThanOrEqual(1)
    const lists = await Promise.all([owner, second].map(({ call }) => call('GET', '/api/admin/staff')))
    expect(tally(lists)[200] ?? 0).toBeGreaterThanOrEqual(1)
  })
}
