import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bookAndPay, consultantsThere } from '#test/consultations.ts'
import { newAccount, newConfirmed, newEmail, PASSWORD, registration } from '#test/accounts.ts'
import { newApiKey } from '#test/api-keys.ts'
import { briefReport } from '#test/brief-report.ts'
import { entitlementOf, press } from '#test/payments.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import { grantPlan } from '#core/entitlements/grant-plan.ts'

interface Operation {
  call: string
  method: string
  path: string
  parameters: string[]
  signedIn: boolean
  hasBody: boolean
}

type Document = {
  paths: Record<
    string,
    Record<string, { security?: unknown; parameters?: { name: string; in: string }[]; requestBody?: unknown }>
  >
}

/** Every call there is, as the product itself describes them. */
const operationsOf = ({ paths }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { security, parameters = [], requestBody }]) => ({
      call: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
      signedIn: security !== undefined,
      hasBody: requestBody !== undefined,
    })),
  )

/** Parameters that name nobody's thing, by their call. */
const NOBODYS = [
  'GET /card/{kind}',
  'GET /check/report/{type}',
  'GET /calendar/events/{day}',
  'GET /consultation/{token}',
  'PATCH /consultation/{token}',
  'DELETE /consultation/{token}',
  'GET /consultants/{id}/slots',
  'GET /erasure/{code}',
  'GET /get/calendar/{lang}',
  'GET /order/report/{type}',
  'GET /order/report/{type}/terms',
  'GET /order/report/{type}/existing',
  'GET /reports/daily/{span}',
  'POST /order/report/{type}',
  'POST /reviews/get/{lang}',
  'POST /tools/{id}',
  'GET /shared/{token}',
  'GET /gift/{token}',
  'POST /gift/{token}',
  'POST /gift/{token}/open',
  'GET /invitation/{token}',
  'POST /invitation/{token}',
]

/** Calls of the staff, which no person may make at all. */
const isStaffs = ({ path }: Operation) => path.startsWith('/admin')

/** What a person must not be able to say of themselves. */
const FORGED = {
  role: 1,
  plan_id: 'year',
  payments: 0,
  counters: '{"chat":99,"trials":9,"reports":9}',
  price: 0,
  cents: 0,
  paid_until: '2099-01-01T00:00:00.000Z',
  email_confirmed: true,
  has_password: true,
  second_factor: 'on',
  secondFactorSince: '2020-01-01T00:00:00.000Z',
  emailConfirmedAt: '2020-01-01T00:00:00.000Z',
}

/** How a gift arrives. */
const BY_MAIL = { delivery: 'mail', recipient_email: 'bob@example.test', send_on: '2026-12-24' }

/** Reports that are made with somebody. */
const PAIRS = ['compatibility', 'relationship']

