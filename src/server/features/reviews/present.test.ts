import { expect, it } from 'vitest'
import { flagsOf } from './present.ts'

it.each([
  ['Free readings: https://evil.example/win', ['link']],
  ['look at WWW.astro-win.top', ['link']],
  ['заходите на астро-приз.рф, там бесплатно', ['link']],
  ['go to evil-prize.com/asteria now', ['link']],
  ['evil (dot) com has it cheaper', ['link']],
  ['пишите в t.me/astro_prize', ['link']],
  ['ｈｔｔｐ：//evil.example', ['link']],
  ['Write to anna@evil.example', ['email']],
  ['мой ник @astro_prize', ['email']],
  ['anna (at) evil.example', ['email']],
  ['Звоните: +7 (912) 345-67-89', ['phone']],
  ['call 555 123 45 67 8', ['phone']],
])('marks %s', (text, marks) => {
  expect(flagsOf(text)).toEqual(expect.arrayContaining(marks))
})

it.each([
  'Read it twice. So did my sister. We both laughed.',
  'Сбылось 22.11.2026 в 14:30, хотя обещали 21.11.2026.',
  'My Moon is at 18°17′ and that was worth $15.00, i.e. a lunch.',
  'Читаю с 2024 по 2026 год.Очень точно',
  'Отчёт на 40 страниц, 9 глав: всё по делу',
])('leaves %s as it is', (text) => {
  expect(flagsOf(text, 'Anna', 'New York')).toEqual([])
})
