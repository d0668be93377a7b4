import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { api } from '#contract/api.ts'
import { staffRoleFor, type Route } from '#contract/route.ts'
import { reaches, STAFF_ROLES, type StaffRole } from '#contract/staff-access.ts'
import { confirmAddress, newAccount, newConfirmed, newEmail, PASSWORD } from '#test/accounts.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import { createAdmin } from '../../operator/create-admin.ts'

const DAY_MS = 86_400_000

onEachDatabase('the staff', (product) => {
  const call = (method: string, path: string, token: string | undefined, body?: object) =>
    product.call(method, `/api${path}`, { ...(token && { token }), ...(body && { body }) })
  const account = async (token: string) => (await call('GET', '/sync', token)).body

  /** An owner by the operator's word. */
  async function owner() {
    const email = newEmail()
    await createAdmin(product.services, { email, password: PASSWORD })
    return (await product.call('POST', '/api/login', { body: { email, password: PASSWORD } })).body as {
      id: number
      email: string
      token: string
    }
  }
  const invite = (by: { token: string }, email: string, role: StaffRole = 'support') =>
    call('POST', '/admin/staff/invitations', by.token, { email, role })
  const linkTo = (email: string, nth = 1) =>
    eventually(async () => {
      const links = (await product.mailsTo(email)).flatMap(({ text }) => /\?invitation=([\w-]+)/.exec(text)?.[1] ?? [])
      return links[nth - 1]
    }, `an invitation to ${email}`)
  const accept = (link: string, token?: string) => call('POST', '/staff/invitation', token, { token: link })
  const look = (link: string, token?: string) => call('POST', '/staff/invitation/look', token, { token: link })

  async function member(by: { token: string }, role: StaffRole) {
    const person = await newAccount(product)
    await invite(by, person.email, role)
    expect((await accept(await linkTo(person.email), person.token)).status).toBe(200)
    return person
  }
  const change = (by: { token: string }, id: number, role: StaffRole | null) =>
    call('PATCH', `/admin/staff/${id}`, by.token, { role, reason: 'test' })

  const staffCalls = Object.entries<Route>(api).flatMap(([key, route]) => {
    const least = staffRoleFor(route)
    return least ? [[key, least] as const] : []
  })

  it('each role makes the calls that ask for it, and no other', async () => {
    expect(staffCalls.length).toBeGreaterThan(40)
    const first = await owner()
    const { id: someone } = await newAccount(product)
    for (const role of STAFF_ROLES) {
      const { token } = role === 'owner' ? first : await member(first, role)
      expect(await account(token)).toMatchObject({ role: 1, staff_role: role })
      for (const [key, least] of staffCalls) {
        const [method = '', path = ''] = key.split(' ')
        const address = path
          .replace(':page', '1')
          .replace(':month', '2026-12')
          .replace(':date', '2026-12-24')
          .replace(':id', key.startsWith('GET /admin/user/') ? `${someone}` : '999999')
          .replaceAll(/:\w+/g, 'none')
        const { status, body } = await call(method, address, token, method === 'GET' ? undefined : {})
        if (reaches(role, least)) expect([200, 202, 404, 409, 422, 503], `${role}: ${key}`).toContain(status)
        else
          expect({ status, body }, `${role}: ${key}`).toMatchObject({
            status: 403,
            body: { reason: 'forbidden', message: say('en', 'other_role') },
          })
      }
    }
  }, 60_000)

  it('a person is none of it, whatever they send', async () => {
    const { token } = await newAccount(product)
    expect(await account(token)).toMatchObject({ role: 0, staff_role: null })
    await call('POST', '/sync', token, { last_name: 'King', staff_role: 'owner', staffRole: 'owner', role: 1 })
    expect(await account(token)).toMatchObject({ role: 0, staff_role: null })
  })

  it('a stranger who registered an address of the operator’s list gets nothing by its owner’s mail being opened', async () => {
    const email = newEmail()
    product.services.env.ADMIN_EMAILS.push(email)
    const stranger = await newAccount(product, { email })
    const [mail] = await product.mailsTo(email)
    // What a program that looks through mail does, and then the owner themselves.
    await call('POST', '/confirm/email', undefined, { token: mail?.token })
    expect(await account(stranger.token)).toMatchObject({ role: 0, email_confirmed: false })
    const mine = await call('POST', '/confirm/email', undefined, {
      token: mail?.token,
      password: 'mine and nobody else’s',
    })
    expect(mine.body).toMatchObject({ role: 1, staff_role: 'owner', email_confirmed: true })
    expect((await call('GET', '/sync', stranger.token)).status).toBe(401)
  })

  describe('an invitation', () => {
    it('makes one of the staff, once, of who is signed in with its address', async () => {
      const first = await owner()
      const person = await newAccount(product)
      const elsewhere = await product.call('POST', '/api/login', { body: { email: person.email, password: PASSWORD } })
      const stranger = await newConfirmed(product)
      expect(await invite(first, person.email.toUpperCase(), 'editor')).toMatchObject({ status: 201 })
      const link = await linkTo(person.email.toUpperCase())
      const about = { email: person.email.toUpperCase(), role: 'editor', has_account: true }
      expect((await look(link)).body).toEqual({ ...about, signed_in: false })
      expect((await look(link, person.token)).body).toEqual({ ...about, signed_in: true })
      expect((await accept(link)).status).toBe(401)
      expect(await accept(link, stranger.token)).toMatchObject({ status: 401, body: { reason: 'sign_in_required' } })
      expect((await accept(link, person.token)).status).toBe(200)
      expect(await account(person.token)).toMatchObject({ role: 1, staff_role: 'editor', email_confirmed: true })
      expect((await call('GET', '/sync', elsewhere.body.token)).status).toBe(401)
      for (const again of [await accept(link, person.token), await look(link)])
        expect(again).toMatchObject({ status: 422, body: { errors: { token: say('en', 'invitation_dead') } } })
      const rows = await product.rows(
        sql`select action, actor, after from audit_log where target = ${`user:${person.id}`}`,
      )
      expect(rows).toEqual([{ action: 'accept invitation', actor: person.email, after: { role: 'editor' } }])
    })

    it('is open to who makes an account with the address', async () => {
      const first = await owner()
      const email = newEmail()
      await invite(first, email)
      const link = await linkTo(email)
      expect((await look(link)).body).toMatchObject({ has_account: false, signed_in: false })
      const { token } = await newAccount(product, { email })
      expect((await accept(link, token)).status).toBe(200)
      expect(await account(token)).toMatchObject({ staff_role: 'support', email_confirmed: true })
    })

    it('changes nobody’s role who belongs to the staff already, so that an owner is left', async () => {
      const first = await owner()
      const second = await member(first, 'owner')
      const next = newEmail()
      expect(await invite(second, next, 'support')).toMatchObject({ status: 201 })
      const link = await linkTo(next)
      // The address that they invited becomes their own.
      await product.rows(sql`update users set email = ${next} where id = ${second.id}`)
      expect(await accept(link, second.token)).toMatchObject({
        status: 409,
        body: { message: say('en', 'staff_already') },
      })
      expect(await account(second.token)).toMatchObject({ staff_role: 'owner' })
    })

    it('begins the staff’s hours anew, for who was signed in long before', async () => {
      const first = await owner()
      const person = await newAccount(product)
      product.now = new Date(product.now.getTime() + DAY_MS)
      const { token } = (await product.call('POST', '/api/login', { body: { email: first.email, password: PASSWORD } }))
        .body
      await invite({ token }, person.email)
      const link = await linkTo(person.email)
      expect(await accept(link, person.token)).toMatchObject({ status: 403, body: { reason: 'proof_required' } })
      await call('POST', '/account/proof', person.token, { password: PASSWORD })
      expect((await accept(link, person.token)).status).toBe(200)
      expect((await call('GET', '/admin/users/1', person.token)).status).toBe(200)
    })

    it('is dead after three days, when it is taken back, replaced, or its owner is none any more', async () => {
      const first = await owner()
      const second = await member(first, 'owner')
      const person = await newAccount(product)
      const { body } = await invite(first, person.email)
      const early = await linkTo(person.email)
      await call('DELETE', `/admin/staff/invitations/${body.id}`, first.token)
      expect((await accept(early, person.token)).status).toBe(422)
      await invite(second, person.email)
      const replaced = await linkTo(person.email, 2)
      await invite(second, person.email, 'editor')
      const late = await linkTo(person.email, 3)
      expect((await accept(replaced, person.token)).status).toBe(422)
      expect((await change(first, second.id, 'support')).status).toBe(200)
      expect((await accept(late, person.token)).status).toBe(422)
      await invite(first, person.email)
      const last = await linkTo(person.email, 4)
      product.now = new Date(product.now.getTime() + 3 * DAY_MS)
      await call('POST', '/account/proof', person.token, { password: PASSWORD })
      expect((await accept(last, person.token)).status).toBe(422)
      expect(await account(person.token)).toMatchObject({ role: 0 })
    })

    it('is not for who belongs to the staff, and tells the audit log no address', async () => {
      const first = await owner()
      const support = await member(first, 'support')
      expect(await invite(first, support.email)).toMatchObject({
        status: 409,
        body: { errors: { email: say('en', 'staff_already') } },
      })
      const lines = await product.rows(
        sql`select target, before, after, reason from audit_log where action = 'invite to staff'`,
      )
      expect(JSON.stringify(lines)).not.toContain(support.email)
    })

    it.each(['en', 'ru'] as const)('is a mail in the inviter’s language, %s', async (lang) => {
      const first = await owner()
      await call('POST', '/sync', first.token, { lang })
      const email = newEmail()
      await invite(first, email, 'owner')
      const [mail] = await product.mailsTo(email)
      expect(mail?.text).toContain(first.email)
      expect(/[а-яё]{4}/i.test(mail?.text ?? '')).toBe(lang === 'ru')
    })

    it('to somebody with an account is in their language, and greets them by name', async () => {
      const first = await owner()
      await call('POST', '/sync', first.token, { lang: 'en' })
      const { email } = await newConfirmed(product, { lang: 'ru', first_name: 'Марина' })
      await invite(first, email)
      const invitation = await eventually(
        async () => (await product.mailsTo(email)).find(({ text }) => text.includes('?invitation=')),
        'the invitation',
      )
      expect(invitation.subject).toBe('Вас приглашают в команду Asteria')
      expect(invitation.text).toMatch(/^Здравствуйте, Марина!\n\n.*\S+@\S+ приглашает вас в команду Asteria\./)
    })
  })

  describe('a role', () => {
    it('is changed by owners, who are told who has which', async () => {
      const first = await owner()
      const person = await member(first, 'support')
      expect((await change(first, person.id, 'editor')).status).toBe(200)
      expect(await account(person.token)).toMatchObject({ staff_role: 'editor' })
      const { members } = (await call('GET', '/admin/staff', first.token)).body
      expect(members).toContainEqual({
        id: person.id,
        email: person.email,
        name: 'Ada Byron',
        role: 'editor',
        source: 'invitation',
        second_factor: 'none',
        last_login_at: expect.any(String),
      })
      expect((await change(first, person.id, null)).status).toBe(200)
      expect(await account(person.token)).toMatchObject({ role: 0, staff_role: null })
      expect((await change(first, person.id, 'owner')).status).toBe(404)
    })

    it('of one’s own stays, so that an owner is left; two owners who take each other’s away leave one', async () => {
      const [one, other] = [await owner(), await owner()]
      expect(await change(one, one.id, 'support')).toMatchObject({
        status: 409,
        body: { message: say('en', 'staff_own_role') },
      })
      const answers = await Promise.all([change(one, other.id, 'support'), change(other, one.id, 'support')])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
      const roles = [(await account(one.token)).staff_role, (await account(other.token)).staff_role]
      expect(roles.toSorted()).toEqual(['owner', 'support'])
    })

    it('of who stands on the operator’s list is changed but not taken away, and goes with the list', async () => {
      const first = await owner()
      const email = newEmail()
      product.services.env.ADMIN_EMAILS.push(email)
      const listed = await newConfirmed(product, { email })
      expect(await account(listed.token)).toMatchObject({ staff_role: 'owner' })
      expect(await change(first, listed.id, null)).toMatchObject({
        status: 409,
        body: { message: say('en', 'staff_listed') },
      })
      expect((await change(first, listed.id, 'support')).status).toBe(200)
      expect(await account(listed.token)).toMatchObject({ staff_role: 'support' })
      product.services.env.ADMIN_EMAILS.pop()
      expect(await account(listed.token)).toMatchObject({ role: 0, staff_role: null })
    })

    it('of support does not reach the accounts of the staff', async () => {
      const first = await owner()
      const support = await member(first, 'support')
      const reason = 'test'
      for (const path of ['sessions/end', 'second-factor/reset', 'confirmation'])
        expect(await call('POST', `/admin/user/${first.id}/${path}`, support.token, { reason })).toMatchObject({
          status: 403,
        })
      const person = await newAccount(product)
      expect((await call('POST', `/admin/user/${person.id}/sessions/end`, support.token, { reason })).status).toBe(200)
    })
  })

  it('whose letters are they: support and owners hear of a message, editors do not', async () => {
    const first = await owner()
    const [support, editor] = [await member(first, 'support'), await member(first, 'editor')]
    const { token } = await newAccount(product)
    const subject = `About ${newEmail()}`
    await call('POST', '/support', token, { subject, message: 'A question', email: newEmail() })
    const isTold = async ({ email }: { email: string }) =>
      (await product.mailsTo(email)).some((mail) => mail.text.includes('A question'))
    for (const one of [first, support])
      await eventually(async () => ((await isTold(one)) ? true : undefined), `a mail to ${one.email}`)
    expect(await isTold(editor)).toBe(false)
  })

  it('who made an account by the operator’s verb is an owner, and a stranger who had it before is out', async () => {
    const stranger = await newAccount(product)
    await createAdmin(product.services, { email: stranger.email, password: 'five other plain words' })
    expect((await call('GET', '/sync', stranger.token)).status).toBe(401)
    const body = { email: stranger.email, password: 'five other plain words' }
    expect((await product.call('POST', '/api/login', { body })).body).toMatchObject({ staff_role: 'owner' })
  })

  it('an invited address that its owner erases is forgotten', async () => {
    const first = await owner()
    const person = await newAccount(product)
    await confirmAddress(product, person)
    await invite(first, person.email)
    await linkTo(person.email)
    const { body } = await call('GET', '/account/export', person.token)
    expect(body.tables.staff_invitations).toMatchObject([{ email: person.email, role: 'support' }])
    expect((await call('DELETE', '/account', person.token, { password: PASSWORD })).status).toBe(200)
    expect(await product.rows(sql`select 1 from staff_invitations where email = ${person.email}`)).toEqual([])
  })
})
