import { expect, test } from 'vitest'
import { callAddress } from './call-address.ts'
import { CallError, errorOfAnswer, sentenceOf } from './call-error.ts'

test('the key of a call gives its method and address', () => {
  expect(callAddress('POST /login', {})).toEqual({ method: 'POST', address: '/api/login' })
  expect(callAddress('GET /chart/:hash', { params: { hash: 'a/b' } }).address).toBe('/api/chart/a%2Fb')
  expect(callAddress('GET /places', { query: { q: 'Орёл', lang: 'ru', limit: undefined } }).address).toBe(
    '/api/places?q=%D0%9E%D1%80%D1%91%D0%BB&lang=ru',
  )
})

test("a failure carries the server's code, sentence and fields", () => {
  const body = { status: 'error', reason: 'conflict', message: 'Taken.', errors: { email: 'There is one.' } }
  const error = errorOfAnswer(409, body, 'fallback')
  expect(error).toMatchObject({
    reason: 'conflict',
    message: 'Taken.',
    status: 409,
    errors: { email: 'There is one.' },
  })
})

test('an answer that is not ours becomes a sentence all the same', () => {
  expect(errorOfAnswer(502, null, 'Server not available')).toMatchObject({
    reason: 'unavailable',
    message: 'Server not available',
  })
  expect(errorOfAnswer(500, '<html>', 'Broken')).toMatchObject({ reason: 'internal', message: 'Broken', errors: {} })
})

test('what was thrown by chance is not shown to a person', () => {
  expect(sentenceOf(new CallError('network', 'Server not available', 0), 'x')).toBe('Server not available')
  expect(sentenceOf(new TypeError('undefined is not'), 'Something went wrong.')).toBe('Something went wrong.')
})
