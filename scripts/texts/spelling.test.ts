import { expect, it } from 'vitest'
import { spelling } from './spelling.ts'

it.each([
  [
    'en',
    'Her sister’s half-open door, the elders’ ex-colleague, your midheaven at 14:30. They’d don’t outstare an unsurprised clerk.',
  ],
  [
    'ru',
    'Ещё чьё-то «по-доброму», полстраницы, полулегендой, звучнее, потрезвее, неразобранным, 5° с. ш.; к асценденту, асцендентом. Недоплатили.',
  ],
  ['ru', 'Здесь ({place}) часы перевели, Asteria их перевела.'],
  ['en', 'The \uFFFCs and a pre\uFFFC word.'],
] as const)('%s: %s', (lang, text) => expect(spelling(text, lang)).toEqual([]))

it.each([
  ['en', 'You recieve it.', 'recieve'],
  ['en', 'untill', 'untill'],
  ['en', 'a half-opne door', 'half-opne'],
  ['en', 'colour', 'colour'],
  ['ru', 'Вы незнаете.', 'незнаете'],
  ['ru', 'зделали что-нибуть', 'зделали'],
  ['ru', 'что-нибуть', 'что-нибуть'],
  ['ru', 'полстраници', 'полстраници'],
] as const)('%s: %s', (lang, text, word) =>
  expect(spelling(text, lang)).toContain(`“${word}” is not in the dictionary`),
)
