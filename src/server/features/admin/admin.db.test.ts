import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newAccount, newConfirmed, newEmail, newReader, PASSWORD, registration } from '#test/accounts.ts'
import { bookAndPay } from '#test/consultations.ts'
import { entitlementOf, subscribe } from '#test/payments.ts'
import { eventually, onEachDatabase } from '#test/product.ts'

const WHY = 'asked for by mail'

onEachDatabase('the staff', (product) => {
  let token = ''
  /** Somebody of the staff: the address stands in ADMIN_EMAILS of the tests and is confirmed by its link. */
  const staff = async () => {
    if (token) return token
    const account = await newConfirmed(product, { email: 'owner@example.test', first_name: 'Olga' })
    return (token = account.token)
  }
  const call = async (method: string, path: string, body?: object) =>
    product.call(method, `/api/admin${path}`, { token: await staff(), body })
  const audit = async (target: string) => (await call('GET', `/audit/1?target=${target}`)).body.rows

  describe('finds people', () => {
    it('by number, and by the beginning of an address or a name, fifty a page', async () => {
      const email = newEmail()
      const { id } = await newAccount(product, { email, first_name: 'Zinaida', last_name: 'Quux' })
      for (const q of [String(id), email.slice(0, -3).toUpperCase(), 'zina', 'QUU']) {
        const { status, body } = await call('GET', `/users/1?q=${encodeURIComponent(q)}`)
        expect(status).toBe(200)
        expect(body.rows.find((row: { id: number }) => row.id === id)).toMatchObject({
          first_name: 'Zinaida',
          last_name: 'Quux',
          email,
          lang: 'EN',
          sub: 'BASIC',
          threads: 0,
          last_created_at: null,
        })
      }
      expect((await call('GET', '/users/1?q=%25')).body).toMatchObject({ rows: [], total: 0, pages: 1 })
    })

    it('in the order asked for, page after page, each once', async () => {
      const people = Array.from({ length: 60 }, (_, i) =>
        registration({ last_name: `Sorted${`${i}`.padStart(2, '0')}` }),
      )
      await product.rows(sql`insert into users (email, first_name, last_name, lang, created_at)
        select e.email, 'Many', e.name, 'en', ${product.now.toISOString()}::timestamptz from jsonb_to_recordset(${JSON.stringify(
          people.map(({ email, last_name: name }) => ({ email, name })),
        )}::jsonb) as e(email text, name text)`)
      const pages = [1, 2].map((page) => call('GET', `/users/${page}?q=sorted&sort=name`))
      const [first, second] = (await Promise.all(pages)).map(({ body }) => body)
      expect([first.rows.length, second.rows.length, first.total, first.pages]).toEqual([50, 10, 60, 2])
      const names = [...first.rows, ...second.rows].map((row: { last_name: string }) => row.last_name)
      expect(names).toEqual(people.map(({ last_name }) => last_name))
    })

    it('and opens an account with its money, devices and reports, without its token', async () => {
      const person = await newAccount(product)
      await subscribe(product, person.token, 'month')
      const { body } = await call('GET', `/user/${person.id}`)
      expect(body).toMatchObject({
        account: { id: person.id, email: person.email, plan: 'month', role: 0 },
        transactions: [{ type: 'subscription', price: 0, status: 'completed' }],
        ledger: [],
        reports: [],
        threads: [],
        audit: [],
      })
      expect(body.sessions).toHaveLength(1)
      expect(JSON.stringify(body)).not.toContain(person.token)
      expect(await call('GET', '/user/999999')).toMatchObject({ status: 404 })
    })
  })

  describe('acts with a reason, and each action is written down with who, before and after', () => {
    it('gives credits', async () => {
      const { id, token: own } = await newAccount(product)
      expect(await call('POST', `/user/${id}/credit`, { reports: 2 })).toMatchObject({
        status: 422,
        body: { errors: { reason: expect.any(String) } },
      })
      expect(await entitlementOf(product, own)).toMatchObject({ reports: 0 })
      expect(await call('POST', `/user/${id}/credit`, { reports: 2, reason: WHY })).toMatchObject({ status: 200 })
      expect(await entitlementOf(product, own)).toMatchObject({ reports: 2 })
      expect(await audit(`user:${id}`)).toMatchObject([
        {
          actor: 'owner@example.test',
          action: 'grant credit',
          before: { reports: 0 },
          after: { reports: 2 },
          reason: WHY,
        },
      ])
    })

    it('sets until when a plan is given, later or earlier', async () => {
      const { id, token: own } = await newAccount(product)
      const set = (until: string, plan = 'year') => call('POST', `/user/${id}/paid-until`, { plan, until, reason: WHY })
      // Found by the fuzzer: midnight after it is in a year that PostgreSQL cannot read.
      expect(await set('9999-12-31')).toMatchObject({ status: 422, body: { errors: { until: expect.any(String) } } })
      await set('2026-12-31')
      expect(await entitlementOf(product, own)).toMatchObject({ plan: 'year', paid_until: '2027-01-01T00:00:00.000Z' })
      product.now = new Date(product.now.getTime() + 1000)
      await set('2026-11-30', 'month')
      expect(await entitlementOf(product, own)).toMatchObject({ plan: 'month', paid_until: '2026-12-01T00:00:00.000Z' })
      product.now = new Date(product.now.getTime() + 1000)
      await set('2026-11-01')
      expect(await entitlementOf(product, own)).toMatchObject({ plan: 'free', paid_until: null })
      expect((await audit(`user:${id}`)).map(({ after }: { after: object }) => after)).toEqual([
        { plan: 'free', paid_until: null },
        { plan: 'month', paid_until: '2026-12-01T00:00:00.000Z' },
        { plan: 'year', paid_until: '2027-01-01T00:00:00.000Z' },
      ])
      expect(await set('2026-13-01')).toMatchObject({ status: 422, body: { errors: { until: expect.any(String) } } })
    })

    it('sends the confirmation again, once it is of use', async () => {
      const { id, email, token: own } = await newAccount(product)
      const ask = () => call('POST', `/user/${id}/confirmation`, { reason: WHY })
      expect(await ask()).toMatchObject({ status: 200 })
      const mails = await product.mailsTo(email, 2)
      await product.call('POST', '/api/confirm/email', { token: own, body: { token: mails[1]?.token } })
      expect(await ask()).toMatchObject({ status: 409 })
      expect(await audit(`user:${id}`)).toHaveLength(1)
    })

    it('ends sessions', async () => {
      const { id, token: own, email } = await newAccount(product)
      await product.call('POST', '/api/login', { body: { email, password: PASSWORD } })
      expect(await call('POST', `/user/${id}/sessions/end`, { reason: WHY })).toMatchObject({ status: 200 })
      expect(await product.call('GET', '/api/sync', { token: own })).toMatchObject({ status: 401 })
      expect(await audit(`user:${id}`)).toMatchObject([{ before: { sessions: 2 }, after: { sessions: 0 } }])
    })

    it('deletes an account whose address is typed again, and keeps who did it and why', async () => {
      const { id, email, token: own } = await newAccount(product)
      const body = { email, reason: WHY }
      expect(await call('DELETE', `/user/${id}`, { ...body, email: newEmail() })).toMatchObject({
        status: 422,
        body: { errors: { email: expect.any(String) } },
      })
      const deleted = await call('DELETE', `/user/${id}`, body)
      expect(deleted).toMatchObject({ status: 200, body: { status: 'success' } })
      // For its owner, who can read it again without an account.
      const { receipt } = deleted.body
      expect(await product.call('GET', `/api/erasure/${receipt.code}`)).toMatchObject({ status: 200, body: receipt })
      expect(await product.call('GET', '/api/sync', { token: own })).toMatchObject({ status: 401 })
      expect(await product.rows(sql`select id from users where id = ${id}`)).toEqual([])
      const [row] = await audit(`user:${id}`)
      expect(row).toMatchObject({ action: 'delete account', after: null, reason: WHY })
      expect(JSON.stringify(row)).not.toContain(email)
      expect(await call('DELETE', `/user/${id}`, body)).toMatchObject({ status: 404 })
    })

    it('gives a payment of this person back, and of no other', async () => {
      const person = await newAccount(product)
      product.now = new Date('2024-01-01T12:00:00Z')
      await subscribe(product, person.token, 'month')
      await product.call('POST', '/api/invoice/subscription/cancel', { token: person.token, body: {} })
      product.now = new Date('2026-11-21T09:00:00Z')
      await subscribe(product, person.token, 'year')
      const [{ id: transaction }] = (await product.call('GET', '/api/transactions/list', { token: person.token })).body
      const other = await newAccount(product)
      const body = { transaction, scope: 'all', reason: WHY }
      expect(await call('POST', `/user/${other.id}/refund`, body)).toMatchObject({ status: 404 })
      expect(await call('POST', `/user/${person.id}/refund`, body)).toMatchObject({ status: 200 })
      await eventually(
        async () => ((await entitlementOf(product, person.token)).payments === 0 ? true : undefined),
        'the refund',
      )
      expect(await entitlementOf(product, person.token)).toMatchObject({ plan: 'free', reports: 0 })
      expect(await audit(`user:${other.id}`)).toEqual([])
      expect(await audit(`user:${person.id}`)).toMatchObject([{ before: { transaction, scope: 'all', cents: 150_00 } }])
    })

    it('publishes a review or rejects it with a reason, and its author is told', async () => {
      const author = await newReader(product, { lang: 'ru' })
      await product.call('POST', '/api/reviews/set', {
        token: author.token,
        body: { rating: 5, text: '<b>Ясно</b>, пишите на anna@evil.example' },
      })
      const [{ id, ...first }] = (await call('GET', '/reviews/1')).body.rows
      expect(first).toMatchObject({ state: 'pending', subject: 'service', marks: expect.arrayContaining(['email']) })
      const shown = async () =>
        (await product.call('POST', '/api/reviews/get/ru', { body: { type: 'main' } })).body.length
      expect(await shown()).toBe(0)
      expect(await call('PATCH', `/review/${id}`, { decision: 'reject', reason: ' ' })).toMatchObject({ status: 422 })
      await call('PATCH', `/review/${id}`, { decision: 'approve' })
      expect(await shown()).toBe(1)
      await call('PATCH', `/review/${id}`, { decision: 'reject', reason: WHY })
      expect(await shown()).toBe(0)
      const { reviews } = (await product.call('GET', '/api/reviews/mine', { token: author.token })).body
      expect(reviews).toMatchObject([{ state: 'rejected', reason: WHY }])
      const told = await eventually(async () => {
        const mails = await product.mailsTo(author.email)
        return mails.find(({ subject }) => subject === 'Ваш отзыв не опубликован')
      }, 'the mail on the review')
      expect(told.text).toContain(WHY)
      expect((await audit(`review:${id}`)).map(({ action }: { action: string }) => action)).toEqual([
        'reject review',
        'approve review',
      ])
    })

    it('lists messages of plans with priority first, with the plan of that time', async () => {
      const words = `Plan ${newEmail()}`
      const write = (writer: string | undefined, subject: string) =>
        product.call('POST', '/api/support', { token: writer, body: { subject, message: words, email: newEmail() } })
      expect((await write(undefined, 'visitor')).body).toMatchObject({ priority: false, working_days: 2 })
      const [month, year] = [await newAccount(product), await newAccount(product)]
      await subscribe(product, month.token, 'month')
      await subscribe(product, year.token, 'year')
      expect((await write(month.token, 'month')).body).toMatchObject({ priority: false, working_days: 2 })
      product.now = new Date(product.now.getTime() + 3_600_000)
      expect((await write(year.token, 'year')).body).toMatchObject({ priority: true, working_days: 1 })
      const rows = (await call('GET', '/support/1')).body.rows as { message: string; subject: string; plan: string }[]
      const mine = rows.filter(({ message }) => message === words)
      expect(mine.map(({ subject, plan }) => [subject, plan])).toEqual([
        ['year', 'year'],
        ['visitor', null],
        ['month', 'month'],
      ])
    })

    it('marks messages as answered; open ones stand first', async () => {
      const subject = `Question ${newEmail()}`
      await product.call('POST', '/api/support', { body: { subject, message: 'How?', email: newEmail() } })
      const find = async () => (await call('GET', '/support/1')).body.rows
      const mine = (await find()).find((row: { subject: string }) => row.subject === subject)
      expect(mine).toMatchObject({ answered_at: null })
      await call('PATCH', `/support/${mine.id}`, { answered: true })
      expect((await find()).at(-1)).toMatchObject({ id: mine.id, answered_at: product.now.toISOString() })
    })

    it('keeps consultants: adds, edits and hides them, and cancels for them; everybody is told', async () => {
      const words = { name: 'Vera Stern', specialization: 'Work', description: 'Short answers.' }
      const body = {
        words: { en: words, ru: { ...words, name: 'Вера Штерн' } },
        email: 'vera@consultant.test',
        lang: 'en',
        time_zone: 'Europe/London',
        week: [{ first: 9, last: 10 }, null, null, null, null, null, null],
        days_off: [],
        minutes: 45,
        prices: { USD: 30, RUB: null },
        meeting_url: 'https://meet.example.test/vera',
        rating: null,
        years: null,
        consultations: null,
        hidden: false,
      }
      for (const [wrong, field] of [
        [{ ...body, time_zone: 'Moon/Copernicus' }, 'time_zone'],
        [{ ...body, meeting_url: 'javascript:alert(1)' }, 'meeting_url'],
        [{ ...body, week: [{ first: 12, last: 9 }, null, null, null, null, null, null] }, 'week.0.last'],
        [{ ...body, prices: { USD: 0, RUB: null } }, 'prices.USD'],
      ] as const) {
        const answer = await call('POST', '/consultants', wrong)
        expect(answer, field).toMatchObject({ status: 422 })
        expect(Object.keys(answer.body.errors)).toEqual([field])
      }
      const { id } = (await call('POST', '/consultants', body)).body
      const shown = (await product.call('GET', '/api/consultants')).body.find((one: { id: number }) => one.id === id)
      expect(shown).toMatchObject({
        name: 'Vera Stern',
        price: { amount: 30, currency: 'USD' },
        minutes: 45,
        rating: null,
      })
      expect(JSON.stringify(shown)).not.toMatch(/consultant\.test|meet\.example/)
      const { days } = (await product.call('GET', `/api/consultants/${id}/slots`)).body
      expect(days.map(({ date }: { date: string }) => date)).toEqual(['2026-11-23', '2026-11-30'])
      const person = await newConfirmed(product)
      const wanted = { consultant: id, date: '2026-11-30', time: '10:00' }
      const booking = await bookAndPay(product, person.token, wanted)
      expect((await call('GET', '/bookings/1')).body.rows[0]).toMatchObject({
        id: booking,
        email: person.email,
        consultant_name: 'Vera Stern',
        state: 'booked',
        manage_url: expect.stringContaining('/consultation/'),
      })
      expect(await call('PUT', `/consultant/${id}`, { ...body, hidden: true })).toMatchObject({ status: 200 })
      expect(await product.call('GET', `/api/consultants/${id}/slots`)).toMatchObject({ status: 404 })
      expect(await call('DELETE', `/booking/${booking}`, { reason: WHY })).toMatchObject({ status: 200 })
      expect(await call('DELETE', `/booking/${booking}`, { reason: WHY })).toMatchObject({ status: 404 })
      for (const address of [person.email, 'vera@consultant.test', 'owner@example.test'])
        await eventually(
          async () =>
            (await product.mailsTo(address)).find(({ subject }) => subject.startsWith('Booking canceled: Vera')),
          `the mail to ${address}`,
        )
      expect(await audit(`booking:${booking}`)).toMatchObject([{ reason: WHY, after: { refunded: true } }])
      expect(await audit(`consultant:${id}`)).toHaveLength(1)
    })

    it('states numbers, all of them or none', async () => {
      expect((await call('GET', '/stats')).body).toMatchObject({ from: 'counted' })
      const stated = { users: 12_000, consultations: 800, rating: 4.7 }
      expect(await call('PUT', '/stats', { ...stated, rating: null })).toMatchObject({
        status: 422,
        body: { errors: { rating: expect.any(String) } },
      })
      await call('PUT', '/stats', stated)
      expect((await call('GET', '/stats')).body).toEqual({ stated, from: 'staff' })
      await call('PUT', '/stats', { users: null, consultations: null, rating: null })
      expect((await call('GET', '/stats')).body).toMatchObject({ from: 'counted' })
      expect(await audit('stats')).toHaveLength(2)
    })
  })

  describe('reads conversations', () => {
    it('newest first, with their messages; there is none by another name', async () => {
      const { id, token: own } = await newAccount(product)
      await product.call('POST', '/api/chat', { token: own, body: { content: 'What is my Sun sign?', role: 'user' } })
      const { rows } = (await call('GET', '/threads/1')).body
      expect(rows[0]).toMatchObject({ user_id: id, messages: 2 })
      const { body } = await call('GET', `/chat/${rows[0].thread}`)
      expect(body).toMatchObject([
        { role: 1, message: 'What is my Sun sign?' },
        { role: 0, message: expect.stringMatching(/Taurus/) },
      ])
      expect((await call('GET', `/user/${id}`)).body.threads).toMatchObject([{ thread: rows[0].thread }])
      expect((await call('GET', `/users/1?q=${id}`)).body.rows).toMatchObject([{ threads: 1 }])
      expect(await call('GET', '/chat/none')).toMatchObject({ status: 404 })
    })
  })

  describe('keeps the calendar', () => {
    const entries = async (date: string) => (await call('GET', `/calendar/${date}`)).body
    const generated = (date: string) =>
      eventually(async () => {
        const rows = await entries(date)
        return rows.length > 0 && rows.every(({ content }: { content: string }) => content) ? rows : undefined
      }, `the calendar of ${date}`)
    const day = async (date: string, reader: string) =>
      (await product.call('GET', '/api/get/calendar/en', { token: reader })).body.find(
        (entry: { date: string }) => entry.date === date,
      )

    it('generates a date in both languages, changes it for everybody, and gives it back', async () => {
      const date = '2026-11-22'
      const reader = await newAccount(product)
      expect(await entries(date)).toEqual([])
      const computed = await day(date, reader.token)
      expect(await call('POST', `/calendar/${date}`, {})).toMatchObject({ status: 202, body: { dates: 1 } })
      // Found by the fuzzer: days before and after every table were taken, and their jobs failed for hours.
      for (const beyond of ['1752-09-03', '9999-12-31'])
        expect(await call('POST', `/calendar/${beyond}`, {})).toMatchObject({ status: 404 })
      const rows = await generated(date)
      expect(rows.map(({ lang }: { lang: string }) => lang)).toEqual(['en', 'ru'])
      const version = (await product.call('GET', '/api/version')).body.version

      const [{ hash, content }] = rows
      const typed = JSON.parse(content)
      typed.general = 'Ours <b>now</b>.'
      typed.mood.energy = ' 77 '
      typed.lunarCalendar.day = '12'
      typed.lunarCalendar.desc = '<p>Plain</p><script>alert(1)</script><img src=x onerror=alert(1)>'
      product.now = new Date(product.now.getTime() + 60_000)
      expect(await call('PATCH', `/calendar/${date}`, { hash, string: JSON.stringify(typed) })).toMatchObject({
        status: 200,
      })
      const shown = JSON.parse((await day(date, reader.token)).content)
      expect(shown).toMatchObject({ general: 'Ours <b>now</b>.', mood: { energy: 77 }, lunarCalendar: { day: 12 } })
      expect(shown.lunarCalendar.desc).toBe(
        '<p>Plain</p>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;',
      )
      expect((await product.call('GET', '/api/version')).body.version).not.toBe(version)

      for (const string of ['{', '{}', '{"lunarCalendar":{}}', JSON.stringify({ ...typed, mood: 'high' })])
        expect(await call('PATCH', `/calendar/${date}`, { hash, string })).toMatchObject({
          status: 422,
          body: { errors: { string: expect.any(String) } },
        })
      expect(await call('PATCH', '/calendar/2026-11-23', { hash, string: content })).toMatchObject({ status: 404 })
      expect(await call('PATCH', `/calendar/${date}`, { hash, delete: true })).toMatchObject({ status: 200 })
      expect(await day(date, reader.token)).toEqual(computed)
      expect(await audit(`calendar:${date}:en`)).toMatchObject([{ after: { content: null } }, { before: { content } }])
    })

    it('generates a whole month and tells how far it is', async () => {
      expect((await call('POST', '/calendar/2027-02-10', { month: true })).body).toMatchObject({ dates: 28 })
      expect((await call('POST', '/calendar/2027-02-10', { month: true })).body).toMatchObject({ dates: 0 })
      const states = await eventually(async () => {
        const rows = (await call('GET', '/calendar-month/2027-02')).body
        return rows.every(({ state }: { state: string }) => state === 'ready') ? rows : undefined
      }, 'the month')
      expect(states).toHaveLength(28)
    })
  })

  describe('watches over the work', () => {
    it('sees queues, and runs a failed job again', async () => {
      await product.rows(sql`insert into pgboss.job (name, data, state, retry_limit, completed_on, output)
        values ('account-mail', '{"userId":999999,"kind":"confirm"}', 'failed', 0, now(), '{"message":"no such host"}')`)
      const row = async () =>
        (await call('GET', '/queue')).body.find(({ name }: { name: string }) => name === 'account-mail')
      expect(await row()).toMatchObject({ failed: 1 })
      const [job] = (await call('GET', '/queue/account-mail')).body
      expect(job).toMatchObject({ state: 'failed', error: 'no such host', data: { userId: 999_999 } })
      const retry = () => call('POST', `/queue/account-mail/${job.id}/retry`, { reason: WHY })
      expect(await retry()).toMatchObject({ status: 200 })
      await eventually(async () => ((await row()).failed === 0 ? true : undefined), 'the job')
      expect(await retry()).toMatchObject({ status: 404 })
      expect(await audit(`job:account-mail:${job.id}`)).toHaveLength(1)
    })

    it('counts what happened, day by day', async () => {
      const { body } = await call('GET', '/dashboard?days=7')
      expect(body.days).toEqual(Array.from({ length: 7 }, (_, i) => `2026-11-${15 + i}`))
      const accounts = await product.rows(sql`select count(*) from users
        where created_at >= '2026-11-21' and created_at < '2026-11-22'`)
      expect(body.series.sign_ups.at(-1)).toBe(Number(accounts[0].count))
      const money = await product.rows(sql`select coalesce(sum(cents), 0) / 100 as usd from ledger
        where kind = 'payment' and at >= '2026-11-21' and at < '2026-11-22'`)
      expect(body.series.revenue.at(-1)).toBe(Number(money[0].usd))
      for (const values of Object.values(body.series)) expect(values).toHaveLength(7)
    })

    it('tries connections by using them', async () => {
      const { body } = await call('GET', '/connections')
      expect(body).toMatchObject([
        { name: 'payments', kind: 'sandbox', live: false },
        { name: 'mail', kind: 'outbox', live: false },
        { name: 'database' },
        { name: 'storage' },
      ])
      for (const name of ['mail', 'database', 'storage'])
        expect(await call('POST', `/connections/${name}/test`, {})).toMatchObject({ status: 200 })
      expect(await call('POST', '/connections/payments/test', {})).toMatchObject({ status: 404 })
      const mails = await product.mailsTo('owner@example.test', 2)
      expect(mails.some(({ subject }) => subject === 'Test email')).toBe(true)
    })
  })
})
