import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { newAccount, newEmail, PASSWORD } from '#test/accounts.ts'
import { onEachDatabase, START } from '#test/product.ts'
import { solveWork } from '#test/solve-work.ts'

const DAY_MS = 86_400_000

onEachDatabase('confirming an address', (product) => {
  const confirm = (link: string, { token, ...extra }: { token?: string; password?: string; lang?: string } = {}) =>
    product.call('POST', '/api/confirm/email', { ...(token && { token }), body: { token: link, ...extra } })
  const account = async (token: string) => (await product.call('GET', '/api/sync', { token })).body
  const linkTo = async (email: string, nth = 1) => (await product.mailsTo(email, nth)).at(-1)?.token ?? ''
  const login = (email: string, password = PASSWORD) =>
    product.call('POST', '/api/login', { body: { email, password } })

  describe('POST /confirm/email', () => {
    it('succeeds once, for who is signed in to the account', async () => {
      const { email, token, email_confirmed } = await newAccount(product)
      expect(email_confirmed).toBe(false)
      const link = await linkTo(email)
      expect(await confirm(link, { token })).toMatchObject({ status: 200, body: { status: 'success' } })
      expect(await account(token)).toMatchObject({ email_confirmed: true, role: 0 })
      for (const lang of ['en', 'ru'] as const) {
        const again = await confirm(link, { token, lang })
        expect(again).toMatchObject({ status: 422, body: { status: 'error', reason: 'validation' } })
        expect(again.body.errors).toEqual({ token: say(lang, 'confirm_link_dead') })
      }
      expect((await confirm(link)).status).toBe(422)
    })

    it('ends every other session, which a stranger may have, and keeps the one that confirms', async () => {
      const { email, token } = await newAccount(product)
      const other = (await login(email)).body.token
      const link = await linkTo(email)
      expect((await product.call('GET', '/api/sync', { token: other })).status).toBe(200)
      expect((await confirm(link, { token })).status).toBe(200)
      expect(await account(token)).toMatchObject({ email_confirmed: true })
      expect((await product.call('GET', '/api/sync', { token: other })).status).toBe(401)
    })

    it('is not done by who only opens the link, or is somebody else; the link stays good', async () => {
      const { email, token } = await newAccount(product)
      const other = await newAccount(product)
      const link = await linkTo(email)
      for (const as of [{}, { token: other.token }, { token: 'none' }])
        expect(await confirm(link, as)).toMatchObject({ status: 401, body: { reason: 'sign_in_required' } })
      expect(await account(token)).toMatchObject({ email_confirmed: false })
      const elsewhere = (await login(email)).body.token
      expect((await confirm(link, { token: elsewhere })).status).toBe(200)
      expect(await account(elsewhere)).toMatchObject({ email_confirmed: true })
    })

    it('by a new password ends every other session, the password before, and what else the stranger left', async () => {
      const squatter = await newAccount(product)
      const { id, email, token } = squatter
      const link = await linkTo(email)
      const mine = 'this mailbox is really mine'
      await product.call('POST', '/api/resetPassword', { body: { email } })
      const links = (await product.mailsTo(email, 2)).map((mail) => mail.token)
      const short = await confirm(link, { password: 'short' })
      expect(short).toMatchObject({ status: 422, body: { errors: { password: say('en', 'password_short') } } })
      const common = await confirm(link, { password: 'password1' })
      expect(common).toMatchObject({ status: 422, body: { errors: { password: expect.any(String) } } })
      const done = await confirm(link, { password: mine })
      expect(done).toMatchObject({ status: 200, body: { status: 'success', id, email_confirmed: true } })
      expect((await product.call('GET', '/api/sync', { token })).status).toBe(401)
      expect((await login(email)).status).toBe(401)
      expect((await login(email, mine)).status).toBe(200)
      expect((await confirm(link, { password: mine })).status).toBe(422)
      // The link for a new password that was on its way is dead too.
      for (const dead of links)
        expect(
          (await product.call('POST', '/api/resetPassword', { body: { token: dead, password: mine } })).status,
        ).toBe(422)
    })

    it('sets no password any more once the address is confirmed', async () => {
      const { email, token } = await newAccount(product)
      const first = await linkTo(email)
      await product.call('POST', '/api/confirm/resend', { token })
      const second = await linkTo(email, 2)
      expect((await confirm(first, { token })).status).toBe(200)
      expect((await confirm(second, { password: 'this mailbox is really mine' })).status).toBe(422)
      expect((await login(email)).status).toBe(200)
    })

    it('works for seven days', async () => {
      const { email, token } = await newAccount(product)
      const link = await linkTo(email)
      product.now = new Date(START.getTime() + 7 * DAY_MS)
      expect((await confirm(link, { token })).status).toBe(422)
      product.now = new Date(START.getTime() + 7 * DAY_MS - 1000)
      expect((await confirm(link, { token })).status).toBe(200)
    })

    it('takes no link for an address that was changed since', async () => {
      const { email, token } = await newAccount(product)
      const link = await linkTo(email)
      const next = newEmail()
      await product.call('POST', '/api/sync', { token, body: { email: next } })
      const nextLink = await linkTo(next)
      expect((await confirm(nextLink, { token })).status).toBe(200)
      expect((await confirm(link, { token })).status).toBe(422)
      expect(await account(token)).toMatchObject({ email: next, email_confirmed: true })
    })

    it('needs a token, and not one of another kind', async () => {
      expect((await confirm('')).body.errors).toEqual({ token: say('en', 'required') })
      expect((await confirm('made-up')).status).toBe(422)
      const { email } = await newAccount(product)
      await product.call('POST', '/api/resetPassword', { body: { email } })
      expect((await confirm(await linkTo(email, 2))).status).toBe(422)
    })

    it('makes staff of an address on the list, and only then', async () => {
      const { email, token, role } = await newAccount(product, { email: 'Owner@Example.test' })
      expect(role).toBe(0)
      await confirm(await linkTo(email), { token })
      expect(await account(token)).toMatchObject({ role: 1 })
      await product.rows(sql`update users set email = ${newEmail()} where lower(email) = lower(${email})`)
      expect(await account(token)).toMatchObject({ role: 0 })
    })
  })

  describe('POST /confirm/link', () => {
    const look = (link: string, token?: string) =>
      product.call('POST', '/api/confirm/link', { ...(token && { token }), body: { token: link } })

    it('says what a link is about, and does not spend it', async () => {
      const { email, token } = await newAccount(product)
      const link = await linkTo(email)
      expect((await look(link)).body).toEqual({ kind: 'confirm', email, signed_in: false })
      expect((await look(link, token)).body).toEqual({ kind: 'confirm', email, signed_in: true })
      expect((await confirm(link, { token })).status).toBe(200)
      expect(await look(link)).toMatchObject({
        status: 422,
        body: { errors: { token: say('en', 'confirm_link_dead') } },
      })
    })
  })

  describe('POST /confirm/resend', () => {
    const resend = (token?: string) => product.call('POST', '/api/confirm/resend', token ? { token } : {})

    it('sends the mail again, whose link works as well', async () => {
      const { email, token } = await newAccount(product, { lang: 'ru' })
      const answer = await resend(token)
      expect(answer).toMatchObject({
        status: 200,
        body: { status: 'success', message: say('ru', 'confirmation_sent') },
      })
      const link = await linkTo(email, 2)
      expect((await confirm(link, { token })).status).toBe(200)
    })

    it('has nothing to send once the address is confirmed', async () => {
      const { id, email, token } = await newAccount(product)
      await confirm(await linkTo(email), { token })
      expect((await resend(token)).status).toBe(200)
      const jobs = await product.rows(
        sql`select 1 from pgboss.job where name = 'account-mail' and data ->> 'userId' = ${String(id)}`,
      )
      expect(jobs).toHaveLength(1)
    })

    it('is asked for four times a day, and by a proof of work three times more, up to five an hour', async () => {
      const { email, token } = await newAccount(product)
      for (let n = 2; n <= 4; n++) {
        expect((await resend(token)).status).toBe(200)
        await linkTo(email, n)
      }
      const working = async () => {
        const asked = await resend(token)
        expect(asked).toMatchObject({ status: 429, body: { reason: 'rate_limited' } })
        const headers = { 'x-proof-of-work': await solveWork(asked.body.challenge) }
        return product.call('POST', '/api/confirm/resend', { token, headers })
      }
      expect((await working()).status).toBe(200)
      await linkTo(email, 5)
      expect((await working()).status).toBe(200)
      const refused = await working()
      expect(refused).toMatchObject({ status: 429, body: { reason: 'rate_limited' } })
      expect(refused.headers.get('retry-after')).toBe('3600')
      const last = await resend(token)
      expect(last.headers.get('retry-after')).toBe('86400')
      expect(last.body.challenge).toBeUndefined()
    })

    it('is 401 to a visitor', async () => {
      expect((await resend()).status).toBe(401)
    })
  })
})
