import { beforeAll, describe, expect, test } from 'vitest'
import { howMany } from '../how-many.ts'
import { operationsOf } from '../fuzz/operations.ts'
import { newHost, registration, type Person, type Target } from './target.ts'

interface Operation {
  method: string
  path: string
  fields: string[]
  queries: string[]
}

const ODD_VALUES: unknown[] = [
  null,
  1e308,
  ['a'],
  { $gt: '' },
  '\u0000',
  '\uD800',
  "'; drop table users; --",
  'x'.repeat(30_000),
  '__proto__',
]
const ODD_PARTS = [
  '%00',
  '%ff',
  '..%2f..%2f',
  '-1',
  '1e9',
  '9'.repeat(20),
  '%0d%0aSet-Cookie:%20a=b',
  '%27',
  '__proto__',
]

export function strangers(target: Target): void {
  let owner: Person
  let other: Person
  let operations: Operation[] = []
  const things = {
    chart: '',
    report: '',
    waiting: '',
    thread: '',
    person: 0,
    device: '',
    review: 0,
    transaction: '',
    feed: '',
  }

  beforeAll(async () => {
    const { body } = await target.ask('GET', '/api/openapi.json')
    for (const { method, path, parameters, body: schema } of operationsOf(body))
      operations.push({
        method,
        path: `/api${path}`,
        fields: [...new Set([schema, ...(schema?.anyOf ?? [])].flatMap((one) => Object.keys(one?.properties ?? {})))],
        queries: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      })
    owner = await target.confirmed({ first_name: 'Alice' })
    other = await target.confirmed({ first_name: 'Bob' })
    const buy = async (call: string, what: object) =>
      target.bank((await owner.call('POST', `/api/invoice/${call}`, what)).body.url, 'pay')
    things.chart = (await owner.call('POST', '/api/order/report/chart:natal', {})).body.hash
    await buy('product', { product: 'report_4_bundle', pointer: 'personality', deliver_at_once: true })
    await buy('subscription', { plan: 'year' })
    things.report = (await owner.call('GET', '/api/order/report/numerology?deliver_at_once=true')).body.hash
    things.waiting = (await owner.call('GET', '/api/order/report/pastlife')).body.hash
    const zed = { name: 'Zed', relation: 'friend', birthdate: '1984-03-02', birthtime: '10:00', birthplace: 'Moscow' }
    things.person = (await owner.call('POST', '/api/people', zed)).body.id
    await owner.call('POST', '/api/chat', { content: 'What does my Moon say?' })
    things.thread = (await owner.call('GET', '/api/chat')).body.thread
    things.device = (await owner.call('GET', '/api/account/devices')).body[0].id
    await owner.call('POST', '/api/reviews/set', { rating: 5, text: 'Fine', location: 'Riga' })
    things.review = (await owner.call('GET', '/api/reviews/mine')).body.reviews[0].id
    things.transaction = (await owner.call('GET', '/api/transactions/list')).body.find(
      ({ price }: { price: number }) => price > 0,
    ).id
    things.feed = (await owner.call('POST', '/api/calendar/feed', {})).body.url
  })

  test('nothing of one account opens, changes or goes away for another or for nobody', async () => {
    const bare = (hash: string) => hash.replace('thread_', '')
    const tries: [method: string, path: string, body?: object][] = [
      ['GET', `/api/chart/${things.chart}`],
      ['GET', `/api/report/${things.report}`],
      ['GET', `/api/thread/${things.report}`],
      ['GET', `/api/get/report/${things.report}`],
      ['GET', `/api/get/report/${bare(things.report)}`],
      ['PATCH', `/api/report/${things.waiting}`, { deliver_at_once: true }],
      ['DELETE', `/api/report/${things.waiting}`],
      ['GET', `/api/chat?thread=${things.thread}`],
      ['GET', `/api/chat/repeat?thread=${things.thread}`],
      ['POST', '/api/chat', { content: 'And my Sun?', thread: things.thread }],
      ['DELETE', `/api/chat/${things.thread}`],
      ['PATCH', `/api/people/${things.person}`, { name: 'Stolen' }],
      ['DELETE', `/api/people/${things.person}`],
      ['POST', '/api/order/report/chart:synastry', { person: things.person }],
      ['POST', '/api/invoice/product', { product: 'report', pointer: 'compatibility', person: things.person }],
      ['POST', '/api/birth-review', { choice: 'accept', person: things.person }],
      ['DELETE', `/api/account/devices/${things.device}`],
      ['DELETE', `/api/reviews/${things.review}`],
      ['POST', '/api/invoice/withdraw/quote', { transaction: things.transaction }],
      ['POST', '/api/invoice/withdraw', { transaction: things.transaction }],
    ]
    const before = (await owner.call('GET', '/api/account/export')).body.tables
    for (const [method, path, body] of tries) {
      const stranger = await other.call(method, path, body)
      expect([404, 422], `${method} ${path} ${stranger.text.slice(0, 99)}`).toContain(stranger.status)
      expect((await target.ask(method, path, { body, from: newHost() })).status, `${method} ${path}`).toBe(401)
    }
    const after = (await owner.call('GET', '/api/account/export')).body.tables
    for (const table of [
      'people',
      'charts',
      'chat_threads',
      'chat_messages',
      'reviews',
      'orders',
      'report_orders',
      'withdrawals',
    ])
      expect(after[table], table).toEqual(before[table])
  })

  test('a calendar’s address opens the calendar alone, and nothing once it is ended', async () => {
    const { pathname, search, searchParams } = new URL(things.feed)
    expect(await target.ask('GET', pathname + search)).toMatchObject({ status: 200 })
    expect(await target.ask('GET', '/api/sync', { token: searchParams.get('key') ?? '' })).toMatchObject({
      status: 401,
    })
    for (const key of ['', 'x', '%25', "'", owner.token])
      expect((await target.ask('GET', `${pathname}?key=${key}`)).status, key).toBeGreaterThanOrEqual(404)
    await owner.call('DELETE', '/api/calendar/feed')
    expect(await target.ask('GET', pathname + search)).toMatchObject({ status: 404 })
  })

  test('every call of the staff is closed to visitors and to people, however it is spelled', async () => {
    const staffs = operations.filter(({ path }) => path.startsWith('/api/admin'))
    expect(staffs.length).toBeGreaterThan(40)
    for (const { method, path } of staffs) {
      const filled = path
        .replace('{date}', '2026-11-22')
        .replace('{month}', '2026-11')
        .replaceAll(/\{\w+\}/g, '1')
      const body = method === 'GET' ? undefined : { reason: 'because' }
      expect((await target.ask(method, filled, { body, from: newHost() })).status, `${method} ${path}`).toBe(401)
      expect((await other.call(method, filled, body)).status, `${method} ${path}`).toBe(403)
    }
    for (const path of [
      '//api/admin/users/1',
      '/api//admin/users/1',
      '/API/admin/users/1',
      '/api/admin/users/1/',
      '/api/%61dmin/users/1',
      '/api/admin;x/users/1',
      '/api/x/../admin/users/1',
      '/api/admin/users/1%00',
      '/api/admin/users/1?role=1',
    ])
      for (const [name, value] of [
        ['accept', '*/*'],
        ['x-original-url', '/api/admin/users/1'],
        ['x-rewrite-url', '/api/admin/users/1'],
        ['x-forwarded-for', '127.0.0.1'],
      ] as const) {
        const headers = { [name]: value }
        const told = await target.ask('GET', path, { token: other.token, headers })
        expect(told.text, path).not.toContain('"rows"')
      }
    for (const verb of ['DELETE', 'PUT'])
      await other.call('POST', '/api/sync', {}, { 'x-http-method-override': verb, 'x-method-override': verb })
    expect(await other.call('GET', '/api/sync')).toMatchObject({ status: 200 })
  })

  test('nobody makes themself staff, paid or confirmed by fields of their own', async () => {
    const wish = {
      id: 1,
      user_id: 1,
      role: 1,
      staff_role: 'owner',
      plan: 'year',
      paid_until: '2030-01-01T00:00:00Z',
      payments: 999,
      counters: '{"reports":99,"chat":99}',
      email_confirmed: true,
      confirmed_at: '2020-01-01',
      trials: 9,
      __proto__: { role: 1 },
      constructor: { prototype: { role: 1 } },
    }
    const told = await target.ask('POST', '/api/register', { from: newHost(), body: registration(wish) })
    expect(told).toMatchObject({ status: 201, body: { role: 0, plan: 'free', payments: 0, email_confirmed: false } })
    expect(JSON.parse(told.body.counters)).toMatchObject({ chat: 1, trials: 1, reports: 0 })
    const call = (path: string, body: unknown) => target.ask('POST', path, { token: told.body.token, body })
    expect(await call('/api/sync', wish)).toMatchObject({
      status: 200,
      body: { id: told.body.id, role: 0, plan: 'free', email_confirmed: false },
    })
    const dress = {
      product: 'report',
      pointer: 'personality',
      price: -15,
      amount: 0,
      total: 0.01,
      currency: 'RUB',
      status: 'completed',
      user_id: 1,
    }
    await call('/api/invoice/product', dress)
    const list = await target.ask('GET', '/api/transactions/list', { token: told.body.token })
    expect(list.body).toMatchObject([{ price: 15, currency: 'USD', status: 'pending' }])
  })

  test('no value in any field breaks a call', async () => {
    const spared = /\/admin|logout|devices|password|session|\/account$|email-change|confirm|\/report\/\{type\}/i
    const broken: string[] = []
    // In `npm test` each call meets every third of them, and every value a third of the calls.
    const step = howMany(3, 1)
    const tried = operations.filter((one) => !spared.test(one.path))
    for (const [nth, { method, path, fields, queries }] of tried.entries()) {
      const probes = [
        ...(fields.length > 0
          ? ODD_VALUES.map((value) => ({ part: '1', body: Object.fromEntries(fields.map((name) => [name, value])) }))
          : []),
        ...(path.includes('{') || queries.length > 0
          ? ODD_PARTS.map((part) => ({ part, body: method === 'GET' ? undefined : {} }))
          : []),
      ]
      for (const { part, body } of probes.filter((_, index) => (index + nth) % step === 0)) {
        const query = part === '1' ? '' : `?${queries.map((name) => `${name}=${part}`).join('&')}`
        const began = performance.now()
        const told = await other.call(method, path.replaceAll(/\{\w+\}/g, part) + query, body)
        const slow = performance.now() - began > 5000
        if (told.status >= 500 || slow || told.headers.get('set-cookie'))
          broken.push(`${method} ${path} ${JSON.stringify(body ?? part)?.slice(0, 80)}: ${told.status}`)
      }
    }
    expect(broken).toEqual([])
  }, 60_000)

  test('bodies that are too large, too deep or no text are refused', async () => {
    const json = { 'content-type': 'application/json' }
    const bodies: [string, string | Uint8Array<ArrayBuffer> | URLSearchParams, Record<string, string>][] = [
      ['deep', '['.repeat(15_000) + ']'.repeat(15_000), json],
      ['large', JSON.stringify({ email: 'a'.repeat(3_000_000) }), json],
      ['many fields', new URLSearchParams(Array.from({ length: 20_000 }, (_, index) => [`a${index}`, 'b'])), {}],
      ['not zipped', 'xxxx', { ...json, 'content-encoding': 'gzip' }],
      ['no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), json],
      ['XML', '<a/>', { 'content-type': 'application/xml' }],
      [
        'plain text',
        JSON.stringify({ email: other.email, password: 'four plain words here' }),
        { 'content-type': 'text/plain' },
      ],
      ['no parts', '--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }],
      [
        'nested names',
        `email[]=${other.email}&password[$ne]=x`,
        { 'content-type': 'application/x-www-form-urlencoded' },
      ],
    ]
    for (const [name, body, headers] of bodies) {
      const { status, text } = await target.ask('POST', '/api/login', { from: newHost(), body, headers })
      expect(status, `${name}: ${text.slice(0, 99)}`).toBeGreaterThanOrEqual(400)
      expect(status, name).toBeLessThan(500)
    }
  })

  test('a session opens by its header alone', async () => {
    const { token } = owner
    const sync = (path: string, headers: Record<string, string>) => target.ask('GET', path, { headers })
    for (const authorization of [
      `Basic ${token}`,
      `Bearer ${token},x`,
      `Bearer ${token} x`,
      token,
      `Bearer ${token.slice(0, -1)}`,
      'Bearer ',
      'Bearer null',
      'Bearer %',
    ])
      expect((await sync('/api/sync', { authorization })).status, authorization).toBe(401)
    for (const query of ['token', 'access_token', 'key', 'session', 'authorization'])
      expect((await sync(`/api/sync?${query}=${token}`, {})).status, query).toBe(401)
    expect(
      (await sync('/api/sync', { cookie: `token=${token}; session=${token}; __Host-session=${token}` })).status,
    ).toBe(401)
  })

  test('paths lead to no file that is not published and to no other site', async () => {
    for (const path of [
      '/.env',
      '/.git/config',
      '/package.json',
      '/src/server/main.ts',
      '/build/server/index.js',
      '/data/secret.key',
      '/outbox/',
      '/storage/',
      '/storage/../../etc/passwd',
      '/storage/%2e%2e/%2e%2e/secret.key',
      '/storage/..%2f..%2fsecret.key',
      '/storage/..%5c..%5csecret.key',
      '/storage/%00',
      '/assets/..%2f..%2fpackage.json',
      '/assets/%',
      '/img/..%2f..%2fpackage.json',
      '/%00',
      '/api/get/report/..%2f..%2fetc%2fpasswd',
    ])
      expect([400, 401, 404], path).toContain((await target.ask('GET', path)).status)
    for (const path of [
      '//evil.example',
      '//evil.example/',
      '//evil.example/%2f..',
      '/%2f%2fevil.example',
      '/\\evil.example',
      '/%5cevil.example',
      '/report/x?next=https://evil.example',
      '/home?returnTo=//evil.example',
      '/oauth/google?next=//evil.example',
      '/oauth/google/callback?code=x&state=https://evil.example',
      '/login?redirect=//evil.example',
    ]) {
      const raw = await fetch(target.url + path, { redirect: 'manual' })
      const location = raw.headers.get('location')
      await raw.text()
      if (location) expect(new URL(location, target.url).origin, `${path} → ${location}`).toBe(target.url)
    }
  })

  test('private answers are kept by no cache and readable by no other site', async () => {
    for (const path of [
      '/api/sync',
      '/api/chat',
      '/api/reports/reports',
      '/api/account/devices',
      `/api/report/${things.report}`,
      `/api/get/report/${things.report}`,
    ]) {
      const { headers, status } = await owner.call('GET', path, undefined, { origin: 'https://evil.example' })
      expect(status, path).toBe(200)
      expect(headers.get('cache-control'), path).toMatch(/no-store|private/)
      expect(headers.get('access-control-allow-origin'), path).toBeNull()
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    }
    const preflight = await target.ask('OPTIONS', '/api/sync', {
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    })
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('a name of markup stays a name in pages, reports and mails', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const person = await target.confirmed({ first_name: name, last_name: '</script><script>alert(2)</script>' })
    const buy = { product: 'report', pointer: 'numerology', deliver_at_once: true }
    await target.bank((await person.call('POST', '/api/invoice/product', buy)).body.url, 'pay')
    await target.signIn(person.email)
    const mail = await target.mail(person.email, /sign-in/i)
    expect(mail.html).not.toMatch(/<img src=x|<script/)
    const { body } = await person.call('GET', '/api/reports/reports')
    expect(JSON.stringify(body)).not.toMatch(/<img src=x|<script/)
  })

  describe('limits of what can be asked for', () => {
    test.each([
      `/api/places?q=${'a'.repeat(5000)}`,
      '/api/places?q=x&limit=99999',
      '/api/lunar?date=9999-12-31',
      '/api/lunar?date=-5000-01-01',
      '/api/calendar/events/99-99',
      '/api/transits?months=99999',
      '/api/get/calendar/en?month=9999-13',
      '/api/get/calendar/zz',
      '/api/get/report/sample-monthly?lang=../../x',
    ])('%s is refused', async (path) => {
      expect([404, 422]).toContain((await other.call('GET', path)).status)
    })
  })
}
