import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { newEmail } from '#test/accounts.ts'
import { chooseAt, Jar } from '#test/openid-person.ts'
import { startOpenIdProvider } from '#test/openid-provider.ts'
import { onEachDatabase, type Answer } from '#test/product.ts'

const back = (id: string) => `/oauth/${id}/callback`
const google = await startOpenIdProvider(`http://localhost:0${back('google')}`)
const home = await startOpenIdProvider(`http://localhost:0${back('home')}`)
afterAll(async () => {
  await google.close()
  await home.close()
})

const posted = ({ body }: Answer) => JSON.parse(/postMessage\((\{.*?\}),location\.origin\)/.exec(body)?.[1] ?? 'null')

onEachDatabase(
  'signing in with several providers',
  (product) => {
    async function begin(id: string) {
      const jar = new Jar()
      const answer = await product.call('GET', `/oauth/${id}`, { redirect: 'manual' })
      jar.keep(answer.headers)
      return { jar, address: new URL(answer.headers.get('location') ?? 'about:blank') }
    }

    async function withGoogle(subject: string) {
      const { jar, address } = await begin('google')
      const answer = await chooseAt(address, subject, back('google'))
      return product.call('GET', answer.pathname + answer.search, { headers: { cookie: jar.header } })
    }

    /** The form comes from the provider's site without our cookie; what it is answered with is asked for with it. */
    async function withHome(subject: string) {
      const { jar, address } = await begin('home')
      expect(address.searchParams.get('response_mode')).toBe('form_post')
      const answer = await chooseAt(address, subject, back('home'))
      const turned = await product.call('POST', back('home'), {
        form: Object.fromEntries(answer.searchParams),
        headers: { origin: home.issuer },
        redirect: 'manual',
      })
      expect([turned.status, turned.headers.getSetCookie()]).toEqual([303, []])
      return product.call('GET', turned.headers.get('location') ?? '', { headers: { cookie: jar.header } })
    }

    const linked = async (email: string) =>
      (
        await product.rows(
          sql`select provider from google_identities i join users u on u.id = i.user_id where u.email = ${email} order by 1`,
        )
      ).map((row) => (row as { provider: string }).provider)

    it('two of them open one account with one confirmed address, and its owner is told', async () => {
      const email = newEmail()
      google.people.set('one', { email, email_verified: true })
      home.people.set('another', { email, email_verified: true })
      expect(posted(await withGoogle('one'))).toMatchObject({ status: 'success', signup: true })
      expect(posted(await withHome('another'))).toMatchObject({ status: 'success', signup: false })
      expect(posted(await withHome('another'))).toMatchObject({ status: 'success', signup: false })
      expect(await linked(email)).toEqual(['google', 'home'])
      const subjects = (await product.mailsTo(email, 1)).map(({ subject }) => subject)
      expect(subjects).toContain('You can now sign in with Our company')
    })

    it('one number at two of them is two persons', async () => {
      const [mine, theirs] = [newEmail(), newEmail()]
      google.people.set('7', { email: mine, email_verified: true })
      home.people.set('7', { email: theirs, email_verified: true })
      expect(posted(await withGoogle('7'))).toMatchObject({ status: 'success', signup: true })
      expect(posted(await withHome('7'))).toMatchObject({ status: 'success', signup: true })
      expect([await linked(mine), await linked(theirs)]).toEqual([['google'], ['home']])
    })

    it('the answer of one is none to another', async () => {
      google.people.set('lost', { email: newEmail(), email_verified: true })
      const { jar, address } = await begin('google')
      const { search } = await chooseAt(address, 'lost', back('google'))
      const answer = await product.call('GET', back('home') + search, { headers: { cookie: jar.header } })
      expect(posted(answer)).toMatchObject({
        status: 'error',
        message: say('en', 'provider_failed', { provider: 'Our company' }),
      })
    })

    it('an address of a provider that is not set up does not exist', async () => {
      for (const path of ['/oauth/apple', back('apple')]) expect((await product.call('GET', path)).status).toBe(404)
      expect((await product.call('POST', back('google'), { body: {} })).status).toBe(404)
    })
  },
  () => ({
    ...google.settings,
    OPENID_HOME_ISSUER: home.issuer,
    OPENID_HOME_CLIENT_ID: home.settings.GOOGLE_CLIENT_ID,
    OPENID_HOME_CLIENT_SECRET: home.settings.GOOGLE_CLIENT_SECRET,
    OPENID_HOME_TITLE: 'Our company',
    OPENID_HOME_RESPONSE_MODE: 'form_post',
  }),
)
