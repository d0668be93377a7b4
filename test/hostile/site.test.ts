import { beforeAll, expect, test } from 'vitest'
import { codeAt } from '../authenticator.ts'
import { SoftwarePasskey } from '../passkey.ts'
import { attack, newHost, PASSWORD, registration, tally, times, type Person, type Reply } from './target.ts'

const ORIGIN = 'https://asteria.example'
const PAGE = { 'x-session': 'cookie', origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://asteria.example' },
  { origin: 'https://asteria.example.evil.example' },
  { origin: 'https://asteria.example:8443' },
  { origin: 'https://sub.asteria.example' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { referer: `${ORIGIN}/settings` },
  {},
]
const NEXT = 'five other plain words here'

attack(
  {
    'an installation that others reach': (target) => {
      const cookieOf = ({ headers }: Reply) =>
        headers
          .getSetCookie()
          .map((line) => line.split(';')[0])
          .join('; ')
      const signIn = (email: string, headers: Record<string, string>) =>
        target.ask('POST', '/api/login', { from: newHost(), body: { email, password: PASSWORD }, headers })
      const browser =
        (cookie: string) =>
        (method: string, path: string, body?: unknown, headers: Record<string, string> = PAGE) =>
          target.ask(method, path, { body, headers: { ...headers, cookie } })
      const people = {
        name: 'Zed',
        relation: 'friend',
        birthdate: '1990-01-01',
        birthtimeIDK: true,
        birthplace: 'Moscow',
      }
      const now = async ({ call }: Person) =>
        new Date(Date.parse((await call('GET', '/api/account/proof')).body.fresh_until) - 600_000)

      let person: Person
      beforeAll(async () => {
        person = await target.confirmed()
      })

      test('the session of the site is a cookie that no script reads, and stands in no body', async () => {
        const told = await signIn(person.email, PAGE)
        expect(told.body.token).toBeUndefined()
        const session = told.headers.getSetCookie().find((line) => line.startsWith('__Host-session='))
        expect(session).toMatch(/; HttpOnly/)
        expect(session).toMatch(/; Secure/)
        expect(session).toMatch(/; SameSite=(Lax|Strict)/)
        expect(session).toMatch(/; Path=\/(;|$)/)
        expect(session).not.toMatch(/Domain/i)
        const value = /__Host-session=([^;]+)/.exec(session ?? '')?.[1] ?? ''
        const call = browser(cookieOf(told))
        for (const path of ['/api/sync', '/api/account/devices', '/api/account/export', '/settings', '/'])
          expect((await call('GET', path)).text, path).not.toContain(value)
        const registered = await target.ask('POST', '/api/register', {
          from: newHost(),
          body: registration(),
          headers: PAGE,
        })
        expect(registered.status).toBe(201)
        expect(registered.body.token).toBeUndefined()
      })

      test('a cookie counts for the pages of the site alone', async () => {
        const call = browser(cookieOf(await signIn(person.email, PAGE)))
        expect(await call('POST', '/api/people', people)).toMatchObject({ status: 201 })
        const before = (await call('GET', '/api/people')).body.length
        for (const from of FOREIGN) {
          for (const headers of [from, { 'x-session': 'cookie', ...from }]) {
            const label = JSON.stringify(headers)
            expect([401, 403], label).toContain((await call('POST', '/api/people', people, headers)).status)
            expect([401, 403], label).toContain(
              (await call('DELETE', '/api/account', { password: PASSWORD }, headers)).status,
            )
            expect([401, 403], label).toContain((await call('POST', '/api/logout', {}, headers)).status)
          }
          const form = { ...from, 'content-type': 'application/x-www-form-urlencoded' }
          expect([401, 403]).toContain((await call('POST', '/api/sync', 'first_name=Eve', form)).status)
          expect([401, 403, 415]).toContain(
            (await call('POST', '/api/people', JSON.stringify(people), { ...from, 'content-type': 'text/plain' }))
              .status,
          )
        }
        expect((await call('GET', '/api/people')).body.length).toBe(before)
      })

      test('an order, which is a GET, cannot be put into another site’s picture, link or script', async () => {
        const call = browser(cookieOf(await signIn(person.email, PAGE)))
        const { body } = await call('POST', '/api/invoice/product', {
          product: 'report_2_bundle',
          pointer: 'personality',
        })
        await target.bank(body.url, 'pay')
        const path = '/api/order/report/numerology?deliver_at_once=true'
        for (const from of FOREIGN.slice(0, -2))
          for (const headers of [from, { 'x-session': 'cookie', ...from }])
            expect([401, 403], JSON.stringify(headers)).toContain((await call('GET', path, undefined, headers)).status)
        expect([401, 403]).toContain(
          (await call('GET', path, undefined, { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })).status,
        )
        expect(JSON.parse((await call('GET', '/api/sync')).body.counters).reports).toBe(1)
      })

      test('a cookie is given to our own pages alone, and none that was brought along is taken on', async () => {
        for (const headers of FOREIGN) {
          const told = await signIn(person.email, { 'x-session': 'cookie', ...headers })
          expect(told.headers.getSetCookie().join(), JSON.stringify(headers)).not.toContain('__Host-session=')
          expect(told.status).not.toBe(200)
        }
        const brought = await signIn(person.email, { ...PAGE, cookie: '__Host-session=of-the-attacker' })
        expect(cookieOf(brought)).not.toContain('of-the-attacker')
        const { token } = (await signIn(person.email, {})).body
        const exchange = (headers: Record<string, string>) =>
          target.ask('POST', '/api/session/cookie', { token, headers })
        for (const headers of FOREIGN) expect((await exchange(headers)).status).not.toBe(200)
        const told = await exchange(PAGE)
        expect(told).toMatchObject({ status: 200 })
        expect(told.body.token).toBeUndefined()
        expect(await target.ask('GET', '/api/sync', { token })).toMatchObject({ status: 401 })
      })

      test('signing out ends the session everywhere it stands and clears what the browser kept', async () => {
        const told = await signIn(person.email, PAGE)
        const call = browser(cookieOf(told))
        const out = await call('POST', '/api/logout', {})
        expect(out).toMatchObject({ status: 200 })
        expect(out.headers.get('clear-site-data')).toMatch(/"(cache|\*)"/)
        expect(out.headers.getSetCookie().join()).toMatch(/__Host-session=;/)
        expect(await call('GET', '/api/sync')).toMatchObject({ status: 401 })
      })

      test('links in mails and pages begin with the configured address, whatever a request says', async () => {
        const poison = {
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'http',
          'x-forwarded-port': '81',
          forwarded: 'host=evil.example',
          'x-host': 'evil.example',
          'x-original-host': 'evil.example',
        }
        await target.ask('POST', '/api/resetPassword', {
          from: newHost(),
          body: { email: person.email },
          headers: poison,
        })
        const mail = await target.mail(person.email, /password/i)
        expect(mail.link.origin).toBe(ORIGIN)
        expect(`${mail.text}${mail.html}`).not.toContain('evil.example')
        for (const path of [
          '/',
          '/plans',
          '/report/personality',
          '/sitemap.xml',
          '/robots.txt',
          '/manifest.webmanifest',
          '/api/openapi.json',
        ])
          expect((await target.ask('GET', path, { headers: poison })).text, path).not.toContain('evil.example')
        const call = (body: object) =>
          target.ask('POST', '/api/invoice/product', { token: person.token, body, headers: poison })
        expect(
          (await call({ product: 'report', pointer: 'personality', return_url: 'https://evil.example' })).body.url,
        ).toMatch(/^https:\/\/asteria\.example\//)
      })

      test('pages and answers carry the headers that keep others out', async () => {
        for (const path of ['/', '/reset?token=abc', '/confirm?token=abc', '/api/version', '/sandbox/checkout/none']) {
          const { headers } = await target.ask('GET', path)
          expect(headers.get('content-security-policy'), path).toMatch(/default-src 'none'/)
          expect(headers.get('content-security-policy'), path).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
          expect(headers.get('content-security-policy'), path).toMatch(/frame-ancestors 'none'/)
          expect(headers.get('x-content-type-options'), path).toBe('nosniff')
          expect(headers.get('strict-transport-security'), path).toMatch(/max-age=\d{8}/)
          expect(headers.get('referrer-policy'), path).toMatch(/no-referrer|same-origin|strict-origin/)
          expect(headers.get('server') ?? '').toBe('')
          expect(headers.get('x-powered-by')).toBeNull()
        }
      })

      test('Google’s door is shut where it is not set up, with or without a state', async () => {
        for (const path of [
          '/oauth/google',
          '/oauth/google/callback',
          '/oauth/google/callback?code=x&state=y',
          '/oauth/google/callback?error=%3Cscript%3E',
        ]) {
          const told = await target.ask('GET', path)
          expect(told.status, path).toBeGreaterThanOrEqual(400)
          expect(told.headers.getSetCookie().join()).not.toContain('session=')
          expect(told.text).not.toContain('<script>alert')
        }
        for (const ticket of ['', 'x', 'null', person.token])
          expect(
            (await target.ask('POST', '/api/login/code', { from: newHost(), body: { ticket, code: '123456' } })).status,
          ).toBeGreaterThanOrEqual(400)
      })

      test('a passkey is taken from its owner, for this site and this moment only', async () => {
        const owner = await target.confirmed()
        const post = (path: string, body: object, by: Person = owner) => by.call('POST', path, body, { origin: ORIGIN })
        const key = new SoftwarePasskey()
        const begin = async (by: Person = owner) => (await post('/api/account/passkeys/options', {}, by)).body
        const keep = (response: object, by: Person = owner) =>
          post('/api/account/passkeys', { name: 'Key\u202E', response }, by)
        for (const making of [
          { origin: 'https://evil.example' },
          { origin: 'http://asteria.example' },
          { origin: ORIGIN, challenge: 'AAAA' },
          { origin: ORIGIN, rpId: 'evil.example' },
        ])
          expect((await keep(new SoftwarePasskey().create(await begin(), making))).status, JSON.stringify(making)).toBe(
            422,
          )
        const thief = await target.confirmed()
        const stolen = new SoftwarePasskey().create(await begin(), { origin: ORIGIN })
        expect((await keep(stolen, thief)).status).toBe(422)
        const made = key.create(await begin(), { origin: ORIGIN })
        expect((await keep(made)).status).toBeLessThan(300)
        expect((await keep(made)).status).toBeGreaterThanOrEqual(400)
        await target.mail(owner.email, /passkey/i)
        const [kept] =
          (await owner.call('GET', '/api/account/passkeys')).body.passkeys ??
          (await owner.call('GET', '/api/account/passkeys')).body
        expect(JSON.stringify(kept)).not.toMatch(/\u202E/)
        expect((await thief.call('PATCH', `/api/account/passkeys/${kept.id}`, { name: 'mine' })).status).toBe(404)
        expect((await thief.call('DELETE', `/api/account/passkeys/${kept.id}`)).status).toBe(404)

        const options = async () =>
          (await target.ask('POST', '/api/login/passkey/options', { from: newHost(), body: {} })).body
        const enter = (response: object) =>
          target.ask('POST', '/api/login/passkey', { from: newHost(), body: { response }, headers: { origin: ORIGIN } })
        const good = key.get(await options(), { origin: ORIGIN })
        const once = await times(5, () => enter(good))
        expect(tally(once)[200]).toBe(1)
        for (const making of [
          { origin: 'https://evil.example' },
          { origin: ORIGIN, rpId: 'evil.example' },
          { origin: ORIGIN, challenge: 'AAAA' },
          { origin: ORIGIN, verified: false },
          { origin: ORIGIN, counter: 1 },
          { origin: ORIGIN, userHandle: Buffer.from(String(thief.id)).toString('base64url') },
        ])
          expect((await enter(key.get(await options(), making))).status, JSON.stringify(making)).toBeGreaterThanOrEqual(
            400,
          )
        expect((await enter(key.get(await options(), { origin: ORIGIN }))).status).toBe(200)
      })

      test('the staff’s calls open by a second factor, and a role does what is its own', async () => {
        const owner = await target.confirmed({ email: 'owner@example.test' })
        expect((await owner.call('GET', '/api/sync')).body.role).toBe(1)
        const { body } = await target.ask('GET', '/api/openapi.json')
        const calls = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
          path.startsWith('/admin')
            ? Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path }))
            : [],
        )
        const sweep = (by: Person) =>
          Promise.all(
            calls.map(async ({ method, path }) => {
              const filled = path
                .replace('{date}', '2026-11-22')
                .replace('{month}', '2026-11')
                .replaceAll(/\{\w+\}/g, '999999')
              return [
                `${method} ${path}`,
                (await by.call(method, `/api${filled}`, method === 'GET' ? undefined : {})).status,
              ] as const
            }),
          )
        for (const [call, status] of await sweep(owner)) expect(status, call).toBe(403)
        const factor = async (who: Person) => {
          const { secret } = (await who.call('POST', '/api/account/second-factor', { password: PASSWORD })).body
          const told = await who.call('POST', '/api/account/second-factor/confirm', {
            code: codeAt(secret, await now(who)),
          })
          expect(told.status).toBe(200)
          return { secret, codes: told.body.recovery_codes as string[] }
        }
        const ownersFactor = await factor(owner)
        expect((await owner.call('GET', '/api/admin/users/1')).status).toBe(200)

        const hire = async (role: string) => {
          const email = `${role}-${newHost().replaceAll('.', '-')}@example.test`
          await owner.call('POST', '/api/admin/staff/invitations', { email, role })
          const mail = await target.mail(email, /invited/i)
          const token = /invitation=([\w-]+)/.exec(mail.text)?.[1]
          const squatter = await target.newcomer({ email })
          const exported = await squatter.call('GET', '/api/account/export')
          expect(exported.body.tables.staff_invitations).toEqual([])
          await squatter.call('DELETE', '/api/account', { password: PASSWORD })
          const stranger = await target.confirmed()
          expect((await stranger.call('POST', '/api/staff/invitation', { token })).status).toBeGreaterThanOrEqual(400)
          const one = await target.newcomer({ email })
          const told = await times(3, () => one.call('POST', '/api/staff/invitation', { token }))
          expect(tally(told)).toEqual({ 200: 1, 422: 2 })
          expect((await one.call('GET', '/api/admin/users/1')).status).toBe(403)
          await factor(one)
          return one
        }
        const [support, editor] = [await hire('support'), await hire('editor')]
        const OWNERS = /refund|prompt|staff|stats|credit|paid-until|audit|connections|^DELETE \/admin\/user|queue/
        for (const [call, status] of await sweep(support))
          if (OWNERS.test(call)) expect(status, `support ${call}`).toBe(403)
        for (const [call, status] of await sweep(editor))
          if (/refund|staff|credit|paid-until|audit|^DELETE \/admin\/user|second-factor|sessions\/end/.test(call))
            expect(status, `editor ${call}`).toBe(403)
        for (const path of ['second-factor/reset', 'sessions/end'])
          expect(
            (await support.call('POST', `/api/admin/user/${owner.id}/${path}`, { reason: 'mine' })).status,
            path,
          ).toBe(403)
        for (const by of [support, editor])
          for (const id of [by.id, owner.id])
            expect((await by.call('PATCH', `/api/admin/staff/${id}`, { role: 'owner', reason: 'mine' })).status).toBe(
              403,
            )
        expect((await owner.call('PATCH', `/api/admin/staff/${owner.id}`, { role: null, reason: 'mine' })).status).toBe(
          409,
        )

        await target.travel(11 * 60_000)
        for (const [method, path, sent] of [
          ['DELETE', `user/${person.id}`, { email: person.email, reason: 'asked' }],
          ['POST', `user/${person.id}/refund`, { transaction: 'x', reason: 'asked' }],
          ['POST', `user/${person.id}/second-factor/reset`, { reason: 'asked' }],
          ['PUT', 'prompt/1', { assist: 'Say yes.' }],
        ] as const)
          expect(await owner.call(method, `/api/admin/${path}`, sent), path).toMatchObject({
            status: 403,
            body: { reason: 'proof_required' },
          })
        expect((await owner.call('POST', '/api/account/proof', { password: PASSWORD })).status).toBeGreaterThanOrEqual(
          400,
        )
        expect(
          (await owner.call('POST', '/api/account/proof', { code: ownersFactor.codes[0] })).status,
        ).toBeGreaterThanOrEqual(400)
        const proof = await owner.call('POST', '/api/account/proof', {
          password: PASSWORD,
          code: ownersFactor.codes[1],
        })
        expect(proof.status).toBe(200)
        await owner.call('PATCH', `/api/admin/staff/${support.id}`, { role: null, reason: 'left' })
        expect((await support.call('GET', '/api/admin/users/1')).status).toBeGreaterThanOrEqual(401)
        await target.travel(13 * 3_600_000)
        expect((await owner.call('GET', '/api/admin/users/1')).status).toBe(401)
        expect(NEXT).not.toBe(PASSWORD)
      })
    },
  },
  { PUBLIC_URL: ORIGIN, PAYMENTS_SANDBOX: '1' },
)
