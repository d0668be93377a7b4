import { afterAll, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { startOpenIdProvider } from '#test/openid-provider.ts'
import { onEachDatabase } from '#test/product.ts'

const PATH = '/oauth/google'
const BACK = `${PATH}/callback`
const google = await startOpenIdProvider(`https://asteria.test${BACK}`)
afterAll(() => google.close())

onEachDatabase(
  'signing in with Google over HTTPS',
  (product) => {
    it('keeps its secrets in a cookie that only this host can have set, and takes it away afterwards', async () => {
      const begun = await product.call('GET', PATH, { redirect: 'manual' })
      const [cookie = ''] = begun.headers.getSetCookie()
      expect(cookie).toMatch(/^__Host-oauth=/)
      for (const part of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie.split('; ')).toContain(part)
      const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state')
      const headers = { cookie: cookie.split(';')[0] ?? '' }
      // It is known again: the person's own refusal is told, and not that the answer belongs to no sign-in.
      const back = await product.call('GET', `${BACK}?error=access_denied&state=${state}`, { headers })
      expect(back.body).toContain(say('en', 'provider_cancelled', { provider: 'Google' }))
      expect(back.headers.getSetCookie()[0]).toMatch(/^__Host-oauth=; Max-Age=0; Path=\/; Secure$/)
    })

    it('is refused after 120 answers in ten minutes from one address', async () => {
      const headers = { 'x-forwarded-for': '192.0.2.77' }
      const statuses = []
      for (let n = 0; n < 121; n++) statuses.push((await product.call('GET', BACK, { headers })).status)
      expect(statuses.slice(119)).toEqual([403, 429])
    })
  },
  () => ({ ...google.settings, PUBLIC_URL: 'https://asteria.test' }),
)

onEachDatabase(
  'signing in with a Google that is silent',
  (product) => {
    it('says so, in the language of the page', async () => {
      const answer = await product.call('GET', `${PATH}?lang=ru`)
      expect(answer.status).toBe(503)
      expect(JSON.parse(/postMessage\((\{.*?\}),/.exec(answer.body)?.[1] ?? 'null')).toMatchObject({
        status: 'error',
        reason: 'unavailable',
        message: say('ru', 'provider_silent', { provider: 'Google' }),
      })
    })
  },
  () => ({ ...google.settings, GOOGLE_ISSUER: 'http://127.0.0.1:1' }),
)

onEachDatabase('without a Google client', (product) => {
  it.each([PATH, BACK])('there is no %s', async (path) => {
    expect((await product.call('GET', path)).status).toBe(404)
  })
})
