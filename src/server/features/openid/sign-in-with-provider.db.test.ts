import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Account } from '#contract/accounts.ts'
import { say } from '#contract/messages/say.ts'
import { createLog } from '#platform/log.ts'
import { confirmAddress, newAccount, newConfirmed, newEmail, PASSWORD } from '#test/accounts.ts'
import { codeAt } from '#test/authenticator.ts'
import { chooseAt, Jar } from '#test/openid-person.ts'
import { startOpenIdProvider, type OpenIdProvider, type Person } from '#test/openid-provider.ts'
import { onEachDatabase, type Answer } from '#test/product.ts'

const BACK = '/oauth/google/callback'
let google: OpenIdProvider
beforeAll(async () => {
  google = await startOpenIdProvider(`http://localhost:0${BACK}`)
})
afterAll(() => google.close())

/** What the pop-up's last page posts. */
const posted = ({ body }: Answer) => JSON.parse(/postMessage\((\{.*?\}),location\.origin\)/.exec(body)?.[1] ?? 'null')

let people = 0
const newPerson = (about: Person = {}) => {
  const subject = `subject-${++people}`
  google.people.set(subject, {
    email: newEmail(),
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Byron',
    ...about,
  })
  return { subject, email: google.people.get(subject)?.email ?? '' }
}

