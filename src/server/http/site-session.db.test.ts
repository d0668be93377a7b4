import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newAccount, newEmail, PASSWORD, registration } from '#test/accounts.ts'
import { onEachDatabase, type Answer, type CallOptions } from '#test/product.ts'
import { hashSecret, newSecret } from '#platform/secret.ts'

/** Cookies as an answer sets them: name → value and attributes. */
const cookiesOf = ({ headers }: Answer) =>
  Object.fromEntries(
    headers.getSetCookie().map((text) => {
      const [pair = '', ...attributes] = text.split('; ')
      const at = pair.indexOf('=')
      return [pair.slice(0, at), { value: pair.slice(at + 1), attributes: attributes.toSorted() }]
    }),
  )

onEachDatabase('the session of the site', (product) => {
  /** As a page of the site calls: with its header, its origin and the browser's word for where it comes from. */
  const site = (method: string, path: string, { headers, ...options }: CallOptions = {}) =>
    product.call(method, path, {
      ...options,
      headers: { 'x-session': 'cookie', origin: product.url, 'sec-fetch-site': 'same-origin', ...headers },
    })
  const jar = (answer: Answer) =>
    Object.entries(cookiesOf(answer))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  const signIn = async (account: { email: string }, cookie = '') =>
    site('POST', '/api/login', { body: { email: account.email, password: PASSWORD }, headers: { cookie } })

  describe('signing in', () => {
    it('gives a page of the site a cookie and no token', async () => {
      const { email, id } = await newAccount(product)
      const answer = await signIn({ email })
      expect(answer).toMatchObject({ status: 200, body: { status: 'success', id, email } })
      expect(answer.body).not.toHaveProperty('token')
      const { session, signed_in: hint, device } = cookiesOf(answer)
      expect(session?.attributes).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax'])
      expect(hint).toEqual({ value: '1', attributes: ['Max-Age=31536000', 'Path=/', 'SameSite=Lax'] })
      expect(device?.attributes).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax'])
      expect(JSON.stringify(answer.body)).not.toContain(session?.value ?? '')
      const sync = await site('GET', '/api/sync', { headers: { cookie: jar(answer) } })
      expect(sync).toMatchObject({ status: 200, body: { id } })
      expect(sync.body).not.toHaveProperty('token')
      expect(sync.headers.getSetCookie()).toEqual([])
      expect(sync.headers.get('cache-control')).toBe('no-store')
    })

    it('does so at registration too', async () => {
      const registered = await site('POST', '/api/register', { body: registration() })
      expect(registered.status).toBe(201)
      expect(registered.body).not.toHaveProperty('token')
      expect(cookiesOf(registered).session?.value).toMatch(/^[\w-]{32}$/)
    })

    it('gives programs a token and no cookie, as the contract says', async () => {
      const { email, id } = await newAccount(product)
      for (const headers of [{}, { origin: product.url, 'sec-fetch-site': 'same-origin' }] as Record<
        string,
        string
      >[]) {
        const answer = await product.call('POST', '/api/login', { body: { email, password: PASSWORD }, headers })
        expect(answer.body).toMatchObject({ id, token: expect.stringMatching(/^[\w-]{32}$/) })
        expect(answer.headers.getSetCookie()).toEqual([])
      }
    })

    it('never takes a session over that was there before', async () => {
      const [ada, eve] = [await newAccount(product), await newAccount(product)]
      const evil = jar(await signIn(eve))
      const answer = await signIn(ada, evil)
      const { session } = cookiesOf(answer)
      expect(evil).not.toContain(session?.value ?? '')
      // What an attacker made up opens nothing afterwards either.
      const made = newSecret()
      await signIn(ada, `session=${made}`)
      expect((await site('GET', '/api/sync', { headers: { cookie: `session=${made}` } })).status).toBe(401)
    })

    it('keeps the device cookie of the browser, and makes another where it is no secret', async () => {
      const account = await newAccount(product)
      const device = newSecret()
      expect(cookiesOf(await signIn(account, `device=${device}`)).device?.value).toBe(device)
      expect(cookiesOf(await signIn(account, 'device=guessable')).device?.value).toMatch(/^[\w-]{32}$/)
    })
  })

  describe('a call with the cookie', () => {
    const FOREIGN: [string, Record<string, string>][] = [
      ['without an origin', { origin: '', 'sec-fetch-site': '' }],
      ['from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
      ['from another host of the domain', { origin: 'https://x.asteria.example', 'sec-fetch-site': 'same-site' }],
      ['from a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
      ['from another port', { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' }],
      ['by an origin that only begins like ours', { origin: 'URL.evil.example', 'sec-fetch-site': '' }],
      ['by a browser that says it is foreign', { origin: 'URL', 'sec-fetch-site': 'cross-site' }],
      ['by a browser that says nobody asked for it', { origin: 'URL', 'sec-fetch-site': 'none' }],
    ]
    const told = (headers: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value.replace('URL', product.url)]] : [])),
      )
    const CHANGES: [string, string, CallOptions][] = [
      ['POST', '/api/sync', { form: { last_name: 'Evil' } }],
      ['POST', '/api/sync', { body: { last_name: 'Evil' } }],
      ['POST', '/api/logout', { form: {} }],
      ['DELETE', '/api/account', { body: { password: PASSWORD } }],
      ['DELETE', '/api/account/devices', {}],
      ['PATCH', '/api/people/1', { body: { name: 'Evil' } }],
      ['POST', '/api/login', { form: { email: 'eve@example.test', password: PASSWORD } }],
    ]

    it.each(FOREIGN)('%s changes nothing: 403', async (_, headers) => {
      const account = await newAccount(product)
      const cookie = jar(await signIn(account))
      const avatar = new FormData()
      avatar.set('text', 'Evil')
      const changes: typeof CHANGES = [...CHANGES, ['POST', '/api/reviews/set', { body: avatar }]]
      for (const [method, path, options] of changes)
        for (const mark of [{}, { 'x-session': 'cookie' }] as Record<string, string>[]) {
          const answer = await product.call(method, path, {
            ...options,
            headers: { cookie, ...mark, ...told(headers) },
          })
          expect([method, path, answer.status, answer.body.reason]).toEqual([method, path, 403, 'forbidden'])
          expect(answer.headers.getSetCookie()).toEqual([])
        }
      const { body } = await site('GET', '/api/sync', { headers: { cookie } })
      expect(body).toMatchObject({ id: account.id, last_name: account.last_name })
    })

    it('is nobody’s where no page of the site asks: an order by GET cannot be placed by a link', async () => {
      const cookie = jar(await signIn(await newAccount(product)))
      const navigation = { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
      for (const path of ['/api/order/report/personality', '/api/sync', '/api/account/export'])
        for (const headers of [navigation, { cookie }])
          expect((await product.call('GET', path, { headers })).status).toBe(401)
      const marked = { ...navigation, 'x-session': 'cookie' }
      expect((await product.call('GET', '/api/sync', { headers: marked })).status).toBe(403)
    })

    it('is taken from our own pages', async () => {
      const account = await newAccount(product)
      const cookie = jar(await signIn(account))
      const saved = await site('POST', '/api/sync', { body: { last_name: 'King' }, headers: { cookie } })
      expect(saved).toMatchObject({ status: 200, body: { last_name: 'King' } })
      expect(saved.body).not.toHaveProperty('token')
      // Browsers of before 2020 send no Sec-Fetch-Site.
      const old = { cookie, 'x-session': 'cookie', origin: product.url }
      expect((await product.call('POST', '/api/sync', { body: {}, headers: old })).status).toBe(200)
    })

    it('loses to a program’s token, and a broken one is not mended by it', async () => {
      const [ada, bob] = [await newAccount(product), await newAccount(product)]
      const cookie = jar(await signIn(ada))
      const asBob = await product.call('GET', '/api/sync', { token: bob.token, headers: { cookie } })
      expect(asBob.body).toMatchObject({ id: bob.id, token: bob.token })
      for (const authorization of ['Bearer unknown', 'Basic YTpi'])
        expect((await site('GET', '/api/sync', { headers: { cookie, authorization } })).status).toBe(401)
      // No page can set this header for another: a program may write from anywhere.
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie }
      expect((await product.call('POST', '/api/sync', { token: bob.token, body: {}, headers })).status).toBe(200)
    })

    it('is refused where the page shows another account', async () => {
      const [ada, bob] = [await newAccount(product), await newAccount(product)]
      const cookie = jar(await signIn(ada))
      const as = (id: number) => site('GET', '/api/sync', { headers: { cookie, 'x-account': String(id) } })
      expect((await as(ada.id)).status).toBe(200)
      expect(await as(bob.id)).toMatchObject({ status: 401, body: { reason: 'unauthenticated' } })
    })
  })

  describe('ending', () => {
    it('signing out clears the cookie and what the browser keeps, and leaves the device known', async () => {
      const cookie = jar(await signIn(await newAccount(product)))
      const out = await site('POST', '/api/logout', { body: {}, headers: { cookie } })
      const { session, signed_in: hint, ...others } = cookiesOf(out)
      expect(session).toEqual({ value: '', attributes: ['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax'] })
      expect(hint).toEqual({ value: '', attributes: ['Max-Age=0', 'Path=/', 'SameSite=Lax'] })
      expect(others).toEqual({})
      expect(out.headers.get('clear-site-data')).toBe('"cache"')
      expect((await site('GET', '/api/sync', { headers: { cookie } })).status).toBe(401)
    })

    it('deleting the account clears them too; a program is told nothing of browsers', async () => {
      const account = await newAccount(product)
      const cookie = jar(await signIn(account))
      const gone = await site('DELETE', '/api/account', { body: { password: PASSWORD }, headers: { cookie } })
      expect([gone.status, cookiesOf(gone).session?.value, gone.headers.get('clear-site-data')]).toEqual([
        200,
        '',
        '"cache"',
      ])
      const other = await newAccount(product)
      const out = await product.call('POST', '/api/logout', { token: other.token, body: {} })
      expect([out.status, out.headers.getSetCookie(), out.headers.get('clear-site-data')]).toEqual([200, [], null])
    })
  })

  describe('POST /session/cookie', () => {
    const exchange = (token: string) => site('POST', '/api/session/cookie', { token, body: {} })

    it('exchanges a token that scripts could read for a cookie, once; nobody is mailed of a new device', async () => {
      const account = await newAccount(product, { email: newEmail() })
      const answer = await exchange(account.token)
      expect(answer).toMatchObject({ status: 200, body: { id: account.id } })
      expect(answer.body).not.toHaveProperty('token')
      const { session, device } = cookiesOf(answer)
      expect(session?.value).not.toBe(account.token)
      expect((await exchange(account.token)).status).toBe(401)
      expect((await product.call('GET', '/api/sync', { token: account.token })).status).toBe(401)
      expect((await site('GET', '/api/sync', { headers: { cookie: jar(answer) } })).body.id).toBe(account.id)
      const [row] = await product.rows(
        sql`select device_hash from sessions where token_hash = ${hashSecret(session?.value ?? '')}`,
      )
      expect(row.device_hash).toBe(hashSecret(`device ${account.id} ${device?.value}`))
    })

    it('does nothing for programs and for other pages', async () => {
      const account = await newAccount(product)
      const asProgram = await product.call('POST', '/api/session/cookie', { token: account.token, body: {} })
      expect(asProgram).toMatchObject({ status: 400, body: { reason: 'bad_request' } })
      const headers = { 'x-session': 'cookie', origin: 'https://evil.example' }
      const asEvil = await product.call('POST', '/api/session/cookie', { token: account.token, body: {}, headers })
      expect(asEvil.status).toBe(403)
      expect((await product.call('GET', '/api/sync', { token: account.token })).status).toBe(200)
    })
  })
})

