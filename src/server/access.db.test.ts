import { request } from 'node:http'
import { expect, it } from 'vitest'
import { sentencesIn } from '#reading/writer/sentences.ts'
import { PAID_SECTIONS } from '#product/rights.ts'
import { newAccount, newConfirmed } from '#test/accounts.ts'
import { operationsOf } from '#test/fuzz/operations.ts'
import { subscribe } from '#test/payments.ts'
import { eventually, onEachDatabase, type TestProduct } from '#test/product.ts'
import { createLog } from '#platform/log.ts'

/**
 * Who may make which call, written from the contract page and the specification. What is in neither list is a
 * person's own. Whose thing a call may name is held by `two-people.db.test.ts`.
 */
const ANYBODYS = [
  'POST /register',
  'POST /login',
  'POST /login/code',
  'POST /resetPassword',
  'POST /confirm/email',
  'POST /confirm/link',
  'POST /login/passkey/options',
  'POST /login/passkey',
  'POST /staff/invitation/look',
  'POST /account/email-change/undo',
  'GET /places',
  'GET /products',
  'GET /version',
  'GET /lunar',
  'GET /calendar/events/:day',
  // Its key is the proof.
  'GET /calendar.ics',
  'POST /birth-time',
  'POST /tools/:id',
  'POST /first-chart',
  'POST /reviews/get/:lang',
  'POST /support',
  'POST /unsubscribe',
  'GET /consultation/:token',
  'PATCH /consultation/:token',
  'DELETE /consultation/:token',
  'GET /consultants',
  'GET /consultants/:id/slots',
  'GET /get/report/sample-monthly',
  // Its address is the proof.
  'GET /shared/:token',
  'GET /gift/:token',
  'POST /gift/:token/open',
  'GET /invitation/:token',
  'GET /consent',
  'POST /consent',
  'POST /events',
  'POST /v1/chart',
  'POST /v1/transits',
  'POST /v1/birth-time',
  'GET /v1/events',
  'GET /v1/places',
  // Whose account it was is gone; the code is the proof.
  'GET /erasure/:code',
]
/** Calls that a key opens, to which no session is one. */
const isByKey = (call: string) => call.includes(' /v1/')
const isStaffs = (call: string) => call.includes(' /admin/')

/** Calls whose success changes who asks; each is tried by its own suite. */
const ENDING = ['POST /logout', 'DELETE /account/devices']

const FILLED: Record<string, string> = {
  page: '1',
  id: '1',
  lang: 'en',
  day: '11-21',
  date: '2026-11-21',
  month: '2026-11',
  name: 'database',
  type: 'personality',
  span: 'week',
}
const addressOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => FILLED[name] ?? 'none')

/** What somebody may, once they have paid, confirmed their address, or shown once more who they are. */
const OPEN_LATER = ['upgrade_required', 'email_unconfirmed', 'proof_required']

/** What opening means here: the call was let in, whatever it then made of an empty request. */
const LET_IN = [200, 201, 202, 404, 409, 422]

/** A session’s token is no key, and one who tries many wrong keys has to wait. */
const BY_KEY = [401, 429]

async function staffOf(product: TestProduct): Promise<string> {
  return (await newConfirmed(product, { email: 'owner@example.test' })).token
}

