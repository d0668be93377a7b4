import { describe, expect, it } from 'vitest'
import { findQuote, trimmed } from './passage.ts'

describe('a passage in a text', () => {
  const text = 'You keep your word. You keep your distance. You keep your word.'

  it('is where it was marked', () => {
    expect(findQuote(text, { quote: 'You keep', start: 20 })).toBe(20)
  })

  it('is the nearest of the same words where the text has moved', () => {
    expect(findQuote(text, { quote: 'You keep your word', start: 3 })).toBe(0)
    expect(findQuote(text, { quote: 'You keep your word', start: 50 })).toBe(44)
  })

  it('is nowhere where the text says something else now', () => {
    expect(findQuote(text, { quote: 'You keep your shirt on', start: 0 })).toBe(-1)
    expect(findQuote('', { quote: 'You', start: 0 })).toBe(-1)
  })

  it('loses the blanks around it', () => {
    expect(trimmed({ section: 'part-1', start: 19, quote: ' You keep \n' })).toEqual({
      section: 'part-1',
      start: 20,
      quote: 'You keep',
    })
    expect(trimmed({ section: 'part-1', start: 19, quote: ' \n' })).toBeNull()
  })
})
