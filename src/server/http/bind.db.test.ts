import { describe, expect, it } from 'vitest'
import { ErrorBody } from '#contract/error.ts'
import { say } from '#contract/messages/say.ts'
import { newAccount, registration } from '#test/accounts.ts'
import { onEachDatabase, type Answer } from '#test/product.ts'

/** A failure in the one form that every failure has. */
function expectFailure(answer: Answer, status: number, reason: string) {
  expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ status: 'error', reason })])
  expect(ErrorBody.safeParse(answer.body).error).toBeUndefined()
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
}

const stream = (chunks: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })

onEachDatabase('every call', (product) => {
  const login = (body: unknown, headers: Record<string, string> = {}) =>
    product.call('POST', '/api/login', { body, headers })

  describe('a body that cannot be read', () => {
    it.each([
      ['broken JSON', '{"email": "ada@'],
      ['a word', 'email'],
      ['two values', '{}{}'],
    ])('is 400: %s', async (_, body) => {
      for (const lang of ['en', 'ru'] as const) {
        const answer = await login(body, { 'accept-language': lang })
        expectFailure(answer, 400, 'bad_request')
        expect(answer.body.message).toBe(say(lang, 'bad_json'))
      }
    })

    it('is 400: multipart without its boundary', async () => {
      expectFailure(await login('email=a', { 'content-type': 'multipart/form-data' }), 400, 'bad_request')
      const cut = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nada@'
      expectFailure(await login(cut, { 'content-type': 'multipart/form-data; boundary=x' }), 400, 'bad_request')
    })

    it.each(['text/plain', 'application/xml', 'application/vnd.api+json'])('is 415: %s', async (type) => {
      const answer = await login('{}', { 'content-type': type, 'accept-language': 'ru' })
      expectFailure(answer, 415, 'unsupported_media')
      expect(answer.body.message).toBe(say('ru', 'unsupported_media'))
    })

    it('is 413 above 64 KB, however it is sent', async () => {
      const big = 'x'.repeat(70 * 1024)
      const json = JSON.stringify({ email: big })
      const multipart = new FormData()
      multipart.set('email', big)
      for (const options of [
        { body: json },
        { form: { email: big } },
        { body: multipart },
        // Without a declared length.
        { body: stream([json.slice(0, 40_000), json.slice(40_000)]) },
        { body: stream([`email=${big}`]), headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      ]) {
        const answer = await product.call('POST', '/api/login', {
          ...options,
          headers: { ...('headers' in options && options.headers), 'accept-language': 'ru' },
        })
        expectFailure(answer, 413, 'too_large')
        expect(answer.body.message).toBe(say('ru', 'too_large'))
      }
    })

    it('is read up to that', async () => {
      const answer = await login({ email: 'x'.repeat(60 * 1024), password: 'x' })
      expect(answer.body.errors).toEqual({ email: say('en', 'too_long') })
      expect((await login(stream(['{"email":', '"nobody"}']))).status).toBe(422)
    })
  })

  describe('a body of odd values breaks nothing', () => {
    it.each([
      ['an array', '[1, 2]'],
      ['null', 'null'],
      ['a number', '7'],
      ['text', '"ada@example.test"'],
    ])('%s is none of the fields', async (_, body) => {
      const answer = await login(body)
      expect([answer.status, answer.body.status]).toEqual([422, 'error'])
    })

    it.each([
      ['arrays', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
      ['objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
      ['a field', `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ])('deeply nested: %s', async (_, body) => {
      expect((await login(body)).status).toBe(422)
    })

    it.each([
      ['NUL', '\\u0000'],
      ['half a surrogate pair', '\\ud800'],
      ['the other half', '\\udc00\\ud800'],
    ])('%s, in any field of JSON', async (_, escape) => {
      const { token } = await newAccount(product)
      for (const field of ['first_name', 'birthplace', 'password', 'click_id', 'email', 'birthplace_id']) {
        const body = JSON.stringify(registration({ [field]: 'PUT' })).replace('PUT', `abcdefgh${escape}`)
        expectFailure(await product.call('POST', '/api/register', { body }), 400, 'bad_request')
      }
      for (const utm of [`{"a":"${escape}"}`, `{"${escape}":"a"}`])
        expectFailure(
          await product.call('POST', '/api/setRegisterInfo', { token, body: `{"utm":${utm}}` }),
          400,
          'bad_request',
        )
    })

    it('NUL in a form and in an address', async () => {
      const { token } = await newAccount(product)
      const form = await product.call('POST', '/api/sync', { token, form: { last_name: 'a\0b' } })
      expectFailure(form, 400, 'bad_request')
      expectFailure(await product.call('GET', '/api/chart/thread_%00', { token }), 404, 'not_found')
      expectFailure(await product.call('POST', '/api/order/report/chart:%00', { token }), 404, 'not_found')
      expect((await product.call('GET', '/api/places?q=%00&lang=ru')).status).toBe(400)
    })

    it('an address that is not even percent-encoded', async () => {
      const { token } = await newAccount(product)
      for (const path of ['/api/chart/%E0%A4%A', '/api/chart/%ff', `/api/chart/${'x'.repeat(2000)}`, '/api/chart/%20'])
        expectFailure(await product.call('GET', path, { token }), 404, 'not_found')
    })

    it('names that JavaScript keeps for itself', async () => {
      const { token } = await newAccount(product)
      const body = '{"utm":{"__proto__":"a","constructor":"b","toString":"c"},"__proto__":{"click_id":"d"}}'
      expect((await product.call('POST', '/api/setRegisterInfo', { token, body })).status).toBe(200)
      expect((await login('{"__proto__":{"email":"ada@example.test","password":"x"}}')).status).toBe(422)
    })

    it('a file where text belongs', async () => {
      const form = new FormData()
      form.set('email', new File(['ada@example.test'], 'email.txt'))
      form.set('password', 'x')
      const answer = await product.call('POST', '/api/login', { body: form })
      expect(answer).toMatchObject({ status: 422, body: { errors: { email: say('en', 'required') } } })
    })

    it('numbers and objects where text belongs', async () => {
      const answer = await product.call('POST', '/api/register', {
        body: registration({
          first_name: 7,
          email: { $ne: null },
          birthdate: 19900517,
          birthtimeIDK: [],
          lang: ['en'],
        }),
      })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.errors).toSorted()).toEqual([
        'birthdate',
        'birthtimeIDK',
        'email',
        'first_name',
        'lang',
      ])
    })

    it('a name made of everything Unicode has is kept as it is', async () => {
      const name = '𝔸dá 👩🏽‍🚀 عدا <b>\'";--'
      const { token } = await newAccount(product, { first_name: name })
      expect((await product.call('GET', '/api/sync', { token })).body.first_name).toBe(name)
    })
  })

  describe('what is not there', () => {
    it.each([
      ['GET', '/api/no-such-call'],
      ['POST', '/api/'],
      ['GET', '/api'],
      ['DELETE', '/api/sync'],
      ['GET', '/api/login'],
      ['GET', '/api/sync/'],
      ['GET', '/api/places/1'],
    ])('is 404 in JSON: %s %s', async (method, path) => {
      for (const lang of ['en', 'ru'] as const) {
        const answer = await product.call(method, path, { headers: { 'accept-language': lang, accept: 'text/html' } })
        expectFailure(answer, 404, 'not_found')
        expect(answer.body.message).toBe(say(lang, 'not_found'))
      }
    })
  })

  describe('the language of a message', () => {
    it("is the body's, else the account's, else the browser's, else English", async () => {
      const { token } = await newAccount(product, { lang: 'ru' })
      const refuse = async (options: { body: object; token?: string; accept?: string }) => {
        const answer = await product.call('POST', '/api/sync', {
          ...(options.token && { token: options.token }),
          body: options.body,
          headers: options.accept ? { 'accept-language': options.accept } : {},
        })
        return answer.body.message
      }
      const wrong = { birthdate: 'x' }
      expect(await refuse({ token, body: { ...wrong, lang: 'en' }, accept: 'ru' })).toBe(say('en', 'check_fields'))
      expect(await refuse({ token, body: wrong, accept: 'en' })).toBe(say('ru', 'check_fields'))
      expect(await refuse({ token, body: { ...wrong, lang: 'de' }, accept: 'en' })).toBe(say('ru', 'check_fields'))
      expect(await refuse({ body: { lang: 'ru' }, accept: 'en' })).toBe(say('ru', 'unauthenticated'))
      expect(await refuse({ body: {}, accept: 'de-DE, ru;q=0.9, en;q=0.8' })).toBe(say('ru', 'unauthenticated'))
      expect(await refuse({ body: {}, accept: 'de' })).toBe(say('en', 'unauthenticated'))
      expect(await refuse({ body: {} })).toBe(say('en', 'unauthenticated'))
    })

    it("is the account's also where the body was not read, and for a path that is not there", async () => {
      const { token } = await newAccount(product, { lang: 'ru' })
      const headers = { 'accept-language': 'en' }
      const broken = await product.call('POST', '/api/sync', { token, body: '{', headers })
      expect(broken.body.message).toBe(say('ru', 'bad_json'))
      const large = await product.call('POST', '/api/sync', { token, body: 'x'.repeat(70 * 1024), headers })
      expect(large.body.message).toBe(say('ru', 'too_large'))
      const missing = await product.call('GET', '/api/no-such-call', { token, headers })
      expect(missing.body.message).toBe(say('ru', 'not_found'))
    })
  })

  it('takes a token with any case of the word before it, and ignores a dead one where none is needed', async () => {
    const { token } = await newAccount(product)
    const headers = { authorization: `bearer ${token}` }
    expect((await product.call('GET', '/api/sync', { headers })).status).toBe(200)
    expect((await product.call('GET', '/api/places?q=Moscow', { token: 'dead' })).status).toBe(200)
  })

  it('tells nothing of the inside when something breaks', async () => {
    const { token } = await newAccount(product)
    const { services } = product
    const { sky } = services
    services.sky = { position: () => undefined } as unknown as typeof sky
    for (const lang of ['en', 'ru'] as const) {
      const answer = await product.call('GET', '/api/sync', { token, headers: { 'accept-language': lang } })
      expectFailure(answer, 500, 'internal')
      expect(answer.body).toEqual({ status: 'error', reason: 'internal', message: say('en', 'internal') })
    }
    services.sky = sky
    const logged = product.takeErrors().map((line) => JSON.parse(line))
    expect(logged).toHaveLength(2)
    expect(logged[0]).toMatchObject({ message: 'request failed', method: 'GET', path: '/api/sync' })
    expect(JSON.stringify(logged)).not.toContain(token)
  })

  it('writes down no key that stands in an address', async () => {
    const { services } = product
    const { db } = services
    const broken = () => {
      throw new Error('broken')
    }
    services.db = { select: broken } as unknown as typeof db
    const key = 'aB3_-'.repeat(9).slice(0, 43)
    expectFailure(await product.call('GET', `/api/consultation/12.${key}`), 500, 'internal')
    services.db = db
    const logged = product.takeErrors().join('')
    expect(logged).toContain('/api/consultation/…')
    expect(logged).not.toContain(key)
  })

  it('answers over plain HTTP/1.1 with the headers that protect a browser', async () => {
    const { headers } = await product.call('GET', '/api/version')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-powered-by')).toBeNull()
  })
})
