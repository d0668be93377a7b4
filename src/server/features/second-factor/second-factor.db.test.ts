import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { newAccount, newConfirmed, newEmail, PASSWORD } from '#test/accounts.ts'
import { codeAt } from '#test/authenticator.ts'
import { onEachDatabase, type TestProduct } from '#test/product.ts'
import { doctor } from '../../operator/doctor.ts'
import { sealSecrets } from './seal-secrets.ts'

const NEW_PASSWORD = 'another four plain words'
const WRONG = '000000'

/** What a person does with their app. The clock stands still, so each code is asked for at a time of its own. */
const personOf = (product: TestProduct) => {
  const call = (method: string, path: string, token: string, body?: object) =>
    product.call(method, `/api/account/second-factor${path}`, { token, ...(body && { body }) })
  const wait = (seconds: number) => (product.now = new Date(product.now.getTime() + seconds * 1000))
  const login = (body: object, ip = '198.51.100.1') =>
    product.call('POST', '/api/login', { body, headers: { 'x-forwarded-for': ip } })
  const isIn = async (token: string) => (await product.call('GET', '/api/sync', { token })).status === 200

  /** Somebody who has it on, and the codes they were given. */
  async function withFactor(changes: Record<string, unknown> = {}) {
    const account = await newConfirmed(product, changes)
    const begun = await call('POST', '', account.token, { password: PASSWORD })
    const code = () => codeAt(begun.body.secret, product.now)
    const { body } = await call('POST', '/confirm', account.token, { code: code() })
    wait(30)
    return { ...account, code, recovery: body.recovery_codes as string[], secret: begun.body.secret as string }
  }
  return { call, wait, login, isIn, withFactor }
}

