import { expect, test } from 'vitest'
import { langOfRequest, preferredLang, readCookie } from './lang.ts'

const ask = (url: string, headers: Record<string, string> = {}) => langOfRequest(new Request(url, { headers }))

test('a stored choice wins over the address, the address over the browser', () => {
  const russian = { 'accept-language': 'ru-RU,ru;q=0.9' }
  expect(ask('http://a/?lang=en', { ...russian, cookie: 'x=1; lang=ru' })).toBe('ru')
  expect(ask('http://a/?lang=en', russian)).toBe('en')
  expect(ask('http://a/', russian)).toBe('ru')
  expect(ask('http://a/')).toBe('en')
})

test('an unknown stored or asked language is passed over', () => {
  expect(ask('http://a/?lang=de', { cookie: 'lang=fr', 'accept-language': 'ru' })).toBe('ru')
})

test('Accept-Language is read by weight, whatever its order', () => {
  expect(preferredLang('en;q=0.4, ru;q=0.8')).toBe('ru')
  expect(preferredLang('de, fr;q=0.9, en-GB;q=0.7, ru;q=0.5')).toBe('en')
  expect(preferredLang('ru;q=0, de')).toBeNull()
  expect(preferredLang(null)).toBeNull()
})

test('a cookie is found among others and keeps an equals sign in its value', () => {
  expect(readCookie('a=1; lang=ru ;b=x=y', 'lang')).toBe('ru')
  expect(readCookie('a=1; b=x=y', 'b')).toBe('x=y')
  expect(readCookie('xlang=ru', 'lang')).toBeNull()
})
