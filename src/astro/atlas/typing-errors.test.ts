import { describe, expect, it } from 'vitest'
import { encodeKey } from './key-alphabet.ts'
import { lengthWithOneError, oneErrorAt } from './typing-errors.ts'

const key = (text: string) => encodeKey(text) ?? new Uint8Array()
const errors = (text: string, at: number) => oneErrorAt(key(text), at).map((bytes) => bytes.join())

describe('oneErrorAt', () => {
  it('leaves out, swaps, replaces and puts in at the letter', () => {
    const found = errors('lodnon', 2)
    for (const near of ['lonon', 'london', 'loanon', 'lobdnon']) expect(found).toContain(key(near).join())
  })

  it('leaves the first letter what it is', () => {
    expect(errors('omsk', 0)).toEqual([key('msk').join(), key('mosk').join()])
  })

  it('puts in a letter at the end', () => {
    expect(errors('toms', 4)).toContain(key('tomsk').join())
  })
})

describe('lengthWithOneError', () => {
  it('agrees with oneErrorAt', () => {
    for (const typed of ['moskau', 'lodnon', 'abab', 'krasnoark']) {
      for (let at = 0; at <= typed.length; at++) {
        for (const near of oneErrorAt(key(typed), at)) {
          const longer = Uint8Array.of(...near, 1, 2, 3)
          const startsAlike = key(typed).every((letter, i) => longer[i] === letter)
          const length = lengthWithOneError(longer, key(typed))
          if (startsAlike) expect(length).toBeNull()
          else expect(length).toBeGreaterThanOrEqual(near.length)
        }
      }
    }
  })

  it('is null for no error and for two', () => {
    expect(lengthWithOneError(key('moskva'), key('moskva'))).toBeNull()
    expect(lengthWithOneError(key('moskva'), key('mzskza'))).toBeNull()
    expect(lengthWithOneError(key('mosk'), key('moskva'))).toBeNull()
  })
})
