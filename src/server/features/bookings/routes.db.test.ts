import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { Booking, Consultant } from '#contract/bookings.ts'
import { say } from '#contract/messages/say.ts'
import { newAccount, newConfirmed } from '#test/accounts.ts'
import { book, bookAndPay, consultantsThere, payAt } from '#test/consultations.ts'
import { eventually, onEachDatabase, START } from '#test/product.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

onEachDatabase('bookings', (product) => {
  const slots = async (id = 1, query = '') =>
    (await product.call('GET', `/api/consultants/${id}/slots${query}`)).body as {
      time_zone: string
      days: { date: string; slots: { time: string; starts: string }[] }[]
    }
  const free = async (id: number, date: string) =>
    (await slots(id, `?from=${date}&to=${date}`)).days[0]?.slots.map(({ time }) => time) ?? []
  const mine = async (token: string) => (await product.call('GET', '/api/bookings', { token })).body as Booking[]
  const later = (ms: number) => void (product.now = new Date(product.now.getTime() + ms))
  const mailTo = (address: string, subject: RegExp) =>
    eventually(
      async () => (await product.mailsTo(address, 0)).find((mail) => subject.test(mail.subject)),
      `a mail to ${address} like ${subject.source}`,
    )
  const refundsOf = async (token: string) =>
    ((await product.call('GET', '/api/transactions/list', { token })).body as { type: string; price: number }[])
      .filter(({ type }) => type === 'refund')
      .map(({ price }) => price)
  const refunded = (token: string) =>
    eventually(async () => {
      const sums = await refundsOf(token)
      return sums.length > 0 ? sums : undefined
    }, 'the refund')

  beforeAll(async () => {
    expect((await product.call('GET', '/api/consultants')).body, 'nobody in a fresh installation').toEqual([])
    expect(await consultantsThere(product)).toBe(3)
  })

  it('are with consultants in the reader’s language, with the price of it', async () => {
    const ask = (language: string) =>
      product.call('GET', '/api/consultants', { headers: { 'accept-language': language } })
    const [en, ru] = [(await ask('en')).body, (await ask('ru')).body] as [Consultant[], Consultant[]]
    for (const one of [...en, ...ru]) expect(Consultant.safeParse(one).error).toBeUndefined()
    expect(en.map(({ price }) => price)).toEqual([20, 15, 25].map((amount) => ({ amount, currency: 'USD' })))
    expect(ru.map(({ price }) => price)).toEqual([3500, 3000, 4000].map((amount) => ({ amount, currency: 'RUB' })))
    expect(JSON.stringify([en, ru])).not.toMatch(/demo\.example|link_?key/i)
  })

  it('are offered for fourteen days, each from 10:00 to 19:00, and can be asked for in parts', async () => {
    const { time_zone, days } = await slots(3)
    expect(time_zone).toBe('Europe/Moscow')
    expect(days).toHaveLength(14)
    // It is noon there: today's first hour is 13:00, which is 10:00 UTC.
    expect(days[0]).toMatchObject({ date: '2026-11-21', slots: { length: 7 } })
    expect(days[0]?.slots[0]).toEqual({ time: '13:00', starts: '2026-11-21T10:00:00.000Z' })
    const part = await slots(1, '?from=2026-11-23&to=2026-11-24')
    expect(part.days.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-24'])
    expect(await product.call('GET', '/api/consultants/9/slots')).toMatchObject({ status: 404 })
  })

  it('need a confirmed address, and one person holds one unpaid hour', async () => {
    const wanted = { consultant: 1, date: '2026-11-24', time: '10:00' }
    const stranger = await newAccount(product)
    expect(await book(product, stranger.token, wanted)).toMatchObject({
      status: 403,
      body: { reason: 'email_unconfirmed', message: say('en', 'email_unconfirmed') },
    })
    const { token } = await newConfirmed(product)
    for (const time of ['10:00', '11:00', '12:00', '13:00'])
      expect(await book(product, token, { ...wanted, time })).toMatchObject({ status: 201 })
    expect((await mine(token)).map(({ time, state }) => [time, state])).toEqual([['13:00', 'held']])
    expect(await free(1, '2026-11-24')).not.toContain('13:00')
    expect(await free(1, '2026-11-24')).toContain('10:00')
  })

  it('are held while they are paid, then booked, and the three concerned are told', async () => {
    const { token, email } = await newConfirmed(product, { lang: 'ru' })
    const wanted = { consultant: 2, date: '2026-11-23', time: '10:00' }
    const { body: held } = await book(product, token, wanted)
    expect(held).toMatchObject({ status: 'success', id: expect.any(Number) })
    expect(await mine(token)).toMatchObject([
      { id: held.id, ...wanted, state: 'held', pay_url: held.url, meeting_url: null, free_until: null },
    ])
    expect(await payAt(product, held.url)).toMatchObject({ status: 200 })
    const mail = await mailTo(email, /^Вы записаны: Марк Левин/)
    expect(await mine(token)).toEqual([
      {
        id: held.id,
        ...wanted,
        name: 'Марк Левин',
        starts: '2026-11-23T07:00:00.000Z',
        minutes: 60,
        time_zone: 'Europe/Moscow',
        price: { amount: 3000, currency: 'RUB' },
        state: 'booked',
        meeting_url: 'https://meet.demo.example/mark',
        pay_url: null,
        held_until: null,
        free_until: '2026-11-22T07:00:00.000Z',
      },
    ])
    expect(mail.text).toMatch(/60 минут[\s\S]*3\s000/u)
    const calendar = mail.calendar.replaceAll('\r\n ', '')
    for (const line of [
      'METHOD:REQUEST',
      'DTSTART:20261123T070000Z',
      'DTEND:20261123T080000Z',
      'SEQUENCE:0',
      'LOCATION:https://meet.demo.example/mark',
      'URL:https://meet.demo.example/mark',
      'ORGANIZER;CN="Asteria":mailto:',
    ])
      expect(calendar).toContain(line)
    const receipt = await mailTo(email, /^Квитанция: Консультация/)
    expect(receipt.text).toContain('Консультация, Марк Левин, 23 ноября 2026 года в 10:00 (GMT+3)')
    expect(receipt.text).toContain('Последний срок для полного возврата: 22 ноября 2026 года в 10:00 (GMT+3)')
    const toConsultant = await mailTo('mark@demo.example', /^Новая запись: Марк Левин/)
    expect(toConsultant.calendar.replaceAll('\r\n ', '')).toContain(`UID:booking-${held.id}@`)
    expect(toConsultant.text).toContain('/consultation/')
    expect((await mailTo('owner@example.test', /^Новая запись: Марк Левин/)).text).toContain(email)
    const other = await newConfirmed(product)
    expect(await book(product, other.token, wanted)).toMatchObject({
      status: 409,
      body: { reason: 'conflict', errors: { time: say('en', 'slot_taken') } },
    })
  })

  it('go to one of ten who want the same hour at once', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => newConfirmed(product)))
    const wanted = { consultant: 3, date: '2026-11-25', time: '15:00' }
    const answers = await Promise.all(people.map(({ token }) => book(product, token, wanted)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
  })

  it('free their hour when the page is left or a quarter of an hour is over', async () => {
    const { token } = await newConfirmed(product)
    const wanted = { consultant: 3, date: '2026-11-26', time: '15:00' }
    const left = await book(product, token, wanted)
    expect(await payAt(product, left.body.url, 'abandon')).toMatchObject({ status: 200 })
    await eventually(async () => ((await mine(token)).length === 0 ? true : undefined), 'the hour to be free')
    expect(await free(3, '2026-11-26')).toContain('15:00')
    expect(await book(product, token, wanted)).toMatchObject({ status: 201 })
    later(15 * MINUTE_MS)
    expect(await free(3, '2026-11-26')).toContain('15:00')
    expect(await mine(token)).toEqual([])
  })

  it('of two who paid for one hour one has it, and the other has the money back and is told', async () => {
    const late = await newConfirmed(product, { lang: 'en' })
    const quick = await newConfirmed(product)
    const wanted = { consultant: 3, date: '2026-11-27', time: '15:00' }
    const first = await book(product, late.token, wanted)
    later(16 * MINUTE_MS)
    await bookAndPay(product, quick.token, wanted)
    expect(await payAt(product, first.body.url)).toMatchObject({ status: 200 })
    const told = await mailTo(late.email, /^Your payment is being refunded: Daria Soboleva/)
    expect(told.text).toContain('$25')
    expect(await refunded(late.token)).toEqual([25])
    expect(await mine(late.token)).toEqual([])
    expect(await mine(quick.token)).toMatchObject([{ state: 'booked' }])
  })

  it('are theirs who paid late where nobody else wanted the hour', async () => {
    const { token } = await newConfirmed(product)
    const { body } = await book(product, token, { consultant: 3, date: '2026-11-28', time: '15:00' })
    later(20 * MINUTE_MS)
    await payAt(product, body.url)
    await eventually(async () => ((await mine(token))[0]?.state === 'booked' ? true : undefined), 'the booking')
    expect(await refundsOf(token)).toEqual([])
  })

  describe('a booking', () => {
    it('is canceled by its person with a full refund until a day before, and later without', async () => {
      const { token, email } = await newConfirmed(product)
      const stranger = await newConfirmed(product)
      const early = await bookAndPay(product, token, { consultant: 1, date: '2026-11-23', time: '12:00' })
      const cancel = (id: number, by: string) => product.call('DELETE', `/api/bookings/${id}`, { token: by })
      expect(await cancel(early, stranger.token)).toMatchObject({ status: 404 })
      expect(await cancel(early, token)).toMatchObject({ status: 200, body: { refunded: true } })
      expect(await cancel(early, token)).toMatchObject({ status: 404 })
      expect(await refunded(token)).toEqual([20])
      const mail = await mailTo(email, /^Booking canceled: Elena Vetrova/)
      expect(mail.calendar).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED\r?\nSEQUENCE:1/)
      expect(mail.text).toContain('$20')
      expect(await free(1, '2026-11-23')).toContain('12:00')

      const id = await bookAndPay(product, token, { consultant: 1, date: '2026-11-23', time: '13:00' })
      product.now = new Date('2026-11-22T10:00:01Z')
      expect(await cancel(id, token)).toMatchObject({ status: 200, body: { refunded: false } })
      expect(await refundsOf(token)).toEqual([20])
    })

    it('moves to a free hour until a day before; both calendars follow', async () => {
      const { token, email } = await newConfirmed(product)
      const id = await bookAndPay(product, token, { consultant: 1, date: '2026-11-29', time: '12:00' })
      const move = (date: string, time: string) =>
        product.call('PATCH', `/api/bookings/${id}`, { token, body: { date, time } })
      const other = await newConfirmed(product)
      await bookAndPay(product, other.token, { consultant: 1, date: '2026-11-29', time: '13:00' })
      expect(await move('2026-11-29', '13:00')).toMatchObject({ status: 409 })
      expect(await move('2026-11-29', '13:30')).toMatchObject({ status: 422 })
      expect(await move('2026-11-30', '14:00')).toMatchObject({ status: 200 })
      expect(await mine(token)).toMatchObject([{ id, date: '2026-11-30', time: '14:00', state: 'booked' }])
      for (const address of [email, 'elena@demo.example']) {
        const mail = await mailTo(address, /^(New time|Запись перенесена): /)
        expect(mail.calendar).toMatch(/METHOD:REQUEST[\s\S]*DTSTART:20261130T110000Z[\s\S]*SEQUENCE:1/)
      }
      const moved = await mailTo(email, /^New time: /)
      expect(moved.text).toContain('You moved your consultation with Elena Vetrova.')
      expect(moved.text).toMatch(
        /New time: Monday, November 30, 2026[\s\S]*Previous time: Sunday, November 29, 2026 at 12:00 p.m./,
      )
      product.now = new Date('2026-11-29T11:00:01Z')
      expect(await move('2026-12-02', '14:00')).toMatchObject({
        status: 409,
        body: { message: say('en', 'booking_late') },
      })
    })

    it('is moved and canceled by its consultant, by the link of their mail alone, with all of the money back', async () => {
      const { token, email } = await newConfirmed(product)
      const id = await bookAndPay(product, token, { consultant: 3, date: '2026-11-24', time: '12:00' })
      const written = await eventually(async () => {
        const mails = await product.mailsTo('daria@demo.example')
        return mails.find((mail) => mail.calendar.includes(`UID:booking-${id}@`))
      }, 'the mail to the consultant')
      const link = /\/consultation\/([\w.-]+)/.exec(written.text)?.[1] ?? ''
      const at = `/api/consultation/${link}`
      expect(await product.call('GET', at)).toMatchObject({ status: 200, body: { person: 'Ada', state: 'booked' } })
      const forged = `/api/consultation/${id + 1}.${link.split('.')[1]}`
      for (const address of [forged, `${at}x`, `/api/consultation/${id}`])
        expect(await product.call('DELETE', address, { body: {} })).toMatchObject({ status: 404 })
      const body = { date: '2026-11-24', time: '16:00' }
      expect(await product.call('PATCH', at, { body })).toMatchObject({ status: 200 })
      expect(await mine(token)).toMatchObject([{ id, ...body }])
      // An hour before it begins, too.
      product.now = new Date('2026-11-24T12:00:00Z')
      expect(await product.call('DELETE', at, { body: { reason: 'ill today' } })).toMatchObject({ status: 200 })
      expect(await product.call('DELETE', at, { body: {} })).toMatchObject({ status: 404 })
      expect(await refunded(token)).toEqual([25])
      const canceled = (await mailTo(email, /^Booking canceled: Daria/)).text
      expect(canceled).toContain('Daria Soboleva had to cancel your consultation')
      expect(canceled).toContain('Daria Soboleva wrote: “ill today”')
      const [before, after] = ['2026-11-24T09:00:00.000Z', '2026-11-24T13:00:00.000Z']
      expect(
        await product.rows(
          sql`select actor_id, actor, action, before, after, reason from audit_log where target = ${`booking:${id}`} order by id`,
        ),
      ).toEqual([
        {
          actor_id: null,
          actor: 'daria@demo.example',
          action: 'move booking',
          before: { startsAt: before },
          after: { startsAt: after },
          reason: 'the consultant’s own link',
        },
        {
          actor_id: null,
          actor: 'daria@demo.example',
          action: 'cancel booking',
          before: { startsAt: after },
          after: { canceled: true, refunded: true },
          reason: 'ill today',
        },
      ])
    })

    it('is told to those of the staff who answer people, and to no others', async () => {
      const [support, editor] = [await newConfirmed(product), await newConfirmed(product)]
      await product.rows(
        sql`update users set staff_role = 'support', staff_source = 'operator' where id = ${support.id}`,
      )
      await product.rows(sql`update users set staff_role = 'editor', staff_source = 'operator' where id = ${editor.id}`)
      const { token } = await newConfirmed(product)
      const id = await bookAndPay(product, token, { consultant: 2, date: '2026-11-27', time: '16:00' })
      await mailTo(support.email, /^New booking: Mark Levin/)
      expect(await product.call('DELETE', `/api/bookings/${id}`, { token })).toMatchObject({ status: 200 })
      await mailTo(support.email, /^Booking canceled: Mark Levin/)
      const subjects = (await product.mailsTo(editor.email, 0)).map(({ subject }) => subject)
      expect(subjects.filter((subject) => /booking/i.test(subject))).toEqual([])
      const told = await product.rows(sql`select data->>'to' as to from pgboss.job where name = 'booking-mail'
        and data->>'kind' = 'booked' and (data->>'bookingId')::int = ${id}`)
      expect(told.map(({ to }) => to).toSorted()).toEqual(
        ['person', 'consultant', 'owner@example.test', support.email].toSorted(),
      )
    })

    it('is told to the staff in the language of their own account, whatever the consultant’s is', async () => {
      const { email } = await newConfirmed(product, { lang: 'en', email: 'owner@example.test' })
      const { token } = await newConfirmed(product, { lang: 'ru' })
      await bookAndPay(product, token, { consultant: 2, date: '2026-11-27', time: '17:00' })
      const mail = await mailTo(email, /^New booking: Mark Levin/)
      expect(mail.text).toContain(
        'booked and paid for 60 minutes with Mark Levin: Friday, November 27, 2026 at 5:00 p.m.',
      )
    })

    it('is done when its time is over, and changes no more', async () => {
      const { token } = await newConfirmed(product)
      const id = await bookAndPay(product, token, { consultant: 2, date: '2026-11-22', time: '12:00' })
      product.now = new Date(START.getTime() + 30 * HOUR_MS)
      expect(await mine(token)).toMatchObject([{ id, state: 'done', meeting_url: null, free_until: null }])
      expect(await product.call('DELETE', `/api/bookings/${id}`, { token })).toMatchObject({ status: 404 })
    })

    it.each([
      ['a past hour', { consultant: 1, date: '2026-11-21', time: '11:00' }, 'time'],
      ['a half hour', { consultant: 1, date: '2026-11-22', time: '10:30' }, 'time'],
      ['the evening', { consultant: 1, date: '2026-11-22', time: '20:00' }, 'time'],
      ['the fifteenth day', { consultant: 1, date: '2026-12-05', time: '10:00' }, 'time'],
      ['an unknown consultant', { consultant: 4, date: '2026-11-22', time: '10:00' }, 'consultant'],
    ])('is not %s', async (_, wanted, field) => {
      const { token } = await newConfirmed(product)
      const answer = await book(product, token, wanted)
      expect(answer).toMatchObject({ status: 422, body: { reason: 'validation' } })
      expect(Object.keys(answer.body.errors)).toEqual([field])
      expect(product.now).toEqual(START)
    })

    it('is one of three that a person may have', async () => {
      const { token } = await newConfirmed(product)
      for (const time of ['10:00', '11:00', '12:00'])
        await bookAndPay(product, token, { consultant: 1, date: '2026-11-28', time })
      expect(await book(product, token, { consultant: 1, date: '2026-11-28', time: '13:00' })).toMatchObject({
        status: 409,
        body: { message: say('en', 'bookings_many') },
      })
    })
  })

  it('keep whole sums, also those that versions before wrote as floats', async () => {
    const { token, id } = await newConfirmed(product)
    await product.rows(sql`insert into bookings (user_id, consultant_id, starts_at, minutes, price_amount, price_currency, created_at)
      values (${id}, 1, '2026-12-01T10:00:00Z', 60, 19.99, 'USD', now())`)
    expect(await mine(token)).toMatchObject([{ price: { amount: 19.99, currency: 'USD' }, state: 'booked' }])
  })
})
