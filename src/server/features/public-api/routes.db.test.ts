import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import { say } from '#contract/messages/say.ts'
import type { Route } from '#contract/route.ts'
import { newConfirmed } from '#test/accounts.ts'
import { newApiKey } from '#test/api-keys.ts'
import { onEachDatabase, type CallOptions } from '#test/product.ts'

const moscow = { date: '1990-05-17', time: '14:30', place: 'Moscow' }
const OPEN = Object.entries<Route>(api).filter(([, { key }]) => key?.open)

let blocks = 0
/** An address that nobody else has: what one test asks, no other has to wait for. */
const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${++blocks}` })

onEachDatabase('the public API', (product) => {
  const post = (path: string, body: unknown, options: CallOptions = {}) =>
    product.call('POST', `/api/v1/${path}`, { headers: elsewhere(), body, ...options })
  const get = (path: string, options: CallOptions = {}) =>
    product.call('GET', `/api/v1/${path}`, { headers: elsewhere(), ...options })

  it.each(OPEN)('answers the example of %s without a key', async (call, { example = {}, response, body }) => {
    const [method = '', path = ''] = call.split(' ')
    const query = body ? '' : `?${new URLSearchParams(example as Record<string, string>)}`
    const answer = await product.call(method, `/api${path}${query}`, {
      headers: elsewhere(),
      ...(body && { body: example }),
    })
    expect(answer.status).toBe(200)
    const { safeParse } = await import('zod/mini')
    expect(safeParse(response, answer.body).error).toBeUndefined()
  })

  // Swiss Ephemeris of 1990-05-17T10:30Z: Sun 26° Taurus, Moon 21° Aquarius, Saturn 25° Capricorn retrograde.
  it('computes what the Swiss Ephemeris has', async () => {
    const { body } = await post('chart', { birth: moscow })
    expect(body.instant).toBe('1990-05-17T10:30:00Z')
    const at = (point: string) => body.positions.find((position: { point: string }) => position.point === point)
    expect(at('sun')).toMatchObject({ sign: 'taurus', degree: 26 })
    expect(at('moon')).toMatchObject({ sign: 'aquarius', degree: 21 })
    expect(at('saturn')).toMatchObject({ sign: 'capricorn', degree: 25, retrograde: true })
    expect((await post('birth-time', { birth: moscow })).body.birth.clock).toMatchObject({ offset: '+04:00' })
  })

  it('finds the stations of Mercury in 2027', async () => {
    const { body } = await get('events?from=2027-01-01&to=2028-01-01&kinds=station&bodies=mercury')
    const begun = body.events.map(({ utc, type }: Record<string, string>) => `${utc?.slice(0, 10)} ${type}`)
    // The Astronomical Almanac's days, as printed ephemerides have them.
    expect(begun).toEqual([
      '2027-02-09 retrograde',
      '2027-03-03 direct',
      '2027-06-10 retrograde',
      '2027-07-04 direct',
      '2027-10-07 retrograde',
      '2027-10-28 direct',
    ])
  })

  describe('refuses with a stable code and says what to give instead', () => {
    it.each([
      [{ ...moscow, date: '2011-03-27', time: '02:30' }, 'time_skipped'],
      [{ ...moscow, place: 'Qwxzptlk' }, 'place_not_found'],
      [{ date: '1990-05-17' }, 'place_missing'],
      [{ ...moscow, date: '1700-01-01' }, 'date_out_of_range'],
      [{ ...moscow, time_zone: 'http://127.0.0.1/' }, 'time_zone_unknown'],
    ])('%j: %s', async (birth, code) => {
      const answer = await post('chart', { birth }, { headers: { ...elsewhere(), 'accept-language': 'ru' } })
      expect(answer).toMatchObject({ status: 422, body: { status: 'error', reason: 'validation', code } })
      expect(answer.body.message).toBe(say('ru', 'engine_refused'))
      expect(answer.body.instead).toMatch(/\.$/)
    })

    it.each([
      ['chart', { birth: { ...moscow, password: 'x' } }, 'birth.password'],
      ['chart', {}, 'birth'],
      ['chart', { birth: { ...moscow, latitude: '55' } }, 'birth.latitude'],
      [
        'transits',
        { birth: moscow, from: '2027-01-01', to: '2027-02-01', transiting: Array(500).fill('moon') },
        'transiting',
      ],
    ])('%s %j: input_invalid names the field', async (path, body, field) => {
      const answer = await post(path, body)
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'input_invalid', errors: { [field]: say('en', 'invalid') } },
      })
    })

    it.each([
      ['events?from=2027-01-01&to=2027-02-01&kind=station', 'input_invalid'],
      ['events?from=2027-01-01&to=2027-02-01&kinds=station,party', 'input_invalid'],
      ['events?from=2027-01-01&to=2029-02-01', 'span_too_long'],
      ['events?from=2027-01-01&to=2026-01-01', 'span_backward'],
      ['events?from=soon&to=later', 'instant_invalid'],
      [`places?query=${'x'.repeat(201)}`, 'input_invalid'],
    ])('%s: %s', async (path, code) => {
      expect(await get(path)).toMatchObject({ status: 422, body: { code } })
    })

    it('what is too large, no JSON, or not there', async () => {
      expect(await post('chart', 'x'.repeat(70_000))).toMatchObject({ status: 413, body: { reason: 'too_large' } })
      expect(await post('chart', '{')).toMatchObject({ status: 400, body: { code: 'bad_request' } })
      expect(await get('horoscope')).toMatchObject({ status: 404, body: { reason: 'not_found' } })
    })
  })

  describe('limits', () => {
    it('without a key are ten calls a minute for an address, or for the block of addresses that one subscriber has', async () => {
      const from = (tail: string) => ({ headers: { 'x-forwarded-for': `2001:db8:77:1::${tail}` } })
      for (let i = 1; i <= 10; i++) {
        const { status, headers } = await get('places?query=Paris', from(String(i)))
        expect(status).toBe(200)
        expect(headers.get('ratelimit-limit')).toBe('10')
        expect(headers.get('ratelimit-remaining')).toBe(String(10 - i))
        expect(headers.get('ratelimit-policy')).toBe('10;w=60, 200;w=86400')
      }
      const refused = await get('places?query=Paris', from('ffff'))
      expect(refused).toMatchObject({ status: 429, body: { reason: 'rate_limited', code: 'calls_spent' } })
      expect(refused.headers.get('retry-after')).toBe('60')
      expect(refused.headers.get('ratelimit-reset')).toBe('60')
      product.now = new Date(product.now.getTime() + 61_000)
      expect((await get('places?query=Paris', from('1'))).status).toBe(200)
    })

    it('of wrong keys are those of the address that tries them', async () => {
      const { headers } = { headers: elsewhere() }
      const tries = Array.from({ length: 10 }, (_, i) => `ast_${String(i).repeat(32)}`)
      for (const token of tries) expect((await get('places?query=Paris', { token, headers })).status).toBe(401)
      expect((await get('places?query=Paris', { token: 'ast_wrong', headers })).status).toBe(429)
    })

    it('with keys are the account’s, whichever of its keys asks and from where', async () => {
      const { token } = await newConfirmed(product)
      const keys = [await newApiKey(product, token, ['places']), await newApiKey(product, token, ['places'])]
      const ask = (i: number) => get('places?query=Paris', { token: keys[i % 2]?.key })
      const answers = []
      for (let i = 0; i < 31; i++) answers.push(await ask(i))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
      expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'calls_spent' } })
      expect(answers[0]?.headers.get('ratelimit-policy')).toBe('30;w=60, 1000;w=86400')
    })

    it('count a search of several years as several calls', async () => {
      const { token } = await newConfirmed(product)
      const { key } = await newApiKey(product, token, ['events'])
      const events = () => get('events?from=2027-01-01&to=2037-01-01&kinds=solar_eclipse', { token: key })
      expect([(await events()).status, (await events()).status, (await events()).status]).toEqual([200, 200, 200])
      product.now = new Date(product.now.getTime() + 20_000)
      const refused = await events()
      expect(refused).toMatchObject({ status: 429, body: { code: 'calls_spent' } })
      expect(refused.headers.get('retry-after')).toBe('40')
      product.now = new Date(product.now.getTime() + 41_000)
      expect((await events()).status).toBe(200)
      const { body } = await product.call('GET', '/api/account/api-keys', { token })
      // Three searches of ten calls each, and one more: what the minute refuses is not counted for the day.
      expect(body.used).toEqual({ a_minute: 10, a_day: 40 })
    })

    it('hold for many at once', async () => {
      const headers = elsewhere()
      const answers = await Promise.all(Array.from({ length: 25 }, () => get('places?query=Paris', { headers })))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    })
  })

  describe('keys', () => {
    it('open what they are allowed, and nothing else', async () => {
      const { token } = await newConfirmed(product)
      const { key } = await newApiKey(product, token, ['places'])
      expect((await get('places?query=Paris', { token: key })).status).toBe(200)
      const answer = await post('chart', { birth: moscow }, { token: key })
      expect(answer).toMatchObject({ status: 403, body: { reason: 'forbidden', code: 'scope_missing' } })
      expect(answer.body.message).toContain('charts')
      expect(await get('people', { token: key })).toMatchObject({ status: 403, body: { code: 'scope_missing' } })
      for (const path of ['/api/sync', '/api/people', '/api/account/api-keys', '/api/account/export'])
        expect((await product.call('GET', path, { token: key })).status, path).toBe(401)
    })

    it('are whole or wrong: neither a beginning, a session’s token, a hash nor another scheme counts', async () => {
      const { token } = await newConfirmed(product)
      const { key, id } = await newApiKey(product, token, ['people:read', 'places'])
      const [{ key_hash: hash, prefix }] = await product.rows(
        sql`select key_hash, prefix from api_keys where id = ${id}`,
      )
      for (const wrong of [prefix, key.slice(0, -1), `${key}x`, hash, token, key.toLowerCase(), `${key},${key}`])
        expect(await get('people', { token: wrong }), wrong).toMatchObject({
          status: 401,
          body: { code: 'key_invalid' },
        })
      for (const authorization of [key, `Basic ${key}`, 'Bearer', ''])
        expect((await get('people', { headers: { ...elsewhere(), authorization } })).status, authorization).toBe(401)
      expect(await get('people')).toMatchObject({ status: 401, body: { code: 'key_missing' } })
      expect((await get(`people?key=${key}`)).status).toBe(401)
    })

    it('with people:read show the account’s own people, whose births can be sent back as they are', async () => {
      const [{ token }, other] = [await newConfirmed(product), await newConfirmed(product)]
      const person = {
        name: 'Anna',
        relation: 'friend',
        birthdate: '1990-05-17',
        birthtime: '14:30',
        birthplace: 'Moscow',
      }
      expect((await product.call('POST', '/api/people', { token, body: person })).status).toBe(201)
      const { key } = await newApiKey(product, token, ['people:read', 'charts'])
      const { body } = await get('people', { token: key })
      expect(body.people).toMatchObject([
        { name: 'Anna', relation: 'friend', birth: { date: '1990-05-17', time: '14:30' } },
      ])
      const chart = await post('chart', { birth: body.people[0].birth }, { token: key })
      expect(chart.body.instant).toBe('1990-05-17T10:30:00Z')
      const { key: theirs } = await newApiKey(product, other.token, ['people:read'])
      expect((await get('people', { token: theirs })).body.people).toEqual([])
    })

    it('a session’s cookie counts for nothing', async () => {
      const { token } = await newConfirmed(product)
      const headers = {
        ...elsewhere(),
        cookie: `session=${token}`,
        'x-session': 'cookie',
        origin: 'https://evil.example',
      }
      expect(await get('people', { headers })).toMatchObject({ status: 401, body: { code: 'key_missing' } })
    })
  })

  it('is open to pages of all sites, and no other call is', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST', ...elsewhere() }
    const preflight = await product.call('OPTIONS', '/api/v1/chart', { headers })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
    for (const answer of [
      preflight,
      await post('chart', { birth: moscow }),
      await post('chart', {}),
      await get('people'),
    ]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    }
    for (const path of ['/api/places?q=Paris', '/api/sync', '/api/account/api-keys', '/mcp'])
      expect((await product.call('GET', path, { headers })).headers.get('access-control-allow-origin'), path).toBeNull()
    const other = await product.call('OPTIONS', '/api/account/api-keys', { headers })
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })
})
