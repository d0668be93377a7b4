import { describe, expect, it } from 'vitest'
import { asksOnlyLanguage, questionsIn, wishedLanguage } from './questions-in.ts'

describe('the questions of a message', () => {
  it.each([
    ['en', 'where is my moon? and when is the next eclipse?', 2],
    ['en', 'I broke up last week. What does my chart say about love?', 1],
    ['en', 'whats my moon sign and when does mercury go direct', 2],
    ['en', 'when is it and why', 1],
    ['en', 'one? two? three? four?', 3],
    ['ru', 'какой у меня асцендент и когда ближайшее затмение', 2],
    ['ru', 'что с Марсом? а с Венерой?', 2],
    ['ru', 'привет, подскажи мой знак', 1],
  ] as const)('in %s, “%s”: %i', (lang, text, count) => {
    expect(questionsIn(lang, text)).toHaveLength(count)
  })

  it('a wish for another language stands apart', () => {
    expect(wishedLanguage('where is my moon, in Russian please')).toEqual({ lang: 'ru', rest: 'where is my moon' })
    expect(asksOnlyLanguage(wishedLanguage('can you say that in english please?')?.rest ?? 'x')).toBe(true)
    expect(wishedLanguage('я учусь в английском классе')).toBe(null)
  })
})
