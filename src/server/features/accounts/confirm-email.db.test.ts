import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { newAccount, newEmail } from '#test/accounts.ts'
import { onEachDatabase, START } from '#test/product.ts'

const DAY_MS = 86_400_000

onEachDatabase('confirming an address', (product) => {
  const confirm = (token: string, extra: object = {}) =>
    product.call('POST', '/api/confirm/email', { body: { token, ...extra } })
  const account = async (token: string) => (await product.call('GET', '/api/sync', { token })).body
  const linkTo = async (email: string, nth = 1) => (await product.mailsTo(email, nth)).at(-1)?.token ?? ''

  describe('POST /confirm/email', () => {
    it('succeeds once', async () => {
      const { email, token, email_confirmed } = await newAccount(product)
      expect(email_confirmed).toBe(false)
      const link = await linkTo(email)
      expect(await confirm(link)).toMatchObject({ status: 200, body: { status: 'success' } })
      expect(await account(token)).toMatchObject({ email_confirmed: true, role: 0 })
      for (const lang of ['en', 'ru'] as const) {
        const again = await confirm(link, { lang })
        expect(again).toMatchObject({ status: 422, body: { status: 'error', reason: 'validation' } })
        expect(again.body.errors).toEqual({ token: say(lang, 'confirm_link_dead') })
      }
    })

    it('works for seven days', async () => {
      const link = await linkTo((await newAccount(product)).email)
      product.now = new Date(START.getTime() + 7 * DAY_MS)
      expect((await confirm(link)).status).toBe(422)
      product.now = new Date(START.getTime() + 7 * DAY_MS - 1000)
      expect((await confirm(link)).status).toBe(200)
    })

    it('takes no link for an address that was changed since', async () => {
      const { email, token } = await newAccount(product)
      const link = await linkTo(email)
      const next = newEmail()
      await product.call('POST', '/api/sync', { token, body: { email: next } })
      const nextLink = await linkTo(next)
      expect((await confirm(link)).status).toBe(422)
      expect(await account(token)).toMatchObject({ email: next, email_confirmed: false })
      expect((await confirm(nextLink)).status).toBe(200)
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
      await confirm(await linkTo(email))
      expect(await account(token)).toMatchObject({ role: 1 })
      await product.rows(sql`update users set email = ${newEmail()} where lower(email) = lower(${email})`)
      expect(await account(token)).toMatchObject({ role: 0 })
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
      expect((await confirm(link)).status).toBe(200)
    })

    it('has nothing to send once the address is confirmed', async () => {
      const { id, email, token } = await newAccount(product)
      await confirm(await linkTo(email))
      expect((await resend(token)).status).toBe(200)
      const jobs = await product.rows(
        sql`select 1 from pgboss.job where name = 'account-mail' and data ->> 'userId' = ${String(id)}`,
      )
      expect(jobs).toHaveLength(1)
    })

    it('is asked for five times an hour', async () => {
      const { token } = await newAccount(product)
      for (let n = 0; n < 5; n++) expect((await resend(token)).status).toBe(200)
      const refused = await resend(token)
      expect(refused).toMatchObject({ status: 429, body: { reason: 'rate_limited' } })
      expect(refused.headers.get('retry-after')).toBe('3600')
    })

    it('is 401 to a visitor', async () => {
      expect((await resend()).status).toBe(401)
    })
  })
})
