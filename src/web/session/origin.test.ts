import { expect, it } from 'vitest'
import { originOf } from './origin.ts'

const HOME = 'https://asteria.example'
const of = (path: string, referrer = '') => originOf(new URL(path, HOME), referrer)

it('a typed address and a step within the site tell nothing', () => {
  expect(of('/reports')).toBeUndefined()
  expect(of('/reports', `${HOME}/`)).toBeUndefined()
  expect(of('/?lang=ru', 'not an address')).toBeUndefined()
})

it('a page elsewhere, a campaign and a click are told, with the page they led to', () => {
  expect(of('/reports?lang=ru', 'https://search.example/?q=a')).toEqual({
    referrer: 'https://search.example/',
    landing_page: `${HOME}/reports`,
  })
  expect(of('/?utm_source=letter&utm_campaign=%D0%BE%D1%81%D0%B5%D0%BD%D1%8C&yclid=42&utm=x')).toEqual({
    utm: { utm_source: 'letter', utm_campaign: 'осень' },
    click_id: '42',
    landing_page: `${HOME}/`,
  })
})

it('an address keeps no token and no words of a search', () => {
  expect(of('/reset?token=secret&showModal=x', 'https://mail.example/inbox?q=words')).toEqual({
    referrer: 'https://mail.example/inbox',
    landing_page: `${HOME}/reset`,
  })
})

it('what is longer than the contract takes is cut', () => {
  const origin = of(
    `/${'p'.repeat(3000)}?click_id=${'c'.repeat(1500)}&utm_term=${'u'.repeat(1500)}`,
    `https://a.example/${'r'.repeat(3000)}`,
  )
  expect([origin?.click_id?.length, origin?.utm?.utm_term?.length]).toEqual([500, 500])
  expect([origin?.referrer?.length, origin?.landing_page?.length]).toEqual([2000, 2000])
})
