import { expect, test } from 'vitest'
import { withLang } from './with-lang.ts'

test('an address of ours names the language, before its place on the page', () => {
  expect(withLang('/', 'ru')).toBe('/?lang=ru')
  expect(withLang('/plans#year', 'ru')).toBe('/plans?lang=ru#year')
  expect(withLang('/tools/sun?birthdate=1990-05-17', 'ru')).toBe('/tools/sun?birthdate=1990-05-17&lang=ru')
  expect(withLang('/plans?lang=en', 'ru')).toBe('/plans?lang=ru')
})

test('what is no page of ours stays as it is', () => {
  for (const to of ['#year', '?showModal=login', 'https://example.com/', '//example.com/', 'mailto:a@b.example'])
    expect(withLang(to, 'ru')).toBe(to)
})
