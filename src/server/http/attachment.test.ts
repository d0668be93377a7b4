import { expect, it } from 'vitest'
import { attachment } from './bind.ts'

it.each([
  ['Ваша карта рождения.pdf', 'Vasha karta rozhdeniya.pdf'],
  ['Прогноз на 2026 год.pdf', 'Prognoz na 2026 god.pdf'],
  ['Отношения: объём и «съезд» — Фёдор.pdf', 'Otnosheniya obem i sezd - Fedor.pdf'],
  ['Your “year” ahead.pdf', 'Your year ahead.pdf'],
])('%s has a readable name in Latin letters too, and its own by RFC 5987', (name, plain) => {
  const header = attachment(name)
  expect(header).toMatch(new RegExp(`^attachment; filename="${plain}"`))
  const [, coded = ''] = /filename\*=UTF-8''(\S+)$/.exec(header) ?? []
  expect(decodeURIComponent(coded)).toBe(name)
})

it('an ASCII name stands alone, quoted', () => {
  expect(attachment('Another title.pdf')).toBe('attachment; filename="Another title.pdf"')
})

it('letters of other alphabets leave no name that is only an ending', () => {
  expect(attachment('北京.pdf')).toMatch(/filename="[A-Za-z]+\.pdf"/)
  expect(attachment('🌙.pdf')).toMatch(/filename="\w+\.pdf"/)
})
