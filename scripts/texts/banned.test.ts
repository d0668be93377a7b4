import { expect, it } from 'vitest'
import { banned } from './banned.ts'

// The first rows are what voice.md turns away.
it.each([
  ['en', 'A powerful, transformative, deep and intense energy surrounds you.', 4],
  ['en', 'You will meet someone important.', 1],
  ['en', 'Beware of accidents.', 1],
  ['en', 'Eat no meat today.', 1],
  ['en', 'You have a strong need to be liked, yet can be critical of yourself.', 1],
  ['ru', 'Вы можете чувствовать себя более эмоционально сегодня.', 1],
  ['ru', 'Сатурн является планетой судьбы, и это про то, что вас ждёт успех.', 4],
  ['ru', 'Мощная энергия Вселенной.', 3],
  ['ru', 'Один давно кончил, другие быстро кончают. Переспите с этой мыслью.', 3],
  ['ru', 'Вы заводите друг друга. Близость вас греет и заводит.', 2],
  ['ru', 'Обратитесь к врачу и возьмите кредит.', 2],
] as const)('%s: %s', (lang, text, count) => expect(banned(text, lang)).toHaveLength(count))

it.each([
  ['en', 'You meet by accident, at a court, over a deadline. Her destination is near; they sued nobody.'],
  ['en', 'Screens eat more rest; you’ll meet the reason, which was meant to be felt.'],
  ['ru', 'Ключ ждёт под ковриком. Явился сосед, вы являетесь на ужин; это о маме. Берегите вечер, берегите себя.'],
  ['ru', 'Урок закончили, дело кончилось, вы заводите часы и тетрадь; переспросите утром.'],
] as const)('%s: %s', (lang, text) => expect(banned(text, lang)).toEqual([]))
