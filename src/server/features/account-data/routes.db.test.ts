import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { codeAt } from '#test/authenticator.ts'
import { briefReport } from '#test/brief-report.ts'
import { consultantsThere } from '#test/consultations.ts'
import { newAccount, newConfirmed, newEmail, PASSWORD } from '#test/accounts.ts'
import { subscribe } from '#test/payments.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import * as schema from '../../tables.ts'
import { personalTables } from './queries.ts'

const PERSONAL_TABLES = personalTables(
  [...new Set(Object.values<unknown>(schema))].filter((value): value is PgTable => is(value, PgTable)),
)

const NEW_PASSWORD = 'another four plain words'

/** Tables that hold nothing of a person, or whose rows about one are exported by name. */
const NOT_BY_OWNER: Record<string, string> = {
  users: 'exported as the account itself',
  sandbox_checkouts: 'exported by the order',
  sandbox_events: 'exported by the payment page',
  rate_limits: 'exported by its key',
  consultants: 'the consultants that all may book, as the staff keeps them',
  staff_invitations: 'exported by the address',
  passkey_challenges: 'random numbers of minutes, by their hash',
  push_keys: 'the keys that push services know the product by',
  sandbox_keys: 'the key that the sandbox signs with',
  invoice_numbers: 'the last number of each year, of nobody',
  app_clients: 'programs that have registered themselves; whom they serve stands in the consents',
  announcements: 'what was announced, by event and not by person',
  audit_log: 'what the staff did, by number; of a person it holds neither name nor address',
  calendar_entries: 'the calendar that all read, as the staff wrote it',
  staff_settings: 'what the staff has set for all',
  prompts: 'what models are told, by the staff',
  model_spends: 'exported by the key, and deleted by it; the sum of all is nobody’s',
  used_offers: 'what an address has used, under a keyed hash of it, so that it is not given twice',
  address_keys: 'the key of those hashes',
  erasure_receipts: 'that an account was deleted, by code and not by person',
}

/** Columns that open something, which nobody is given a copy of. */
const OPENERS = ['token_hash', 'device_hash', 'key_hash', 'token', 'checkout', 'secret', 'recovery_salt', 'code_hash']

/** Rows as text, in an order of their own: by the database's names of columns, instants by their millisecond. */
const comparable = (rows: readonly Record<string, unknown>[]): string[] =>
  rows
    .map((row) => {
      const cells = Object.entries(row).map(([name, value]) => {
        const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
        const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
        return [column, isInstant ? new Date(value).getTime() : value] as const
      })
      const shown = cells.filter(([column]) => !OPENERS.includes(column))
      return JSON.stringify(Object.fromEntries(shown.toSorted(([a], [b]) => (a < b ? -1 : 1))))
    })
    .toSorted()

