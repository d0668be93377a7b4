import { describe, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { newAccount, newConfirmed, newEmail, PASSWORD } from '#test/accounts.ts'
import { eventually, onEachDatabase, START } from '#test/product.ts'
import { solveWork } from '#test/solve-work.ts'

const NEXT = 'another four plain words'
const HOUR_MS = 3_600_000

onEachDatabase('POST /resetPassword', (product) => {
  const ask = (email: string, extra: object = {}) =>
    product.call('POST', '/api/resetPassword', { body: { email, ...extra } })
  const reset = (token: string, password = NEXT) =>
    product.call('POST', '/api/resetPassword', { body: { token, password } })
  const login = (email: string, password: string) => product.call('POST', '/api/login', { body: { email, password } })

  /** The newest link sent to an address; `nth` counts the mail that came with registration. */
  async function askForLink(email: string, nth = 2) {
    expect((await ask(email)).status).toBe(200)
    return eventually(
      async () => {
        const links = (await product.mailsTo(email)).filter(({ link }) => link.pathname === '/reset')
        return links[nth - 2]?.token
      },
      `link ${nth - 1} for a new password`,
    )
  }

  describe('with an address', () => {
    it.each(['en', 'ru'] as const)('never tells whether it has an account, in %s', async (lang) => {
      const { email } = await newAccount(product)
      const [known, unknown] = [await ask(email, { lang }), await ask(newEmail(), { lang })]
      expect(known.status).toBe(200)
      expect(known.body).toEqual({ status: 'success', message: say(lang, 'reset_sent') })
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    })

    it('sends a link in the language of the account', async () => {
      const { email } = await newAccount(product, { lang: 'ru' })
      await product.call('POST', '/api/resetPassword', { form: { email: email.toUpperCase() } })
      const mail = (await product.mailsTo(email, 2)).at(-1)
      expect(mail?.subject).toBe('Новый пароль для Asteria')
      expect(mail?.link.pathname).toBe('/reset')
      expect(mail?.html).toContain(mail?.token)
    })

    it('is 422 when it is none', async () => {
      expect((await ask('nobody', { lang: 'ru' })).body.errors).toEqual({ email: say('ru', 'email') })
      const nothing = await product.call('POST', '/api/resetPassword', { form: {} })
      expect(nothing).toMatchObject({ status: 422, body: { errors: { email: say('en', 'required') } } })
    })

    it('is asked for five times an hour, whether or not it has an account', async () => {
      // A mailbox that nobody has confirmed gets four mails a day, as the next test shows.
      for (const email of [(await newConfirmed(product)).email, newEmail()]) {
        for (let n = 0; n < 5; n++) expect((await ask(email)).status).toBe(200)
        const refused = await ask(email.toUpperCase())
        expect(refused).toMatchObject({ status: 429, body: { reason: 'rate_limited' } })
        expect(refused.headers.get('retry-after')).toBe('3600')
        const headers = { 'x-proof-of-work': await solveWork(refused.body.challenge) }
        expect((await product.call('POST', '/api/resetPassword', { body: { email }, headers })).status).toBe(200)
      }
    })

    it('reaches the owner of an address whose mails of the day a stranger has spent, by a proof of work', async () => {
      const email = newEmail()
      for (let n = 1; n <= 4; n++) {
        const { token } = await newConfirmed(product)
        expect((await product.call('POST', '/api/sync', { token, body: { email } })).status).toBe(200)
        await product.mailsTo(email, n)
      }
      // The owner registers, and gets no mail, which they are told.
      const { token, message } = await newAccount(product, { email })
      expect(message).toBe(say('en', 'registered_unmailed'))
      const door = (path: string) => (headers?: Record<string, string>) =>
        product.call('POST', path, { ...(path.includes('confirm') ? { token } : { body: { email } }), headers })
      for (const [path, page] of [
        ['/api/confirm/resend', '/confirm'],
        ['/api/resetPassword', '/reset'],
      ] as const) {
        const send = door(path)
        const asked = await send()
        expect(asked).toMatchObject({ status: 429, body: { reason: 'rate_limited' } })
        const work = await solveWork(asked.body.challenge)
        expect((await send({ 'x-proof-of-work': work })).status).toBe(200)
        // What was solved counts once.
        expect((await send({ 'x-proof-of-work': work })).status).toBe(429)
        await eventually(
          async () => (await product.mailsTo(email)).find(({ link }) => link.pathname === page && link),
          `the link to ${page}`,
        )
      }
      expect(await product.mailsTo(email)).toHaveLength(6)
    })
  })

  describe('with a link', () => {
    it('sets the password, signs in, and ends every other session', async () => {
      const { email, token: old } = await newAccount(product)
      const answer = await reset(await askForLink(email))
      expect(answer).toMatchObject({ status: 200, body: { status: 'success', email, email_confirmed: true } })
      expect((await product.call('GET', '/api/sync', { token: answer.body.token })).status).toBe(200)
      expect((await product.call('GET', '/api/sync', { token: old })).status).toBe(401)
      expect((await login(email, PASSWORD)).status).toBe(401)
      expect((await login(email, NEXT)).status).toBe(200)
    })

    it('works once, also for two that come at once', async () => {
      const { email } = await newAccount(product)
      const link = await askForLink(email)
      const answers = await Promise.all([reset(link), reset(link)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
      for (const lang of ['en', 'ru'] as const) {
        const again = await product.call('POST', '/api/resetPassword', { body: { token: link, password: NEXT, lang } })
        expect(again).toMatchObject({
          status: 422,
          body: { reason: 'validation', errors: { token: say(lang, 'reset_link_dead') } },
        })
      }
    })

    it('works for one hour', async () => {
      const { email } = await newAccount(product)
      const link = await askForLink(email)
      product.now = new Date(START.getTime() + HOUR_MS)
      expect((await reset(link)).status).toBe(422)
      product.now = new Date(START.getTime() + HOUR_MS - 1000)
      expect((await reset(link)).status).toBe(200)
    })

    it('ends the other links that are still open', async () => {
      const { email } = await newAccount(product)
      const first = await askForLink(email)
      const second = await askForLink(email, 3)
      expect(second).not.toBe(first)
      expect((await reset(second)).status).toBe(200)
      expect((await reset(first)).status).toBe(422)
    })

    it('is dead when the account has another address by now', async () => {
      const { email, token } = await newAccount(product)
      const link = await askForLink(email)
      const next = newEmail()
      expect((await product.call('POST', '/api/sync', { token, body: { email: next } })).status).toBe(200)
      const [mail] = await product.mailsTo(next)
      await product.call('POST', '/api/confirm/email', { token, body: { token: mail?.token } })
      expect((await reset(link)).body.errors).toEqual({ token: say('en', 'reset_link_dead') })
      expect((await product.call('GET', '/api/sync', { token })).status).toBe(200)
    })

    it('is none that confirms an address, and none that was made up', async () => {
      const { email } = await newAccount(product)
      const [confirm] = await product.mailsTo(email)
      for (const link of [confirm?.token ?? '', 'made-up']) expect((await reset(link)).status).toBe(422)
    })

    it('is not spent on a password that is too weak', async () => {
      const { email } = await newAccount(product)
      const link = await askForLink(email)
      for (const [password, key] of [
        ['seven77', 'password_short'],
        ['x'.repeat(129), 'password_long'],
        ['qwertyuiop', 'password_common'],
        [email, 'password_common'],
      ] as const)
        expect((await reset(link, password)).body.errors).toEqual({ password: say('en', key) })
      expect((await reset(link)).status).toBe(200)
    })
  })

  it('takes a body with password or token for a new password, whatever else is in it', async () => {
    const { email } = await newAccount(product)
    const call = (body: object) => product.call('POST', '/api/resetPassword', { body })
    expect((await call({ email, password: 'seven77', token: 'abc' })).body.errors).toEqual({
      password: say('en', 'password_short'),
    })
    expect((await call({ password: 'seven77', token: '' })).body.errors).toEqual({
      password: say('en', 'password_short'),
      token: say('en', 'required'),
    })
    expect((await call({ email, token: 'abc' })).body.errors).toEqual({ password: say('en', 'required') })
    expect(await product.mailsTo(email)).toHaveLength(1)
  })
})
