import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newAccount, PASSWORD } from '#test/accounts.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import { newSecret } from '#platform/secret.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const SUBJECT = { en: 'New sign-in to your account', ru: 'Вход с нового устройства' }

onEachDatabase('the mail of a new device', (product) => {
  const signIn = (email: string, headers: Record<string, string> = {}) =>
    product.call('POST', '/api/login', { body: { email, password: PASSWORD }, headers })
  const confirmed = async (changes: object = {}) => {
    const account = await newAccount(product, { ...changes })
    await product.rows(sql`update users set email_confirmed_at = now() where id = ${account.id}`)
    return account
  }
  const waiting = async (id: number) =>
    product.rows(sql`select data from pgboss.job where name = 'new-device-mail' and data->>'userId' = ${String(id)}`)
  const about = (email: string, lang: 'en' | 'ru') =>
    eventually(async () => {
      const mails = await product.mailsTo(email)
      return mails.find(({ subject }) => subject === SUBJECT[lang])
    }, `the mail of a new device to ${email}`)

  it('says when, from what and how to end it, in English, by the owner’s clock', async () => {
    const { id, email } = await confirmed()
    await product.rows(sql`update users set time_zone = 'America/New_York' where id = ${id}`)
    expect((await signIn(email, { cookie: `device=${newSecret()}`, 'user-agent': IPHONE })).status).toBe(200)
    const { text, html } = await about(email, 'en')
    expect(text).toContain('Safari, iPhone, November 21, 2026 at 4:00 a.m. (GMT-5)')
    for (const link of ['/settings', '/?showModal=forgot']) {
      expect(text).toContain(`${product.services.env.PUBLIC_URL}${link}`)
      expect(html).toContain(link.slice(1))
    }
    expect(text).not.toMatch(/token=/)
  })

  it('in Russian', async () => {
    const { id, email } = await confirmed({ lang: 'ru' })
    await product.rows(sql`update users set time_zone = 'Europe/Moscow' where id = ${id}`)
    await signIn(email, { cookie: `device=${newSecret()}`, 'user-agent': IPHONE })
    expect((await about(email, 'ru')).text).toContain('Safari, iPhone, 21 ноября 2026 года в 12:00 (GMT+3)')
  })

  it('repeats nothing that a stranger calls their browser', async () => {
    const { email } = await confirmed()
    await signIn(email, { cookie: `device=${newSecret()}`, 'user-agent': 'call +1 900 123 or https://evil.example' })
    const { text, html } = await about(email, 'en')
    expect(text).toContain('an unknown device or app')
    expect(text + html).not.toMatch(/evil|900/)
  })

  it('is not sent at registration, for a device that is known, and to an address nobody has confirmed', async () => {
    const { id, email } = await confirmed()
    const device = newSecret()
    // The program that registered.
    expect((await signIn(email)).status).toBe(200)
    expect(await waiting(id)).toEqual([])
    await signIn(email, { cookie: `device=${device}` })
    await about(email, 'en')
    await signIn(email, { cookie: `device=${device}`, 'user-agent': IPHONE })
    await signIn(email, { cookie: `device=${device}` })
    expect(await waiting(id)).toHaveLength(1)
    const stranger = await newAccount(product)
    await signIn(stranger.email, { cookie: `device=${newSecret()}` })
    await eventually(async () => {
      const [job] = await product.rows(
        sql`select state from pgboss.job where name = 'new-device-mail' and data->>'userId' = ${String(stranger.id)}`,
      )
      return job?.state === 'completed' ? true : undefined
    }, 'the job')
    const mails = await product.mailsTo(stranger.email)
    expect(mails.map(({ subject }) => subject)).not.toContain(SUBJECT.en)
  })

  it('is sent for a sign-in that was not the owner’s: of another program, of another address', async () => {
    const { id, email } = await confirmed()
    await signIn(email, { 'user-agent': 'curl/8.9' })
    expect(await waiting(id)).toHaveLength(1)
    await signIn(email, { 'x-forwarded-for': '203.0.113.77' })
    expect(await waiting(id)).toHaveLength(2)
  })

  it('comes ten times a day at most', async () => {
    const { id, email } = await confirmed()
    for (let n = 0; n < 12; n++) expect((await signIn(email, { cookie: `device=${newSecret()}` })).status).toBe(200)
    expect(await waiting(id)).toHaveLength(10)
  })
})