onEachDatabase(
  'signing in with Google',
  (product) => {
    /** Begins in a browser of its own: where it is sent, and the cookies it got. */
    async function begin(query = '') {
      const jar = new Jar()
      const answer = await product.call('GET', `/oauth/google${query}`, { redirect: 'manual' })
      jar.keep(answer.headers)
      return { jar, answer, address: new URL(answer.headers.get('location') ?? 'about:blank') }
    }

    const choose = (address: URL, subject: string) => chooseAt(address, subject, BACK)

    const back = (address: URL, jar: Jar, headers: Record<string, string> = {}) =>
      product.call('GET', address.pathname + address.search, { headers: { cookie: jar.header, ...headers } })

    /** All of it, as a person does. */
    async function signIn(subject: string, query = '') {
      const { jar, address } = await begin(query)
      const answer = await back(await choose(address, subject), jar)
      return { answer, message: posted(answer), session: sessionIn(answer.headers) }
    }

    /** The session that the window's last page leaves in the browser's cookie. */
    const sessionIn = (headers: Headers) =>
      /(?:^|, )session=([\w-]{32})/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''

    const sync = async (token: string) => (await product.call('GET', '/api/sync', { token })).body
    const count = async (email: string) =>
      (await product.rows(sql`select 1 from users where lower(email) = lower(${email})`)).length

    describe('the way there', () => {
      it('carries state, nonce and an S256 challenge, and keeps their secrets in a cookie that no script reads', async () => {
        const { answer, address, jar } = await begin('?lang=ru')
        expect(answer.status).toBe(302)
        expect(address.origin).toBe(google.issuer)
        const asked = Object.fromEntries(address.searchParams)
        expect(asked).toMatchObject({
          response_type: 'code',
          client_id: 'asteria',
          redirect_uri: `http://localhost:0${BACK}`,
          scope: 'openid email profile',
          code_challenge_method: 'S256',
        })
        for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/)
        expect(address.href).not.toContain(JSON.parse(decodeURIComponent(jar.cookies.get('oauth') ?? '')).verifier)
        const cookie = answer.headers.get('set-cookie')
        for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/oauth']) expect(cookie).toContain(part)
        expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
        expect((await begin()).address.searchParams.get('state')).not.toBe(asked['state'])
      })
    })

    describe('a newcomer', () => {
      it('gets a confirmed account without birth data, and is told that it is new', async () => {
        const { subject, email } = newPerson()
        const { answer, message, session } = await signIn(subject, '?lang=ru')
        expect(answer.status).toBe(200)
        expect(message).toEqual({
          type: 'oauth',
          status: 'success',
          token: null,
          signup: true,
        })
        const account = await sync(session)
        expect(Account.safeParse(account).error).toBeUndefined()
        expect(account).toMatchObject({
          email,
          email_confirmed: true,
          first_name: 'Ada',
          last_name: 'Byron',
          lang: 'ru',
          birthdatetime: null,
          birthdate: null,
          birthtime: null,
          birthtimeIDK: false,
          birthplace: null,
          gender: null,
          plan: 'free',
          zodiac: { sun: null, moon: null, asc: null, jtime: null },
        })
        const daily = await product.call('GET', '/api/reports/daily', { token: session })
        expect(daily).toMatchObject({ status: 422, body: { message: say('ru', 'birth_missing') } })
      })

      it('leaves no trace of the token: the page is not stored and tells it to our own origin only', async () => {
        const { answer, session } = await signIn(newPerson().subject)
        expect(answer.headers.get('cache-control')).toBe('no-store')
        expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
        expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'nonce-/)
        expect(session).toMatch(/^[\w-]{32}$/)
        expect(answer.body).not.toContain(session)
        const [row] = await product.rows(sql`select count(*)::int from sessions where token_hash = ${session}`)
        expect(row.count).toBe(0)
      })

      it('gives their birth, and may correct it once as everybody may', async () => {
        const { session } = await signIn(newPerson().subject)
        const save = (body: object) => product.call('POST', '/api/sync', { token: session, body })
        expect(await save({ birthdate: '2020-05-17', birthplace: 'Moscow', birthtimeIDK: true })).toMatchObject({
          status: 422,
          body: {
            errors: { birthdate: say('en', 'age_minimum', { years: '16' }) },
            codes: { birthdate: 'age_minimum' },
          },
        })
        expect(await save({ birthdate: '2020-05-17' })).toMatchObject({ body: { codes: { birthdate: 'age_minimum' } } })
        const first = await save({
          birthdate: '1990-05-17',
          birthtime: '14:30',
          birthplace: 'Moscow',
          gender: 'female',
        })
        expect(first).toMatchObject({ status: 200, body: { birthdatetime: '1990-05-17 14:30', zodiac: { sun: 1 } } })
        expect(JSON.parse(first.body.counters)).toMatchObject({ 'user:birthdate': 1, 'user:gender': 1 })
        expect((await save({ birthdate: '1990-05-18' })).status).toBe(200)
        expect((await save({ birthdate: '1990-05-19' })).body.errors).toEqual({ birthdate: say('en', 'edited_once') })
      })

      it('may have no name, and one that is too long is cut', async () => {
        const nameless = await signIn(newPerson({ given_name: undefined, family_name: undefined }).subject)
        const account = await sync(nameless.session)
        expect(account).toMatchObject({ first_name: '', last_name: '' })
        const long = await signIn(newPerson({ given_name: '<b>"\u2028ё' + 'x'.repeat(200) }).subject)
        expect((await sync(long.session)).first_name).toBe(('<b>" ё' + 'x'.repeat(200)).slice(0, 80))
      })

      it('who signs in with two windows at once has one account', async () => {
        const { subject, email } = newPerson()
        const outcomes = await Promise.all([signIn(subject), signIn(subject)])
        expect(outcomes.map(({ message }) => message.status)).toEqual(['success', 'success'])
        expect(outcomes.filter(({ message }) => message.signup)).toHaveLength(1)
        expect(await count(email)).toBe(1)
      })
    })

    describe('who has an account', () => {
      it('with a confirmed address comes to it, and keeps the password', async () => {
        const made = await newConfirmed(product)
        const { subject } = newPerson({ email: made.email.toUpperCase() })
        const { message, session } = await signIn(subject)
        expect(message).toMatchObject({ status: 'success', signup: false })
        expect(await sync(session)).toMatchObject({
          id: made.id,
          birthdatetime: made.birthdatetime,
          first_name: made.first_name,
        })
        // Its owner is told, once.
        const told = async () =>
          (await product.mailsTo(made.email, 3)).filter((mail) => mail.subject === 'You can now sign in with Google')
        expect(await told()).toHaveLength(1)
        await signIn(subject)
        // The mail of the second sign-in's own device comes last.
        await product.mailsTo(made.email, 4)
        expect(await told()).toHaveLength(1)
        const login = await product.call('POST', '/api/login', { body: { email: made.email, password: PASSWORD } })
        expect(login.status).toBe(200)
      })

      it('with a second factor gets a ticket, which a code turns into a session once and for ten minutes', async () => {
        const { subject } = newPerson()
        const { session: token } = await signIn(subject)
        const factor = (path: string, body: object) =>
          product.call('POST', `/api/account/second-factor${path}`, { token, body })
        const { secret } = (await factor('', {})).body
        expect((await factor('/confirm', { code: codeAt(secret, product.now) })).status).toBe(200)
        const wait = (seconds: number) => (product.now = new Date(product.now.getTime() + seconds * 1000))
        wait(30)
        const { message } = await signIn(subject)
        expect(message).toEqual({
          type: 'oauth',
          status: 'second_factor_required',
          token: null,
          signup: false,
          ticket: expect.stringMatching(/^[\w-]{32}$/),
        })
        const finish = (ticket: string, code: string) =>
          product.call('POST', '/api/login/code', { body: { ticket, code } })
        expect((await product.call('GET', '/api/sync', { token: message.ticket })).status).toBe(401)
        expect(await finish(message.ticket, '000000')).toMatchObject({
          status: 401,
          body: { reason: 'invalid_credentials', errors: { code: say('en', 'code_wrong') } },
        })
        const answer = await finish(message.ticket, codeAt(secret, product.now))
        expect(answer).toMatchObject({ status: 200, body: { status: 'success', second_factor: 'on' } })
        wait(30)
        const dead = { status: 401, body: { reason: 'invalid_credentials', message: say('en', 'ticket_dead') } }
        expect(await finish(message.ticket, codeAt(secret, product.now))).toMatchObject(dead)
        const late = (await signIn(subject)).message
        wait(600)
        expect(await finish(late.ticket, codeAt(secret, product.now))).toMatchObject(dead)
      })

      it('is known by the person at Google, whatever becomes of the addresses', async () => {
        const { subject } = newPerson()
        const { id } = await sync((await signIn(subject)).session)
        await product.rows(sql`update users set email = ${newEmail()} where id = ${id}`)
        google.people.set(subject, { email: newEmail(), email_verified: false })
        const again = (await signIn(subject)).message
        expect(again.status).toBe('error')
        google.people.set(subject, { email: newEmail(), email_verified: true })
        const third = await signIn(subject)
        expect(third.message).toMatchObject({ status: 'success', signup: false })
        expect((await sync(third.session)).id).toBe(id)
      })

      it('deletes it after signing in once more, and not minutes after signing in', async () => {
        const { subject, email } = newPerson()
        const { session } = await signIn(subject)
        const remove = (token: string) => product.call('DELETE', '/api/account', { token, body: { email } })
        expect(await remove(session)).toMatchObject({ status: 403, body: { reason: 'proof_required' } })
        const other = await signIn(newPerson().subject)
        const inTurn = async (held: string) => {
          const { jar, address } = await begin()
          return sessionIn(
            (await back(await choose(address, subject), jar, { cookie: `${jar.header}; session=${held}` })).headers,
          )
        }
        // A session of somebody else's, or of nobody's, makes it a first sign-in.
        for (const held of [other.session, 'none']) expect((await remove(await inTurn(held))).status, held).toBe(403)
        expect((await remove(await inTurn(session))).status).toBe(200)
        expect(await count(email)).toBe(0)
      })

      it('is not opened by the next person who has the address at Google', async () => {
        const { subject, email } = newPerson()
        const owner = await signIn(subject)
        const other = await signIn(newPerson({ email }).subject)
        expect(other.message).toMatchObject({
          status: 'error',
          reason: 'conflict',
          message: say('en', 'provider_other', { provider: 'Google' }),
        })
        expect((await sync(owner.session)).email).toBe(email)
      })
    })

    describe('an account with this address that nobody confirmed', () => {
      it('is neither opened to Google’s person, nor they to it', async () => {
        const made = await newAccount(product)
        const { subject } = newPerson({ email: made.email })
        const { answer, message } = await signIn(subject)
        expect(answer.status).toBe(409)
        expect(message).toEqual({
          type: 'oauth',
          status: 'error',
          token: null,
          signup: false,
          reason: 'conflict',
          message: say('en', 'provider_account_unconfirmed', { provider: 'Google' }),
        })
        expect(answer.body).not.toContain(made.first_name)
        expect(await count(made.email)).toBe(1)
        const { status: _, message: __, ...account } = made
        expect(await sync(made.token)).toEqual(account)
        expect(await product.rows(sql`select 1 from google_identities where subject = ${subject}`)).toEqual([])
      })

      it('opens once its owner has confirmed the address', async () => {
        const made = await newAccount(product)
        const { subject } = newPerson({ email: made.email })
        await signIn(subject)
        await confirmAddress(product, made)
        const { session } = await signIn(subject)
        expect((await sync(session)).id).toBe(made.id)
      })

      it('is taken back by mail from whoever opened it, with their sessions', async () => {
        const squatter = await newAccount(product)
        const { subject } = newPerson({ email: squatter.email })
        await product.call('POST', '/api/resetPassword', { body: { email: squatter.email } })
        const link = (await product.mailsTo(squatter.email, 2)).at(-1)?.token
        await product.call('POST', '/api/resetPassword', { body: { token: link, password: 'four other plain words' } })
        const { message } = await signIn(subject)
        expect(message.status).toBe('success')
        expect((await product.call('GET', '/api/sync', { token: squatter.token })).status).toBe(401)
      })

      it('is not kept open by a Google account of another address', async () => {
        // Somebody signed in with Google and claimed an address that is not theirs, when that took no link at the old one.
        const { subject } = newPerson()
        const claimed = newEmail()
        const squatter = await signIn(subject)
        const { id } = await sync(squatter.session)
        await product.rows(sql`update users set email = ${claimed}, email_confirmed_at = null where id = ${id}`)
        await product.call('POST', '/api/resetPassword', { body: { email: claimed } })
        const link = (await product.mailsTo(claimed)).at(-1)?.token
        const owner = await product.call('POST', '/api/resetPassword', {
          body: { token: link, password: 'the owner of it' },
        })
        expect(owner.status).toBe(200)
        const again = await signIn(subject)
        expect((await sync(again.session)).id).not.toBe(owner.body.id)
      })
    })

    describe('is refused', () => {
      it.each(['en', 'ru'] as const)('without an address that Google has confirmed, in %s', async (lang) => {
        for (const about of [{ email_verified: false }, { email_verified: undefined }, { email: undefined }]) {
          const { subject, email } = newPerson(about)
          const { answer, message } = await signIn(subject, `?lang=${lang}`)
          expect(answer.status).toBe(403)
          expect(message).toMatchObject({
            status: 'error',
            token: null,
            message: say(lang, 'provider_address_unconfirmed', { provider: 'Google' }),
          })
          expect(await count(email)).toBe(0)
        }
      })

      it('when the person says no', async () => {
        const { message } = await signIn('', '?lang=ru')
        expect(message).toMatchObject({
          status: 'error',
          message: say('ru', 'provider_cancelled', { provider: 'Google' }),
        })
      })

      it('in another browser than it was begun in', async () => {
        const [mine, theirs] = [await begin(), await begin()]
        const address = await choose(theirs.address, newPerson().subject)
        for (const jar of [mine.jar, new Jar()])
          expect(posted(await back(address, jar))).toMatchObject({
            status: 'error',
            token: null,
            message: say('en', 'provider_failed', { provider: 'Google' }),
          })
        expect(posted(await back(address, theirs.jar)).status).toBe('success')
      })

      it('a second time by the same answer, which is written down', async () => {
        const { jar, address } = await begin()
        const answer = await choose(address, newPerson().subject)
        expect(posted(await back(answer, jar)).status).toBe('success')
        const lines: string[] = []
        const { log } = product.services
        const { warn } = log
        log.warn = createLog('warn', (line) => lines.push(line)).warn
        expect(posted(await back(answer, jar))).toMatchObject({ status: 'error', reason: 'forbidden' })
        log.warn = warn
        expect(lines.map((line) => JSON.parse(line))).toMatchObject([
          { message: 'refused', call: `GET ${BACK}`, reason: 'forbidden', user: null },
        ])
        expect(lines.join('')).not.toContain(answer.searchParams.get('code'))
      })

      it('with a code of another sign-in, whose verifier and nonce are not these', async () => {
        const [mine, theirs] = [await begin(), await begin()]
        const stolen = (await choose(theirs.address, newPerson().subject)).searchParams.get('code') ?? ''
        const address = await choose(mine.address, newPerson().subject)
        address.searchParams.set('code', stolen)
        expect(posted(await back(address, mine.jar))).toMatchObject({
          status: 'error',
          message: say('en', 'provider_failed', { provider: 'Google' }),
        })
      })

      it('by an answer that is none', async () => {
        const { jar, address } = await begin()
        const state = address.searchParams.get('state') ?? ''
        for (const query of [
          '',
          '?code=x',
          `?state=${state}`,
          `?state=${state}&error=server_error`,
          `?state=${state}&code=`,
        ])
          expect(posted(await back(new URL(`http://x${BACK}${query}`), jar))).toMatchObject({
            status: 'error',
            reason: 'forbidden',
          })
        const nonsense = new Jar()
        nonsense.cookies.set('oauth', '%7B%22state%22%3A1')
        expect(posted(await back(new URL(`http://x${BACK}?state=1&code=x`), nonsense)).status).toBe('error')
      })
    })
  },
  () => google.settings,
)
