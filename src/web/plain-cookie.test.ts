import { expect, it } from 'vitest'
import { plainCookie } from './plain-cookie.ts'

it('is sent over HTTPS alone where the page came over it', () => {
  expect(plainCookie('lang', 'ru', 60, 'https:')).toBe('lang=ru;max-age=60;path=/;samesite=lax;secure')
  expect(plainCookie('lang', 'ru', 60, 'http:')).toBe('lang=ru;max-age=60;path=/;samesite=lax')
})
