import { beforeAll, expect, test } from 'vitest'
import { API_SCOPES, MOST_API_KEYS, type ApiScope } from '#product/api-scopes.ts'
import { KEYLESS_API_CALLS, RIGHTS } from '#product/rights.ts'
import { newHost, tally, times, type Person, type Target } from './target.ts'

const BIRTH = { date: '1990-05-17', time: '14:30', place: 'Moscow' }
const SAVED = { name: 'Zed', relation: 'friend', birthdate: '1990-01-01', birthtimeIDK: true, birthplace: 'Moscow' }
const FREE_CALLS = RIGHTS.free.apiCalls.aMinute

/** A call for each scope, as cheap as it can be. */
const CALLS: readonly (readonly [ApiScope, string, string, unknown?])[] = [
  ['charts', 'POST', '/api/v1/chart', { birth: BIRTH }],
  ['transits', 'POST', '/api/v1/transits', { birth: BIRTH, from: '2027-01-01', to: '2027-01-02' }],
  ['events', 'GET', '/api/v1/events?from=2027-01-01&to=2027-01-02'],
  ['places', 'GET', '/api/v1/places?query=Moscow'],
  ['birth-time', 'POST', '/api/v1/birth-time', { birth: BIRTH }],
  ['people:read', 'GET', '/api/v1/people'],
  ['mcp', 'POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }],
]

/** What keys of the public API open, and what they don't. */
export function apiKeys(target: Target): void {
  const newKey = async (person: Person, scopes: readonly ApiScope[]) => {
    const told = await person.call('POST', '/api/account/api-keys', { name: 'Script', scopes })
    expect(told.status, told.text).toBe(201)
    return { key: String(told.body.key), id: Number(told.body.api_key.id) }
  }
  const by = (key: string | undefined, method: string, path: string, body?: unknown, from = newHost()) =>
    target.ask(method, path, {
      from,
      body,
      headers: {
        accept: 'application/json, text/event-stream',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
    })

  let person: Person
  beforeAll(async () => {
    person = await target.confirmed()
  })

  test.each(API_SCOPES)('a key for %s does that and nothing else', async (scope) => {
    const { key } = await newKey(await target.confirmed(), [scope])
    for (const [needed, method, path, body] of CALLS) {
      const told = await by(key, method, path, body)
      expect(told.status, `${path} ${told.text.slice(0, 200)}`).toBe(needed === scope ? 200 : 403)
      if (needed !== scope) expect(told.text).not.toMatch(/"longitude"|"tools"|Zed/)
    }
  })

  test('a key opens no page and no call of the account, whatever it may do', async () => {
    const { key } = await newKey(person, API_SCOPES)
    for (const [method, path] of [
      ['GET', '/api/sync'],
      ['GET', '/api/account/export'],
      ['GET', '/api/people'],
      ['GET', '/api/reports/charts'],
      ['GET', '/api/chat'],
      ['GET', '/api/account/api-keys'],
      ['POST', '/api/account/api-keys'],
      ['DELETE', '/api/account'],
      ['GET', '/api/admin/users/1'],
    ] as const) {
      const body = method === 'GET' ? undefined : { name: 'More', scopes: ['mcp'] }
      expect((await by(key, method, path, body)).status, path).toBe(401)
    }
  })

  test('a session is no key', async () => {
    for (const [, method, path, body] of CALLS) expect((await by(person.token, method, path, body)).status).toBe(401)
  })

  test('of other people a key tells nothing', async () => {
    const other = await target.confirmed()
    expect((await other.call('POST', '/api/people', SAVED)).status).toBe(201)
    const { id } = await newKey(other, ['people:read'])
    const { key } = await newKey(person, ['people:read'])
    const told = await by(key, 'GET', '/api/v1/people')
    expect([told.status, told.body]).toEqual([200, expect.not.objectContaining({ people: [expect.anything()] })])
    expect(told.text).not.toContain('Zed')
    for (const query of [`?user=${other.id}`, `?user_id=${other.id}`, `/${other.id}`, `?id=${other.id}`])
      expect((await by(key, 'GET', `/api/v1/people${query}`)).text).not.toContain('Zed')
    expect((await person.call('PATCH', `/api/account/api-keys/${id}`, { name: 'Mine' })).status).toBe(404)
    expect((await person.call('DELETE', `/api/account/api-keys/${id}`)).status).toBe(404)
    expect((await other.call('GET', '/api/account/api-keys')).body.keys).toMatchObject([{ id, name: 'Script' }])
  })

  test('a key that is revoked, or whose account is gone, is none', async () => {
    const owner = await target.confirmed()
    const [one, two] = [await newKey(owner, ['places']), await newKey(owner, ['places'])]
    const places = (key: string) => by(key, 'GET', '/api/v1/places?query=Moscow')
    expect((await places(one.key)).status).toBe(200)
    expect((await owner.call('DELETE', `/api/account/api-keys/${one.id}`)).status).toBe(200)
    expect((await places(one.key)).status).toBe(401)
    expect((await places(two.key)).status).toBe(200)
    expect((await owner.call('DELETE', '/api/account', { password: 'four plain words here' })).status).toBe(200)
    expect((await places(two.key)).status).toBe(401)
  })

  test('a key is guessed by none of its parts', async () => {
    const { key } = await newKey(person, API_SCOPES)
    const listed = (await person.call('GET', '/api/account/api-keys')).text
    expect(listed).not.toContain(key)
    const guesses = [
      key.slice(0, -1),
      `${key}A`,
      `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
      key.slice('ast_'.length),
      key.toUpperCase(),
      key.toLowerCase() === key ? `x${key}` : key.toLowerCase(),
      key.slice(0, 12),
      `${key.slice(0, 12)}%`,
      'ast_',
      "ast_' or 1=1 --",
      `ast_${'A'.repeat(10_000)}`,
    ]
    for (const guess of guesses)
      expect([401, 431], guess.slice(0, 60)).toContain((await by(guess, 'GET', '/api/v1/places?query=Moscow')).status)
    for (const line of [`Basic ${key}`, `Token ${key}`, `Bearer ${key} ${key}`, `Bearer ${key},`]) {
      const told = await target.ask('GET', '/api/v1/people', { from: newHost(), headers: { authorization: line } })
      expect(told.status, line.slice(0, 12)).toBe(401)
    }
    const inAddress = await by(undefined, 'GET', `/api/v1/people?key=${key}&api_key=${key}&access_token=${key}`)
    expect(inAddress.status).toBe(401)
  })

  test('a flood is stopped at what the plan allows, by however many keys, addresses and ways it comes', async () => {
    const owner = await target.confirmed()
    const keys = await times(3, () => newKey(owner, ['places', 'mcp']))
    const told = await times(FREE_CALLS + 20, (i) => {
      const { key } = keys[i % 3] ?? { key: '' }
      return i % 2
        ? by(key, 'GET', '/api/v1/places?query=Moscow')
        : by(key, 'POST', '/mcp', { jsonrpc: '2.0', id: i, method: 'ping' })
    })
    // A minute may end in between: it gives as many again, and no more.
    const counts = tally(told)
    expect(counts[200] ?? 0).toBeLessThanOrEqual(2 * FREE_CALLS)
    expect(counts[429] ?? 0).toBeGreaterThan(0)
    expect((counts[200] ?? 0) + (counts[429] ?? 0)).toBe(FREE_CALLS + 20)
    const refused = told.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    // Somebody else isn't slowed down by it.
    const { key } = await newKey(await target.confirmed(), ['places'])
    expect((await by(key, 'GET', '/api/v1/places?query=Moscow')).status).toBe(200)
  })

  test('wrong keys and none are counted by address, whatever they claim to be', async () => {
    const from = newHost()
    const told = await times(2 * KEYLESS_API_CALLS.aMinute + 10, (i) =>
      by(i % 2 ? `ast_${'B'.repeat(32 + (i % 5))}` : undefined, 'GET', '/api/v1/places?query=Moscow', undefined, from),
    )
    const counts = tally(told)
    expect(counts[429] ?? 0).toBeGreaterThanOrEqual(10)
    expect((counts[200] ?? 0) + (counts[401] ?? 0)).toBeLessThanOrEqual(2 * KEYLESS_API_CALLS.aMinute)
  })

  test('a list of messages isn’t many calls for one, and a long span isn’t one', async () => {
    const { key } = await newKey(await target.confirmed(), ['mcp', 'events'])
    const message = { jsonrpc: '2.0', id: 1, method: 'ping' }
    expect(
      (
        await by(
          key,
          'POST',
          '/mcp',
          Array.from({ length: 50 }, () => message),
        )
      ).status,
    ).toBe(400)
    const long = await times(12, () => by(key, 'GET', '/api/v1/events?from=2020-01-01&to=2029-12-31&kinds=station'))
    expect(tally(long)[429] ?? 0).toBeGreaterThan(0)
  })

  test('nobody makes more keys than twenty, or any before the address is confirmed', async () => {
    const stranger = await target.newcomer()
    const asked = { name: 'Script', scopes: ['places'] }
    expect((await stranger.call('POST', '/api/account/api-keys', asked)).status).toBe(403)
    const owner = await target.confirmed()
    const made = tally(await times(MOST_API_KEYS + 8, () => owner.call('POST', '/api/account/api-keys', asked)))
    expect(made[201]).toBeLessThanOrEqual(MOST_API_KEYS)
    expect((await owner.call('GET', '/api/account/api-keys')).body.keys.length).toBe(made[201])
    for (const scopes of [[], ['everything'], ['admin'], 'places', ['places', { $ne: 1 }]])
      expect((await person.call('POST', '/api/account/api-keys', { name: 'X', scopes })).status).toBe(422)
  })

  test('pages of other sites may read the open calls, and never by a cookie or through the protocol', async () => {
    const { key } = await newKey(person, ['mcp', 'places'])
    const foreign = { origin: 'https://evil.example' }
    const open = await target.ask('GET', '/api/v1/places?query=Moscow', { from: newHost(), headers: foreign })
    expect(open.headers.get('access-control-allow-origin')).toBe('*')
    expect(open.headers.get('access-control-allow-credentials')).toBeNull()
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const headers = { ...foreign, authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' }
    expect((await target.ask('POST', '/mcp', { from: newHost(), body, headers })).status).toBe(403)
  })
}
