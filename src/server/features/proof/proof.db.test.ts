import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { newAccount, newConfirmed, newEmail, PASSWORD } from '#test/accounts.ts'
import { codeAt } from '#test/authenticator.ts'
import { onEachDatabase } from '#test/product.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

onEachDatabase('a proof of who one is', (product) => {
  const call = (method: string, path: string, token: string, body?: object) =>
    product.call(method, `/api${path}`, { token, ...(body && { body }) })
  const wait = (ms: number) => (product.now = new Date(product.now.getTime() + ms))
  const takeAlong = (token: string) => call('GET', '/account/export', token)
  const prove = (token: string, body: object) => call('POST', '/account/proof', token, body)
  const REFUSED = { status: 403, body: { reason: 'proof_required', message: say('en', 'proof_required') } }

  it('is what signing in gives, for ten minutes of that session', async () => {
    const { token, email } = await newAccount(product)
    expect((await takeAlong(token)).status).toBe(200)
    wait(10 * MINUTE_MS - 1)
    expect((await takeAlong(token)).status).toBe(200)
    wait(1)
    expect(await takeAlong(token)).toMatchObject(REFUSED)
    const { body } = await product.call('POST', '/api/login', { body: { email, password: PASSWORD } })
    expect((await takeAlong(body.token)).status).toBe(200)
    expect(await takeAlong(token)).toMatchObject(REFUSED)
  })

  it('is given by the password, which is told where it is wrong', async () => {
    const { token } = await newAccount(product)
    wait(HOUR_MS)
    const ways = { password: true, code: false, passkey: false, google: false, providers: [] }
    expect((await call('GET', '/account/proof', token)).body).toEqual({ fresh_until: null, ways })
    expect((await prove(token, {})).body.errors).toEqual({ password: say('en', 'required') })
    expect((await prove(token, { password: 'no' })).body.errors).toEqual({ password: say('en', 'password_wrong') })
    expect(await takeAlong(token)).toMatchObject(REFUSED)
    const until = new Date(product.now.getTime() + 10 * MINUTE_MS).toISOString()
    expect(await prove(token, { password: PASSWORD })).toMatchObject({ status: 200, body: { fresh_until: until } })
    expect((await call('GET', '/account/proof', token)).body.fresh_until).toBe(until)
    expect((await takeAlong(token)).status).toBe(200)
  })

  it('takes the code too, once, where two-step sign-in is on', async () => {
    const { token } = await newConfirmed(product)
    const begun = await call('POST', '/account/second-factor', token, { password: PASSWORD })
    const code = () => codeAt(begun.body.secret, product.now)
    await call('POST', '/account/second-factor/confirm', token, { code: code() })
    wait(HOUR_MS)
    expect((await prove(token, { password: PASSWORD })).body.errors).toEqual({ code: say('en', 'required') })
    expect((await prove(token, { password: 'no', code: code() })).status).toBe(422)
    const both = { password: PASSWORD, code: code() }
    expect((await prove(token, both)).status).toBe(200)
    expect((await takeAlong(token)).status).toBe(200)
    expect((await prove(token, both)).body.errors).toEqual({ code: say('en', 'code_wrong') })
  })

  it('is not to be guessed: ten wrong passwords in a quarter of an hour', async () => {
    const { token } = await newAccount(product)
    for (let n = 0; n < 10; n++) expect((await prove(token, { password: 'no' })).status).toBe(422)
    expect((await prove(token, { password: PASSWORD })).status).toBe(429)
  })

  it('is none for who has no password: they sign in anew', async () => {
    const { token, id } = await newAccount(product)
    await product.rows(sql`update users set password_hash = null where id = ${id}`)
    expect((await prove(token, { password: PASSWORD })).body.errors).toEqual({ password: say('en', 'password_none') })
  })

  it('a second factor waits for a confirmed address', async () => {
    const { token } = await newAccount(product)
    for (const [path, body] of [
      ['', { password: PASSWORD }],
      ['/confirm', { code: '000000' }],
    ] as const)
      expect(await call('POST', `/account/second-factor${path}`, token, body)).toMatchObject({
        status: 403,
        body: { reason: 'email_unconfirmed', message: say('en', 'email_unconfirmed') },
      })
  })

  describe('of the staff', () => {
    async function staff() {
      const email = newEmail()
      product.services.env.ADMIN_EMAILS.push(email)
      return newConfirmed(product, { email })
    }

    it('is asked for what cannot be undone, and for what changes who may do it', async () => {
      const { token } = await staff()
      const { id, email } = await newAccount(product)
      wait(HOUR_MS)
      const reason = 'test'
      const asked = [
        ['DELETE', `/admin/user/${id}`, { email, reason }],
        ['POST', `/admin/user/${id}/refund`, { transaction: 'none', reason }],
        ['POST', `/admin/user/${id}/second-factor/reset`, { reason }],
        ['PUT', '/admin/prompt/1', { assist: 'Be kind.' }],
        ['PATCH', `/admin/staff/${id}`, { role: 'support', reason }],
        ['POST', '/admin/staff/invitations', { email: newEmail(), role: 'support' }],
      ] as const
      for (const [method, path, body] of asked)
        expect(await call(method, path, token, body), path).toMatchObject(REFUSED)
      expect((await call('GET', `/admin/user/${id}`, token)).status).toBe(200)
      await prove(token, { password: PASSWORD })
      expect((await call('DELETE', `/admin/user/${id}`, token, { email, reason })).status).toBe(200)
    })

    it('a session ends after twelve hours, in use or not; other people’s go on', async () => {
      const [{ token }, person] = [await staff(), await newAccount(product)]
      wait(12 * HOUR_MS)
      expect((await call('GET', '/sync', token)).status).toBe(200)
      wait(1)
      expect((await call('GET', '/sync', token)).status).toBe(401)
      expect((await call('GET', '/sync', person.token)).status).toBe(200)
    })
  })
})

onEachDatabase(
  'a proof of the staff who must have a second factor',
  (product) => {
    it('is a code in this very session; a password alone opens nothing', async () => {
      const email = newEmail()
      product.services.env.ADMIN_EMAILS.push(email)
      const { token, id } = await newConfirmed(product, { email })
      const call = (method: string, path: string, body?: object) =>
        product.call(method, `/api${path}`, { token, ...(body && { body }) })
      const users = () => call('GET', '/admin/users/1')
      expect(await users()).toMatchObject({ status: 403, body: { reason: 'second_factor_required' } })
      const begun = await call('POST', '/account/second-factor', { password: PASSWORD })
      const code = () => codeAt(begun.body.secret, product.now)
      await call('POST', '/account/second-factor/confirm', { code: code() })
      expect((await users()).status).toBe(200)
      // As a session that was opened before, by the password alone.
      await product.rows(sql`update sessions set strong_at = null where user_id = ${id}`)
      expect(await users()).toMatchObject({ status: 403, body: { reason: 'proof_required' } })
      product.now = new Date(product.now.getTime() + MINUTE_MS)
      expect((await call('POST', '/account/proof', { password: PASSWORD, code: code() })).status).toBe(200)
      expect((await users()).status).toBe(200)
      // Turned off, the session no longer counts as opened by it.
      product.now = new Date(product.now.getTime() + MINUTE_MS)
      await call('DELETE', '/account/second-factor', { password: PASSWORD, code: code() })
      expect(await users()).toMatchObject({ status: 403, body: { reason: 'second_factor_required' } })
    })
  },
  () => ({ ADMIN_SECOND_FACTOR: 'required', SECRET_KEY: 'a key of more than thirty-two characters' }),
)
