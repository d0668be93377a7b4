import { expect, it } from 'vitest'
import { encodeBody } from './encode-body.ts'

it('sends nothing for nothing, and values as JSON', () => {
  expect(encodeBody(undefined)).toEqual({ headers: {}, body: undefined })
  expect(encodeBody({ a: 1, b: null })).toEqual({
    headers: { 'content-type': 'application/json' },
    body: '{"a":1,"b":null}',
  })
})

it('sends a form where there is a file, and leaves out what was not given', () => {
  const file = new File(['x'], 'me.png', { type: 'image/png' })
  const { headers, body } = encodeBody({ rating: 5, text: 'Hello', location: undefined, avatar: file })
  expect(headers).toEqual({})
  expect(body).toBeInstanceOf(FormData)
  expect([...(body as FormData)]).toEqual([
    ['rating', '5'],
    ['text', 'Hello'],
    ['avatar', file],
  ])
})
