import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { NotTakenError, type Mail } from '#platform/mail/mailer.ts'
import { confirmAddress, newAccount, newConfirmed, newEmail, PASSWORD } from '#test/accounts.ts'
import { briefReport } from '#test/brief-report.ts'
import { afterTrial, entitlementOf, press, sendEvent, subscribe } from '#test/payments.ts'
import { eventually, onBothDatabases, START } from '#test/product.ts'
import { sendGift } from './send-gift.ts'
import { settleDue } from './settle-due.ts'

const DAY_MS = 86_400_000
const days = (count: number) => new Date(START.getTime() + count * DAY_MS)
const REPORT = { item: 'report', giver_name: 'Ada', message: 'For you.', lang: 'en', delivery: 'link' }

onBothDatabases('gifts', (product) => {
  // Mails that tests send by hand must not be sent by the worker first.
  beforeAll(() => product.services.boss.offWork('gift-mail'))

  const gifts = async (token: string) => (await product.call('GET', '/api/gifts', { token })).body.gifts
  /** Gives something and pays for it. */
  async function given(token: string, body: object = {}, timeZone = 'Europe/Moscow') {
    const headers = { 'x-time-zone': timeZone }
    const asked = await product.call('POST', '/api/gifts', { token, body: { ...REPORT, ...body }, headers })
    expect(asked).toMatchObject({ status: 201 })
    const page = new URL(asked.body.url).pathname
    expect((await press(product, page, 'pay')).body.url).toMatch(/\/gifts\?payment=success$/)
    const [gift] = await gifts(token)
    return { ...gift, page, key: (gift.url as string).split('/').at(-1) ?? '' }
  }
  const redeem = (key: string, token: string) => product.call('POST', `/api/gift/${key}`, { token })
  const read = (key: string, token?: string) => product.call('GET', `/api/gift/${key}`, token ? { token } : {})
  const paymentOf = async (id: number) =>
    (
      await product.rows(sql`select payment, payment_events.cents from payment_events join orders on orders.id = order_id
        where orders.kind = 'gift' and pointer = ${String(id)} and payment_events.kind = 'paid'`)
    )[0]
  const refundsOf = async (token: string) =>
    (await product.call('GET', '/api/transactions/list', { token })).body.filter(
      ({ type }: { type: string }) => type === 'refund',
    )

  it('a report is paid for by one and chosen by another, and the giver learns no more than that', async () => {
    const giver = await newAccount(product)
    const gift = await given(giver.token, { report: 'personality' })
    expect(gift).toMatchObject({ state: 'ready', price: 15, currency: 'USD', report: 'personality' })
    // The giver's own account has got nothing by it.
    expect(await entitlementOf(product, giver.token)).toMatchObject({ plan: 'free', reports: 0 })
    expect((await read(gift.key)).body).toEqual({
      item: 'report',
      report: 'personality',
      from: 'Ada',
      message: 'For you.',
      expires_at: days(365).toISOString(),
      own: false,
      redeemed_at: null,
      begins_at: null,
      renews: false,
    })
    await product.call('POST', `/api/gift/${gift.key}/open`)
    expect((await gifts(giver.token))[0]).toMatchObject({ state: 'opened', opened_at: START.toISOString() })

    const friend = await newAccount(product, { email: newEmail(), birthdate: '1961-07-04' })
    expect((await redeem(gift.key, friend.token)).body).toMatchObject({ item: 'report', report: 'personality' })
    expect(await entitlementOf(product, friend.token)).toMatchObject({ plan: 'free', reports: 1 })
    product.services.reportModule = (type) => briefReport(type, {})
    const ordered = await product.call('GET', '/api/order/report/personality', { token: friend.token })
    expect(ordered.body).toMatchObject({ status: 'success' })
    const told = JSON.stringify(await gifts(giver.token))
    expect(told).toContain('"state":"redeemed"')
    for (const secret of [friend.email, '1961', ordered.body.hash]) expect(told).not.toContain(secret)
    const theirs = await product.call('GET', `/api/report/${ordered.body.hash}`, { token: giver.token })
    expect(theirs.status).toBe(404)
    // Whoever redeemed it reads so; to everybody else it is over.
    expect((await read(gift.key, friend.token)).body).toMatchObject({ redeemed_at: START.toISOString() })
    expect(await read(gift.key)).toMatchObject({ status: 409, body: { message: say('en', 'gift_redeemed') } })
  })

  it('a plan runs for its months with its reports, and is not renewed', async () => {
    const gift = await given((await newAccount(product)).token, { item: 'year' })
    const { token } = await newAccount(product)
    expect((await redeem(gift.key, token)).body).toMatchObject({ begins_at: START.toISOString() })
    expect(await entitlementOf(product, token)).toMatchObject({
      plan: 'year',
      paid_until: '2027-11-21T09:00:00.000Z',
      reports: 2,
      subscription: null,
      payments: 0,
    })
  })

  it('a plan that somebody has is used up first, and one that is renewed has to be ended', async () => {
    const gift = await given((await newAccount(product)).token, { item: 'month' })
    const { token } = await afterTrial(product)
    await subscribe(product, token, 'month')
    expect((await read(gift.key, token)).body).toMatchObject({ renews: true })
    expect(await redeem(gift.key, token)).toMatchObject({ status: 409, body: { message: say('en', 'gift_renews') } })
    await product.call('POST', '/api/invoice/subscription/cancel', { token, body: {} })
    const { body } = await redeem(gift.key, token)
    expect(body.begins_at).toBe('2026-12-21T09:00:00.000Z')
    product.now = new Date('2027-01-20T09:00:00Z')
    expect(await entitlementOf(product, token)).toMatchObject({ plan: 'month', paid_until: '2027-01-21T09:00:00.000Z' })
    product.now = new Date('2027-01-21T09:00:01Z')
    expect(await entitlementOf(product, token)).toMatchObject({ plan: 'free' })
  })

  describe('nobody has what is not theirs', () => {
    it('no key that was never given opens anything, and guesses are slowed down', async () => {
      const { token } = await newAccount(product)
      const gift = await given((await newAccount(product)).token)
      const wrong = [`${gift.key.slice(0, -1)}${gift.key.endsWith('A') ? 'B' : 'A'}`, gift.key.slice(1), '', '%00', '1']
      const headers = { 'x-forwarded-for': '198.51.100.7' }
      for (const key of wrong) {
        expect((await product.call('GET', `/api/gift/${key || 'x'}`, { headers })).status, key).toBe(404)
        expect((await product.call('POST', `/api/gift/${key || 'x'}`, { token, headers })).status, key).toBe(404)
      }
      let last = 0
      for (let nth = 0; nth < 60; nth++)
        last = (await product.call('GET', `/api/gift/${'A'.repeat(32)}`, { headers })).status
      expect(last).toBe(429)
      // What is kept of the key is a hash.
      const [row] = await product.rows(sql`select * from gifts where id = ${gift.id}`)
      expect(JSON.stringify(row)).not.toContain(gift.key)
    })

    it('one that isn’t paid for has no address', async () => {
      const { token } = await newAccount(product)
      await product.call('POST', '/api/gifts', { token, body: REPORT })
      expect(await gifts(token)).toEqual([])
      const [row] = await product.rows(sql`select token_hash from gifts order by id desc limit 1`)
      expect(row.token_hash).toBeNull()
    })

    it('of many who redeem at once, one does', async () => {
      const gift = await given((await newAccount(product)).token)
      const friends = await Promise.all([1, 2, 3, 4].map(() => newAccount(product)))
      const answers = await Promise.all(
        [...friends, ...friends].map(({ token }) => redeem(gift.key, token).then(({ status }) => status)),
      )
      expect(answers.toSorted()).toEqual([201, ...Array<number>(7).fill(409)])
      const credits = await Promise.all(friends.map(async ({ token }) => (await entitlementOf(product, token)).reports))
      expect(credits.toSorted()).toEqual([0, 0, 0, 1])
    })

    it('nobody redeems their own', async () => {
      const { token } = await newAccount(product)
      const gift = await given(token, { item: 'year' })
      expect(await redeem(gift.key, token)).toMatchObject({ status: 409, body: { message: say('en', 'gift_own') } })
      expect((await read(gift.key, token)).body).toMatchObject({ own: true })
      await product.call('POST', `/api/gift/${gift.key}/open`, { token })
      expect((await gifts(token))[0].state).toBe('ready')
      expect(await entitlementOf(product, token)).toMatchObject({ plan: 'free', reports: 0 })
    })
  })

  describe('money', () => {
    it('goes back in whole while nobody has redeemed it, and then nobody can', async () => {
      const giver = await newAccount(product)
      const gift = await given(giver.token)
      product.now = days(40)
      const asked = await product.call('POST', `/api/gifts/${gift.id}/cancel`, { token: giver.token })
      expect(asked.body).toMatchObject({ refund: 15, currency: 'USD' })
      await eventually(async () => (await refundsOf(giver.token)).length === 1 || undefined, 'the refund')
      expect(await refundsOf(giver.token)).toMatchObject([{ price: 15, currency: 'USD' }])
      const again = await product.call('POST', `/api/gifts/${gift.id}/cancel`, { token: giver.token })
      expect(again).toMatchObject({ status: 409, body: { message: say('en', 'gift_void') } })
      const { token } = await newAccount(product)
      for (const answer of [await redeem(gift.key, token), await read(gift.key)])
        expect(answer).toMatchObject({ status: 409, body: { message: say('en', 'gift_void') } })
      expect(await entitlementOf(product, token)).toMatchObject({ reports: 0 })
      // A withdrawal from something else is still theirs.
      expect((await product.rows(sql`select offer from used_offers`)).map(({ offer }) => offer)).not.toContain(
        'withdrawal:gift',
      )
    })

    it('canceled and redeemed at the same moment, it is one of the two', async () => {
      for (let nth = 0; nth < 3; nth++) {
        const giver = await newAccount(product)
        const gift = await given(giver.token)
        const { token } = await newAccount(product)
        const [canceled, redeemed] = await Promise.all([
          product.call('POST', `/api/gifts/${gift.id}/cancel`, { token: giver.token }),
          redeem(gift.key, token),
        ])
        expect([canceled.status, redeemed.status].toSorted()).toEqual(canceled.status === 200 ? [200, 409] : [201, 409])
        expect((await entitlementOf(product, token)).reports).toBe(redeemed.status === 201 ? 1 : 0)
      }
    })

    it('of a redeemed one is not refunded to who asks, and what the bank takes back ends what is unused', async () => {
      const giver = await newAccount(product)
      const gift = await given(giver.token, { item: 'year' })
      const friend = await newAccount(product)
      await redeem(gift.key, friend.token)
      const asked = await product.call('POST', `/api/gifts/${gift.id}/cancel`, { token: giver.token })
      expect(asked).toMatchObject({ status: 409, body: { message: say('en', 'gift_redeemed') } })
      const { payment, cents } = await paymentOf(gift.id)
      const withdrawn = await product.call('POST', '/api/invoice/withdraw', {
        token: giver.token,
        body: { transaction: payment },
      })
      expect(withdrawn.status).toBe(409)
      product.services.reportModule = (type) => briefReport(type, {})
      const report = await product.call('GET', '/api/order/report/personality', { token: friend.token })
      product.now = days(10)
      const chargeback = {
        kind: 'refunded',
        id: `dispute-${gift.id}`,
        at: product.now.toISOString(),
        order: null,
        customer: null,
        refund: `dispute-${gift.id}`,
        payment,
        money: { cents, currency: 'USD' },
      }
      for (let nth = 0; nth < 3; nth++) expect((await sendEvent(product, chargeback)).status).toBe(200)
      await eventually(
        async () => (await entitlementOf(product, friend.token)).plan === 'free' || undefined,
        'the end of the plan',
      )
      // One report was ordered and stays its reader's; the other is gone.
      expect(await entitlementOf(product, friend.token)).toMatchObject({ plan: 'free', reports: 0 })
      const kept = await product.call('GET', '/api/reports/reports', { token: friend.token })
      expect(kept.body).toMatchObject([{ hash: report.body.hash }])
      expect((await gifts(giver.token))[0].state).toBe('void')
    })

    it('that the bank takes back before makes it void; a payment told again makes no second gift', async () => {
      const giver = await newAccount(product)
      const gift = await given(giver.token)
      const [event] = await product.rows(
        sql`select * from payment_events where payment = ${(await paymentOf(gift.id)).payment}`,
      )
      const paid = {
        kind: 'paid',
        id: event.id,
        at: START.toISOString(),
        order: event.order_id,
        customer: null,
        payment: event.payment,
        money: { cents: event.cents, currency: 'USD' },
        first: true,
        subscription: null,
        period: null,
      }
      await sendEvent(product, paid)
      // The same payment under another event, as a provider tells it when it is asked.
      await sendEvent(product, { ...paid, id: `again-${event.id}` })
      expect(await gifts(giver.token)).toMatchObject([{ id: gift.id, state: 'ready', url: gift.url }])
      await sendEvent(product, {
        ...paid,
        kind: 'refunded',
        id: `back-${event.id}`,
        refund: `back-${event.id}`,
      })
      expect((await gifts(giver.token))[0]).toMatchObject({ state: 'void', url: null })
      expect((await redeem(gift.key, (await newAccount(product)).token)).status).toBe(409)
      // And a forged one does nothing at all.
      const other = await product.call('POST', '/api/gifts', { token: giver.token, body: REPORT })
      const forged = await sendEvent(product, { ...paid, id: 'forged', payment: 'forged', order: 'ord_x' }, 't=1,v1=00')
      expect([other.status, forged.status]).toEqual([201, 400])
      expect(await gifts(giver.token)).toHaveLength(1)
    })

    it('of what nobody has redeemed in a year goes back by itself, after a reminder', async () => {
      const giver = await newConfirmed(product)
      const gift = await given(giver.token)
      product.now = days(336)
      await settleDue(product.services)
      await settleDue(product.services)
      const reminders = async () =>
        (await product.mailsTo(giver.email)).filter(({ subject }) => subject.startsWith('Your gift can be redeemed'))
      await eventually(async () => (await reminders()).length === 1 || undefined, 'the reminder')
      product.now = days(365)
      const { token } = (await product.call('POST', '/api/login', { body: { email: giver.email, password: PASSWORD } }))
        .body
      await settleDue(product.services)
      await settleDue(product.services)
      await eventually(async () => (await refundsOf(token)).length === 1 || undefined, 'the refund')
      expect(await refundsOf(token)).toMatchObject([{ price: 15 }])
      expect((await gifts(token))[0].state).toBe('expired')
      expect(await reminders()).toHaveLength(1)
      const late = await redeem(gift.key, (await newAccount(product)).token)
      expect(late).toMatchObject({ status: 409, body: { message: say('en', 'gift_expired') } })
    })
  })

  describe('the mail', () => {
    const BY_MAIL = { delivery: 'mail', send_on: '2026-12-24' }
    async function mailed(changes: object = {}, timeZone = 'Asia/Vladivostok') {
      const giver = await newConfirmed(product)
      const to = newEmail()
      return { giver, to, gift: await given(giver.token, { ...BY_MAIL, recipient_email: to, ...changes }, timeZone) }
    }
    /** Runs a job of the mail by a mailer that keeps what it is given. */
    async function send(giftId: number, fail?: () => Error) {
      const sent: Mail[] = []
      const mailer = {
        ...product.services.mailer,
        send: async (mail: Mail) => {
          if (fail) throw fail()
          sent.push(mail)
        },
      }
      await sendGift({ ...product.services, mailer }, { userId: 0, giftId }, `job-${giftId}`)
      return sent
    }

    it('leaves in the morning of its day by the giver’s clock, once, and says what the giver wrote', async () => {
      const { gift, giver, to } = await mailed({ message: 'Line one\nLine <b>two</b>', lang: 'ru' })
      // Nine in Vladivostok is 23:00 UTC of the day before.
      expect(gift).toMatchObject({ state: 'scheduled', send_at: '2026-12-23T23:00:00.000Z', recipient_email: to })
      expect(gift.expires_at).toBe('2027-12-23T23:00:00.000Z')
      product.now = new Date('2026-12-23T22:59:00Z')
      expect(await send(gift.id)).toEqual([])
      product.now = new Date('2026-12-23T23:00:00Z')
      const [mail, ...more] = await send(gift.id)
      expect([mail?.to, more]).toEqual([to, []])
      expect(mail?.subject).toBe('Вам подарок. Даритель: Ada')
      expect(mail?.text).toContain('Ada пишет:\nLine one\nLine <b>two</b>')
      expect(mail?.html).toContain('Line &lt;b&gt;two&lt;/b&gt;')
      expect(mail?.text).toContain(`${gift.url}?lang=ru`)
      expect(await send(gift.id)).toEqual([])
      expect((await gifts(giver.token))[0]).toMatchObject({ state: 'sent', sent_at: '2026-12-23T23:00:00.000Z' })
    })

    it('of two workers one sends it; killed in between nobody sends it again, refused it is tried again', async () => {
      const { gift } = await mailed()
      product.now = new Date('2026-12-24T12:00:00Z')
      await expect(send(gift.id, () => new NotTakenError('no'))).rejects.toThrow(NotTakenError)
      const both = await Promise.all([send(gift.id), send(gift.id)])
      expect(both.flat()).toHaveLength(1)

      const { gift: lost, giver } = await mailed({ send_on: '2026-12-25' })
      product.now = new Date('2026-12-25T12:00:00Z')
      await send(lost.id, () => new Error('the line went dead'))
      expect(await send(lost.id)).toEqual([])
      await settleDue(product.services)
      expect((await gifts(giver.token))[0].state).toBe('sending')
      // Its giver, who sees that, has it sent once more.
      expect((await product.call('POST', `/api/gifts/${lost.id}/resend`, { token: giver.token })).body).toMatchObject({
        message: say('en', 'gift_sending'),
      })
      expect(await send(lost.id)).toHaveLength(1)
    })

    it('goes nowhere once it is canceled or redeemed, and to the new address once that is changed', async () => {
      const { gift, giver } = await mailed()
      const later = { delivery: 'mail', recipient_email: 'eve@example.test', send_on: '2026-12-31' }
      const change = (body: object, token = giver.token) =>
        product.call('PATCH', `/api/gifts/${gift.id}`, { token, body, headers: { 'x-time-zone': 'UTC' } })
      expect((await change(later)).status).toBe(200)
      product.now = new Date('2026-12-24T12:00:00Z')
      expect(await send(gift.id)).toEqual([])
      product.now = new Date('2026-12-31T09:00:00Z')
      expect((await send(gift.id)).map(({ to }) => to)).toEqual(['eve@example.test'])
      expect(await change(later)).toMatchObject({ status: 409, body: { message: say('en', 'gift_sent') } })

      product.now = START
      const canceled = await mailed()
      await product.call('POST', `/api/gifts/${canceled.gift.id}/cancel`, { token: canceled.giver.token })
      const redeemed = await mailed()
      await redeem(redeemed.gift.key, (await newAccount(product)).token)
      product.now = new Date('2026-12-24T12:00:00Z')
      for (const { gift: over } of [canceled, redeemed]) expect(await send(over.id)).toEqual([])
      const rows = await product.rows(
        sql`select recipient_email from gifts where id in (${canceled.gift.id}, ${redeemed.gift.id})`,
      )
      expect(rows).toEqual([{ recipient_email: null }, { recipient_email: null }])
    })

    it.each([
      ['a day that is over', { ...BY_MAIL, send_on: '2026-11-20' }, 'send_on'],
      ['a day too far ahead', { ...BY_MAIL, send_on: '2027-11-23' }, 'send_on'],
      ['no day', { delivery: 'mail' }, 'send_on'],
      ['an address with a line break', { ...BY_MAIL, recipient_email: 'a@b.test\r\nBcc: c@d.test' }, 'recipient_email'],
      ['a link in the message', { message: 'Look at https://evil.test/x' }, 'message'],
      ['a link as a name', { giver_name: 'www.evil.test' }, 'giver_name'],
      ['a message too long', { message: 'x'.repeat(501) }, 'message'],
      ['no name', { giver_name: ' ' }, 'giver_name'],
    ])('%s is refused beside its field', async (_, body, field) => {
      const { token } = await newConfirmed(product)
      const asked = await product.call('POST', '/api/gifts', {
        token,
        body: { ...REPORT, ...('delivery' in body ? { recipient_email: 'bob@example.test' } : {}), ...body },
      })
      expect([asked.status, Object.keys(asked.body.errors ?? {})]).toEqual([422, [field]])
    })

    it('carries no header that a giver writes', async () => {
      const { gift, to } = await mailed({
        send_on: '2026-11-21',
        giver_name: 'Ada\r\nBcc: c@d.test',
        message: 'Hi\r\nBcc: c@d.test\r\n\r\n.\r\nMAIL FROM:<x>',
      })
      const rows = await product.rows(sql`select giver_name from gifts where id = ${gift.id}`)
      expect(rows).toEqual([{ giver_name: 'Ada Bcc: c@d.test' }])
      await sendGift(product.services, { userId: 0, giftId: gift.id }, 'job-headers')
      const [mail] = await product.mailsTo(to)
      expect(mail?.subject).toBe('A gift for you from Ada Bcc: c@d.test')
      expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc')
      expect(mail?.headers['to']).toBe(to)
    })

    it('is not sent for somebody who has not shown that their own address is theirs', async () => {
      const { token } = await newAccount(product)
      const body = { ...REPORT, ...BY_MAIL, recipient_email: 'bob@example.test' }
      expect(await product.call('POST', '/api/gifts', { token, body })).toMatchObject({
        status: 403,
        body: { reason: 'email_unconfirmed' },
      })
      const gift = await given(token)
      const changed = { ...BY_MAIL, recipient_email: 'bob@example.test' }
      const asked = await product.call('PATCH', `/api/gifts/${gift.id}`, { token, body: changed })
      expect(asked).toMatchObject({ status: 403, body: { reason: 'email_unconfirmed' } })
    })

    it('is sent again a few times a day and no more', async () => {
      const { gift, giver } = await mailed({ send_on: '2026-11-21' }, 'UTC')
      const answers = []
      for (let nth = 0; nth < 4; nth++)
        answers.push((await product.call('POST', `/api/gifts/${gift.id}/resend`, { token: giver.token })).status)
      expect(answers).toEqual([200, 200, 200, 429])
    })
  })

  describe('an account that goes', () => {
    const erase = (token: string) => product.call('DELETE', '/api/account', { token, body: { password: PASSWORD } })

    it('takes along what nobody has redeemed, with its money, and leaves what somebody has', async () => {
      const giver = await newConfirmed(product)
      const redeemed = await given(giver.token, { message: 'Secret words' })
      const friend = await newAccount(product)
      await redeem(redeemed.key, friend.token)
      const open = await given(giver.token, { message: 'Secret words' })
      const exported = (await product.call('GET', '/api/account/export', { token: giver.token })).body
      expect(JSON.stringify(exported)).toContain('Secret words')
      expect((await erase(giver.token)).body).toMatchObject({ status: 'success' })
      expect((await redeem(open.key, (await newAccount(product)).token)).status).toBe(409)
      expect(await entitlementOf(product, friend.token)).toMatchObject({ reports: 1 })
      const { payment } = await paymentOf(open.id)
      await eventually(
        async () =>
          (await product.rows(sql`select 1 from payment_events where kind = 'refunded' and payment = ${payment}`))
            .length || undefined,
        'the refund',
      )
      const rows = await product.rows(sql`select user_id, giver_name, message from gifts
        where id in (${redeemed.id}, ${open.id})`)
      for (const row of rows) expect(row).toEqual({ user_id: null, giver_name: '', message: '' })
    })

    it('of a recipient leaves that it was redeemed, and their export tells it', async () => {
      const giver = await newAccount(product)
      const gift = await given(giver.token)
      const friend = await newAccount(product)
      await redeem(gift.key, friend.token)
      const exported = (await product.call('GET', '/api/account/export', { token: friend.token })).body
      expect(JSON.stringify(exported)).toContain('gift_redemptions')
      expect(JSON.stringify(exported)).not.toContain(giver.email)
      expect((await erase(friend.token)).status).toBe(200)
      expect((await gifts(giver.token))[0].state).toBe('redeemed')
      expect((await redeem(gift.key, (await newAccount(product)).token)).status).toBe(409)
    })
  })

  it('the staff finds a gift, sends it again and makes it void, each written down with its reason', async () => {
    const staff = await newAccount(product, { email: 'owner@example.test' })
    await confirmAddress(product, staff)
    const giver = await newConfirmed(product)
    const to = newEmail()
    const gift = await given(giver.token, { delivery: 'mail', send_on: '2026-11-30', recipient_email: to })
    const { payment } = await paymentOf(gift.id)
    const list = async (q: string) =>
      (await product.call('GET', `/api/admin/gifts/1?q=${encodeURIComponent(q)}`, { token: staff.token })).body.rows
    for (const q of [to, giver.email, payment, String(gift.id)])
      expect(
        (await list(q)).map(({ id }: { id: number }) => id),
        q,
      ).toContain(gift.id)
    expect(await list('nobody@nowhere.test')).toEqual([])
    expect(await list('%')).toEqual([])
    const act = (what: string, body: object) =>
      product.call('POST', `/api/admin/gift/${gift.id}/${what}`, { token: staff.token, body })
    expect((await act('resend', {})).status).toBe(422)
    expect((await act('resend', { reason: 'They asked' })).status).toBe(200)
    expect((await act('void', { reason: 'Stolen card', refund: true })).status).toBe(200)
    expect((await act('void', { reason: 'Again' })).status).toBe(409)
    await eventually(async () => (await refundsOf(giver.token)).length === 1 || undefined, 'the refund')
    const audit = await product.rows(
      sql`select action, reason from audit_log where target = ${`gift:${gift.id}`} order by id`,
    )
    expect(audit).toEqual([
      { action: 'resend gift', reason: 'They asked' },
      { action: 'void gift', reason: 'Stolen card' },
    ])
  })
})
