import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EVENT_NAMES } from '#product/analytics-events.ts'
import { newAccount } from '#test/accounts.ts'
import { startPosthog, type PosthogServer } from '#test/posthog-server.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import { forwardEvents } from './forward-events.ts'

let posthog: PosthogServer
beforeAll(async () => {
  posthog = await startPosthog()
})
afterAll(() => posthog.stop())

const view = { name: 'page_view', page: 'home', age_ms: 0 }
let lastAddress = 0

const suite = (product: Parameters<Parameters<typeof onEachDatabase>[1]>[0]) => {
  let address: string
  beforeEach(async () => {
    address = `198.51.100.${++lastAddress}`
    posthog.mood = 'takes'
    posthog.batches = []
    posthog.seen = []
    await product.rows(sql`delete from analytics_events`)
  })
  const from = (ip: string, more: Record<string, string> = {}) => ({ 'x-forwarded-for': ip, ...more })
  const send = (body: object, { token, headers }: { token?: string; headers?: Record<string, string> } = {}) =>
    product.call('POST', '/api/events', {
      token,
      headers: from(address, headers),
      body: { visitor: randomUUID(), outside: null, events: [view], ...body },
    })
  const choose = (analytics: boolean, token?: string, more: object = {}) =>
    product.call('POST', '/api/consent', { token, headers: from(address), body: { analytics, ...more } })
  const rows = () => product.rows(sql`select * from analytics_events order by at, name`)
  const forward = (patienceMs?: number) => forwardEvents(product.services, patienceMs)

  describe('POST /events', () => {
    it('keeps an event by its name, page and random number, and nothing else', async () => {
      const visitor = randomUUID()
      const events = EVENT_NAMES.map((name, i) => ({ name, page: 'plans', age_ms: i * 1000 }))
      const answer = await send({ visitor, events }, { headers: { 'user-agent': 'Telltale/1.0' } })
      expect(answer).toMatchObject({ status: 202, body: { status: 'success', kept: 6, analytics: null } })
      const kept = await rows()
      expect(kept).toHaveLength(6)
      expect(Object.keys(kept[0]).toSorted()).toEqual(
        ['at', 'id', 'name', 'page', 'taken_at', 'user_id', 'visitor', 'waits'].toSorted(),
      )
      for (const row of kept) expect(row).toMatchObject({ page: 'plans', visitor, user_id: null, waits: false })
      expect(new Date(kept[0].at).getTime()).toBe(product.now.getTime() - 5000)
      expect(JSON.stringify(kept)).not.toMatch(/198\.51|Telltale/)
    })

    it.each([
      ['an unknown event', { events: [{ ...view, name: 'birth_typed' }] }],
      ['an unknown page', { events: [{ ...view, page: '/reset?token=abc' }] }],
      ['more than is asked for', { events: [{ ...view, url: 'https://example.test/?token=abc' }] }],
      ['more beside the events', { email: 'ada@example.test' }],
      ['no event', { events: [] }],
      ['too many', { events: Array.from({ length: 51 }, () => view) }],
      ['a number that says who it is', { visitor: 'ada@example.test' }],
      ['an event of yesterday', { events: [{ ...view, age_ms: 86_400_000 }] }],
      ['an event to come', { events: [{ ...view, age_ms: -1 }] }],
    ])('is 422 for %s, and keeps nothing', async (_, body) => {
      expect(await send(body)).toMatchObject({ status: 422, body: { reason: 'validation' } })
      expect(await rows()).toEqual([])
    })

    it.each(['sec-gpc', 'dnt'])('keeps nothing under %s: 1', async (name) => {
      expect(await send({}, { headers: { [name]: '1' } })).toMatchObject({
        status: 202,
        body: { kept: 0, analytics: false },
      })
      expect(await rows()).toEqual([])
    })

    it('keeps nothing of an account that has not agreed, and names it to the one that has', async () => {
      const { token, id } = await newAccount(product)
      const visitor = randomUUID()
      await send({ visitor })
      expect((await send({ visitor }, { token })).body).toMatchObject({ kept: 0, analytics: null })
      await choose(false, token)
      expect((await send({ visitor }, { token })).body).toMatchObject({ kept: 0, analytics: false })
      product.now = new Date(product.now.getTime() + 1000)
      await choose(true, token)
      expect((await send({ visitor }, { token })).body).toMatchObject({ kept: 1, analytics: true })
      // What was done before signing in, under the same number, is theirs too: they can take it along and delete it.
      expect((await rows()).map((row) => row.user_id)).toEqual([id, id])
    })

    it('keeps two people apart who say the same number', async () => {
      const [ada, eve] = [await newAccount(product), await newAccount(product)]
      await choose(true, ada.token)
      await choose(true, eve.token)
      const visitor = randomUUID()
      await send({ visitor }, { token: ada.token })
      expect((await send({ visitor }, { token: eve.token })).body.kept).toBe(0)
      await choose(false, eve.token, { visitor })
      expect((await rows()).map((row) => row.user_id)).toEqual([ada.id])
    })

    it('is 429 after 300 batches from one address in ten minutes', async () => {
      await product.rows(sql`insert into rate_limits (key, window_start, count)
        values (${`events:ip:${address}`}, ${product.now.toISOString()}, 300)`)
      expect(await send({})).toMatchObject({ status: 429, body: { reason: 'rate_limited' } })
    })
  })

  describe('/consent', () => {
    it('is written down with its date, and the latest stands', async () => {
      const { token } = await newAccount(product)
      const ask = async () => (await product.call('GET', '/api/consent', { token })).body
      expect(await ask()).toMatchObject({ analytics: null, at: null })
      expect((await choose(true, token)).body).toMatchObject({ analytics: true, at: '2026-11-21T09:00:00.000Z' })
      // An older choice, brought along from another device, changes nothing.
      const older = await choose(false, token, { at: '2026-11-20T09:00:00Z' })
      expect(older.body).toMatchObject({ analytics: true })
      product.now = new Date('2026-11-22T09:00:00Z')
      // Nor does a device whose clock is a year ahead decide for a year.
      await choose(false, token, { at: '2027-11-22T09:00:00Z' })
      expect(await ask()).toMatchObject({ analytics: false, at: '2026-11-22T09:00:00.000Z' })
    })

    it('deletes what was counted when it is withdrawn', async () => {
      const { token, id } = await newAccount(product)
      const origin = { referrer: 'https://example.test/', utm: { utm_source: 'a-letter' } }
      await choose(true, token)
      await send({}, { token })
      await product.call('POST', '/api/setRegisterInfo', { token, body: origin })
      product.now = new Date(product.now.getTime() + 1000)
      await choose(false, token)
      expect(await product.rows(sql`select marketing from users where id = ${id}`)).toEqual([{ marketing: null }])
      const visitor = randomUUID()
      await send({ visitor })
      await send({})
      expect(await choose(false, undefined, { visitor })).toMatchObject({ status: 200, body: { analytics: null } })
      expect((await rows()).map((row) => row.visitor)).not.toContain(visitor)
      expect(await rows()).toHaveLength(1)
    })

    it('keeps nothing of where somebody came from who has said no', async () => {
      const origin = { click_id: 'c-2', referrer: 'https://example.test/', utm: { utm_source: 'a-letter' } }
      const kept = async (id: number) => (await product.rows(sql`select marketing from users where id = ${id}`))[0]
      const tell = (token: string, headers = {}) =>
        product.call('POST', '/api/setRegisterInfo', { token, body: origin, headers })
      const { token, id } = await newAccount(product)
      await choose(false, token)
      expect(await tell(token)).toMatchObject({ status: 200, body: { status: 'success' } })
      expect(await kept(id)).toEqual({ marketing: null })
      // The browser has said no for its person.
      const silent = await newAccount(product)
      for (const header of ['sec-gpc', 'dnt']) await tell(silent.token, { [header]: '1' })
      expect(await kept(silent.id)).toEqual({ marketing: null })
      await tell(silent.token)
      expect(await kept(silent.id)).toEqual({ marketing: origin })
      product.now = new Date(product.now.getTime() + 1000)
      await choose(true, token)
      await tell(token)
      expect(await kept(id)).toEqual({ marketing: origin })
    })

    it('is 422 for a choice that is none', async () => {
      for (const body of [{}, { analytics: 'yes' }, { analytics: true, at: 'today' }, { analytics: true, visitor: 7 }])
        expect(await product.call('POST', '/api/consent', { body })).toMatchObject({ status: 422 })
    })
  })

  describe('passing on', () => {
    const host = () => new URL(posthog.url).host

    it('sends what was agreed to, once, without account, address or more', async () => {
      const [visitor, other] = [randomUUID(), randomUUID()]
      const { token, email, id } = await newAccount(product)
      await choose(true, token, { outside: host() })
      await send({ visitor, outside: host() }, { token })
      // Not told of this host when they agreed.
      await send({ visitor: other, outside: null })
      await send({ visitor: other, outside: 'elsewhere.example.test' })
      expect(await forward()).toEqual({ passedOn: 1 })
      expect(await forward()).toEqual({ passedOn: 0 })
      const row = (await rows()).find((own) => own.visitor === visitor)
      expect(posthog.batches).toEqual([
        {
          api_key: 'phc_test',
          historical_migration: false,
          batch: [
            {
              uuid: row.id,
              event: '$pageview',
              timestamp: '2026-11-21T09:00:00.000Z',
              properties: {
                distinct_id: visitor,
                $process_person_profile: false,
                $geoip_disable: true,
                $ip: null,
                page: 'home',
              },
            },
          ],
        },
      ])
      expect(posthog.seen.map(({ path }) => path)).toEqual(['/batch/'])
      for (const told of [email, address, `"${id}"`]) expect(posthog.seen[0]?.text).not.toContain(told)
    })

    it.each(['fails', 'hangs'] as const)('keeps what could not be sent while the host %s', async (mood) => {
      await send({ outside: host() })
      posthog.mood = mood
      expect(await forward(200)).toEqual({ passedOn: 0 })
      expect(posthog.seen).toHaveLength(1)
      posthog.mood = 'takes'
      expect(await forward()).toEqual({ passedOn: 1 })
      expect(posthog.batches).toHaveLength(1)
    })

    it('sends the backlog of an outage whole, each event once, by two workers at a time', async () => {
      const events = Array.from({ length: 50 }, (_, i) => ({ ...view, age_ms: i }))
      for (let i = 0; i < 10; i++) await send({ outside: host(), events })
      await Promise.all([forward(), forward()])
      // The product's own, once a minute, may be a third.
      const ids = await eventually(async () => {
        const sent = posthog.batches.flatMap(({ batch }) => batch.map(({ uuid }) => uuid))
        return sent.length >= 500 ? sent : undefined
      }, 'all of them')
      expect([ids.length, new Set(ids).size]).toEqual([500, 500])
      expect(await forward()).toEqual({ passedOn: 0 })
    })

    it('takes over from a worker that died, and lets go after three days', async () => {
      await send({ outside: host() })
      await product.rows(sql`update analytics_events set taken_at = ${product.now.toISOString()}`)
      expect(await forward()).toEqual({ passedOn: 0 })
      product.now = new Date(product.now.getTime() + 301_000)
      expect(await forward()).toEqual({ passedOn: 1 })
      await send({ outside: host() })
      product.now = new Date(product.now.getTime() + 3 * 86_400_000 + 1000)
      expect(await forward()).toEqual({ passedOn: 0 })
      expect(await rows()).toHaveLength(2)
    })
  })

  describe('GET /admin/analytics', () => {
    it('counts by day and kind, and follows those who came all the way', async () => {
      const staff = await newAccount(product, { email: `owner@example.test` })
      await product.rows(sql`update users set email_confirmed_at = now() where id = ${staff.id}`)
      const buyer = await newAccount(product)
      const looker = await newAccount(product)
      for (const { token } of [buyer, looker]) await choose(true, token)
      await send({ events: [view, view] })
      const click = { ...view, name: 'upgrade_click' }
      await send({ events: [view, click] }, { token: buyer.token })
      await send({ events: [view, click] }, { token: looker.token })
      await product.rows(sql`insert into ledger (key, user_id, kind, cents, currency, at)
        values (${`test:${buyer.id}`}, ${buyer.id}, 'payment', 1500, 'USD', ${product.now.toISOString()})`)
      const ask = (days: string) => product.call('GET', `/api/admin/analytics?days=${days}`, { token: staff.token })
      const { status, body } = await ask('7')
      expect(status).toBe(200)
      expect(body.days).toEqual(['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`))
      expect(body.events.page_view).toEqual([0, 0, 0, 0, 0, 0, 4])
      expect(body.events.upgrade_click.at(-1)).toBe(2)
      expect(body.visitors.at(-1)).toBe(3)
      expect(body.funnel).toEqual({ visits: 3, registrations: 2, upgrade_clicks: 2, payments: 1 })
      expect(await ask('3')).toMatchObject({ status: 422 })
    })
  })
}

onEachDatabase('analytics', suite, () => ({ POSTHOG_URL: posthog.url, POSTHOG_KEY: 'phc_test' }))
