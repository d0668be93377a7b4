import { expect, it } from 'vitest'
import { likeness } from './likeness.ts'

const body = (key: string, text: string) =>
  ({ file: 'f', line: 1, lang: 'en', subject: 'a/b', key, audience: null, field: 'body', text }) as const

// Twelve words make ten 3-grams; a word changed at the end costs one of them, in the middle three.
const LINE = 'a b c d e f g h i j k l'

it('tells bodies that share more than 60% of their 3-grams, both of them, whatever the case and the marks', () => {
  const found = likeness([
    body('1', LINE),
    body('2', 'A, b; c d e f g h i x y z.'),
    body('3', 'm n o p q r s t u v w x'),
  ])
  expect(found.map(({ passage, what }) => [passage.key, what])).toEqual([
    ['1', 'the body is 70% like a/b.en ## 2 body'],
    ['2', 'the body is 70% like a/b.en ## 1 body'],
  ])
})

it('60% is not yet too much', () => {
  expect(likeness([body('1', LINE), body('2', 'a b c d e f g h w x y z')])).toEqual([])
})

it('a short body that stands whole in a longer one is found', () => {
  expect(likeness([body('1', LINE), body('2', 'c d e f g')]).map(({ what }) => what)[0]).toContain('100%')
})

it('fields that are no body don’t count', () => {
  expect(likeness([body('1', LINE), { ...body('2', LINE), field: 'gist' }])).toEqual([])
})