onEachDatabase('who may make which call', (product) => {
  const callsAs = async (token?: string) => {
    const operations = operationsOf((await product.call('GET', '/api/openapi.json')).body)
    const statuses: Record<string, number> = {}
    for (const { call, method, path, body } of operations.filter((one) => !ENDING.includes(one.call))) {
      const answer = await product.call(method, `/api${addressOf(path)}`, { token, ...(body && { body: {} }) })
      const isOpenLater = answer.status === 403 && OPEN_LATER.includes(answer.body.reason)
      // Signed in, but a program, which has no use for a cookie.
      const isForPages = answer.status === 400 && call === 'POST /session/cookie'
      statuses[call] = isOpenLater || isForPages ? 200 : answer.status
    }
    return statuses
  }
  const expectEach = (statuses: Record<string, number>, allowed: (call: string) => number[]) => {
    const wrong = Object.entries(statuses).filter(([call, status]) => !allowed(call).includes(status))
    expect(wrong).toEqual([])
  }

  it('a visitor: what is anybody’s, and nothing else', async () => {
    expectEach(await callsAs(), (call) => (ANYBODYS.includes(call) ? LET_IN : [401]))
  }, 60_000)

  it('a person, and one whose plan has ended: their own, and nothing of the staff’s', async () => {
    const person = await newAccount(product)
    const lapsed = await newAccount(product)
    await subscribe(product, lapsed.token, 'month')
    await product.call('POST', '/api/invoice/subscription/cancel', { token: lapsed.token, body: {} })
    product.now = new Date(product.now.getTime() + 60 * 86_400_000)
    for (const { token } of [person, lapsed])
      expectEach(await callsAs(token), (call) => (isByKey(call) ? BY_KEY : isStaffs(call) ? [403] : LET_IN))
  }, 120_000)

  it('the staff: theirs, until the address is no longer on the list', async () => {
    const token = await staffOf(product)
    expectEach(await callsAs(token), (call) => (isByKey(call) ? BY_KEY : LET_IN))
    const { env } = product.services
    product.services.env = { ...env, ADMIN_EMAILS: [] }
    try {
      expectEach(await callsAs(token), (call) => (isByKey(call) ? BY_KEY : isStaffs(call) ? [403] : LET_IN))
    } finally {
      product.services.env = env
    }
  }, 120_000)

  it('what a plan keeps closed is not sent', async () => {
    const free = await newAccount(product)
    const payer = await newAccount(product)
    await subscribe(product, payer.token, 'month')
    const today = product.now.toISOString().slice(0, 10)
    const dayOf = (token: string) =>
      eventually(async () => {
        const { body } = await product.call('GET', '/api/reports/daily', { token })
        return body[today]?.status === 2 ? (body[today].content as Record<string, unknown>) : undefined
      }, 'a day')
    const [closed, open] = [await dayOf(free.token), await dayOf(payer.token)]
    const sent = JSON.stringify(closed)
    for (const section of PAID_SECTIONS) {
      expect(closed[section], section).toBeNull()
      const text = (open[section] as { text?: string }).text
      // Of one of them its first sentence is shown, to say what the plan adds.
      const [first = '', ...others] = sentencesIn(text ?? '')
      const offer = (closed['offer'] as { first_sentence: string } | null)?.first_sentence
      if (first && first !== offer) expect(sent).not.toContain(first)
      for (const sentence of others) expect(sent, section).not.toContain(sentence)
    }
    const spanOf = async (token: string, span: string) =>
      (await product.call('GET', `/api/reports/daily/${span}`, { token })).body as Record<string, unknown>
    for (const span of ['week', 'month', 'year']) {
      const [shut, whole] = [await spanOf(free.token, span), await spanOf(payer.token, span)]
      const parts = whole['parts'] as { text: string }[]
      expect(parts.length).toBeGreaterThan(3)
      for (const field of ['days', 'best', 'hardest', 'parts', 'sky']) expect(shut[field], field).toBeNull()
      expect(shut['headline']).not.toBeNull()
      // Each account has words of its own; what none of its fields is allowed to carry is dates of the days.
      expect(JSON.stringify(shut)).not.toContain('"score"')
    }
    const month = async (token: string) =>
      (await product.call('GET', '/api/get/calendar/en?month=2026-11', { token })).body as {
        date: string
        content: string | null
      }[]
    const shown = (await month(free.token)).filter(({ content }) => content !== null).map(({ date }) => date)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.every((date) => date >= '2026-11-17' && date <= '2026-11-23')).toBe(true)
    expect((await month(payer.token)).every(({ content }) => content !== null)).toBe(true)
  }, 60_000)

  it('no page of somebody else may read an answer, and TRACE echoes nothing', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await product.call(method, '/api/version', { headers })
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
    const traced = await new Promise<number | undefined>((resolve, reject) =>
      request(`${product.url}/api/version`, { method: 'TRACE' }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end(),
    )
    expect(traced).toBe(404)
  })

  it('what is refused is written down, without what was sent', async () => {
    const lines: string[] = []
    const { log } = product.services
    product.services.log = createLog('warn', (line) => lines.push(line))
    const { id, token, email } = await newAccount(product)
    await product.call('GET', '/api/admin/dashboard', { token })
    await product.call('POST', '/api/login', { body: { email, password: 'not the one' } })
    product.services.log = log
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', message: 'refused', call: 'GET /admin/dashboard', reason: 'forbidden', user: id },
      { level: 'warn', message: 'refused', call: 'POST /login', reason: 'invalid_credentials', user: null },
    ])
    expect(lines.join('')).not.toMatch(new RegExp(`${email}|${token}|not the one`))
  })
})
