import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { SignedIn } from '#contract/accounts.ts'
import { grantPlan } from '#core/entitlements/grant-plan.ts'
import { NotTakenError, type Mail } from '#platform/mail/mailer.ts'
import { confirmAddress, newAccount, newConfirmed, PASSWORD } from '#test/accounts.ts'
import { onEachDatabase, START } from '#test/product.ts'
import { planNotifications } from './plan-notifications.ts'
import { sendNotification } from './send-notification.ts'

const MORNING = { day: 'mail', week: 'off', hour: 7, quiet_from: 22, quiet_to: 7 }
/** In Moscow (UTC+3): Saturday evening, half an hour before Sunday's seven, and the end of that hour. */
const EVENING = new Date('2026-11-21T18:00:00Z')
const BEFORE = new Date('2026-11-22T03:40:00Z')
const AFTER = new Date('2026-11-22T05:00:00Z')

onEachDatabase('regular mails', (product) => {
  // The jobs wait for the real clock; here each is run when the product's own has come to it.
  beforeAll(() => product.services.boss.offWork('send-notification'))

  const put = (token: string, body: object, timeZone = 'Europe/Moscow') =>
    product.call('PUT', '/api/notifications', { token, body, headers: { 'x-time-zone': timeZone } })

  /** Somebody in Moscow whose address is confirmed and who chose this on Saturday evening. */
  async function reader(choices: object = MORNING, changes: Record<string, unknown> = {}): Promise<SignedIn> {
    const account = await newConfirmed(product, changes)
    product.now = EVENING
    expect((await put(account.token, choices)).status).toBe(200)
    return account
  }

  const rowsOf = (id: number) =>
    product.rows(
      sql`select id, topic, subject, time_zone, hour, send_at, state from notifications where user_id = ${id} order by id`,
    )
  const jobsOf = (id: number) =>
    product.rows(sql`select data from pgboss.job where name = 'send-notification' and data->>'userId' = ${String(id)}`)
  async function planAt(now: Date) {
    product.now = now
    await planNotifications(product.services)
  }
  /** Runs what is due of a person, by a mailer that keeps what it is given. */
  async function sendAt(now: Date, id: number, send: (mail: Mail) => Promise<void> = async () => undefined) {
    product.now = now
    const sent: Mail[] = []
    const mailer = {
      ...product.services.mailer,
      send: async (mail: Mail) => {
        await send(mail)
        sent.push(mail)
      },
    }
    for (const { id: notificationId } of await rowsOf(id))
      await sendNotification({ ...product.services, mailer }, { notificationId }, `job-${notificationId}`)
    return sent
  }
  const states = async (id: number) => (await rowsOf(id)).map(({ state }) => state)

  it('nothing is chosen until somebody chooses, and what they chose is told', async () => {
    const { token } = await newAccount(product)
    const { body } = await product.call('GET', '/api/notifications', { token })
    expect(body).toEqual({
      day: 'off',
      week: 'off',
      hour: 7,
      quiet_from: 22,
      quiet_to: 7,
      email_confirmed: false,
      exact: 'off',
      ready: 'mail',
      push_devices: 0,
      push_key: expect.any(String),
    })
    expect((await put(token, { ...MORNING, week: 'mail', hour: 9 })).body).toMatchObject({ week: 'mail', hour: 9 })
    expect((await product.call('GET', '/api/notifications', { token })).body).toMatchObject({ week: 'mail', hour: 9 })
    expect((await product.call('GET', '/api/notifications')).status).toBe(401)
  })

  it.each([
    ['an hour of the night', { ...MORNING, hour: 4 }, 'hour'],
    ['an hour within the quiet ones', { ...MORNING, hour: 7, quiet_to: 8 }, 'hour'],
    ['a way there is not', { ...MORNING, day: 'pigeon' }, 'day'],
    ['a quiet hour past the clock', { ...MORNING, quiet_from: 24 }, 'quiet_from'],
  ])('%s is refused', async (_, body, field) => {
    const { token } = await newAccount(product)
    const answer = await put(token, body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })

  it('the day comes once, in its hour, in the person’s language, and ends with one press', async () => {
    const { id, email } = await reader(MORNING, { lang: 'ru' })
    await planAt(BEFORE)
    await planAt(new Date(BEFORE.getTime() + 600_000))
    const planned = await rowsOf(id)
    expect(planned).toMatchObject([{ topic: 'day', subject: '2026-11-22', time_zone: 'Europe/Moscow', hour: 7 }])
    expect(await jobsOf(id)).toEqual([{ data: { userId: id, notificationId: planned[0].id } }])
    const at = new Date(planned[0].send_at).toISOString()
    expect(at >= '2026-11-22T04:00' && at < '2026-11-22T05:00').toBe(true)

    const [mail, ...others] = await sendAt(AFTER, id)
    expect(others).toEqual([])
    expect(mail?.to).toBe(email)
    expect(mail?.subject).toMatch(/[а-яё]/)
    expect(mail?.text).toContain('Воскресенье, 22 ноября')
    expect(mail?.html).toContain('lang="ru"')
    expect(await sendAt(AFTER, id)).toEqual([])
    expect(await states(id)).toEqual(['sent'])

    const link = new URL(mail?.unsubscribe ?? '')
    expect([link.pathname, link.searchParams.get('topic')]).toEqual(['/unsubscribe', 'day'])
    expect(mail?.text).toContain(link.href)
    // As RFC 8058 has a mail program do it: no cookie, no session, one form field.
    const press = () => product.call('POST', link.pathname + link.search, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect((await press()).status).toBe(204)
    expect((await press()).status).toBe(204)
    await planAt(new Date(BEFORE.getTime() + 86_400_000))
    expect(await rowsOf(id)).toHaveLength(1)
  })

  it('the mail that is written has the headers for one press', async () => {
    const { id, email } = await reader()
    await planAt(BEFORE)
    product.now = AFTER
    for (const { id: notificationId } of await rowsOf(id))
      await sendNotification(product.services, { notificationId }, 'job')
    const mail = (await product.mailsTo(email, 2)).at(-1)
    expect(mail?.headers['list-unsubscribe']).toMatch(/^<http:\/\/\S+\/unsubscribe\?key=[\w-]{32}&topic=day&lang=en>$/)
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(mail?.headers['auto-submitted']).toBe('auto-generated')
  })

  it('a key ends nobody else’s mails, and one that is none says nothing', async () => {
    const [one, other] = [await reader(), await reader({ ...MORNING, week: 'mail' })]
    const [{ key }] = await product.rows(
      sql`select unsubscribe_key as key from notification_choices where user_id = ${other.id}`,
    )
    for (const wrong of ['x', key.slice(1), `${key}x`, key.toUpperCase(), "' or true --", '%00'])
      for (const topic of ['day', 'week', 'hour', ''])
        expect((await product.call('POST', `/unsubscribe?key=${wrong}&topic=${topic}`)).status).toBe(404)
    expect((await product.call('POST', '/unsubscribe')).status).toBe(404)
    expect((await product.call('POST', '/api/unsubscribe', { body: { key: 'x', topic: 'day' } })).status).toBe(404)
    const ended = await product.call('POST', '/api/unsubscribe', { body: { key, topic: 'week' } })
    expect(ended.body).toEqual({ status: 'success' })
    const settings = async ({ token }: SignedIn) => (await product.call('GET', '/api/notifications', { token })).body
    expect(await settings(other)).toMatchObject({ day: 'mail', week: 'off' })
    expect(await settings(one)).toMatchObject({ day: 'mail' })
  })

  it('whoever unsubscribes, chooses another hour, or has traveled since it was planned gets nothing by that plan', async () => {
    const people = [await reader(), await reader(), await reader()] as const
    const [gone, later, traveler] = people
    await planAt(BEFORE)
    product.now = new Date('2026-11-22T03:50:00Z')
    await put(gone.token, { ...MORNING, day: 'off' })
    await put(later.token, { ...MORNING, hour: 9 })
    await product.call('GET', '/api/sync', { token: traveler.token, headers: { 'x-time-zone': 'Asia/Tbilisi' } })
    for (const { id } of people) expect(await sendAt(AFTER, id)).toEqual([])
    // The hour that was chosen instead comes; in Tbilisi (UTC+4) seven had begun before anybody knew of the journey.
    await planAt(new Date('2026-11-22T05:45:00Z'))
    expect(await rowsOf(gone.id)).toEqual([])
    expect(await rowsOf(later.id)).toMatchObject([{ subject: '2026-11-22', hour: 9, state: 'planned' }])
    expect(await rowsOf(traveler.id)).toMatchObject([{ subject: '2026-11-22', time_zone: 'Asia/Tbilisi' }])
    expect(await sendAt(new Date('2026-11-22T06:59:00Z'), later.id)).toHaveLength(1)
    expect(await sendAt(new Date('2026-11-22T06:59:00Z'), traveler.id)).toHaveLength(1)
  })

  it('a journey to another zone brings no second mail of the same date', async () => {
    const { id, token } = await reader()
    await planAt(BEFORE)
    expect(await sendAt(AFTER, id)).toHaveLength(1)
    await product.call('GET', '/api/sync', { token, headers: { 'x-time-zone': 'America/New_York' } })
    await planAt(new Date('2026-11-22T11:40:00Z'))
    expect(await sendAt(new Date('2026-11-22T12:59:00Z'), id)).toEqual([])
    await planAt(new Date('2026-11-23T11:40:00Z'))
    expect(await sendAt(new Date('2026-11-23T12:59:00Z'), id)).toHaveLength(1)
  })

  it('to an address that nobody has confirmed goes the link to confirm it, and nothing else', async () => {
    const account = await newAccount(product)
    product.now = EVENING
    await put(account.token, MORNING)
    await put(account.token, MORNING)
    const mails = await product.mailsTo(account.email, 2)
    expect(mails.every(({ token }) => token !== '')).toBe(true)
    await planAt(BEFORE)
    expect(await rowsOf(account.id)).toEqual([])
    product.now = EVENING
    await confirmAddress(product, account)
    await planAt(BEFORE)
    expect(await rowsOf(account.id)).toHaveLength(1)
    // Unconfirmed again before it leaves.
    await product.rows(sql`update users set email_confirmed_at = null where id = ${account.id}`)
    expect(await sendAt(AFTER, account.id)).toEqual([])
  })

  it('a deleted account leaves no plan and no job behind', async () => {
    const { id, token } = await reader()
    await planAt(BEFORE)
    const deleted = await product.call('DELETE', '/api/account', { token, body: { password: PASSWORD } })
    expect(deleted.status).toBe(200)
    expect([await rowsOf(id), await jobsOf(id)]).toEqual([[], []])
  })

  it('is sent once however it is interrupted, and again only where the server said no', async () => {
    const steps = { refused: await reader(), dies: await reader(), unsure: await reader() }
    await planAt(BEFORE)
    const refuse = () => Promise.reject(new NotTakenError('451 come back later'))
    await expect(sendAt(AFTER, steps.refused.id, refuse)).rejects.toThrow('451')
    expect(await states(steps.refused.id)).toEqual(['planned'])
    expect(await sendAt(AFTER, steps.refused.id)).toHaveLength(1)

    const silence = () => Promise.reject(new Error('Timeout'))
    expect(await sendAt(AFTER, steps.unsure.id, silence)).toEqual([])
    expect(await sendAt(AFTER, steps.unsure.id)).toEqual([])

    // What a kill at the mail server's door leaves: it was taken, and nobody came back.
    await product.rows(sql`update notifications set state = 'sending' where user_id = ${steps.dies.id}`)
    expect(await sendAt(AFTER, steps.dies.id)).toEqual([])
    expect(await states(steps.dies.id)).toEqual(['sending'])
  })

  it('two planners and two workers at once send one', async () => {
    const { id } = await reader()
    product.now = BEFORE
    await Promise.all([planNotifications(product.services), planNotifications(product.services)])
    expect(await rowsOf(id)).toHaveLength(1)
    expect(await jobsOf(id)).toHaveLength(1)
    const sent = await Promise.all([sendAt(AFTER, id), sendAt(AFTER, id)])
    expect(sent.flat()).toHaveLength(1)
  })

  it('a morning that is long over is left out, and the next one comes', async () => {
    const { id } = await reader()
    await planAt(BEFORE)
    expect(await sendAt(new Date('2026-11-22T10:00:00Z'), id)).toEqual([])
    expect(await states(id)).toEqual(['skipped'])
    await planAt(new Date('2026-11-23T03:40:00Z'))
    expect(await sendAt(new Date('2026-11-23T05:00:00Z'), id)).toHaveLength(1)
  })

  it('the week comes on Monday alone, with what the plan shows', async () => {
    const choices = { ...MORNING, day: 'off', week: 'mail' }
    const [free, paid] = [await reader(choices), await reader(choices)]
    await grantPlan(product.services, { userId: paid.id, plan: 'month', days: 30 })
    await planAt(BEFORE)
    expect(await rowsOf(free.id)).toEqual([])
    await planAt(new Date('2026-11-23T03:40:00Z'))
    expect(await rowsOf(free.id)).toMatchObject([{ topic: 'week', subject: '2026-11-23' }])
    const [shut] = await sendAt(new Date('2026-11-23T05:00:00Z'), free.id)
    const [open] = await sendAt(new Date('2026-11-23T05:00:00Z'), paid.id)
    expect(shut?.text).toContain('November 23 – November 29')
    expect(shut?.text).not.toContain('Best day')
    expect(open?.text).toContain('Best day: ')
  })

  it('the key of the links is in no export, and the choices are', async () => {
    const { token } = await reader()
    product.now = START
    const { body } = await product.call('GET', '/api/account/export', { token })
    expect(body.tables.notification_choices).toMatchObject([{ day: 'mail', hour: 7 }])
    expect(JSON.stringify(body)).not.toContain('unsubscribeKey')
  })
})
