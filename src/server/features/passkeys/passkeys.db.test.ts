import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { newAccount, newConfirmed, newEmail, PASSWORD } from '#test/accounts.ts'
import { codeAt } from '#test/authenticator.ts'
import { SoftwarePasskey } from '#test/passkey.ts'
import { onEachDatabase, type TestProduct } from '#test/product.ts'

const ORIGIN = 'http://localhost:3000'
const SITE = { PUBLIC_URL: ORIGIN }
const MINUTE_MS = 60_000

function personOf(product: TestProduct) {
  const call = (method: string, path: string, token?: string, body?: object) =>
    product.call(method, `/api${path}`, { ...(token && { token }), ...(body && { body }) })
  const wait = (ms: number) => (product.now = new Date(product.now.getTime() + ms))
  const begin = async (token: string) => (await call('POST', '/account/passkeys/options', token, {})).body
  const add = async (token: string, key = new SoftwarePasskey(), name = 'Laptop') => {
    const response = key.create(await begin(token), { origin: ORIGIN })
    const answer = await call('POST', '/account/passkeys', token, { name, response })
    return { key, answer }
  }
  const signIn = async (key: SoftwarePasskey, making: object = {}) => {
    const asked = (await call('POST', '/login/passkey/options', undefined, {})).body
    return call('POST', '/login/passkey', undefined, { response: key.get(asked, { origin: ORIGIN, ...making }) })
  }
  return { call, wait, begin, add, signIn }
}

