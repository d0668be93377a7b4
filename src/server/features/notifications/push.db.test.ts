import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SignedIn } from '#contract/accounts.ts'
import { newAccount, newConfirmed } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'
import { startPushService, type PushBrowser, type PushService } from '#test/push-service.ts'
import { announce } from './announce.ts'
import { planNotifications } from './plan-notifications.ts'
import { sendNotification } from './send-notification.ts'

const CHOICES = { day: 'push', week: 'off', exact: 'off', ready: 'mail', hour: 7, quiet_from: 22, quiet_to: 7 }
const EVENING = new Date('2026-11-21T18:00:00Z')
const BEFORE = new Date('2026-11-22T03:40:00Z')
const AFTER = new Date('2026-11-22T05:00:00Z')

let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())

onEachDatabase(
  'web push',
  (product) => {
    beforeAll(() => product.services.boss.offWork('send-notification'))

    const headers = { 'x-time-zone': 'Europe/Moscow' }
    const subscribe = (token: string, { subscription }: PushBrowser) =>
      product.call('POST', '/api/push/subscription', { token, body: subscription })
    const choose = (token: string, changes: object = {}) =>
      product.call('PUT', '/api/notifications', { token, body: { ...CHOICES, ...changes }, headers })
    const rowsOf = (id: number) =>
      product.rows(sql`select id, topic, subject, channel, state, send_at from notifications where user_id = ${id}`)
    const devicesOf = async ({ token }: SignedIn) =>
      (await product.call('GET', '/api/notifications', { token })).body.push_devices

    /** Somebody in Moscow with browsers that take notifications. */
    async function reader(changes: object = {}, browsers = 1): Promise<SignedIn & { browsers: PushBrowser[] }> {
      const account = await newConfirmed(product)
      product.now = EVENING
      const own = Array.from({ length: browsers }, () => service.browser())
      for (const browser of own) expect((await subscribe(account.token, browser)).status).toBe(201)
      expect((await choose(account.token, changes)).status).toBe(200)
      return { ...account, browsers: own }
    }
    async function planAndSend(id: number, planned = BEFORE, sent = AFTER) {
      product.now = planned
      await planNotifications(product.services)
      product.now = sent
      for (const row of await rowsOf(id))
        await sendNotification(product.services, { notificationId: row.id }, `job-${row.id}`)
    }

    it('the day comes to every browser, encrypted and signed, once, and not by mail', async () => {
      const { id, email, browsers } = await reader({}, 2)
      await planAndSend(id)
      await planAndSend(id)
      for (const { messages } of browsers) {
        expect(messages).toHaveLength(1)
        expect(messages[0]).toMatchObject({ lang: 'en', path: '/daily-horoscope', tag: 'day' })
        expect(String(messages[0]?.['title']).length).toBeGreaterThan(10)
      }
      expect(await rowsOf(id)).toMatchObject([{ topic: 'day', channel: 'push', state: 'sent' }])
      expect(await product.mailsTo(email)).toHaveLength(1)
    })

    it('the same key is told by every call, and is a point of P-256', async () => {
      const keys = await Promise.all(
        [1, 2, 3].map(async () => {
          const { token } = await newAccount(product)
          return (await product.call('GET', '/api/notifications', { token })).body.push_key as string
        }),
      )
      expect(new Set(keys).size).toBe(1)
      expect(keys[0]).toMatch(/^B[\w-]{86}$/)
      const [row] = await product.rows(sql`select private_key from push_keys`)
      expect(row.private_key).toMatch(/^(v1|plain)\./)
    })

    it('a browser that is gone is forgotten, and the others are told', async () => {
      const account = await reader({}, 3)
      const [there, gone, lost] = account.browsers
      if (gone) gone.status = 410
      if (lost) lost.status = 404
      await planAndSend(account.id)
      expect(there?.messages).toHaveLength(1)
      expect(await devicesOf(account)).toBe(1)
    })

    it('what no push service takes is tried again; with nobody left to tell, it is left out', async () => {
      const account = await reader()
      const [browser] = account.browsers
      if (browser) browser.status = 503
      await expect(planAndSend(account.id)).rejects.toThrow('no push service')
      expect(await rowsOf(account.id)).toMatchObject([{ state: 'planned' }])
      if (browser) browser.status = 410
      await planAndSend(account.id)
      expect(await rowsOf(account.id)).toMatchObject([{ state: 'skipped' }])
      expect(browser?.messages).toEqual([])
    })

    it('signing out ends it on that device, and a browser tells whoever allowed it last alone', async () => {
      const [first, second] = [await reader(), await reader()]
      const shared = first.browsers[0]
      expect(shared && (await subscribe(second.token, shared)).status).toBe(201)
      expect([await devicesOf(first), await devicesOf(second)]).toEqual([0, 2])
      await product.call('POST', '/api/logout', { token: second.token })
      expect(await product.rows(sql`select id from push_subscriptions where user_id = ${second.id}`)).toEqual([])
    })

    it('nobody ends another’s, and one’s own ends', async () => {
      const [first, second] = [await reader(), await reader()]
      const body = { endpoint: first.browsers[0]?.subscription.endpoint }
      await product.call('DELETE', '/api/push/subscription', { token: second.token, body })
      expect(await devicesOf(first)).toBe(1)
      await product.call('DELETE', '/api/push/subscription', { token: first.token, body })
      expect(await devicesOf(first)).toBe(0)
    })

    it.each(['https://evil.example/x', 'http://10.0.0.1/x', 'http://localhost:5432/', 'x'])(
      'the server is not made to call %s',
      async (endpoint) => {
        const { token } = await newAccount(product)
        const { keys } = service.browser().subscription
        const answer = await product.call('POST', '/api/push/subscription', { token, body: { endpoint, keys } })
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['endpoint']])
      },
    )

    it('what is ready waits for the end of the quiet hours, and is told in one way', async () => {
      const account = await reader({ day: 'off', ready: 'push' })
      const user = { ...account, timeZone: 'Europe/Moscow' } as never
      product.now = new Date('2026-11-21T20:30:00Z')
      const tell = () =>
        product.services.db.transaction((tx) => announce(product.services, tx, { user, subject: 'report:7' }))
      expect([await tell(), await tell()]).toEqual([true, true])
      const [row, ...others] = await rowsOf(account.id)
      expect(others).toEqual([])
      // Half past eleven in the evening there; quiet until seven.
      expect(new Date(row.send_at).toISOString()).toBe('2026-11-22T04:00:00.000Z')
      await planAndSend(account.id)
      expect(account.browsers[0]?.messages).toMatchObject([{ tag: 'report', path: '/my-reports' }])
      const { id } = await newConfirmed(product)
      const other = { id, timeZone: null } as never
      const untold = product.services.db.transaction((tx) =>
        announce(product.services, tx, { user: other, subject: 'report:8' }),
      )
      expect(await untold).toBe(false)
    })

    it('a transit that becomes exact tomorrow is told, and no day without one', async () => {
      const account = await reader({ day: 'off', exact: 'push' })
      for (let day = 22; day < 30; day++) {
        const at = (time: string) => new Date(`2026-11-${day}T${time}:00Z`)
        await planAndSend(account.id, at('03:40'), at('05:00'))
      }
      const rows = await rowsOf(account.id)
      const told = rows.filter(({ state }: { state: string }) => state === 'sent')
      expect(rows).toHaveLength(8)
      expect(account.browsers[0]?.messages).toHaveLength(told.length)
      for (const message of account.browsers[0]?.messages ?? [])
        expect(message['title']).toMatch(/^Exact tomorrow: \w+ .* your /)
    })

    it('the export has no addresses of browsers', async () => {
      const account = await newAccount(product)
      const { subscription } = service.browser()
      await product.call('POST', '/api/push/subscription', { token: account.token, body: subscription })
      const { body } = await product.call('GET', '/api/account/export', { token: account.token })
      expect(body.tables.push_subscriptions).toHaveLength(1)
      expect(JSON.stringify(body)).not.toContain(subscription.endpoint)
      expect(JSON.stringify(body)).not.toContain(subscription.keys.auth)
    })
  },
  () => ({ PUSH_HOSTS: '127.0.0.1' }),
)
