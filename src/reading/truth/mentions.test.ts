import { expect, it } from 'vitest'
import { mentions } from './mentions.ts'

const named = (lang: 'en' | 'ru', text: string) =>
  mentions(lang, text).map((mention) => {
    switch (mention.kind) {
      case 'point':
        return mention.point
      case 'sign':
        return `sign ${mention.sign}`
      case 'house':
        return `house ${mention.house}`
      case 'aspect':
        return mention.aspect
      case 'phase':
        return mention.phase
      case 'motion':
        return mention.retrograde ? 'retrograde' : 'direct'
    }
  })

it('finds every placement in the order of the text, in any case', () => {
  expect(named('en', 'The Moon in Pisces crosses your fourth house; Mars’s trine to your midheaven.')).toEqual([
    'moon',
    'sign 11',
    'house 4',
    'mars',
    'trine',
    'mc',
  ])
  expect(named('ru', 'Луну во Льве, Сатурном к вашей Середине неба, по вашему второму дому, в третьем доме')).toEqual([
    'moon',
    'sign 4',
    'saturn',
    'mc',
    'house 2',
    'house 3',
  ])
  expect(named('ru', 'из Овна в Тельца, в Раке, из Весов в Скорпиона, в Рыбы, полнолуние')).toEqual([
    'sign 0',
    'sign 1',
    'sign 3',
    'sign 6',
    'sign 7',
    'sign 11',
    'full',
  ])
})

it('knows other ways of writing them', () => {
  expect(named('en', 'Chiron in the 11th house, Venus in house 1, Mercury turns direct under a full Moon.')).toEqual([
    'chiron',
    'house 11',
    'venus',
    'house 1',
    'mercury',
    'direct',
    'full',
  ])
  expect(named('ru', 'Хирон в 11-м доме, Венера в V доме, Чёрная Луна в Водолее, Меркурий ретрограден')).toEqual([
    'chiron',
    'house 11',
    'venus',
    'house 5',
    'meanLilith',
    'sign 10',
    'mercury',
    'retrograde',
  ])
})

it('takes no common word for one', () => {
  expect(
    named(
      'en',
      'A leopard, the sun on the first floor, a house of cards, Sunday, the rising tide, the first quarter of an hour.',
    ),
  ).toEqual([])
  expect(
    named('ru', 'Весна, рыбный суп, ракета, девочка, первый этаж, лунка, водолей, соседний дом, первая четверть часа.'),
  ).toEqual([])
})