onEachDatabase(
  'passkeys',
  (product) => {
    const { call, wait, begin, add, signIn } = personOf(product)
    const REFUSED = { status: 401, body: { reason: 'invalid_credentials', message: say('en', 'passkey_refused') } }

    it('one is added, named, renamed and listed, signs in, and is removed; its owner is told by mail', async () => {
      const { id, email, token } = await newConfirmed(product)
      const { options } = await begin(token)
      expect(options).toMatchObject({
        rp: { id: 'localhost', name: 'Asteria' },
        user: { name: email },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      const { key, answer } = await add(token)
      const passkey = { id: expect.any(Number), name: 'Laptop', last_used_at: null, synced: false }
      expect(answer).toMatchObject({ status: 201, body: { status: 'success', passkey } })
      const session = await signIn(key)
      expect(session).toMatchObject({ status: 200, body: { status: 'success', id, email } })
      const at = `/account/passkeys/${answer.body.passkey.id}`
      expect((await call('PATCH', at, token, { name: 'Phone' })).status).toBe(200)
      expect((await call('PATCH', at, token, { name: '' })).status).toBe(422)
      const [listed] = (await call('GET', '/account/passkeys', token)).body
      expect(listed).toMatchObject({ name: 'Phone', last_used_at: product.now.toISOString() })
      expect((await call('DELETE', at, token)).status).toBe(200)
      expect((await call('DELETE', at, token)).status).toBe(404)
      expect(await signIn(key)).toMatchObject(REFUSED)
      const subjects = (await product.mailsTo(email, 3)).map((mail) => mail.subject)
      expect(subjects).toEqual(expect.arrayContaining(['A new passkey for your account', 'A passkey was removed']))
    })

    it('waits for a confirmed address, and for a fresh proof', async () => {
      const { token } = await newAccount(product)
      expect(await call('POST', '/account/passkeys/options', token, {})).toMatchObject({
        status: 403,
        body: { reason: 'email_unconfirmed' },
      })
      const confirmed = await newConfirmed(product)
      const { answer } = await add(confirmed.token)
      wait(11 * MINUTE_MS)
      for (const [method, path] of [
        ['POST', '/account/passkeys/options'],
        ['DELETE', `/account/passkeys/${answer.body.passkey.id}`],
      ] as const)
        expect(await call(method, path, confirmed.token, {})).toMatchObject({
          status: 403,
          body: { reason: 'proof_required' },
        })
    })

    it('is refused with another’s challenge, a spent or an old one, or one of another ceremony', async () => {
      const [mine, other] = [await newConfirmed(product), await newConfirmed(product)]
      const tryWith = async (asked: { options: Record<string, unknown> }, token = mine.token) => {
        const response = new SoftwarePasskey().create(asked, { origin: ORIGIN })
        return call('POST', '/account/passkeys', token, { name: 'x', response })
      }
      expect((await tryWith(await begin(other.token))).status).toBe(422)
      const asked = await begin(mine.token)
      expect((await tryWith(asked)).status).toBe(201)
      expect((await tryWith(asked)).status).toBe(422)
      // A failed try spends it too.
      const spent = await begin(mine.token)
      const wrongOrigin = new SoftwarePasskey().create(spent, { origin: 'https://evil.example' })
      expect((await call('POST', '/account/passkeys', mine.token, { name: 'x', response: wrongOrigin })).status).toBe(
        422,
      )
      expect((await tryWith(spent)).status).toBe(422)
      const old = await begin(mine.token)
      wait(5 * MINUTE_MS)
      expect((await tryWith(old)).status).toBe(422)
      const signingIn = (await call('POST', '/login/passkey/options', undefined, {})).body
      const forged = { options: { ...asked.options, challenge: signingIn.options.challenge } }
      expect((await tryWith(forged)).status).toBe(422)
    })

    it.each([
      ['another site’s page', { origin: 'https://evil.example' }],
      ['another site’s identifier', { rpId: 'evil.example' }],
      ['no finger, face or PIN', { verified: false }],
      ['a challenge of its own', { challenge: 'c2VsZi1tYWRl' }],
      ['another person’s handle', { userHandle: 'c29tZWJvZHk' }],
      ['a counter that went back, as a copy has', { counter: 1 }],
    ])('signs nobody in from %s', async (_, making) => {
      const { token } = await newConfirmed(product)
      const { key } = await add(token)
      expect((await signIn(key)).status).toBe(200)
      expect(await signIn(key, making)).toMatchObject(REFUSED)
    })

    it('is not added without its owner’s finger, face or PIN', async () => {
      const { token } = await newConfirmed(product)
      const response = new SoftwarePasskey().create(await begin(token), { origin: ORIGIN, verified: false })
      expect((await call('POST', '/account/passkeys', token, { name: 'x', response })).status).toBe(422)
    })

    it('is spent by one of two that come at once, and a stranger’s key opens nothing', async () => {
      const { token } = await newConfirmed(product)
      const { key } = await add(token)
      const asked = (await call('POST', '/login/passkey/options', undefined, {})).body
      const response = key.get(asked, { origin: ORIGIN })
      const answers = await Promise.all([1, 2].map(() => call('POST', '/login/passkey', undefined, { response })))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
      expect(await signIn(new SoftwarePasskey())).toMatchObject(REFUSED)
    })

    it('that syncs keeps 0 for its counter, and is told as kept on several devices', async () => {
      const { token } = await newConfirmed(product)
      const { key, answer } = await add(token, new SoftwarePasskey({ syncs: true }))
      expect(answer.body.passkey.synced).toBe(true)
      for (let n = 0; n < 3; n++) expect((await signIn(key)).status).toBe(200)
    })

    it('is asked for neither password nor code, and counts as a proof', async () => {
      const { token, email } = await newConfirmed(product)
      const begun = await call('POST', '/account/second-factor', token, { password: PASSWORD })
      await call('POST', '/account/second-factor/confirm', token, { code: codeAt(begun.body.secret, product.now) })
      const { key } = await add(token)
      const session = (await signIn(key)).body.token
      expect((await call('GET', '/account/export', session)).status).toBe(200)
      wait(11 * MINUTE_MS)
      expect((await call('GET', '/account/export', session)).status).toBe(403)
      expect((await call('GET', '/account/proof', session)).body.ways).toMatchObject({ passkey: true })
      const asked = (await call('POST', '/account/proof/passkey/options', session, {})).body
      expect(asked.options.allowCredentials).toMatchObject([{ id: key.id }])
      const response = key.get(asked, { origin: ORIGIN })
      // The challenge belongs to that session.
      const elsewhere = await call('POST', '/account/proof/passkey', token, { response })
      expect(elsewhere).toMatchObject(REFUSED)
      const again = (await call('POST', '/account/proof/passkey/options', session, {})).body
      const right = { response: key.get(again, { origin: ORIGIN }) }
      expect(await call('POST', '/account/proof/passkey', session, right)).toMatchObject({ status: 200 })
      expect((await call('GET', '/account/export', session)).status).toBe(200)
      expect((await product.call('POST', '/api/login', { body: { email, password: PASSWORD } })).status).toBe(401)
    })

    it('deletes the account, but not one that was added minutes ago by whoever holds the device', async () => {
      const { id, email, token } = await newConfirmed(product)
      const remove = (session: string) => call('DELETE', '/account', session, { email })
      const prove = async (key: SoftwarePasskey, session: string) => {
        const asked = (await call('POST', '/account/proof/passkey/options', session, {})).body
        return call('POST', '/account/proof/passkey', session, { response: key.get(asked, { origin: ORIGIN }) })
      }
      const { key } = await add(token)
      expect(await remove(token)).toMatchObject({ status: 403, body: { reason: 'proof_required' } })
      const fresh = (await signIn(key)).body.token
      for (const session of [token, fresh]) {
        expect((await prove(key, session)).status).toBe(200)
        expect((await remove(session)).status).toBe(403)
      }
      wait(24 * 60 * MINUTE_MS)
      expect((await remove(fresh)).status).toBe(403)
      expect((await prove(key, fresh)).status).toBe(200)
      expect((await remove(fresh)).status).toBe(200)
      expect(await product.rows(sql`select 1 from users where id = ${id}`)).toEqual([])
    })

    it('of another proves nothing', async () => {
      const [mine, other] = [await newConfirmed(product), await newConfirmed(product)]
      const { key } = await add(other.token)
      const asked = (await call('POST', '/account/proof/passkey/options', mine.token, {})).body
      const response = key.get(asked, { origin: ORIGIN })
      expect(await call('POST', '/account/proof/passkey', mine.token, { response })).toMatchObject(REFUSED)
      const [theirs] = (await call('GET', '/account/passkeys', other.token)).body
      for (const [method, body] of [
        ['PATCH', { name: 'mine' }],
        ['DELETE', undefined],
      ] as const)
        expect((await call(method, `/account/passkeys/${theirs.id}`, mine.token, body)).status).toBe(404)
    })

    it('stays where it is the last way in', async () => {
      const { id, token } = await newConfirmed(product)
      const [first, second] = [await add(token), await add(token)]
      await product.rows(sql`update users set password_hash = null where id = ${id}`)
      expect((await call('GET', '/account/proof', token)).body.ways).toMatchObject({ password: false, passkey: true })
      const remove = (one: typeof first) => call('DELETE', `/account/passkeys/${one.answer.body.passkey.id}`, token)
      expect((await remove(first)).status).toBe(200)
      expect(await remove(second)).toMatchObject({ status: 409, body: { message: say('en', 'passkey_last') } })
      expect((await signIn(second.key)).status).toBe(200)
    })

    it('is not kept twice, and twenty are kept', async () => {
      const { token, id } = await newConfirmed(product)
      const { key } = await add(token)
      expect((await add(token, key)).answer).toMatchObject({ status: 409 })
      await product.rows(sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, aaguid,
        backup_eligible, backed_up, name, created_at) select ${id}, ${key.id} || n, '', 0, '[]', '', false, false, '', now()
        from generate_series(1, 19) n`)
      expect(await call('POST', '/account/passkeys/options', token, {})).toMatchObject({
        status: 409,
        body: { message: say('en', 'passkeys_full') },
      })
    })

    it('goes with the account, and a copy of its data names it', async () => {
      const { token, id } = await newConfirmed(product)
      const { key } = await add(token)
      const { body } = await call('GET', '/account/export', token)
      expect(body.tables.passkeys).toMatchObject([{ name: 'Laptop', credentialId: key.id }])
      expect((await call('DELETE', '/account', token, { password: PASSWORD })).status).toBe(200)
      expect(await product.rows(sql`select 1 from passkeys where user_id = ${id}`)).toEqual([])
    })
  },
  () => SITE,
)

onEachDatabase(
  'passkeys of the staff who must have a second factor',
  (product) => {
    const { call, wait, add, signIn } = personOf(product)
    const users = (token: string) => call('GET', '/admin/users/1', token)

    it('are one; the password alone then opens nothing of theirs', async () => {
      const email = newEmail()
      product.services.env.ADMIN_EMAILS.push(email)
      const { token, id } = await newConfirmed(product, { email })
      expect(await users(token)).toMatchObject({ status: 403, body: { reason: 'second_factor_required' } })
      const { key } = await add(token)
      expect((await users(token)).status).toBe(200)
      expect((await call('GET', '/sync', token)).body.second_factor).toBe('off')
      const { body } = await product.call('POST', '/api/login', { body: { email, password: PASSWORD } })
      expect(await users(body.token)).toMatchObject({ status: 403, body: { reason: 'proof_required' } })
      expect((await call('GET', '/account/proof', body.token)).body.ways).toMatchObject({
        password: false,
        passkey: true,
      })
      const byPassword = await call('POST', '/account/proof', body.token, { password: PASSWORD })
      expect(byPassword).toMatchObject({ status: 403, body: { reason: 'proof_required' } })
      const strong = (await signIn(key)).body.token
      expect((await users(strong)).status).toBe(200)
      const { members } = (await call('GET', '/admin/staff', strong)).body
      expect(members.find((one: { id: number }) => one.id === id)).toMatchObject({ second_factor: 'passkey' })
      // Removed, nothing of the staff's opens any more.
      wait(MINUTE_MS)
      const [own] = (await call('GET', '/account/passkeys', strong)).body
      expect((await call('DELETE', `/account/passkeys/${own.id}`, strong)).status).toBe(200)
      expect(await users(strong)).toMatchObject({ status: 403, body: { reason: 'second_factor_required' } })
    })

    it('are removed with the second factor of who has lost everything', async () => {
      const email = newEmail()
      product.services.env.ADMIN_EMAILS.push(email)
      const { token } = await newConfirmed(product, { email })
      await add(token)
      const lost = await newConfirmed(product)
      const { key } = await add(lost.token)
      const reset = await call('POST', `/admin/user/${lost.id}/second-factor/reset`, token, { reason: 'lost phone' })
      expect(reset.status).toBe(200)
      expect((await signIn(key)).status).toBe(401)
      expect((await call('GET', '/sync', lost.token)).status).toBe(401)
    })
  },
  () => ({ ...SITE, ADMIN_SECOND_FACTOR: 'required', SECRET_KEY: 'a key of more than thirty-two characters' }),
)