onEachDatabase('a second factor', (product) => {
  const { call, wait, login, isIn, withFactor } = personOf(product)

  describe('is turned on', () => {
    it('by password and a first code, and signs the other devices out', async () => {
      const { token, email } = await newConfirmed(product)
      const other = (await login({ email, password: PASSWORD })).body.token
      expect((await call('GET', '', token)).body).toEqual({ on: false, since: null, recovery_codes_left: 0 })
      const begun = await call('POST', '', token, { password: PASSWORD })
      expect(begun.status).toBe(200)
      const { secret, uri, qr } = begun.body
      // 160 bits, as RFC 4226 recommends.
      expect(secret).toMatch(/^[A-Z2-7]{32}$/)
      expect(new URL(uri).searchParams.get('secret')).toBe(secret)
      expect(qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
      // Scanned but not confirmed: nothing is asked for yet.
      expect((await login({ email, password: PASSWORD })).status).toBe(200)
      const wrong = await call('POST', '/confirm', token, { code: WRONG })
      expect(wrong).toMatchObject({ status: 422, body: { errors: { code: say('en', 'code_wrong') } } })
      const on = await call('POST', '/confirm', token, { code: codeAt(secret, product.now) })
      expect(on.status).toBe(200)
      expect(new Set(on.body.recovery_codes).size).toBe(10)
      expect([await isIn(token), await isIn(other)]).toEqual([true, false])
      expect((await product.call('GET', '/api/sync', { token })).body.second_factor).toBe('on')
      const { body } = await call('GET', '', token)
      expect(body).toEqual({ on: true, since: product.now.toISOString(), recovery_codes_left: 10 })
    })

    it('not without the password, and not twice', async () => {
      const { token } = await newConfirmed(product)
      const begin = (password?: string) => call('POST', '', token, { password })
      expect((await begin()).body.errors).toEqual({ password: say('en', 'required') })
      expect((await begin('not this one')).body.errors).toEqual({ password: say('en', 'password_wrong') })
      const mine = await withFactor()
      const again = await call('POST', '', mine.token, { password: PASSWORD })
      expect(again).toMatchObject({ status: 409, body: { message: say('en', 'second_factor_on') } })
      expect((await call('POST', '/confirm', mine.token, { code: mine.code() })).status).toBe(409)
      // And the app that was there still opens.
      expect((await login({ email: mine.email, password: PASSWORD, code: mine.code() })).status).toBe(200)
    })

    it('with nothing in the database that opens anything', async () => {
      const { id, secret, recovery } = await withFactor()
      const rows = JSON.stringify([
        await product.rows(sql`select * from second_factors where user_id = ${id}`),
        await product.rows(sql`select * from recovery_codes where user_id = ${id}`),
      ])
      for (const told of [secret, ...recovery, ...recovery.map((code) => code.replace('-', ''))])
        expect(rows).not.toContain(told)
      const [kept] = await product.rows(sql`select secret from second_factors where user_id = ${id}`)
      expect(kept.secret).toMatch(product.services.vault.isLocked ? /^v1\./ : /^plain\./)
    })
  })

  describe('at signing in', () => {
    it('is asked for after the right password, and only then', async () => {
      const { email, code } = await withFactor()
      expect(await login({ email, password: 'not this one', code: code() })).toMatchObject({
        status: 401,
        body: { reason: 'invalid_credentials' },
      })
      const asked = await login({ email, password: PASSWORD })
      expect(asked).toMatchObject({
        status: 401,
        body: { status: 'error', reason: 'second_factor_required', message: say('en', 'second_factor_required') },
      })
      const answer = await login({ email, password: PASSWORD, code: code() })
      expect(answer).toMatchObject({ status: 200, body: { status: 'success', email, second_factor: 'on' } })
      expect(await isIn(answer.body.token)).toBe(true)
    })

    it('counts once, also for two who send it at the same time', async () => {
      const { email, code } = await withFactor()
      const body = { email, password: PASSWORD, code: code() }
      const answers = await Promise.all([login(body), login(body)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
      expect(await login(body)).toMatchObject({
        status: 401,
        body: { reason: 'invalid_credentials', errors: { code: say('en', 'code_wrong') } },
      })
      wait(30)
      expect((await login({ ...body, code: code() })).status).toBe(200)
    })

    it('takes a code of half a minute ago, none of a minute and a half', async () => {
      const { email, code } = await withFactor()
      const old = code()
      wait(90)
      expect((await login({ email, password: PASSWORD, code: old })).status).toBe(401)
      const late = code()
      wait(30)
      expect((await login({ email, password: PASSWORD, code: late })).status).toBe(200)
    })

    it('takes each recovery code once, however it is written', async () => {
      const { email, token, recovery } = await withFactor()
      const [first = '', second = ''] = recovery
      const open = async (code: string) => (await login({ email, password: PASSWORD, code })).status
      expect(await open(` ${first.toUpperCase()} `)).toBe(200)
      expect(await open(first)).toBe(401)
      expect(await open(second.replace('-', ''))).toBe(200)
      expect((await call('GET', '', token)).body.recovery_codes_left).toBe(8)
    })

    it('takes nobody else’s', async () => {
      const [mine, theirs] = [await withFactor(), await withFactor()]
      for (const code of [theirs.code(), theirs.recovery[0]])
        expect((await login({ email: mine.email, password: PASSWORD, code })).status).toBe(401)
    })

    it('is refused after ten wrong ones, also the right one and from elsewhere, for a quarter of an hour', async () => {
      const { email, code, recovery } = await withFactor()
      for (let i = 0; i < 10; i++) expect((await login({ email, password: PASSWORD, code: WRONG })).status).toBe(401)
      for (const right of [code(), recovery[0]]) {
        const refused = await login({ email, password: PASSWORD, code: right }, '198.51.100.2')
        expect(refused).toMatchObject({ status: 429, body: { reason: 'rate_limited' } })
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      }
      wait(900)
      expect((await login({ email, password: PASSWORD, code: code() })).status).toBe(200)
    })

    it('is not got round by a new password: it is set, and nobody signed in', async () => {
      const { email, token, code } = await withFactor()
      await product.call('POST', '/api/resetPassword', { body: { email } })
      const mails = await product.mailsTo(email, 3)
      const link = mails.find(({ link: { pathname } }) => pathname === '/reset')?.token
      const reset = await product.call('POST', '/api/resetPassword', { body: { token: link, password: NEW_PASSWORD } })
      expect(reset).toMatchObject({
        status: 200,
        body: { status: 'success', message: say('en', 'password_set_sign_in') },
      })
      expect(reset.body).not.toHaveProperty('token')
      expect(await isIn(token)).toBe(false)
      const told = (await product.mailsTo(email, 4)).map(({ subject }) => subject)
      expect(told).toEqual(expect.arrayContaining(['Two-step sign-in is on', 'Your password was changed']))
      expect((await login({ email, password: NEW_PASSWORD })).body.reason).toBe('second_factor_required')
      expect((await login({ email, password: NEW_PASSWORD, code: code() })).status).toBe(200)
    })

    it('says that the operator must help when the key is not the one that sealed it; a recovery code still opens', async () => {
      const { id, email, code, recovery } = await withFactor()
      await product.rows(sql`update second_factors set secret = 'v1.' || repeat('A', 80) where user_id = ${id}`)
      const answer = await login({ email, password: PASSWORD, code: code() })
      expect(answer).toMatchObject({ status: 503, body: { message: say('en', 'second_factor_unreadable') } })
      expect(product.takeErrors().join()).toContain('SECRET_KEY')
      expect((await login({ email, password: PASSWORD, code: recovery[0] })).status).toBe(200)
    })
  })

  describe('the recovery codes', () => {
    it('are made anew for a code, and those before end', async () => {
      const { email, token, code, recovery } = await withFactor()
      expect((await call('POST', '/recovery-codes', token, { code: WRONG })).body.errors).toEqual({
        code: say('en', 'code_wrong'),
      })
      const { status, body } = await call('POST', '/recovery-codes', token, { code: code() })
      expect(status).toBe(200)
      expect((await login({ email, password: PASSWORD, code: recovery[0] })).status).toBe(401)
      expect((await login({ email, password: PASSWORD, code: body.recovery_codes[0] })).status).toBe(200)
    })

    it('are none where it is off', async () => {
      const { token } = await newAccount(product)
      expect((await call('POST', '/recovery-codes', token, { code: WRONG })).status).toBe(409)
      expect((await call('DELETE', '', token, { password: PASSWORD, code: WRONG })).status).toBe(409)
    })
  })

  describe('is turned off', () => {
    it('by password and code together, and leaves nothing behind', async () => {
      const { id, email, token, code } = await withFactor()
      const other = (await login({ email, password: PASSWORD, code: code() })).body.token
      wait(30)
      const off = (body: object) => call('DELETE', '', token, body)
      expect((await off({ password: 'not this one', code: code() })).body.errors).toEqual({
        password: say('en', 'password_wrong'),
      })
      expect((await off({ password: PASSWORD, code: WRONG })).body.errors).toEqual({ code: say('en', 'code_wrong') })
      expect((await off({ password: PASSWORD, code: code() })).status).toBe(200)
      expect([await isIn(token), await isIn(other)]).toEqual([true, false])
      expect((await login({ email, password: PASSWORD })).status).toBe(200)
      for (const table of [sql`second_factors`, sql`recovery_codes`])
        expect(await product.rows(sql`select 1 from ${table} where user_id = ${id}`)).toEqual([])
      const told = async () => (await product.mailsTo(email)).map(({ subject }) => subject)
      await expect.poll(told).toContain('Two-step sign-in is off')
    })
  })
})

onEachDatabase(
  'a second factor that the staff must have',
  (product) => {
    const { call, wait, withFactor } = personOf(product)

    /** One of the staff, by a confirmed address on the operator's list. */
    async function staff() {
      const email = newEmail()
      product.services.env.ADMIN_EMAILS.push(email)
      return newConfirmed(product, { email })
    }
    const admin = (method: string, path: string, token: string, body?: object) =>
      product.call(method, `/api/admin${path}`, { token, ...(body && { body }) })

    it('keeps every call of theirs shut until it is on', async () => {
      const { token } = await staff()
      expect((await product.call('GET', '/api/sync', { token })).body).toMatchObject({
        role: 1,
        second_factor: 'required',
      })
      const document = (await product.call('GET', '/api/openapi.json')).body.paths as Record<string, object>
      const calls = Object.entries(document)
        .filter(([path]) => path.startsWith('/admin'))
        .flatMap(([path, item]) => Object.keys(item).map((method) => [method.toUpperCase(), path] as const))
      expect(calls.length).toBeGreaterThan(20)
      for (const [method, path] of calls) {
        const answer = await admin(method, path.slice('/admin'.length), token, method === 'GET' ? undefined : {})
        expect(answer, `${method} ${path}`).toMatchObject({
          status: 403,
          body: { reason: 'second_factor_required', message: say('en', 'second_factor_staff') },
        })
      }
      const begun = await call('POST', '', token, { password: PASSWORD })
      await call('POST', '/confirm', token, { code: codeAt(begun.body.secret, product.now) })
      expect((await admin('GET', '/users/1', token)).status).toBe(200)
    })

    it('is none of other people’s concern, who are told nothing but that it isn’t theirs', async () => {
      const { token } = await newAccount(product)
      expect(await admin('GET', '/users/1', token)).toMatchObject({ status: 403, body: { reason: 'forbidden' } })
      expect((await product.call('GET', '/api/sync', { token })).body.second_factor).toBe('off')
    })

    it('lets them turn another’s off, written down; not their own', async () => {
      const { token, id, email } = await staff()
      const begun = await call('POST', '', token, { password: PASSWORD })
      await call('POST', '/confirm', token, { code: codeAt(begun.body.secret, product.now) })
      wait(30)
      const lost = await withFactor()
      const reset = (whom: number) =>
        admin('POST', `/user/${whom}/second-factor/reset`, token, { reason: 'lost phone' })
      expect((await reset(lost.id)).status).toBe(200)
      expect((await product.call('GET', '/api/sync', { token: lost.token })).status).toBe(401)
      const again = await product.call('POST', '/api/login', { body: { email: lost.email, password: PASSWORD } })
      expect(again).toMatchObject({ status: 200, body: { second_factor: 'off' } })
      const [line] = await product.rows(sql`select * from audit_log where target = ${`user:${lost.id}`}`)
      expect(line).toMatchObject({ action: 'reset second factor', actor: email, actor_id: id, reason: 'lost phone' })
      expect(JSON.stringify(line)).not.toContain(lost.email)
      expect(await reset(lost.id)).toMatchObject({ status: 409 })
      expect(await reset(id)).toMatchObject({ status: 409, body: { message: say('en', 'second_factor_own') } })
      expect(await reset(0)).toMatchObject({ status: 404 })
    })
  },
  () => ({ ADMIN_SECOND_FACTOR: 'required', SECRET_KEY: 'a key of more than thirty-two characters' }),
)

onEachDatabase('secrets that stood unsealed', (product) => {
  const { withFactor, login, wait } = personOf(product)

  it('are sealed at the start, once there is a key, and the app’s codes go on', async () => {
    const person = await withFactor()
    const secretOf = async () => {
      const [row] = await product.rows(sql`select secret from second_factors where user_id = ${person.id}`)
      return String(row.secret)
    }
    const sealed = await secretOf()
    const text = product.services.vault.open(sealed, `totp:${person.id}`)
    const unsealed = `plain.${Buffer.from(text).toString('base64url')}`
    await product.rows(sql`update second_factors set secret = ${unsealed} where user_id = ${person.id}`)
    await Promise.all([sealSecrets(product.services), sealSecrets(product.services)])
    expect(await secretOf()).toMatch(/^v1\./)
    wait(30)
    expect((await login({ email: person.email, password: PASSWORD, code: person.code() })).status).toBe(200)
  })
})

onEachDatabase(
  'a second factor on PostgreSQL without SECRET_KEY',
  (product) => {
    it.each(['en', 'ru'] as const)('is not turned on, and that is said in %s and by the doctor', async (lang) => {
      const { token } = await newConfirmed(product, { lang })
      const body = { password: PASSWORD }
      const answer = await product.call('POST', '/api/account/second-factor', { token, body })
      expect(answer).toMatchObject({
        status: 503,
        body: { reason: 'unavailable', message: say(lang, 'second_factor_no_key') },
      })
      expect(await product.rows(sql`select 1 from second_factors`)).toEqual([])
      const findings = await doctor(product.services)
      expect(findings).toContainEqual({
        what: 'second factors',
        state: 'wrong',
        note: 'SECRET_KEY is missing: nobody can turn one on',
      })
    })
  },
  () => ({ DATABASE_URL: 'postgresql://nobody@127.0.0.1/none' }),
)
