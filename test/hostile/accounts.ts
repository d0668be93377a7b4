import { stat } from 'node:fs/promises'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codeAt } from '../authenticator.ts'
import { eventually } from '../eventually.ts'
import {
  newEmail,
  newHost,
  PASSWORD,
  registration,
  tally,
  times,
  type Person,
  type Reply,
  type Target,
} from './target.ts'
import { longTest } from '../long-test.ts'

const NEXT = 'five other plain words here'
const MINUTE = 60_000

export function accounts(target: Target): void {
  const ask = (path: string, body?: unknown, from = newHost()) => target.ask('POST', path, { from, body })
  const login = (email: string, password = PASSWORD, code?: string) => ask('/api/login', { email, password, code })
  const alive = async ({ call }: Person) => (await call('GET', '/api/sync')).status === 200
  const account = async ({ call }: Person) => (await call('GET', '/api/sync')).body
  const tokenOf = async (address: string, subject = /./) => {
    const mail = await eventually(
      async () => (await target.mailsTo(address)).findLast((one) => one.token && subject.test(one.subject)),
      `a link to ${address}`,
    )
    return mail.token
  }

  test('opening a confirmation link confirms nothing, and its token stays good', async () => {
    const person = await target.newcomer()
    const token = await tokenOf(person.email)
    for (const method of ['GET', 'HEAD']) await target.ask(method, `/confirm?token=${token}`, { from: newHost() })
    await target.ask('GET', `/api/confirm/email?token=${token}`, { from: newHost() })
    expect(await ask('/api/confirm/link', { token })).toMatchObject({ status: 200, body: { kind: 'confirm' } })
    expect(await account(person)).toMatchObject({ email_confirmed: false })
    expect(await ask('/api/confirm/email', { token })).toMatchObject({
      status: 401,
      body: { reason: 'sign_in_required' },
    })
    const other = await target.newcomer()
    expect(await other.call('POST', '/api/confirm/email', { token })).toMatchObject({ status: 401 })
    expect(await account(other)).toMatchObject({ email_confirmed: false })
    expect(await account(person)).toMatchObject({ email_confirmed: false })
    expect(await person.call('POST', '/api/confirm/email', { token })).toMatchObject({ status: 200 })
    expect(await person.call('POST', '/api/confirm/email', { token })).toMatchObject({ status: 422 })
  })

  test('whoever registers an address of the staff has nothing of it, not even when its owner confirms', async () => {
    const squatter = await target.newcomer({ email: 'claimed@example.test' })
    expect(await account(squatter)).toMatchObject({ role: 0 })
    expect(await squatter.call('GET', '/api/admin/users/1')).toMatchObject({ status: 403 })
    for (const [path, body] of [
      ['second-factor', { password: PASSWORD }],
      ['second-factor/confirm', { code: '123456' }],
      ['passkeys/options', {}],
    ] as const)
      expect(await squatter.call('POST', `/api/account/${path}`, body), path).toMatchObject({
        status: 403,
        body: { reason: 'email_unconfirmed' },
      })
    const feed = await squatter.call('POST', '/api/calendar/feed', {})
    const token = await tokenOf('claimed@example.test')
    expect(await ask('/api/confirm/email', { token, password: 'aaaaaaaa' })).toMatchObject({ status: 422 })
    const owner = await ask('/api/confirm/email', { token, password: NEXT })
    expect(owner).toMatchObject({ status: 200, body: { role: 1, email_confirmed: true } })
    expect(await alive(squatter)).toBe(false)
    expect(await squatter.call('GET', '/api/admin/users/1')).toMatchObject({ status: 401 })
    expect(await login('claimed@example.test')).toMatchObject({ status: 401 })
    if (feed.body.url)
      expect(await target.ask('GET', new URL(feed.body.url).pathname + new URL(feed.body.url).search)).toMatchObject({
        status: 404,
      })
  })

  test('a confirmation of ten presses at once counts once', async () => {
    const person = await target.newcomer()
    const token = await tokenOf(person.email)
    const told = await times(10, () => ask('/api/confirm/email', { token, password: NEXT }))
    expect(tally(told)).toEqual({ 200: 1, 422: 9 })
  })

  test('ten registrations of one address at once make one account', async () => {
    const email = newEmail()
    const told = await times(10, (index) =>
      ask('/api/register', registration({ email: index % 2 ? email.toUpperCase() : email })),
    )
    expect(tally(told)).toEqual({ 201: 1, 409: 9 })
  })

  test.each([
    '        ',
    'aaaaaaaa',
    'Passw0rd!',
    'P@ssw0rd2026',
    'Summer2026',
    'qwertyuiop',
    'йцукенгшщз',
    'привет123',
    'любовь2026',
    '19900517',
    '17.05.1990',
    'AdaByron1',
    'byron-ada-88',
    'password password',
    'Winter2025!!',
    'Moscow1990',
    'p a s s w o r d',
    '12 34 56 78',
    'ｐａｓｓｗｏｒｄ１',
    'a'.repeat(129),
    'short',
  ])('the password "%s" is refused wherever one is set', async (password) => {
    const both = { password, repeat_password: password }
    const refused = { status: 422, body: { reason: 'validation', errors: { password: expect.any(String) } } }
    expect(await ask('/api/register', registration(both))).toMatchObject(refused)
  })

  test('a weak password is refused at a change, a reset and a confirmation too, and spends no link', async () => {
    const person = await target.newcomer({ first_name: 'Tamerlane', last_name: 'Quixote' })
    await ask('/api/resetPassword', { email: person.email })
    const links = [await tokenOf(person.email, /confirm/i), await tokenOf(person.email, /password/i)]
    for (const password of ['Summer2026', 'tamerlane1', 'QuixoteTamerlane', '17051990', person.email]) {
      const change = { current_password: PASSWORD, password, repeat_password: password }
      expect(await person.call('POST', '/api/account/password', change), password).toMatchObject({ status: 422 })
      expect(await ask('/api/confirm/email', { token: links[0], password }), password).toMatchObject({ status: 422 })
      expect(await ask('/api/resetPassword', { token: links[1], password }), password).toMatchObject({ status: 422 })
    }
    expect(await ask('/api/resetPassword', { token: links[1], password: NEXT })).toMatchObject({ status: 200 })
  })

  test('a reset works once, ends every session, and no other link does for it', async () => {
    const person = await target.confirmed()
    const second = await target.signIn(person.email)
    await ask('/api/resetPassword', { email: person.email })
    const token = await tokenOf(person.email, /password/i)
    for (const [path, body] of [
      ['confirm/email', { token, password: NEXT }],
      ['account/email-change/undo', { token }],
      ['staff/invitation/look', { token }],
    ] as const)
      expect((await ask(`/api/${path}`, body)).status, path).toBeGreaterThanOrEqual(401)
    const told = await times(10, (index) => ask('/api/resetPassword', { token, password: `${NEXT} ${index}` }))
    expect(tally(told)).toEqual({ 200: 1, 422: 9 })
    expect([await alive(person), await alive(second)]).toEqual([false, false])
    const fresh = await target.newcomer()
    const confirmation = await tokenOf(fresh.email)
    expect(await ask('/api/resetPassword', { token: confirmation, password: NEXT })).toMatchObject({ status: 422 })
  })

  test('a reset link is dead after an hour, a confirmation after seven days', async () => {
    const person = await target.newcomer()
    const confirmation = await tokenOf(person.email)
    await ask('/api/resetPassword', { email: person.email })
    const token = await tokenOf(person.email, /password/i)
    await target.travel(61 * MINUTE)
    expect(await ask('/api/resetPassword', { token, password: NEXT })).toMatchObject({ status: 422 })
    expect(await ask('/api/confirm/link', { token: confirmation })).toMatchObject({ status: 200 })
    await target.travel(7 * 24 * 60 * MINUTE)
    expect(await ask('/api/confirm/email', { token: confirmation, password: NEXT })).toMatchObject({ status: 422 })
  })

  test('unknown and known addresses get one answer, at a sign-in and at a reset', async () => {
    const { email } = await target.newcomer()
    const nobody = newEmail('nobody')
    const pair = async (make: (address: string) => Promise<Reply>) => {
      const [known, unknown] = [await make(email), await make(nobody)]
      expect(known.text).toBe(unknown.text)
      expect(known.status).toBe(unknown.status)
    }
    await pair((address) => login(address, 'wrong wrong wrong'))
    await pair((address) => ask('/api/resetPassword', { email: address }))
  })

  longTest(
    'a change to a taken address looks like any other, is counted, and tells the owner of the address alone',
    async () => {
      const owner = await target.newcomer()
      const [prober, other] = [await target.confirmed(), await target.confirmed()]
      const free = newEmail('free')
      const taken = await prober.call('POST', '/api/sync', { email: owner.email })
      const open = await other.call('POST', '/api/sync', { email: free })
      expect(taken.status).toBe(200)
      const shape = ({ body }: Reply) => ({ ...body.pending_email, email: '', until: '' })
      expect(shape(taken)).toEqual(shape(open))
      expect((await account(prober)).email).toBe(prober.email)
      await target.mail(owner.email, /already have an account/i)
      await target.mail(prober.email, /your email address change/i)
      const victims = await times(12, async () => (await target.newcomer()).email)
      const more: Reply[] = []
      for (const email of victims) more.push(await prober.call('POST', '/api/sync', { email }))
      expect(tally(more)[429]).toBeGreaterThanOrEqual(6)
      const unconfirmed = await target.newcomer()
      const tries: Reply[] = []
      for (const email of victims) tries.push(await unconfirmed.call('POST', '/api/sync', { email }))
      expect(tally(tries)[429]).toBeGreaterThanOrEqual(6)
      expect(tally(tries)[409] ?? 0).toBeLessThanOrEqual(5)
    },
  )

  test('one address comes to one account, however many change to it at once', async () => {
    const people = await times(3, () => target.newcomer())
    const email = newEmail('wanted')
    await Promise.all(people.map((person) => person.call('POST', '/api/sync', { email })))
    const token = await tokenOf(email)
    const links = (await target.mailsTo(email)).map((mail) => mail.token).filter(Boolean)
    expect(links).toContain(token)
    await Promise.all(
      people.flatMap((person) => links.map((link) => person.call('POST', '/api/confirm/email', { token: link }))),
    )
    const now = await Promise.all(people.map(account))
    expect(now.filter((one) => one.email === email).length).toBeLessThanOrEqual(1)
    const holds = now.filter((one) => one.email === email && one.email_confirmed)
    expect(holds.length).toBeLessThanOrEqual(1)
  })

  test('a thief of a session cannot move the address away without its owner, who undoes it and ends the session', async () => {
    const person = await target.confirmed()
    const thief = { ...person, call: person.call }
    const email = newEmail('thief')
    await thief.call('POST', '/api/sync', { email })
    const there = await tokenOf(email)
    await ask('/api/confirm/email', { token: there })
    await thief.call('POST', '/api/confirm/email', { token: there })
    expect((await account(person)).email).toBe(person.email)
    const mail = await target.mail(person.email, /your email address change/i)
    const undo = /https?:\/\/\S+undo\S*/.exec(mail.text)?.[0] ?? mail.link.href
    const token = new URL(undo).searchParams.get('undo') ?? new URL(undo).searchParams.get('token')
    expect(await ask('/api/account/email-change/undo', { token })).toMatchObject({ status: 200 })
    expect(await alive(person)).toBe(false)
    expect((await ask('/api/account/email-change/undo', { token })).status).toBe(422)
    expect(await login(email)).toMatchObject({ status: 401 })
    expect(await login(person.email)).toMatchObject({ status: 200, body: { pending_email: null } })
  })

  test('codes of a second factor work once, recovery codes too, and guessing them ends', async () => {
    const person = await target.confirmed()
    const begun = await person.call('POST', '/api/account/second-factor', { password: PASSWORD })
    const code = codeAt(
      begun.body.secret,
      new Date(Date.parse((await person.call('GET', '/api/account/proof')).body.fresh_until) - 10 * MINUTE),
    )
    const on = await person.call('POST', '/api/account/second-factor/confirm', { code })
    expect(on).toMatchObject({ status: 200 })
    const [first, second] = on.body.recovery_codes
    expect(await login(person.email)).toMatchObject({ status: 401, body: { reason: 'second_factor_required' } })
    expect(await login(person.email, PASSWORD, code)).toMatchObject({ status: 401 })
    expect(tally(await times(5, () => login(person.email, PASSWORD, first)))).toEqual({ 200: 1, 401: 4 })
    await ask('/api/resetPassword', { email: person.email })
    const reset = await ask('/api/resetPassword', { token: await tokenOf(person.email, /password/i), password: NEXT })
    expect(reset.body.token).toBeUndefined()
    expect(await alive(person)).toBe(false)
    const back = await login(person.email, NEXT, second)
    expect(back).toMatchObject({ status: 200 })
    await target.travel(11 * MINUTE)
    const again = (path: string, body: object) => target.ask('POST', path, { token: back.body.token, body })
    expect(await again('/api/account/proof', { password: NEXT })).not.toMatchObject({ status: 200 })
    expect(await again('/api/account/proof', { password: NEXT, code: second })).not.toMatchObject({ status: 200 })
    const erase = { token: back.body.token, body: { password: NEXT } }
    expect(await target.ask('DELETE', '/api/account', erase)).not.toMatchObject({ status: 200 })
    const guesses = await times(20, (index) => login(person.email, NEXT, String(100_000 + index)))
    expect(tally(guesses)[200]).toBeUndefined()
    expect(tally(guesses)[429]).toBeGreaterThanOrEqual(8)
  })

  longTest('counters of an address are exported and deleted with that account alone', async () => {
    const email = newEmail('x').replace('.test', '.org')
    const [person, neighbour, like] = [
      await target.newcomer({ email }),
      await target.newcomer({ email: email.slice(0, -1) }),
      await target.newcomer({ email: `${email.slice(0, 1)}_${email.slice(2)}` }),
    ]
    const attacker = newHost()
    const guess = () => ask('/api/login', { email, password: 'no such words' }, attacker)
    for (const _ of Array.from({ length: 10 })) await guess()
    const blocked = (await guess()).status
    expect(blocked).toBe(429)
    const counters = async ({ call }: Person) =>
      JSON.stringify((await call('GET', '/api/account/export')).body.tables.rate_limits)
    expect(await counters(person)).toContain(`${email}:${attacker}`)
    for (const near of [neighbour, like]) {
      expect(await counters(near)).not.toContain(email)
      expect(await near.call('DELETE', '/api/account', { password: PASSWORD })).toMatchObject({ status: 200 })
    }
    expect(await guess()).toMatchObject({ status: 429 })
    expect(await counters(person)).toContain(`${email}:${attacker}`)
  })

  test('an export and a deletion need a fresh proof', async () => {
    const person = await target.newcomer()
    expect(await person.call('GET', '/api/account/export')).toMatchObject({ status: 200 })
    await target.travel(11 * MINUTE)
    const denied = { status: 403, body: { reason: 'proof_required' } }
    expect(await person.call('GET', '/api/account/export')).toMatchObject(denied)
    expect(await person.call('POST', '/api/account/proof', { password: 'wrong words here' })).not.toMatchObject({
      status: 200,
    })
    expect(await person.call('POST', '/api/account/proof', {})).not.toMatchObject({ status: 200 })
    expect(await person.call('GET', '/api/account/export')).toMatchObject(denied)
    expect(await person.call('POST', '/api/account/proof', { password: PASSWORD })).toMatchObject({ status: 200 })
    expect(await person.call('GET', '/api/account/export')).toMatchObject({ status: 200 })
    expect(await person.call('DELETE', '/api/account', { password: 'wrong words here' })).not.toMatchObject({
      status: 200,
    })
    const guesses = await times(20, (index) =>
      person.call('POST', '/api/account/proof', { password: `guess ${index}` }),
    )
    expect(tally(guesses)[429]).toBeGreaterThanOrEqual(5)
  })

  test('a signed-out person’s letter is in the export and the erasure of its confirmed address only', async () => {
    const email = newEmail('writer')
    const letter = { subject: 'A question', message: 'Something private of 1987', email }
    expect(await ask('/api/support', letter)).toMatchObject({ status: 200 })
    const squatter = await target.newcomer({ email })
    const letters = async ({ call }: Person) => JSON.stringify((await call('GET', '/api/account/export')).body)
    expect(await letters(squatter)).not.toContain('private of 1987')
    const token = await tokenOf(email, /confirm/i)
    const owner = (await ask('/api/confirm/email', { token, password: NEXT })).body
    const call = (method: string, path: string, body?: unknown) =>
      target.ask(method, path, { token: owner.token, body })
    expect(await letters({ ...squatter, call })).toContain('private of 1987')
    const staff = await target.confirmed({ email: 'third@example.test' })
    const seen = async () => (await staff.call('GET', '/api/admin/support/1')).text
    expect(await seen()).toContain('private of 1987')
    const gone = await call('DELETE', '/api/account', { password: NEXT })
    expect(gone).toMatchObject({ status: 200 })
    expect(await seen()).not.toContain('private of 1987')
    const receipt = Object.values(gone.body as Record<string, unknown>).find(
      (value) => typeof value === 'string' && value.length > 8 && value !== 'success',
    )
    expect(await target.ask('GET', '/api/erasure/guess-of-a-code')).toMatchObject({ status: 404 })
    if (typeof receipt === 'string') {
      const read = await target.ask('GET', `/api/erasure/${encodeURIComponent(receipt)}`)
      expect(read.text).not.toContain(email)
      expect(read.text).not.toContain('Ada')
    }
  })

  test('a sign-in on a new device and a new password are told by mail', async () => {
    const person = await target.confirmed()
    const next = await target.signIn(person.email)
    await target.mail(person.email, /new sign-in/i)
    const change = { current_password: PASSWORD, password: NEXT, repeat_password: NEXT }
    await person.call('POST', '/api/account/password', change)
    await target.mail(person.email, /password was changed/i)
    expect(await alive(next)).toBe(false)
  })

  test('mails lie in files that only the operator reads', async () => {
    const { dataDir } = target.running
    await tokenOf((await target.newcomer()).email)
    const mode = async (path: string) => (await stat(path)).mode & 0o077
    expect(await mode(join(dataDir, 'outbox'))).toBe(0)
    // What is still being written gets another name when it is whole.
    const mails = (await readdir(join(dataDir, 'outbox'))).filter((name) => !name.endsWith('.part'))
    expect(mails.length).toBeGreaterThan(0)
    for (const name of mails) expect(await mode(join(dataDir, 'outbox', name)), name).toBe(0)
  })
}
