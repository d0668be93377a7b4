import { expect, test } from 'vitest'
import { plural } from './plural.ts'

test('Russian counts decline', () => {
  const forms = { one: 'отчёт', few: 'отчёта', many: 'отчётов', other: 'отчёта' }
  const words = [1, 2, 5, 11, 12, 21, 22, 25, 111, 1.5].map((n) => `${n} ${plural('ru', n, forms)}`)
  expect(words).toEqual([
    '1 отчёт',
    '2 отчёта',
    '5 отчётов',
    '11 отчётов',
    '12 отчётов',
    '21 отчёт',
    '22 отчёта',
    '25 отчётов',
    '111 отчётов',
    '1.5 отчёта',
  ])
})

test('English counts have two forms', () => {
  const forms = { one: 'report', other: 'reports' }
  expect([0, 1, 2, 21].map((n) => plural('en', n, forms))).toEqual(['reports', 'report', 'reports', 'reports'])
})
