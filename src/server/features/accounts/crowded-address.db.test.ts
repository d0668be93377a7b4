import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newAccount, newConfirmed, newEmail, PASSWORD, registration } from '#test/accounts.ts'
import { SoftwarePasskey } from '#test/passkey.ts'
import { eventually, onEachDatabase, type Answer } from '#test/product.ts'
import { solveWork } from '#test/solve-work.ts'

const ORIGIN = 'http://localhost:3000'
const NEXT = 'another four plain words'

/** Strangers behind the same address have used up its tries: a mobile network, an office, a university. */
onEachDatabase(
  'an address from which strangers try too much',
  (product) => {
    let last = 0
    /** An address of its own, spent in one of its counts. */
    async function spent(count: string, by: number): Promise<Record<string, string>> {
      const ip = `203.0.113.${++last}`
      await product.rows(sql`insert into rate_limits (key, window_start, count)
        values (${`${count}:${ip}`}, ${product.now.toISOString()}, ${by})`)
      return { 'x-forwarded-for': ip }
    }
    const post = (path: string, body: object, headers: Record<string, string>) =>
      product.call('POST', `/api${path}`, { body, headers })
    const cookie = (letter: string) => ({ cookie: `device=${letter.repeat(32)}` })
    const refused = (answer: Answer) => {
      expect(answer).toMatchObject({ status: 429, body: { reason: 'rate_limited', challenge: expect.any(Object) } })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      return answer.body.challenge
    }
    const worked = async (answer: Answer, headers: Record<string, string>) => ({
      ...headers,
      'x-proof-of-work': await solveWork(refused(answer)),
    })

    it('signs in who uses a device of the account, and lets others work for it', async () => {
      const { email, id } = await newAccount(product)
      const other = await newAccount(product)
      await post('/login', { email, password: PASSWORD }, cookie('a'))
      await post('/login', { email: other.email, password: PASSWORD }, cookie('b'))
      const here = await spent('login:ip', 300)
      const body = { email, password: PASSWORD }
      expect(await post('/login', body, { ...here, ...cookie('a') })).toMatchObject({ status: 200, body: { id } })
      // A device made up, and one of another account, are strangers'.
      for (const device of [{}, cookie('x'), cookie('b')]) refused(await post('/login', body, { ...here, ...device }))
      const strange = await post('/login', body, here)
      expect(await post('/login', body, await worked(strange, here))).toMatchObject({ status: 200, body: { id } })
      // Whoever holds the device guesses no more than others, and the block gains nothing by it.
      const guesses = []
      for (let n = 0; n < 12; n++)
        guesses.push((await post('/login', { email, password: `guess ${n}` }, { ...here, ...cookie('a') })).status)
      expect(guesses.filter((status) => status === 401)).toHaveLength(10)
    })

    it('says the same to an address that has no account', async () => {
      const here = await spent('login:ip', 300)
      const { email } = await newAccount(product)
      const answers = []
      for (const address of [email, newEmail()]) {
        const first = await post('/login', { email: address, password: 'a guess' }, { ...here, ...cookie('c') })
        const second = await post('/login', { email: address, password: 'a guess' }, await worked(first, here))
        answers.push([Object.keys(first.body), first.body.message, second.status, second.body])
      }
      expect(answers[0]).toEqual(answers[1])
      expect(answers[0]?.[2]).toBe(401)
    })

    it('has to work the longer the more it worked for', async () => {
      const here = await spent('login:ip', 300)
      const body = { email: newEmail(), password: 'a guess' }
      const short = refused(await post('/login', body, here))
      await product.rows(sql`insert into rate_limits (key, window_start, count)
        values (${`login:ip:${here['x-forwarded-for']}:worked`}, ${product.now.toISOString()}, 300)`)
      const long = refused(await post('/login', body, here))
      expect(long.parameters.keyPrefix.length).toBe(short.parameters.keyPrefix.length + 1)
      // A short one that was kept in stock pays for nothing by then.
      const stocked = { ...here, 'x-proof-of-work': await solveWork(short) }
      refused(await post('/login', body, stocked))
    })

    it('opens an account for who works for it, once whatever was spent', async () => {
      const here = await spent('register', 120)
      await product.rows(sql`insert into rate_limits (key, window_start, count)
        values (${`register-taken:${here['x-forwarded-for']}`}, ${product.now.toISOString()}, 5)`)
      const body = registration()
      const asked = await post('/register', body, here)
      expect(await post('/register', body, await worked(asked, here))).toMatchObject({ status: 201 })
    })

    it('signs in by passkey who uses a device of the account, and lets others work for it', async () => {
      const { email, id } = await newConfirmed(product)
      const { token } = (await post('/login', { email, password: PASSWORD }, cookie('p'))).body
      const call = (path: string, body: object) => product.call('POST', `/api${path}`, { token, body })
      const key = new SoftwarePasskey()
      const made = key.create((await call('/account/passkeys/options', {})).body, { origin: ORIGIN })
      expect((await call('/account/passkeys', { name: 'Laptop', response: made })).status).toBe(201)
      const here = await spent('passkey', 60)
      const options = async () => (await post('/login/passkey/options', {}, {})).body
      const signed = async () => ({ response: key.get(await options(), { origin: ORIGIN }) })
      expect(await post('/login/passkey', await signed(), { ...here, ...cookie('p') })).toMatchObject({
        status: 200,
        body: { id },
      })
      const response = await signed()
      const strange = await post('/login/passkey', response, { ...here, ...cookie('x') })
      // The answer of the authenticator is as good after the work as before it.
      expect(await post('/login/passkey', response, await worked(strange, here))).toMatchObject({ status: 200 })
      const unknown = { ...response, response: { ...response.response, id: 'bm9ib2R5', rawId: 'bm9ib2R5' } }
      refused(await post('/login/passkey', unknown, { ...here, ...cookie('p') }))
      // Nor is the beginning of it refused.
      const begun = await spent('passkey-begin', 300)
      const asked = await post('/login/passkey/options', {}, begun)
      expect((await post('/login/passkey/options', {}, await worked(asked, begun))).status).toBe(200)
    })

    it('sends the link for a new password to who uses a device of the account, and lets others work for it', async () => {
      const { email } = await newConfirmed(product)
      await post('/login', { email, password: PASSWORD }, cookie('r'))
      const here = await spent('reset:ip', 60)
      const links = async (count: number) =>
        eventually(async () => {
          const found = (await product.mailsTo(email)).filter(({ link }) => link?.pathname === '/reset')
          return found.length >= count ? found : undefined
        }, `${count} links`)
      expect((await post('/resetPassword', { email }, { ...here, ...cookie('r') })).status).toBe(200)
      await links(1)
      for (const address of [email, newEmail()]) {
        const strange = await post('/resetPassword', { email: address }, { ...here, ...cookie('x') })
        const paid = await post('/resetPassword', { email: address }, await worked(strange, here))
        expect(paid).toMatchObject({ status: 200, body: { status: 'success' } })
      }
      await links(2)
      // What strangers asked for with work leaves the owner theirs.
      for (let n = 0; n < 4; n++) {
        const strange = await post('/resetPassword', { email }, here)
        if (!strange.body.challenge) break
        await post('/resetPassword', { email }, await worked(strange, here))
      }
      expect((await post('/resetPassword', { email }, { ...here, ...cookie('r') })).status).toBe(200)
    })

    it('takes a good link for a new password from anybody, and a dead one for work', async () => {
      const { email, id } = await newConfirmed(product)
      await post('/resetPassword', { email }, {})
      const { token } = await eventually(
        async () => (await product.mailsTo(email)).find(({ link }) => link?.pathname === '/reset'),
        'the link',
      )
      const here = await spent('reset:token', 60)
      const dead = { token: 'made-up', password: NEXT }
      const told = await post('/resetPassword', dead, here)
      expect(await post('/resetPassword', dead, await worked(told, here))).toMatchObject({ status: 422 })
      // Strong passwords are looked for with care: a link pays for twenty tries.
      for (let n = 0; n < 3; n++)
        expect((await post('/resetPassword', { token, password: 'password1' }, here)).status).toBe(422)
      expect(await post('/resetPassword', { token, password: NEXT }, here)).toMatchObject({ status: 200, body: { id } })
    })
  },
  () => ({ PUBLIC_URL: ORIGIN }),
)
