import { expect, it } from 'vitest'
import { slotFormsRu } from './slot-forms.ts'

const { forms, choices } = slotFormsRu

it('says «во» before the second house and the 2nd room, «в» before the others', () => {
  expect([1, 2, 12].map((house) => forms.house['into']?.(house))).toEqual([
    'в первый дом',
    'во второй дом',
    'в двенадцатый дом',
  ])
  expect([2, 3].map((number) => forms.number['into-nth']?.(number))).toEqual(['во 2-й', 'в 3-й'])
})

it('puts the verb of Близнецы, Весы and Рыбы in the plural', () => {
  const verbs = ([0, 2, 5, 6, 11] as const).map((sign) => ['восходит', 'восходят'][choices.sign?.indexOf(sign) ?? 0])
  expect(verbs).toEqual(['восходит', 'восходят', 'восходит', 'восходят', 'восходят'])
})

it('counts people in collective numerals', () => {
  expect([2, 3, 5].map((number) => forms.number['collective']?.(number))).toEqual(['двое', 'трое', 'пятеро'])
})
