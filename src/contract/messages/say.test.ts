import { describe, expect, it } from 'vitest'
import { REASON_STATUS } from '../error.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { isMessageKey, say, type MessageKey } from './say.ts'

const keys = Object.keys(en) as MessageKey[]
const blanks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

describe('the sentences', () => {
  it.each(keys)('%s: both languages say it, each in its own letters and with the same blanks', (key) => {
    expect(en[key]).toMatch(/[a-z]{2}/)
    expect(en[key]).not.toMatch(/[а-яё]/i)
    expect(ru[key]).toMatch(/[а-яё]{2}/)
    expect(blanks(ru[key])).toEqual(blanks(en[key]))
  })

  it('Russian has no key that English lacks', () => {
    expect(Object.keys(ru).toSorted()).toEqual([...keys].toSorted())
  })

  it('every reason of a failure has one', () => {
    const own = Object.keys(REASON_STATUS).filter((reason) => !['validation', 'limit_reached'].includes(reason))
    expect(own.filter((reason) => !isMessageKey(reason))).toEqual([])
  })

  it('that the specification words are worded so', () => {
    expect(en.password_short).toBe('Password must be at least 8 characters long')
    expect(en.passwords_differ).toBe('Passwords do not match')
    expect(en.birth_missing).toBe('Fill in all birth details')
    expect(en.reset_sent).toMatch(/^Check your email/)
  })
})

describe('say', () => {
  it('puts values in, as they are', () => {
    expect(say('en', 'date_skipped', { place: '$& {place} Apia' })).toContain('didn’t exist in $& {place} Apia:')
  })

  it('leaves a blank nobody filled in sight', () => {
    expect(say('en', 'date_skipped')).toContain('{place}')
  })

  it('takes no word for a key that is none', () => {
    for (const word of ['toString', 'constructor', '__proto__', '']) expect(isMessageKey(word)).toBe(false)
  })
})
