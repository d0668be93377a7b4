import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { newAccount, newEmail, PASSWORD } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'
import { forgetOld } from '../retention/forget-old.ts'

const NEW_PASSWORD = 'another four plain words'
const DAY_MS = 86_400_000

onEachDatabase('another address', (product) => {
  const sync = (token: string, body: object) => product.call('POST', '/api/sync', { token, body })
  const account = async (token: string) => (await product.call('GET', '/api/sync', { token })).body
  const follow = (token: string | undefined) => product.call('POST', '/api/confirm/email', { body: { token } })
  const undo = (token: string) => product.call('POST', '/api/account/email-change/undo', { body: { token } })
  const later = (ms: number) => (product.now = new Date(product.now.getTime() + ms))
  const login = async (email: string) =>
    (await product.call('POST', '/api/login', { body: { email, password: PASSWORD } })).body.token as string
  const undoIn = (text: string) => /\?undo=([\w-]+)/.exec(text)?.[1] ?? ''

  /** Somebody whose address is confirmed. */
  async function confirmed(changes: Record<string, unknown> = {}) {
    const made = await newAccount(product, changes)
    const [mail] = await product.mailsTo(made.email)
    expect((await follow(mail?.token)).status).toBe(200)
    return made
  }

  /** And who has asked for another: the links of the two mails. */
  async function asking(changes: Record<string, unknown> = {}) {
    const person = await confirmed(changes)
    const next = newEmail()
    const answer = await sync(person.token, { email: next })
    const [atNew] = await product.mailsTo(next)
    const atOld = (await product.mailsTo(person.email, 2)).at(-1)
    return { ...person, next, answer, atNew: atNew?.token, atOld: atOld?.token, undo: undoIn(atOld?.text ?? '') }
  }

  it('waits until both have been confirmed, and says so', async () => {
    const { token, email, next, answer } = await asking({ lang: 'ru' })
    const pending = {
      email: next,
      new_confirmed: false,
      old_confirmed: false,
      until: new Date(product.now.getTime() + DAY_MS).toISOString(),
    }
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'success', email, email_confirmed: true, pending_email: pending },
    })
    expect(answer.body.warnings).toEqual([say('ru', 'email_pending', { email: next })])
    expect(await account(token)).toMatchObject({ email, pending_email: pending })
    // What else is sent along is saved.
    expect((await sync(token, { last_name: 'King' })).body).toMatchObject({ last_name: 'King', email })
  })

  it.each([
    ['the new one first', ['atNew', 'atOld'], { new_confirmed: true, old_confirmed: false }],
    ['the old one first', ['atOld', 'atNew'], { new_confirmed: false, old_confirmed: true }],
  ] as const)('changes by the second link, %s; other devices are signed out', async (_, [first, second], half) => {
    const person = await asking()
    const other = await login(person.email)
    const one = await follow(person[first])
    expect(one).toMatchObject({ status: 200, body: { status: 'success', message: say('en', 'email_half') } })
    expect(await account(person.token)).toMatchObject({ email: person.email, pending_email: half })
    expect((await follow(person[first])).status).toBe(422)
    const two = await follow(person[second])
    expect(two).toMatchObject({ status: 200, body: { message: say('en', 'email_changed') } })
    expect(await account(person.token)).toMatchObject({
      email: person.next,
      email_confirmed: true,
      pending_email: null,
    })
    expect((await product.call('GET', '/api/sync', { token: other })).status).toBe(401)
    expect(await login(person.next)).toBeTruthy()
    expect(await login(person.email)).toBeUndefined()
    expect((await undo(person.undo)).status).toBe(422)
  })

  it('changes once, by two links at the same time', async () => {
    const { token, next, atNew, atOld } = await asking()
    const answers = await Promise.all([follow(atNew), follow(atOld)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await account(token)).toMatchObject({ email: next, pending_email: null })
  })

  it('is called off by “this wasn’t me”, which signs every device out', async () => {
    const { token, email, atNew, atOld, undo: link } = await asking()
    await follow(atNew)
    expect(await undo(link)).toMatchObject({ status: 200, body: { message: say('en', 'email_undone') } })
    expect((await product.call('GET', '/api/sync', { token })).status).toBe(401)
    expect((await follow(atOld)).status).toBe(422)
    expect(await account(await login(email))).toMatchObject({ email, pending_email: null })
    expect((await undo(link)).body.errors).toEqual({ token: say('en', 'confirm_link_dead') })
  })

  it('is called off in the settings, with both links', async () => {
    const { token, email, atNew, atOld } = await asking()
    const cancel = () => product.call('DELETE', '/api/account/email-change', { token })
    expect((await cancel()).status).toBe(200)
    expect(await account(token)).toMatchObject({ email, pending_email: null })
    for (const link of [atNew, atOld]) expect((await follow(link)).status).toBe(422)
    expect(await cancel()).toMatchObject({ status: 409, body: { message: say('en', 'email_change_none') } })
  })

  it('is called off by a new password by mail: whoever asked may have been somebody else', async () => {
    const { email, atNew, atOld } = await asking()
    await product.call('POST', '/api/resetPassword', { body: { email } })
    const link = (await product.mailsTo(email, 3)).at(-1)?.token
    const body = { token: link, password: NEW_PASSWORD }
    expect((await product.call('POST', '/api/resetPassword', { body })).body).toMatchObject({ pending_email: null })
    for (const dead of [atNew, atOld]) expect((await follow(dead)).status).toBe(422)
  })

  it('is forgotten after a day', async () => {
    const { id, token, atNew, atOld } = await asking()
    await follow(atNew)
    later(DAY_MS)
    expect((await follow(atOld)).status).toBe(422)
    expect(await account(token)).toMatchObject({ pending_email: null })
    later(1000)
    await forgetOld(product.services)
    const [row] = await product.rows(sql`select pending_email, pending_email_session from users where id = ${id}`)
    expect(row).toEqual({ pending_email: null, pending_email_session: null })
  })

  it('sends the links again that were not followed; those before keep working', async () => {
    const { token, email, next, atNew, atOld } = await asking()
    await follow(atOld)
    const resend = await product.call('POST', '/api/account/email-change/resend', { token })
    expect(resend).toMatchObject({ status: 200, body: { message: say('en', 'confirmation_sent') } })
    const again = (await product.mailsTo(next, 2)).at(-1)?.token
    expect(again).not.toBe(atNew)
    expect((await follow(again)).body.message).toBe(say('en', 'email_changed'))
    expect(await product.mailsTo(email)).toHaveLength(2)
    const none = await product.call('POST', '/api/account/email-change/resend', { token })
    expect(none).toMatchObject({ status: 409 })
  })

  it('takes the place of one asked for before, whose links are dead; asking for the same again sends nothing', async () => {
    const first = await asking()
    const third = newEmail()
    expect((await sync(first.token, { email: third })).body.pending_email.email).toBe(third)
    for (const dead of [first.atNew, first.atOld, first.undo]) expect((await follow(dead)).status).toBe(422)
    await product.mailsTo(third)
    const [before] = await product.rows(sql`select count from rate_limits where key = ${`confirm:${first.id}`}`)
    expect((await sync(first.token, { email: third.toUpperCase() })).body.pending_email.email).toBe(third)
    const [after] = await product.rows(sql`select count from rate_limits where key = ${`confirm:${first.id}`}`)
    expect(after).toEqual(before)
  })

  it('is 409 when another has it: at once, and also when they got it meanwhile', async () => {
    const mine = await asking()
    const other = await newAccount(product)
    expect(await sync(mine.token, { email: other.email })).toMatchObject({
      status: 409,
      body: { errors: { email: say('en', 'email_taken') } },
    })
    await newAccount(product, { email: mine.next.toUpperCase() })
    await follow(mine.atNew)
    expect(await follow(mine.atOld)).toMatchObject({ status: 409, body: { reason: 'conflict' } })
    expect(await account(mine.token)).toMatchObject({ email: mine.email, email_confirmed: true })
  })

  describe('of an account that has never confirmed one', () => {
    it('is taken at once, for it was perhaps mistyped, and its own link confirms it', async () => {
      const { token } = await newAccount(product)
      const next = newEmail()
      expect((await sync(token, { email: next })).body).toMatchObject({
        email: next,
        email_confirmed: false,
        pending_email: null,
      })
      const [mail] = await product.mailsTo(next)
      await follow(mail?.token)
      expect(await account(token)).toMatchObject({ email: next, email_confirmed: true })
    })
  })

  it('is told in a mail to each, in the person’s language; only the present one can call it off', async () => {
    for (const lang of ['en', 'ru'] as const) {
      const { email, next } = await asking({ lang })
      const [atNew] = await product.mailsTo(next)
      const atOld = (await product.mailsTo(email, 2)).at(-1)
      expect(atNew?.text).not.toContain('?undo=')
      expect(atOld?.text).toContain(next)
      expect(atOld?.html).toContain(`?undo=${undoIn(atOld?.text ?? '')}`)
      for (const mail of [atNew, atOld]) expect(/[а-яё]{4}/i.test(mail?.text ?? '')).toBe(lang === 'ru')
    }
  })
})
