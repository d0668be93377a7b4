import { expect, it } from 'vitest'
import { PLACEMENT_NAMES } from './placement-names.fixture.ts'

const named = (lang: 'en' | 'ru', text: string) =>
  PLACEMENT_NAMES[lang](text).map(
    ({ point, sign, house, phase }) => point ?? phase ?? (house ? `house ${house}` : `sign ${sign}`),
  )

it('the extractor the pages are held to finds every placement, in any case', () => {
  expect(named('en', 'The Moon in Pisces crosses your fourth house; Mars’s trine to your midheaven.')).toEqual([
    'moon',
    'mars',
    'mc',
    'sign 11',
    'house 4',
  ])
  expect(named('ru', 'Луну во Льве, Сатурном к вашей Середине неба, по вашему второму дому, в третьем доме')).toEqual([
    'moon',
    'saturn',
    'mc',
    'sign 4',
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

it('and takes no common word for one', () => {
  expect(named('en', 'A leopard, the sun on the first floor, a house of cards, Sunday.')).toEqual([])
  expect(named('ru', 'Весна, рыбный суп, ракета, девочка, первый этаж, лунка, водолей, соседний дом.')).toEqual([])
})