onEachDatabase('two people', (product) => {
  const operations = async () => operationsOf((await product.call('GET', '/api/openapi.json')).body)

  /** A person who has one of everything. */
  async function owner() {
    const account = await newConfirmed(product)
    const { token } = account
    const call = (method: string, path: string, body?: object) => product.call(method, `/api${path}`, { token, body })
    const chart = (await call('POST', '/order/report/chart:solar-return', { year: 2027, place: 'London' })).body
      .hash as string
    await call('POST', '/reviews/set', { rating: 5, text: 'Good' })
    const review = (await call('GET', '/reviews/mine')).body.reviews[0].id as number
    const person = (
      await call('POST', '/people', { name: 'Eve', birthdate: '1991-02-03', birthtimeIDK: true, birthplace: 'London' })
    ).body.id as number
    const date = new Date(product.now.getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
    await consultantsThere(product)
    const slots = await call('GET', `/consultants/1/slots?from=${date}&to=${date}`)
    const wanted = bookingFrom(slots.body)
    const booking = await bookAndPay(product, token, wanted)
    product.now = new Date(product.now.getTime() + 1000)
    await call('POST', '/invoice/subscription', { plan: 'month' })
    const [order] = await product.rows(
      sql`select id, checkout from orders where user_id = ${account.id} and kind = 'subscription'`,
    )
    await product.call('POST', `/sandbox/checkout/${order.checkout}`, { body: { outcome: 'pay' } })
    await product.call('POST', `/sandbox/checkout/${order.checkout}`, { body: { outcome: 'renew' } })
    const transactions = (await call('GET', '/transactions/list')).body as { id: string }[]
    const thread = (await call('POST', '/chat', { content: 'Where is my Moon?' })).body.thread as string
    product.services.reportModule = (type) => briefReport(type, PAIRS.includes(type) ? { other: 'partner' } : {})
    await product.rows(sql`insert into ledger (key, user_id, kind, credits, at)
      values (${`credit:test:${account.id}`}, ${account.id}, 'credit_granted', 3, ${product.now.toISOString()})`)
    const report = (await call('GET', '/order/report/personality')).body.hash as string
    await eventually(
      async () => ((await call('GET', `/get/report/${report}`)).status === 200 ? true : undefined),
      'the report',
    )
    // These wait for somebody: one is named somebody, one is given back.
    const waiting = (await call('GET', '/order/report/compatibility')).body.hash as string
    const unwanted = (await call('GET', '/order/report/relationship')).body.hash as string
    const [{ id: device }] = (await call('GET', '/account/devices')).body as [{ id: string }]
    const [{ id: passkey }] = await product.rows(sql`insert into passkeys (user_id, credential_id, public_key, counter,
      transports, aaguid, backup_eligible, backed_up, name, created_at) values (${account.id}, ${`key ${account.id}`}, '', 0,
      '[]', '', false, false, 'Laptop', ${product.now.toISOString()}) returning id`)
    const { id: apiKey } = await newApiKey(product, token, ['charts'])
    const now = product.now.toISOString()
    await product.rows(sql`insert into app_clients (id, name, redirect_uris, created_at)
      values (${`astc_${account.id}`}, 'Helper', '["https://app.example/cb"]', ${now})`)
    const [{ id: app }] =
      await product.rows(sql`insert into app_grants (user_id, client_id, scopes, resource, code_hash,
      code_expires_at, code_used_at, code_challenge, redirect_uri, created_at) values (${account.id},
      ${`astc_${account.id}`}, '["mcp"]', 'x', ${`code ${account.id}`}, ${now}, ${now}, '', 'https://app.example/cb', ${now})
      returning id`)
    const invitation = (await call('POST', '/pairs/invitations', { name: 'Eve' })).body.invitation.id as number
    const { url } = (await call('POST', '/pairs/invitations', { name: 'Bob' })).body as { url: string }
    const friend = await newAccount(product)
    const agreed = await product.call('POST', `/api/invitation/${url.split('/').at(-1)}`, {
      token: friend.token,
      body: { agree: true },
    })
    const pair = agreed.body.id as number
    const given = (await call('POST', '/gifts', { item: 'month', giver_name: 'Ada', lang: 'en', ...BY_MAIL })).body as {
      id: number
      url: string
    }
    await press(product, new URL(given.url).pathname, 'pay')
    const link = (await call('POST', '/shared-links', { hash: chart })).body.link.id as number
    const passage = { lang: 'en', section: 'part-1', start: 0, quote: 'A passage' }
    const note = (await call('POST', `/reading/${report}/notes`, passage)).body.note.id as number
    return {
      ...account,
      note,
      device,
      apiKey,
      app: app as number,
      link,
      gift: given.id,
      invitation,
      pair,
      passkey: passkey as number,
      chart,
      person,
      review,
      booking,
      elsewhen: { date: wanted.date, time: '18:00' },
      thread,
      report,
      waiting,
      unwanted,
      transaction: transactions[0]?.id ?? '',
    }
  }
  type Owner = Awaited<ReturnType<typeof owner>>

  // oxlint-disable-next-line typescript/no-explicit-any -- an answer under test
  function bookingFrom(body: any): { consultant: number; date: string; time: string } {
    const day = body.days.find(({ slots }: { slots: unknown[] }) => slots.length > 0)
    return { consultant: 1, date: day.date, time: day.slots[0].time }
  }

  /** A call for somebody's thing: where it is, and what is said with it. */
  const OWNED: Record<string, (mine: Owner) => { path: string; body?: object }> = {
    'GET /chart/{hash}': ({ chart }) => ({ path: `/chart/${chart}` }),
    'PATCH /chart/{hash}': ({ chart }) => ({ path: `/chart/${chart}`, body: { rules: null } }),
    'GET /chart/{hash}/details': ({ chart }) => ({ path: `/chart/${chart}/details` }),
    'GET /chart/{hash}/rings': ({ chart }) => ({
      path: `/chart/${chart}/rings?at=2026-01-01T00:00:00Z&second=progressed&transits=yes`,
    }),
    'GET /chart/{hash}/ring-hits': ({ chart }) => ({
      path: `/chart/${chart}/ring-hits?from=2026-01-01T00:00:00Z&second=progressed`,
    }),
    'GET /chart/{hash}/course': ({ chart }) => ({ path: `/chart/${chart}/course?from=2026-01-01T00:00:00Z&months=12` }),
    'GET /chart/{hash}/wheel.svg': ({ chart }) => ({ path: `/chart/${chart}/wheel.svg` }),
    'GET /chart/{hash}/wheel.png': ({ chart }) => ({ path: `/chart/${chart}/wheel.png` }),
    'GET /thread/{hash}': ({ report }) => ({ path: `/thread/${report}` }),
    'GET /report/{hash}': ({ report }) => ({ path: `/report/${report}` }),
    'GET /get/report/{file}': ({ report }) => ({ path: `/get/report/${report}` }),
    'PATCH /report/{hash}': ({ waiting, person }) => ({ path: `/report/${waiting}`, body: { person } }),
    'DELETE /report/{hash}': ({ unwanted }) => ({ path: `/report/${unwanted}` }),
    'GET /reading/{hash}': ({ report }) => ({ path: `/reading/${report}` }),
    'PUT /reading/{hash}/place': ({ report }) => ({
      path: `/reading/${report}/place`,
      body: { section: 'part-2', at: product.now.toISOString() },
    }),
    'POST /reading/{hash}/notes': ({ report }) => ({
      path: `/reading/${report}/notes`,
      body: { lang: 'en', section: 'part-2', start: 0, quote: 'Changed' },
    }),
    'PATCH /notes/{id}': ({ note }) => ({ path: `/notes/${note}`, body: { text: 'Changed' } }),
    'DELETE /notes/{id}': ({ note }) => ({ path: `/notes/${note}` }),
    'GET /people/{id}/days': ({ person }) => ({ path: `/people/${person}/days` }),
    'GET /people/{id}/chart': ({ person }) => ({ path: `/people/${person}/chart` }),
    'PATCH /people/{id}': ({ person }) => ({ path: `/people/${person}`, body: { name: 'Changed' } }),
    'DELETE /people/{id}': ({ person }) => ({ path: `/people/${person}` }),
    'DELETE /chat/{thread}': ({ thread }) => ({ path: `/chat/${thread}` }),
    'DELETE /reviews/{id}': ({ review }) => ({ path: `/reviews/${review}` }),
    'PATCH /bookings/{id}': ({ booking, elsewhen }) => ({ path: `/bookings/${booking}`, body: elsewhen }),
    'DELETE /bookings/{id}': ({ booking }) => ({ path: `/bookings/${booking}` }),
    'GET /invoice/{transaction}': ({ transaction }) => ({ path: `/invoice/${transaction}` }),
    'POST /invoice/withdraw/quote': ({ transaction }) => ({ path: '/invoice/withdraw/quote', body: { transaction } }),
    'POST /invoice/withdraw': ({ transaction }) => ({ path: '/invoice/withdraw', body: { transaction } }),
    'PATCH /account/passkeys/{id}': ({ passkey }) => ({
      path: `/account/passkeys/${passkey}`,
      body: { name: 'Changed' },
    }),
    'DELETE /account/passkeys/{id}': ({ passkey }) => ({ path: `/account/passkeys/${passkey}` }),
    'PATCH /account/api-keys/{id}': ({ apiKey }) => ({
      path: `/account/api-keys/${apiKey}`,
      body: { name: 'Changed' },
    }),
    'DELETE /account/api-keys/{id}': ({ apiKey }) => ({ path: `/account/api-keys/${apiKey}` }),
    'DELETE /account/apps/{id}': ({ app }) => ({ path: `/account/apps/${app}` }),
    'DELETE /pairs/invitations/{id}': ({ invitation }) => ({ path: `/pairs/invitations/${invitation}` }),
    'GET /pairs/{id}/{type}': ({ pair }) => ({ path: `/pairs/${pair}/synastry` }),
    'DELETE /pairs/{id}': ({ pair }) => ({ path: `/pairs/${pair}` }),
    'PATCH /gifts/{id}': ({ gift }) => ({ path: `/gifts/${gift}`, body: BY_MAIL }),
    'POST /gifts/{id}/resend': ({ gift }) => ({ path: `/gifts/${gift}/resend` }),
    'POST /gifts/{id}/cancel': ({ gift }) => ({ path: `/gifts/${gift}/cancel` }),
    'DELETE /shared-links/{id}': ({ link }) => ({ path: `/shared-links/${link}` }),
    // The last of all: it is the device that asks.
    'DELETE /account/devices/{id}': ({ device }) => ({ path: `/account/devices/${device}` }),
  }

  /** A body that is right, for each call that takes one. */
  const BODIES: Record<string, (mine: { email: string }) => object> = {
    'POST /sync': () => ({ last_name: 'Lovelace' }),
    'POST /register': () => registration(),
    'POST /login': ({ email }) => ({ email, password: PASSWORD }),
    'POST /resetPassword': () => ({ email: newEmail() }),
    'POST /confirm/email': () => ({ token: 'none' }),
    'POST /confirm/link': () => ({ token: 'none' }),
    'POST /birth-time': () => ({}),
    'POST /birth-review': () => ({}),
    'POST /staff/invitation/look': () => ({ token: 'none' }),
    'POST /staff/invitation': () => ({ token: 'none' }),
    // No program has such an id.
    'POST /connect': () => ({ client_id: 'none', allowed: ['mcp'] }),
    'POST /account/api-keys': () => ({ name: 'Key', scopes: ['charts'] }),
    'PATCH /account/api-keys/{id}': () => ({ name: 'None' }),
    'POST /v1/chart': () => ({ birth: { date: '1991-02-03', place: 'London' } }),
    'POST /v1/transits': () => ({}),
    'POST /v1/birth-time': () => ({}),
    'POST /pairs/invitations': () => ({ name: 'Eve' }),
    'POST /invitation/{token}': () => ({ agree: true }),
    'POST /gifts': () => ({ item: 'report', giver_name: 'Ada', lang: 'en', delivery: 'link' }),
    'PATCH /gifts/{id}': () => ({ delivery: 'link' }),
    // Nobody's chart.
    'POST /shared-links': () => ({ hash: 'none' }),
    'POST /account/passkeys/options': () => ({}),
    'POST /account/passkeys': () => ({ name: 'None' }),
    'PATCH /account/passkeys/{id}': () => ({ name: 'None' }),
    'POST /login/passkey/options': () => ({}),
    'POST /login/passkey': () => ({}),
    'POST /account/proof/passkey/options': () => ({}),
    'POST /account/proof/passkey': () => ({}),
    'POST /account/proof': () => ({ password: 'no' }),
    'POST /setRegisterInfo': () => ({ referrer: 'https://example.org' }),
    // Neither is proven by the person's own password, so that neither is done.
    'POST /account/email-change/undo': () => ({ token: 'none' }),
    'POST /login/code': () => ({ ticket: 'none', code: '000000' }),
    'POST /account/second-factor': () => ({ password: 'no' }),
    'POST /account/second-factor/confirm': () => ({ code: '000000' }),
    'POST /account/second-factor/recovery-codes': () => ({ code: '000000' }),
    'DELETE /account/second-factor': () => ({ password: 'no', code: '000000' }),
    'POST /account/password': () => ({ current_password: 'no', password: PASSWORD, repeat_password: PASSWORD }),
    'DELETE /account': () => ({}),
    'PATCH /bookings/{id}': () => ({ date: '2026-11-25', time: '12:00' }),
    'PATCH /consultation/{token}': () => ({ date: '2026-11-25', time: '12:00' }),
    'DELETE /consultation/{token}': () => ({}),
    'POST /bookings': () => ({ consultant: 1, date: '2026-11-25', time: '11:00' }),
    // Nobody's thread, so that no question is spent.
    'POST /chat': () => ({ content: 'Where is my Moon?', thread: 'none' }),
    'POST /people': () => ({ name: 'Eve', birthdate: '1991-02-03', birthtimeIDK: true, birthplace: 'London' }),
    'PUT /reading/{hash}/place': () => ({ section: 'part-2', at: '2026-11-21T00:00:00Z' }),
    'POST /reading/{hash}/notes': () => ({ lang: 'en', section: 'part-2', start: 0, quote: 'Mine' }),
    'PATCH /notes/{id}': () => ({ text: 'Mine' }),
    'POST /birth-correction': () => ({ reason: 'The hour is wrong' }),
    'POST /birth-correction/preview': () => ({ birthtime: '10:00' }),
    'PATCH /chart/{hash}': () => ({ rules: null }),
    'PATCH /people/{id}': () => ({ name: 'Eve' }),
    'PATCH /report/{hash}': () => ({}),
    'POST /invoice/subscription': () => ({ plan: 'month' }),
    'POST /invoice/product': () => ({ product: 'report', pointer: 'personality' }),
    'POST /invoice/subscription/cancel': () => ({}),
    'POST /invoice/quote': () => ({ plan: 'month' }),
    'POST /invoice/withdraw/quote': () => ({ transaction: 'none' }),
    'POST /invoice/withdraw': () => ({ transaction: 'none' }),
    'POST /order/report/{type}': () => ({}),
    'POST /reviews/get/{lang}': () => ({ type: 'main' }),
    'POST /reviews/set': () => ({ rating: 5, text: 'Good' }),
    'POST /first-chart': () => ({ birthdate: '1991-02-03', birthtimeIDK: true, birthplace: 'London', lang: 'en' }),
    'POST /tools/{id}': () => ({ birthdate: '1991-02-03', lang: 'en' }),
    'POST /consent': () => ({ analytics: true }),
    'POST /events': () => ({
      visitor: '3f1b7a52-9c0d-4e6a-8b21-5d4c3e2f1a00',
      outside: null,
      events: [{ name: 'page_view', page: 'home', age_ms: 0 }],
    }),
    'PUT /notifications': () => ({ day: 'mail', week: 'off', hour: 7, quiet_from: 22, quiet_to: 6 }),
    'POST /push/subscription': () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/none',
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
    }),
    'DELETE /push/subscription': () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/none' }),
    'POST /unsubscribe': () => ({ key: 'none', topic: 'day' }),
    'POST /support': () => ({ subject: 'Hello', message: 'A question', email: newEmail() }),
  }

  it('knows every call that names somebody’s thing', async () => {
    const named = (await operations())
      .filter((operation) => operation.parameters.length > 0 && !isStaffs(operation))
      .map(({ call }) => call)
    expect(named.filter((call) => !(call in OWNED) && !NOBODYS.includes(call))).toEqual([])
  })

  it('another’s thing is not found, and stays as it was', async () => {
    const mine = await owner()
    const other = await newAccount(product)
    const before = await entitlementOf(product, mine.token)
    for (const { call, method } of (await operations()).filter((operation) => operation.call in OWNED)) {
      const { path, body } = OWNED[call]?.(mine) ?? { path: '' }
      const answer = await product.call(method, `/api${path}`, { token: other.token, body })
      expect([403, 404], `${call} by another: ${JSON.stringify(answer.body)}`).toContain(answer.status)
      expect(await product.call(method, `/api${path}`, { body }), `${call} by nobody`).toMatchObject({ status: 401 })
    }
    expect(await entitlementOf(product, mine.token)).toEqual(before)
    // The addresses were right: their owner finds every one.
    for (const [call, at] of Object.entries(OWNED)) {
      const { path, body } = at(mine)
      const answer = await product.call(call.split(' ')[0] ?? '', `/api${path}`, { token: mine.token, body })
      expect(answer.status, `${call} by its owner: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    }
  })

  it('no staff call answers a person who is no staff', async () => {
    const { token } = await newAccount(product)
    const staffs = (await operations()).filter(isStaffs)
    expect(staffs.length).toBeGreaterThan(20)
    for (const { method, path } of staffs) {
      const address = path.replaceAll(/\{\w+\}/g, '1')
      expect(await product.call(method, `/api${address}`, { token }), path).toMatchObject({ status: 403 })
      expect(await product.call(method, `/api${address}`), path).toMatchObject({ status: 401 })
    }
  })

  it('what a person may not say of themselves changes nothing, in any call', async () => {
    const victim = await newAccount(product)
    const person = await newAccount(product)
    const expected = { plan: 'free', payments: 0, reports: 0, trials: 1, chat: 1, paid_until: null }
    const forged = { ...FORGED, id: victim.id, user_id: victim.id, userId: victim.id }
    const withBody = (await operations()).filter((operation) => operation.hasBody && !isStaffs(operation))
    expect(withBody.map(({ call }) => call).filter((call) => !(call in BODIES))).toEqual([])
    for (const { call, method, path } of withBody) {
      const address = path.replace('{lang}', 'en').replace('{type}', 'chart:natal').replace('{id}', '999999')
      const body = { ...forged, ...BODIES[call]?.(person) }
      const { status } = await product.call(method, `/api${address}`, { token: person.token, body })
      expect(status, call).toBeLessThan(500 + (call === 'POST /invoice/product' ? 4 : 0))
      for (const { token } of [person, victim])
        expect(await entitlementOf(product, token), call).toMatchObject(expected)
    }
    const { body } = await product.call('GET', '/api/sync', { token: person.token })
    expect(body).toMatchObject({ id: person.id, role: 0, email_confirmed: false, last_name: 'Lovelace' })
    const opened = await product.rows(
      sql`select cents, user_id from orders where user_id in (${person.id}, ${victim.id})`,
    )
    // The plan, the report and the gift at their own prices, for the one who asked.
    expect(opened.map(({ cents }) => cents).toSorted()).toEqual([15_00, 15_00, 20_00])
    expect(new Set(opened.map(({ user_id: whose }) => whose))).toEqual(new Set([person.id]))
  })

  it('have each their own week, month and year, by whoever asks', async () => {
    const [one, other] = [await newAccount(product), await newAccount(product, { birthdate: '1961-07-04' })]
    for (const { id } of [one, other]) await grantPlan(product.services, { userId: id, plan: 'month', days: 30 })
    for (const span of ['week', 'month', 'year']) {
      const [own, theirs] = await Promise.all(
        [one, other].map(
          async ({ token }) => (await product.call('GET', `/api/reports/daily/${span}`, { token })).body,
        ),
      )
      expect([own.from, own.to], span).toEqual([theirs.from, theirs.to])
      expect(own.days, span).not.toEqual(theirs.days)
      expect(own.threads, span).not.toEqual(theirs.threads)
      // Naming the other in the address changes nothing.
      const asked = await product.call('GET', `/api/reports/daily/${span}?user=${other.id}&person=${other.id}`, {
        token: one.token,
      })
      expect(asked.body, span).toEqual(own)
    }
  }, 60_000)
})
