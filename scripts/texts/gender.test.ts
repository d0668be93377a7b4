import { expect, it } from 'vitest'
import { gender } from './gender.ts'

it.each([
  'Вы готовы, вы сделали, вы сами себе рады.',
  'Если бы вы знали, кто вам открыл дверь, вы бы не удивились.',
  'Вы садитесь за стол один раз. Вопрос у вас один.',
  'Взгляд сам падает на слово, и ухаживает сама жизнь.',
  'Пишите о том, как он сам решил. Вы стол накрыли.',
  'Дайте это сделать одной рукой, одному видится сестра.',
  '«Вы опоздали», — говорят вам. Вы так и не ответили.',
  'Где вы, там и дело. Скажите: «Вы правы».',
  'Вот кто вы: весла не бросили.',
])('says nothing of: %s', (text) => expect(gender(text, 'ru')).toEqual([]))

it.each([
  ['Вы готов(а) начать.', 'brackets'],
  ['вы сделал всё', 'past with «вы»'],
  ['если бы вы знала', 'past with «вы»'],
  ['вы уже не улыбалась', 'past with «вы»'],
  ['вы готов ждать', 'adjective with «вы»'],
  ['вы не должна', 'adjective with «вы»'],
  ['вы теперь спокойна', 'adjective with «вы»'],
  ['вы сама решите', 'adjective with «вы»'],
  ['вы одна дома', 'adjective with «вы»'],
  ['решайте сам.', 'singular with «вы»'],
  ['когда вы остаётесь одна, тихо', 'singular with «вы»'],
  ['скажите: «я понял»', 'past with «я»'],
  ['«я бы не пришла»', 'past with «я»'],
  ['«я рада»', 'adjective with «я»'],
  ['дорогая читательница', 'addressed'],
  ['ваша жена', 'partner'],
  ['завтра Вам позвонят', 'capital'],
])('%s', (text, what) => expect(gender(text, 'ru').join()).toContain(what))

it('in English, only a partner can be told by gender', () => {
  expect(gender('Ask your wife.', 'en')).toHaveLength(1)
  expect(gender('Ask your partner, or his wife.', 'en')).toEqual([])
})