onEachDatabase('account data', (product) => {
  const call = (method: string, path: string, token: string, body?: unknown) =>
    product.call(method, `/api/account${path}`, { token, ...(body !== undefined && { body }) })
  const login = (email: string, password: string, agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0') =>
    product.call('POST', '/api/login', { body: { email, password }, headers: { 'user-agent': agent } })
  const isIn = async (token: string) => (await product.call('GET', '/api/sync', { token })).status === 200
  const tableNames = async () =>
    // A table's partitions hold nothing that it doesn't.
    (
      await product.rows(sql`select relname as table_name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`)
    )
      .map(({ table_name }) => String(table_name))
      .toSorted()

  describe('POST /account/password', () => {
    const change = (token: string, changes: Record<string, unknown> = {}) =>
      call('POST', '/password', token, {
        current_password: PASSWORD,
        password: NEW_PASSWORD,
        repeat_password: NEW_PASSWORD,
        ...changes,
      })

    it('sets the new one, signs the other devices out and leaves this one', async () => {
      const { token, email } = await newAccount(product)
      const other = (await login(email, PASSWORD)).body.token
      expect(await change(token)).toMatchObject({ status: 200, body: { status: 'success' } })
      expect([await isIn(token), await isIn(other)]).toEqual([true, false])
      expect((await login(email, PASSWORD)).status).toBe(401)
      expect((await login(email, NEW_PASSWORD)).status).toBe(200)
    })

    it.each([
      ['en', 'Your password was changed', /Anyone who used the old password has been signed out/],
      ['ru', 'Пароль изменён', /пароль сменили не вы/],
    ] as const)('is told to its owner by mail, with the way to another one, in %s', async (lang, subject, words) => {
      const { token, email } = await newConfirmed(product, { lang })
      await change(token)
      const mail = (await product.mailsTo(email, 2)).find((found) => found.subject === subject)
      expect(mail?.text).toMatch(words)
      expect(mail?.text).toContain(`${product.services.env.PUBLIC_URL}/?showModal=forgot`)
    })

    it.each([
      ['a wrong one', { current_password: 'not this one' }, 'current_password', 'password_wrong'],
      ['none', { current_password: '' }, 'current_password', 'required'],
      ['a short new one', { password: 'short', repeat_password: 'short' }, 'password', 'password_short'],
      ['a common new one', { password: 'Sunshine', repeat_password: 'Sunshine' }, 'password', 'password_common'],
      ['two that differ', { repeat_password: 'something else' }, 'repeat_password', 'passwords_differ'],
    ] as const)('is 422 with a sentence beside the field: %s', async (_, changes, field, key) => {
      const { token, email } = await newAccount(product, { lang: 'ru' })
      const answer = await change(token, changes)
      expect(answer).toMatchObject({ status: 422, body: { reason: 'validation', errors: { [field]: say('ru', key) } } })
      expect((await login(email, PASSWORD)).status).toBe(200)
    })

    it('is 429 after ten wrong ones, also for the right one', async () => {
      const { token } = await newAccount(product)
      for (let i = 0; i < 10; i++) await change(token, { current_password: `guess ${i}` })
      expect(await change(token)).toMatchObject({ status: 429, body: { reason: 'rate_limited' } })
    })

    it('is 409 where there is none to change', async () => {
      const { token, id } = await newAccount(product)
      await product.rows(sql`update users set password_hash = null where id = ${id}`)
      expect((await product.call('GET', '/api/sync', { token })).body.has_password).toBe(false)
      expect(await change(token)).toMatchObject({ status: 409, body: { message: say('en', 'password_none') } })
    })
  })

  describe('the devices', () => {
    it('are listed with the one that asks, and sign out one by one', async () => {
      const { token, email } = await newAccount(product)
      const other = (await login(email, PASSWORD, 'Phone/1.0')).body.token
      const { status, body } = await call('GET', '/devices', token)
      expect(status).toBe(200)
      expect(body).toHaveLength(2)
      const phone = body.find((device: { user_agent: string }) => device.user_agent === 'Phone/1.0')
      expect(phone).toMatchObject({ current: false, signed_in_at: '2026-11-21T09:00:00.000Z' })
      expect(body.filter((device: { current: boolean }) => device.current)).toHaveLength(1)
      expect(JSON.stringify(body)).not.toContain(other)
      expect((await call('DELETE', `/devices/${phone.id}`, token)).status).toBe(200)
      expect([await isIn(token), await isIn(other)]).toEqual([true, false])
    })

    it('of others are 404, and stay signed in', async () => {
      const [mine, theirs] = [await newAccount(product), await newAccount(product)]
      const [device] = (await call('GET', '/devices', theirs.token)).body
      expect(await call('DELETE', `/devices/${device.id}`, mine.token)).toMatchObject({ status: 404 })
      expect(await call('DELETE', '/devices/none', mine.token)).toMatchObject({ status: 404 })
      expect(await isIn(theirs.token)).toBe(true)
    })

    it('sign out all but this one', async () => {
      const { token, email } = await newAccount(product)
      const others = [(await login(email, PASSWORD)).body.token, (await login(email, PASSWORD)).body.token]
      expect((await call('DELETE', '/devices', token)).status).toBe(200)
      expect(await Promise.all([token, ...others].map(isIn))).toEqual([true, false, false])
    })
  })

  /** Until no work is waiting. */
  const quiet = () =>
    eventually(async () => {
      const waiting = await product.rows(sql`select 1 from pgboss.job where state in ('created', 'retry', 'active')`)
      return waiting.length === 0 ? true : undefined
    }, 'the jobs to be done')
  let hours = 9
  let people = 0

  /** A person who has left something in every part of the product, under a name that nobody else has. */
  async function someone() {
    const email = newEmail()
    const name = `Zimbabwova${++people}x`
    const account = await newConfirmed(product, { email, last_name: name })
    const { token, id } = account
    const post = (path: string, body?: unknown) => product.call('POST', path, { token, body })
    await post('/api/setRegisterInfo', { referrer: `https://${name}.example.test/` })
    await post('/api/order/report/chart:natal', {})
    const person = {
      name: `${name} Junior`,
      relation: 'child',
      birthdate: '2015-01-02',
      birthtime: '12:00',
      birthplace: 'Moscow',
    }
    expect((await post('/api/people', person)).status).toBe(201)
    const date = '2026-11-24'
    await consultantsThere(product)
    expect((await post('/api/bookings', { consultant: 1, date, time: `${++hours}:00` })).status).toBe(201)
    expect((await post('/api/support', { subject: name, message: `${name} asks`, email })).status).toBe(200)
    const form = new FormData()
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    form.set('rating', '5')
    form.set('text', `${name} was here`)
    form.set('avatar', new Blob([new Uint8Array(picture)]), 'me.png')
    expect((await product.call('POST', '/api/reviews/set', { token, body: form })).status).toBe(200)
    await subscribe(product, token, 'month')
    await product.rows(sql`insert into ledger (key, user_id, kind, credits, at)
      values (${`credit:test:${id}`}, ${id}, 'credit_granted', 1, now())`)
    product.services.reportModule = (type) => briefReport(type)
    expect((await product.call('GET', '/api/order/report/personality', { token })).status).toBe(200)
    const factor = await post('/api/account/second-factor', { password: PASSWORD })
    const code = codeAt(factor.body.secret, product.now)
    expect((await post('/api/account/second-factor/confirm', { code })).status).toBe(200)
    await post('/api/calendar/feed')
    await post('/api/promo/lucky-star')
    expect((await post('/api/chat', { content: `Does ${name} have a Moon?` })).status).toBe(200)
    await post('/api/consent', { analytics: true })
    const events = [{ name: 'page_view', page: 'home', age_ms: 0 }]
    const counted = await post('/api/events', { visitor: crypto.randomUUID(), outside: null, events })
    expect(counted.body).toMatchObject({ kept: 1 })
    await product.call('GET', '/api/reports/daily', { token })
    await post('/api/invoice/subscription/cancel', { reason: 'other', feedback: `${name} says goodbye` })
    await quiet()
    const [review] = await product.rows(sql`select avatar from reviews where user_id = ${id}`)
    const [report] = await product.rows(sql`select hash from report_orders where user_id = ${id}`)
    const files: string[] = [review.avatar, `reports/${report.hash}-en.pdf`]
    return { ...account, email, name, files }
  }

  describe('GET /account/export', () => {
    it('knows every table of the database', async () => {
      const known = [...PERSONAL_TABLES.map(({ name }) => name), ...Object.keys(NOT_BY_OWNER)]
      expect(known.toSorted()).toEqual(await tableNames())
    })

    it('holds every row of the person’s, and no secret', async () => {
      const person = await someone()
      const { status, body } = await call('GET', '/export', person.token)
      expect(status).toBe(200)
      for (const { name } of PERSONAL_TABLES) {
        const owned = await product.rows(
          sql`select 1 from information_schema.columns where table_name = ${name} and column_name = 'user_id'`,
        )
        if (owned.length === 0) continue
        const rows = await product.rows(
          sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where user_id = ${person.id}`,
        )
        expect(comparable(body.tables[name]), name).toEqual(comparable(rows.map(({ row }) => row)))
      }
      const left = ['charts', 'people', 'bookings', 'reviews', 'support_requests', 'orders', 'sandbox_checkouts']
      for (const name of [...left, 'report_orders', 'second_factors', 'recovery_codes'])
        expect(body.tables[name].length, name).toBeGreaterThan(0)
      const files = body.files as { name: string; base64: string }[]
      expect(files.map(({ name }) => name).toSorted()).toEqual(person.files.toSorted())
      // RIFF and %PDF, as files of these kinds begin.
      for (const { name, base64 } of files) expect(base64).toMatch(name.endsWith('.pdf') ? /^JVBERi/ : /^UklGR/)
      expect(body.account).toMatchObject({ email: person.email, last_name: person.name })
      const text = JSON.stringify(body)
      const { password_hash: hash } = (
        await product.rows(sql`select password_hash from users where id = ${person.id}`)
      )[0]
      for (const secret of [person.token, hash]) expect(text).not.toContain(secret)
    })

    it('holds nothing of another', async () => {
      await someone()
      const { token } = await newAccount(product, { first_name: 'Grace', last_name: 'Hopper' })
      expect(JSON.stringify((await call('GET', '/export', token)).body)).not.toContain('Zimbabwov')
    })
  })

  describe('what is near to somebody and not theirs', () => {
    const keys = async () => (await product.rows(sql`select key from rate_limits`)).map(({ key }) => String(key))
    const count = (key: string) =>
      product.rows(sql`insert into rate_limits (key, window_start, count) values (${key}, now(), 1)`)

    it('counters of a longer address, of another number and of network addresses stay where they are', async () => {
      const { id, email, token } = await newAccount(product, { email: `x-${crypto.randomUUID()}@example.or` })
      const own = [`login:email:${email}`, `login:email:${email}:192.0.2.7`, `reset:email:${email}`, `review:${id}`]
      const others = [
        `login:email:${email}g`,
        `login:email:${email}g:192.0.2.7`,
        `reset:email:${email}g`,
        `review:${id}0`,
        // An IPv6 address may begin with the number of an account.
        `support:${id}:db8::1`,
        `register:${id}.0.0.1`,
      ]
      for (const key of [...own, ...others]) await count(key)
      const { body } = await call('GET', '/export', token)
      expect(body.tables.rate_limits.map(({ key }: { key: string }) => key).toSorted()).toEqual(own.toSorted())
      expect((await call('DELETE', '', token, { password: PASSWORD })).status).toBe(200)
      const left = await keys()
      expect(left).toEqual(expect.arrayContaining(others))
      expect(left.filter((key) => own.includes(key))).toEqual([])
    })

    const write = (email: string, message: string) =>
      product.call('POST', '/api/support', { body: { subject: 'A bill', message, email } })
    const letters = async (email: string) =>
      (await product.rows(sql`select message from support_requests where lower(email) = ${email}`)).length

    it('a message from the address before signing in is part of the account, once the address is confirmed', async () => {
      const { id, email, token } = await newAccount(product)
      await write(email.toUpperCase(), 'Written before I signed in')
      await write(`${email}.au`, 'A neighbor')
      await product.rows(sql`update users set email_confirmed_at = now() where id = ${id}`)
      const { body } = await call('GET', '/export', token)
      expect(body.tables.support_requests).toEqual([expect.objectContaining({ message: 'Written before I signed in' })])
      const gone = await call('DELETE', '', token, { password: PASSWORD })
      expect(gone.body.receipt.deleted).toContainEqual({ what: 'support_requests', rows: 1 })
      expect([await letters(email), await letters(`${email}.au`)]).toEqual([0, 1])
    })

    it('and not before: whoever registers a stranger’s address reads and deletes none of their messages', async () => {
      const email = newEmail()
      await write(email, 'Private')
      const { token } = await newAccount(product, { email })
      const { body } = await call('GET', '/export', token)
      expect(JSON.stringify(body)).not.toContain('Private')
      expect((await call('DELETE', '', token, { password: PASSWORD })).status).toBe(200)
      expect(await letters(email)).toBe(1)
    })

    it('nor what another wrote signed in, with this address to answer to', async () => {
      const [ada, bob] = [await newAccount(product), await newAccount(product)]
      await product.rows(sql`update users set email_confirmed_at = now() where id = ${ada.id}`)
      const body = { subject: 'A bill', message: 'Of Bob', email: ada.email }
      await product.call('POST', '/api/support', { body, token: bob.token })
      expect(JSON.stringify((await call('GET', '/export', ada.token)).body)).not.toContain('Of Bob')
      await call('DELETE', '', ada.token, { password: PASSWORD })
      expect(await letters(ada.email)).toBe(1)
    })
  })

  describe('DELETE /account', () => {
    it('leaves no row and no file, and no mail but the one that says so', async () => {
      const person = await someone()
      const { DATA_DIR: dataDir } = product.services.env
      const stored = person.files.map((name) => join(dataDir, 'storage', name))
      for (const path of stored) await access(path)
      const [held] = await product.rows(sql`select count(*)::int as n from people where user_id = ${person.id}`)
      const { status, body } = await call('DELETE', '', person.token, { password: PASSWORD })
      expect(status).toBe(200)
      expect(await isIn(person.token)).toBe(false)
      const { receipt } = body
      expect(receipt).toMatchObject({
        code: expect.stringMatching(/^[\w-]{32}$/),
        erased_at: '2026-11-21T09:00:00.000Z',
      })
      expect(receipt.deleted).toContainEqual({ what: 'people', rows: held.n })
      const names = (rows: { what: string }[]) => rows.map(({ what }) => what)
      expect(names(receipt.kept)).toEqual(expect.arrayContaining(['orders', 'payment_events', 'cancellations']))
      expect(names(receipt.deleted).filter((what) => names(receipt.kept).includes(what))).toEqual([])
      // It can be read again by its code alone, and by no other.
      expect(await product.call('GET', `/api/erasure/${receipt.code}`)).toMatchObject({ status: 200, body: receipt })
      expect(await product.call('GET', '/api/erasure/none')).toMatchObject({ status: 404 })
      for (const path of stored) await expect(access(path)).rejects.toThrow('ENOENT')
      await quiet()
      const named = [`%${person.name}%`, `%${person.email}%`]
      for (const name of await tableNames()) {
        const rows = await product.rows(
          sql`select t::text as row from ${sql.identifier(name)} t where t::text ilike ${named[0]} or t::text ilike ${named[1]}`,
        )
        expect(rows, name).toEqual([])
      }
      const jobs = sql`select 1 from pgboss.job where data->>'userId' = ${String(person.id)}`
      expect(await product.rows(jobs)).toEqual([])
      for (const { name } of PERSONAL_TABLES) {
        const columns = sql`select 1 from information_schema.columns where table_name = ${name} and column_name = 'user_id'`
        if ((await product.rows(columns)).length === 0) continue
        const rows = await product.rows(sql`select * from ${sql.identifier(name)} where user_id = ${person.id}`)
        expect(rows, name).toEqual([])
      }
      // Of all mails the one is left that says so, with the receipt.
      const mails = await product.mailsTo(person.email)
      expect(mails.map(({ subject }) => subject)).toEqual(['Your account has been deleted'])
      expect(mails[0]?.text).toContain(`Receipt code: ${receipt.code}`)
      expect(mails[0]?.text).toContain(`/api/erasure/${receipt.code}`)
      expect((await login(person.email, PASSWORD)).status).toBe(401)
    })

    it('leaves database and files as they were before the person came, but for the books', async () => {
      await someone()
      const { DATA_DIR: dataDir } = product.services.env
      /** Tables that may differ: books, what the bank keeps of them, receipts, hashes of what was used, and counts by network address. */
      const kept = PERSONAL_TABLES.filter(({ isKept }) => isKept).map(({ name }) => name)
      const mayDiffer = [
        ...kept,
        'sandbox_checkouts',
        'sandbox_events',
        'erasure_receipts',
        'rate_limits',
        'used_offers',
        'address_keys',
      ]
      const entitlement = async () => {
        const rows: Record<string, string[]> = {}
        for (const name of await tableNames())
          if (!mayDiffer.includes(name))
            rows[name] = (await product.rows(sql`select t::text as row from ${sql.identifier(name)} t`))
              .map(({ row }) => String(row))
              .toSorted()
        const folders = await Promise.all(
          ['storage', 'outbox'].map((folder) => readdir(join(dataDir, folder), { recursive: true }).catch(() => [])),
        )
        return { rows, files: folders.flat().toSorted() }
      }
      const before = await entitlement()
      const person = await someone()
      const during = await entitlement()
      expect(
        Object.keys(before.rows).filter((name) => during.rows[name]?.length === before.rows[name]?.length),
      ).not.toEqual(
        expect.arrayContaining(['users', 'charts', 'people', 'chat_messages', 'analytics_events', 'support_requests']),
      )
      expect((await call('DELETE', '', person.token, { password: PASSWORD })).status).toBe(200)
      await quiet()
      const after = await entitlement()
      const goodbye = after.files.filter((name) => !before.files.includes(name))
      expect(goodbye).toEqual([expect.stringContaining(person.email)])
      expect({ ...after, files: after.files.filter((name) => !goodbye.includes(name)) }).toEqual(before)
      for (const name of kept) {
        const column = sql`select 1 from information_schema.columns where table_name = ${name} and column_name = 'user_id'`
        if ((await product.rows(column)).length > 0)
          expect(
            await product.rows(sql`select * from ${sql.identifier(name)} where user_id = ${person.id}`),
            name,
          ).toEqual([])
      }
    })

    it('is told to its owner in their language, and to no address that nobody has confirmed', async () => {
      const owner = await newConfirmed(product, { lang: 'ru', first_name: 'Марина' })
      const { body } = await call('DELETE', '', owner.token, { password: PASSWORD })
      const [mail, ...others] = await product.mailsTo(owner.email)
      expect(others).toEqual([])
      expect(mail?.subject).toBe('Ваша учётная запись удалена')
      expect(mail?.text).toMatch(/^Здравствуйте, Марина!/)
      expect(mail?.text).toContain(`Код подтверждения: ${body.receipt.code}`)
      const stranger = await newAccount(product)
      // The mail of the registration has gone out, and is not on its way while the account is deleted.
      await product.mailsTo(stranger.email)
      await call('DELETE', '', stranger.token, { password: PASSWORD })
      const outbox = await readdir(join(product.services.env.DATA_DIR, 'outbox'))
      expect(outbox.filter((name) => name.includes(stranger.email))).toEqual([])
    })

    it('ends a subscription at once: the bank takes nothing more', async () => {
      const { token } = await newAccount(product)
      const page = await subscribe(product, token, 'month')
      expect((await call('DELETE', '', token, { password: PASSWORD })).status).toBe(200)
      const checkout = page.split('/').at(-1) ?? ''
      await eventually(async () => {
        const [row] = await product.rows(sql`select ended_at from sandbox_checkouts where token = ${checkout}`)
        return row?.ended_at ?? undefined
      }, 'the subscription to end')
      const books = await product.rows(sql`select user_id from orders where checkout = ${checkout}`)
      expect(books).toEqual([{ user_id: null }])
    })

    it.each([
      [{ password: 'not this one' }, 'password', 'password_wrong'],
      [{}, 'password', 'required'],
      [{ email: 'x@example.test' }, 'email', 'address_differs'],
    ] as const)('is 422 for %j, and deletes nothing', async (body, field, key) => {
      const { token } = await newAccount(product)
      expect(await call('DELETE', '', token, body)).toMatchObject({
        status: 422,
        body: { errors: { [field]: say('en', key) } },
      })
      expect(await isIn(token)).toBe(true)
    })

    it('with two-step sign-in takes a code beside the password, or a proof of the last minutes', async () => {
      const { token, id } = await newConfirmed(product)
      const begun = await call('POST', '/second-factor', token, { password: PASSWORD })
      const code = () => codeAt(begun.body.secret, product.now)
      await call('POST', '/second-factor/confirm', token, { code: code() })
      product.now = new Date(product.now.getTime() + 11 * 60_000)
      const alone = await call('DELETE', '', token, { password: PASSWORD })
      expect(alone).toMatchObject({ status: 403, body: { reason: 'proof_required' } })
      const wrong = await call('DELETE', '', token, { password: PASSWORD, code: '000000' })
      expect(wrong).toMatchObject({ status: 422, body: { errors: { code: say('en', 'code_wrong') } } })
      expect((await call('DELETE', '', token, { password: PASSWORD, code: code() })).status).toBe(200)
      expect(await product.rows(sql`select 1 from users where id = ${id}`)).toEqual([])
    })

    it('takes the address typed again with a proof of the last minutes', async () => {
      const { token, email } = await newAccount(product)
      product.now = new Date(product.now.getTime() + 11 * 60_000)
      const body = { email }
      expect(await call('DELETE', '', token, body)).toMatchObject({ status: 403, body: { reason: 'proof_required' } })
      expect((await call('POST', '/proof', token, { password: PASSWORD })).status).toBe(200)
      expect((await call('DELETE', '', token, { email: newEmail() })).status).toBe(422)
      expect((await call('DELETE', '', token, body)).status).toBe(200)
      expect(await isIn(token)).toBe(false)
    })

    it('is not done by who finds a device that signed in minutes ago, with the address alone', async () => {
      const { email, token: registered } = await newConfirmed(product)
      const { token: signedIn } = (await login(email, PASSWORD)).body
      await product.call('POST', '/api/resetPassword', { body: { email } })
      const link = await eventually(
        async () => (await product.mailsTo(email)).find(({ subject }) => subject === 'Reset your Asteria password'),
        'the link',
      )
      const byLink = (
        await product.call('POST', '/api/resetPassword', { body: { password: NEW_PASSWORD, token: link.token } })
      ).body.token
      for (const token of [registered, signedIn, byLink])
        expect(await call('DELETE', '', token, { email }), token).toMatchObject({
          status: token === byLink ? 403 : 401,
        })
      // The export takes the sign-in for a proof, and what it shows is no proof for more.
      expect((await call('GET', '/export', byLink)).status).toBe(200)
      expect(await call('DELETE', '', byLink, { email })).toMatchObject({ body: { reason: 'proof_required' } })
      expect((await call('POST', '/proof', byLink, { password: NEW_PASSWORD })).status).toBe(200)
      product.now = new Date(product.now.getTime() + 10 * 60_000)
      expect((await call('DELETE', '', byLink, { email })).status).toBe(403)
      await call('POST', '/proof', byLink, { password: NEW_PASSWORD })
      expect((await call('DELETE', '', byLink, { email })).status).toBe(200)
    })

    it('asks for the address where there is no password', async () => {
      const { token, id, email } = await newAccount(product)
      await product.rows(sql`update users set password_hash = null where id = ${id}`)
      const wrong = await call('DELETE', '', token, { email: 'other@example.test' })
      expect(wrong).toMatchObject({ status: 422, body: { errors: { email: say('en', 'address_differs') } } })
      expect((await call('DELETE', '', token, {})).body.errors).toEqual({ email: say('en', 'required') })
      const right = { email: email.toUpperCase() }
      expect(await call('DELETE', '', token, right)).toMatchObject({ status: 403, body: { reason: 'proof_required' } })
      // As one who has signed in with a provider once more.
      await product.rows(sql`update sessions set proven_again_at = ${product.now} where user_id = ${id}`)
      expect((await call('DELETE', '', token, right)).status).toBe(200)
      expect(await isIn(token)).toBe(false)
    })
  })

  it.each([
    ['POST', '/password'],
    ['GET', '/devices'],
    ['DELETE', '/devices'],
    ['DELETE', '/devices/x'],
    ['GET', '/export'],
    ['DELETE', ''],
  ])('%s /account%s is 401 to a visitor', async (method, path) => {
    expect(await product.call(method, `/api/account${path}`)).toMatchObject({ status: 401 })
  })
})
