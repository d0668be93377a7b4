import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { newAccount, newConfirmed, newEmail, PASSWORD } from '#test/accounts.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import { forgetOld } from '../retention/forget-old.ts'

const NEW_PASSWORD = 'another four plain words'
const DAY_MS = 86_400_000

onEachDatabase('another address', (product) => {
  const sync = (token: string, body: object) => product.call('POST', '/api/sync', { token, body })
  const account = async (token: string) => (await product.call('GET', '/api/sync', { token })).body
  /** A link from a mail, as whoever is signed in by a token opens it. */
  const followAs = (token: string | undefined, link: string | undefined) =>
    product.call('POST', '/api/confirm/email', { ...(token && { token }), body: { token: link } })
  const undo = (token: string) => product.call('POST', '/api/account/email-change/undo', { body: { token } })
  const later = (ms: number) => (product.now = new Date(product.now.getTime() + ms))
  const login = async (email: string) =>
    (await product.call('POST', '/api/login', { body: { email, password: PASSWORD } })).body.token as string
  const undoIn = (text: string) => /\?undo=([\w-]+)/.exec(text)?.[1] ?? ''

  /** Who has a confirmed address and has asked for another: the links of the two mails. */
  async function asking(changes: Record<string, unknown> = {}) {
    const person = await newConfirmed(product, changes)
    const next = newEmail()
    const answer = await sync(person.token, { email: next })
    const [atNew] = await product.mailsTo(next)
    const atOld = (await product.mailsTo(person.email, 2)).at(-1)
    const follow = (link: string | undefined) => followAs(person.token, link)
    return {
      ...person,
      follow,
      next,
      answer,
      atNew: atNew?.token,
      atOld: atOld?.token,
      undo: undoIn(atOld?.text ?? ''),
    }
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
    const one = await person.follow(person[first])
    expect(one).toMatchObject({ status: 200, body: { status: 'success', message: say('en', 'email_half') } })
    expect(await account(person.token)).toMatchObject({ email: person.email, pending_email: half })
    expect((await person.follow(person[first])).status).toBe(422)
    const two = await person.follow(person[second])
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

  it.each([
    ['en', 'Your email address was changed', 'The email address of your Asteria account is now '],
    ['ru', 'Адрес вашей учётной записи изменён', 'Теперь адрес вашей учётной записи Asteria: '],
  ] as const)('once changed is told to the former one, in %s', async (lang, subject, words) => {
    const person = await asking({ lang })
    await person.follow(person.atNew)
    await person.follow(person.atOld)
    const mail = await eventually(
      async () => (await product.mailsTo(person.email)).find((one) => one.subject === subject),
      'the mail to the former address',
    )
    expect(mail.text).toContain(words + person.next)
    expect((await product.mailsTo(person.next)).map((one) => one.subject)).not.toContain(subject)
  })

  it('takes neither link of who is not signed in to the account: a stranger cannot give theirs this address', async () => {
    const stranger = await asking()
    const owner = await newAccount(product)
    for (const link of [stranger.atNew, stranger.atOld])
      for (const token of [undefined, owner.token])
        expect(await followAs(token, link)).toMatchObject({ status: 401, body: { reason: 'sign_in_required' } })
    // Nor is a password set by one: whoever has only the new mailbox would take the account.
    const body = { token: stranger.atNew, password: NEW_PASSWORD }
    expect((await product.call('POST', '/api/confirm/email', { body })).body.reason).toBe('sign_in_required')
    expect(await account(stranger.token)).toMatchObject({
      email: stranger.email,
      pending_email: { new_confirmed: false, old_confirmed: false },
    })
    expect((await stranger.follow(stranger.atNew)).status).toBe(200)
  })

  it('changes once, by two links at the same time', async () => {
    const { token, next, atNew, atOld, follow } = await asking()
    const answers = await Promise.all([follow(atNew), follow(atOld)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await account(token)).toMatchObject({ email: next, pending_email: null })
  })

  it('is called off by “this wasn’t me”, which signs every device out', async () => {
    const { token, email, atNew, atOld, follow, undo: link } = await asking()
    await follow(atNew)
    expect(await undo(link)).toMatchObject({ status: 200, body: { message: say('en', 'email_undone') } })
    expect((await product.call('GET', '/api/sync', { token })).status).toBe(401)
    const again = await login(email)
    expect((await followAs(again, atOld)).status).toBe(422)
    expect(await account(again)).toMatchObject({ email, pending_email: null })
    expect((await undo(link)).body.errors).toEqual({ token: say('en', 'confirm_link_dead') })
  })

  it('is called off in the settings, with both links', async () => {
    const { token, email, atNew, atOld, follow } = await asking()
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
    const owner = await product.call('POST', '/api/resetPassword', { body })
    expect(owner.body).toMatchObject({ pending_email: null })
    for (const dead of [atNew, atOld]) expect((await followAs(owner.body.token, dead)).status).toBe(422)
  })

  it('is forgotten after a day', async () => {
    const { id, token, atNew, atOld, follow } = await asking()
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
    const { token, email, next, atNew, atOld, follow } = await asking()
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
    for (const dead of [first.atNew, first.atOld, first.undo]) expect((await first.follow(dead)).status).toBe(422)
    await product.mailsTo(third)
    const [before] = await product.rows(sql`select count from rate_limits where key = ${`confirm:${first.id}`}`)
    expect((await sync(first.token, { email: third.toUpperCase() })).body.pending_email.email).toBe(third)
    const [after] = await product.rows(sql`select count from rate_limits where key = ${`confirm:${first.id}`}`)
    expect(after).toEqual(before)
  })

  it('is answered the same when another has it, who is told by mail and keeps it', async () => {
    const [taken, free] = [await newConfirmed(product, { lang: 'ru' }), newEmail()]
    const people = [await newConfirmed(product), await newConfirmed(product)]
    const [ofTaken, ofFree] = [
      await sync(people[0]?.token ?? '', { email: taken.email }),
      await sync(people[1]?.token ?? '', { email: free }),
    ]
    const answer = ({ status, body }: typeof ofTaken) => ({ status, pending: body.pending_email, told: body.warnings })
    expect(JSON.stringify(answer(ofTaken)).replaceAll(taken.email, free)).toBe(JSON.stringify(answer(ofFree)))
    const told = (await product.mailsTo(taken.email, 2)).at(-1)
    expect(told?.subject).toBe('У вас уже есть учётная запись Asteria')
    expect(told?.text).not.toContain('token=')
    // The link at the present address alone changes nothing, and asking again sends no other.
    const atOld = (await product.mailsTo(people[0]?.email ?? '', 2)).at(-1)
    await followAs(people[0]?.token, atOld?.token)
    expect(await account(people[0]?.token ?? '')).toMatchObject({ email: people[0]?.email })
    expect(await account(taken.token)).toMatchObject({ email: taken.email, email_confirmed: true })
  })

  it('writes to an address that nobody has confirmed four times a day, whoever asks', async () => {
    const stranger = newEmail()
    for (let n = 0; n < 7; n++) {
      const { token } = await newConfirmed(product)
      expect((await sync(token, { email: stranger })).status).toBe(200)
    }
    const jobs = () => product.rows(sql`select 1 from pgboss.job where name = 'account-mail' and state < 'completed'`)
    await eventually(async () => ((await jobs()).length === 0 ? true : undefined), 'the mails to be sent')
    expect(await product.mailsTo(stranger, 4)).toHaveLength(4)
  })

  it('is 409 when another got it meanwhile', async () => {
    const mine = await asking()
    await newAccount(product, { email: mine.next.toUpperCase() })
    await mine.follow(mine.atNew)
    expect(await mine.follow(mine.atOld)).toMatchObject({ status: 409, body: { reason: 'conflict' } })
    expect(await account(mine.token)).toMatchObject({ email: mine.email, email_confirmed: true })
  })

  describe('of an account that has never confirmed one', () => {
    it('waits for the link at the new one alone, and is confirmed by it', async () => {
      const { token, email } = await newAccount(product)
      const next = newEmail()
      const asked = await sync(token, { email: next })
      expect(asked.body).toMatchObject({
        email,
        email_confirmed: false,
        pending_email: { email: next, old_confirmed: true, new_confirmed: false },
        warnings: [say('en', 'email_pending_new', { email: next })],
      })
      const [mail] = await product.mailsTo(next)
      await followAs(token, mail?.token)
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
