import { expect, it } from 'vitest'
import { withoutSecrets } from './ssr.ts'

const cookieOf = (cookie: string) =>
  withoutSecrets(new Request('https://asteria.example/', { headers: { cookie } })).headers.get('cookie')

it('a page is made without what opens something', () => {
  expect(cookieOf('lang=ru; __Host-session=a; signed_in=1; __Host-device=b;session=c; device=d; __Host-oauth=e')).toBe(
    'lang=ru; signed_in=1',
  )
  expect(cookieOf('session=a')).toBeNull()
  expect(cookieOf('my_session=a')).toBe('my_session=a')
  const request = new Request('https://asteria.example/x?y', { headers: { authorization: 'Bearer a', accept: 'b' } })
  const { url, headers } = withoutSecrets(request)
  expect([url, headers.get('authorization'), headers.get('accept')]).toEqual(['https://asteria.example/x?y', null, 'b'])
})
