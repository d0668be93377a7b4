import { describe, expect, it } from 'vitest'
import { isAllPlainText, isPlainText } from './plain-text.ts'

describe('text that PostgreSQL keeps', () => {
  it.each(['', 'Ada', 'Ада', '👩🏽‍🚀', '\u200f\u0001\uffff', '\ud83d\ude80'])('%j', (text) => {
    expect(isPlainText(text)).toBe(true)
  })
  it.each(['\0', 'a\0b', '\ud800', 'a\udc00', '\ude80\ud83d'])('not %j', (text) => {
    expect(isPlainText(text)).toBe(false)
  })
})

describe('a value', () => {
  it('is searched through: values, keys, lists', () => {
    expect(isAllPlainText({ a: [1, null, true, { b: 'x' }], c: undefined })).toBe(true)
    expect(isAllPlainText({ a: [1, { b: ['x', '\0'] }] })).toBe(false)
    expect(isAllPlainText([{ '\ud800': 1 }])).toBe(false)
  })

  it('may be nested deeper than the stack goes', () => {
    const depth = 200_000
    const nest = (inside: unknown) => {
      let value = inside
      for (let n = 0; n < depth; n++) value = [value]
      return value
    }
    expect(isAllPlainText(nest('x'))).toBe(true)
    expect(isAllPlainText(nest('\0'))).toBe(false)
  })
})
