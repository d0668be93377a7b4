import { expect, it } from 'vitest'
import { REPORT_TYPES } from '#product/catalogue/report.ts'
import { newSecret } from '#platform/secret.ts'
import { pathWithoutKeys } from './failure.ts'

it('tells no token', () => {
  for (let i = 0; i < 100; i++) expect(pathWithoutKeys(`/api/erasure/${newSecret()}`)).toBe('/api/erasure/…')
  expect(pathWithoutKeys(`/consultation/12.${'aB3_-'.repeat(9)}`)).toBe('/consultation/…')
  expect(pathWithoutKeys(`/api/admin/queue/mail/${crypto.randomUUID()}/retry`)).toBe('/api/admin/queue/mail/…/retry')
})

it('tells the words of an address', () => {
  const pages = ['/', '/api/sync', '/api/admin/user/7/second-factor/reset', '/assets/index-Bq3x.js']
  for (const path of [...pages, ...REPORT_TYPES.map((type) => `/report/${type}`)])
    expect(pathWithoutKeys(path)).toBe(path)
})
