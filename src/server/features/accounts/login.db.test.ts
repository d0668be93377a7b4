import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { Account } from '#contract/accounts.ts'
import { say } from '#contract/messages/say.ts'
import { newAccount, newEmail, PASSWORD } from '#test/accounts.ts'
import { solveWork } from '#test/solve-work.ts'
import { onEachDatabase, START } from '#test/product.ts'

const DAY_MS = 86_400_000
const after = (ms: number) => new Date(START.getTime() + ms)

onEachDatabase('signing in', (product) => {
  const login = (email: string, password: string, extra: object = {}) =>
    product.call('POST', '/api/login', { body: { email, password, ...extra } })
  const sync = (token: string) => product.call('GET', '/api/sync', { token })

  describe('POST /login', () => {
    it.each(['form', 'JSON'])('gives the account and a new token to a %s', async (kind) => {
      const made = await newAccount(product)
      product.now = after(DAY_MS)
      const fields = { email: ` ${made.email.toUpperCase()} `, password: PASSWORD }
      const answer = await product.call('POST', '/api/login', kind === 'form' ? { form: fields } : { body: fields })
      expect(answer.status).toBe(200)
      expect(Account.safeParse(answer.body).error).toBeUndefined()
      expect(answer.body).toMatchObject({ status: 'success', id: made.id, last_login_at: '2026-11-22T09:00:00.000Z' })
      expect(answer.body.token).not.toBe(made.token)
      // Both devices stay signed in.
      for (const token of [made.token, answer.body.token]) expect((await sync(token)).status).toBe(200)
    })

    it.each(['en', 'ru'] as const)('says the same of an unknown email and a wrong password in %s', async (lang) => {
      const { email } = await newAccount(product)
      const answers = [await login(email, 'not the password', { lang }), await login(newEmail(), PASSWORD, { lang })]
      for (const answer of answers) {
        expect(answer.status).toBe(401)
        expect(answer.body).toEqual({
          status: 'error',
          reason: 'invalid_credentials',
          message: say(lang, 'invalid_credentials'),
        })
      }
    })

    it('needs both fields, and an address in the first', async () => {
      const nothing = await product.call('POST', '/api/login', { form: {} })
      expect(nothing).toMatchObject({ status: 422, body: { reason: 'validation' } })
      expect(nothing.body.errors).toEqual({ email: say('en', 'required'), password: say('en', 'required') })
      const wrong = await login('nobody', PASSWORD, { lang: 'ru' })
      expect(wrong.body.errors).toEqual({ email: say('ru', 'email') })
    })

    it('stops after ten failures for a quarter of an hour', async () => {
      const { email } = await newAccount(product)
      for (let n = 0; n < 10; n++) expect((await login(email, `guess ${n}`)).status).toBe(401)
      // Now also the right one is not tried, whichever case the address is in.
      for (const [lang, wait] of [
        ['en', 'in 15 minutes'],
        ['ru', 'через 15 минут'],
      ] as const) {
        const refused = await login(email.toUpperCase(), PASSWORD, { lang })
        expect(refused).toMatchObject({ status: 429, body: { status: 'error', reason: 'rate_limited' } })
        expect(refused.headers.get('retry-after')).toBe('900')
        expect(refused.body.message).toContain(wait)
      }
      expect((await login(newEmail(), PASSWORD)).status).toBe(401)
      product.now = after(14 * 60_000)
      const lastMinute = await login(email, PASSWORD, { lang: 'ru' })
      expect(lastMinute.headers.get('retry-after')).toBe('60')
      expect(lastMinute.body.message).toContain('через 1 минуту')
      product.now = after(15 * 60_000)
      expect((await login(email, PASSWORD)).status).toBe(200)
    })

    it('stops them also when they come at once', async () => {
      const { email } = await newAccount(product)
      const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => login(email, `guess ${n}`)))
      const statuses = answers.map(({ status }) => status).toSorted()
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429, 429, 429, 429])
    })

    it('refuses a guesser without locking the owner out elsewhere', async () => {
      const { email } = await newAccount(product)
      const from = (address: string, password: string) =>
        product.call('POST', '/api/login', { body: { email, password }, headers: { 'x-forwarded-for': address } })
      const guesses = []
      for (let n = 0; n < 110; n++) guesses.push((await from('192.0.2.66', `guess ${n}`)).status)
      expect(guesses.filter((status) => status === 401)).toHaveLength(10)
      expect(guesses.filter((status) => status === 429)).toHaveLength(100)
      expect((await from('192.0.2.1', PASSWORD)).status).toBe(200)
    })

    it('counts all addresses of an IPv6 subscriber as one', async () => {
      const { email } = await newAccount(product)
      const from = (address: string, password: string) =>
        product.call('POST', '/api/login', { body: { email, password }, headers: { 'x-forwarded-for': address } })
      const guesses = []
      for (let n = 0; n < 30; n++)
        guesses.push((await from(`2001:db8:0:1::${n.toString(16)}`, `guess ${n}`)).body.reason)
      expect(guesses.filter((reason) => reason === 'invalid_credentials')).toHaveLength(10)
      expect((await from('2001:db8:0:2::1', PASSWORD)).status).toBe(200)
    })

    it('lets the owner in on a device that signed in before, however many guess', async () => {
      const { email, id } = await newAccount(product)
      const device = { cookie: `device=${'d'.repeat(32)}`, 'x-forwarded-for': '198.51.100.7' }
      const onDevice = (password: string) =>
        product.call('POST', '/api/login', { body: { email, password }, headers: device })
      expect((await onDevice(PASSWORD)).status).toBe(200)
      for (let block = 0; block < 12; block++)
        for (let n = 0; n < 10; n++)
          await product.call('POST', '/api/login', {
            body: { email, password: 'a guess' },
            headers: { 'x-forwarded-for': block === 0 ? '198.51.100.7' : `192.0.2.${block}` },
          })
      expect((await onDevice('not this one')).status).toBe(401)
      expect(await onDevice(PASSWORD)).toMatchObject({ status: 200, body: { id } })
      // Whoever has the device guesses no more than others.
      const guesses = []
      for (let n = 0; n < 12; n++) guesses.push((await onDevice(`guess ${n}`)).status)
      expect(guesses.filter((status) => status === 401)).toHaveLength(10)
      expect((await onDevice(PASSWORD)).body.challenge).toBeUndefined()
    })

    it('slows strangers down by a proof of work instead of refusing the owner, once a solution', async () => {
      const { email } = await newAccount(product)
      const from = (headers: Record<string, string>, password: string) =>
        product.call('POST', '/api/login', { body: { email, password }, headers })
      const here = { 'x-forwarded-for': '203.0.113.50' }
      for (let n = 0; n < 10; n++) await from(here, `guess ${n}`)
      const told = await from(here, PASSWORD)
      expect(told).toMatchObject({ status: 429, body: { reason: 'rate_limited' } })
      const solution = await solveWork(told.body.challenge)
      const worked = { ...here, 'x-proof-of-work': solution }
      // It is about this account and this place.
      const other = await newAccount(product)
      for (let n = 0; n < 10; n++)
        await product.call('POST', '/api/login', { body: { email: other.email, password: 'no' }, headers: here })
      const elsewhere = await product.call('POST', '/api/login', {
        body: { email: other.email, password: PASSWORD },
        headers: worked,
      })
      expect(elsewhere.status).toBe(429)
      expect((await from({ ...worked, 'x-proof-of-work': `${solution.slice(0, -8)}AAAAAAA=` }, PASSWORD)).status).toBe(
        429,
      )
      expect((await from(worked, 'one more guess')).status).toBe(401)
      expect((await from(worked, PASSWORD)).status).toBe(429)
      const again = await from(here, PASSWORD)
      expect((await from({ ...here, 'x-proof-of-work': await solveWork(again.body.challenge) }, PASSWORD)).status).toBe(
        200,
      )
      // A solution that comes too late is none.
      for (let n = 0; n < 10; n++) await from(here, `guess ${n}`)
      const late = await solveWork((await from(here, PASSWORD)).body.challenge)
      product.now = after(11 * 60_000)
      expect((await from({ ...here, 'x-proof-of-work': late }, PASSWORD)).status).toBe(429)
    })

    it('forgives earlier failures to who then knows the password', async () => {
      const { email } = await newAccount(product)
      for (let round = 0; round < 2; round++) {
        for (let n = 0; n < 9; n++) expect((await login(email, `guess ${n}`)).status).toBe(401)
        expect((await login(email, PASSWORD)).status).toBe(200)
      }
    })
  })

  describe('GET /sync', () => {
    it("gives the account and repeats the caller's own token", async () => {
      const { status: _, message: __, ...made } = await newAccount(product)
      const answer = await sync(made.token)
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual(made)
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    })

    it.each([
      ['no token', {}],
      ['a token of nobody', { authorization: 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
      ['no bearer', { authorization: 'Basic YTpi' }],
    ])('is 401 with %s', async (_, headers) => {
      for (const lang of ['en', 'ru'] as const) {
        const answer = await product.call('GET', '/api/sync', { headers: { ...headers, 'accept-language': lang } })
        expect(answer.status).toBe(401)
        expect(answer.body).toEqual({
          status: 'error',
          reason: 'unauthenticated',
          message: say(lang, 'unauthenticated'),
        })
      }
    })

    it('keeps a session that is used, and ends one that rests for 90 days', async () => {
      const { token } = await newAccount(product)
      product.now = after(89 * DAY_MS)
      expect((await sync(token)).status).toBe(200)
      product.now = after((89 + 90) * DAY_MS)
      expect((await sync(token)).status).toBe(200)
      product.now = after((89 + 90 + 90) * DAY_MS + 1000)
      expect((await sync(token)).status).toBe(401)
    })

    it('ends a session a year after it began, however much it is used', async () => {
      const { token } = await newAccount(product)
      for (const days of [80, 160, 240, 320, 365]) {
        product.now = after(days * DAY_MS)
        expect((await sync(token)).status).toBe(200)
      }
      product.now = after(365 * DAY_MS + 1000)
      expect((await sync(token)).status).toBe(401)
    })
  })

  describe('POST /logout', () => {
    it('kills the token that asks, and no other', async () => {
      const { token, email } = await newAccount(product)
      const other = (await login(email, PASSWORD)).body.token
      const answer = await product.call('POST', '/api/logout', { token })
      expect(answer).toMatchObject({ status: 200, body: { status: 'success' } })
      expect((await sync(token)).status).toBe(401)
      expect((await product.call('POST', '/api/logout', { token })).status).toBe(401)
      expect((await sync(other)).status).toBe(200)
    })
  })

  describe('POST /setRegisterInfo', () => {
    it('keeps where the visitor came from', async () => {
      const { token, id } = await newAccount(product, { click_id: 'first' })
      const answer = await product.call('POST', '/api/setRegisterInfo', {
        token,
        body: { click_id: 'c-2', utm: { utm_source: 'letter', utm_campaign: 'осень' } },
      })
      expect(answer).toMatchObject({ status: 200, body: { status: 'success' } })
      const [row] = await product.rows(sql`select marketing from users where id = ${id}`)
      expect(row.marketing).toEqual({
        click_id: 'c-2',
        utm: { utm_source: 'letter', utm_campaign: 'осень' },
      })
    })

    it('is 401 to a visitor, and 422 for values that are too long', async () => {
      expect((await product.call('POST', '/api/setRegisterInfo', { body: {} })).status).toBe(401)
      const { token } = await newAccount(product)
      const answer = await product.call('POST', '/api/setRegisterInfo', {
        token,
        body: { referrer: 'x'.repeat(2001), utm: { utm_source: 'x'.repeat(501) } },
      })
      expect(answer).toMatchObject({ status: 422, body: { reason: 'validation' } })
      expect(answer.body.errors).toEqual({ referrer: say('en', 'too_long'), 'utm.utm_source': say('en', 'too_long') })
    })
  })
})