onEachDatabase(
  'the session of a site behind TLS',
  (product) => {
    it('stands in cookies of this very host, and only its own address may write', async () => {
      const { email } = await newAccount(product)
      const body = { email, password: PASSWORD }
      const from = (origin: string) =>
        product.call('POST', '/api/login', { body, headers: { 'x-session': 'cookie', origin } })
      const answer = await from('https://asteria.example')
      for (const text of answer.headers.getSetCookie()) expect(text).toMatch(/; Path=\/; Secure;|; Path=\/; .*Secure/)
      expect(Object.keys(cookiesOf(answer)).toSorted()).toEqual(['__Host-device', '__Host-session', 'signed_in'])
      expect(answer.headers.getSetCookie().join()).not.toMatch(/domain/i)
      // A page that was loaded without TLS may be anybody's.
      for (const origin of [product.url, 'http://asteria.example']) expect((await from(origin)).status).toBe(403)
      // A cookie that another host of the domain has planted bears the plain name.
      const planted = cookiesOf(answer)['__Host-session']?.value ?? ''
      const headers = { 'x-session': 'cookie', cookie: `session=${planted}` }
      expect((await product.call('GET', '/api/sync', { headers })).status).toBe(401)
    })
  },
  () => ({ PUBLIC_URL: 'https://asteria.example', SECRET_KEY: 'k'.repeat(32) }),
)
