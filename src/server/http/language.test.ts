import { describe, expect, it } from 'vitest'
import { acceptedLanguage, answerLanguage } from './language.ts'

describe('Accept-Language', () => {
  it.each([
    ['ru', 'ru'],
    ['ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7', 'ru'],
    ['en-GB', 'en'],
    ['de, ru;q=0.5, en;q=0.6', 'en'],
    ['RU', 'ru'],
    ['en;q=0.1, ru;q=0.2', 'ru'],
    ['en;q=0.5, ru;q=0.5', 'en'],
    ['ru;q=0, en;q=0.1', 'en'],
    [' fr ; q=1 , ru ; q=0.3 ', 'ru'],
    ['de', undefined],
    ['*', undefined],
    ['ru;q=0', undefined],
    ['', undefined],
    [undefined, undefined],
    [';;,,q=', undefined],
  ])('%j is %s', (header, lang) => {
    expect(acceptedLanguage(header)).toBe(lang)
  })
})

describe('the language of an answer', () => {
  it("is the body's, else the account's, else the browser's, else English", () => {
    const all = { body: { lang: 'en' }, account: 'ru', acceptLanguage: 'ru' } as const
    expect(answerLanguage(all)).toBe('en')
    expect(answerLanguage({ ...all, body: {} })).toBe('ru')
    expect(answerLanguage({ account: 'ru', acceptLanguage: 'en' })).toBe('ru')
    expect(answerLanguage({ acceptLanguage: 'ru' })).toBe('ru')
    expect(answerLanguage({})).toBe('en')
  })

  it.each([null, 'ru', ['ru'], { lang: 'de' }, { lang: ['ru'] }, { lang: null }])('takes none from %j', (body) => {
    expect(answerLanguage({ body, acceptLanguage: 'en' })).toBe('en')
  })
})
