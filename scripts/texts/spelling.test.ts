import { expect, it } from 'vitest'
import { spelling } from './spelling.ts'
import { yo } from './yo.ts'

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

// Here, and not in a file of its own, as both read the dictionaries, which takes seconds.
it.each([
  'Все знают, чем это кончится, и всем хватает.',
  'Берег, небо, узнает завтра, легки на подъём, решено, далеко, теплее, тяжелее.',
  'В том, чем вы живёте, всё уже есть; по всем углам, со всем этим.',
  'Передо всеми, о всех, не о чем, перед домом, заметки, выберете.',
])('no ё is missing in: %s', (text) => expect(yo(text, 'ru')).toEqual([]))

it.each([
  ['еще', 'ещё'],
  ['Ее', 'Её'],
  ['все-таки', '«все-таки»'],
  ['чье-то', 'чьё'],
  ['серьезнее', 'серьёзнее'],
  ['ребенку', 'ребёнку'],
  ['идет', 'идёт'],
  ['счет', 'счёт'],
  ['о чем', '«о чем»'],
  ['ни о чем', '«о чем»'],
  ['На нем', '«На нем»'],
  ['во всем мире', '«во всем»'],
])('a ё is missing in “%s”', (text, what) => expect(yo(text, 'ru').join()).toContain(what))
