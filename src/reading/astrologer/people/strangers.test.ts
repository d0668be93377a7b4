import { expect, it } from 'vitest'
import { wordsOf } from '../understanding/vocabulary.ts'
import { isStranger } from './strangers.ts'

const people = [
  { name: 'Tom', relation: 'partner' },
  { name: 'Susan', relation: 'mother' },
]

it('“she” is the friend who was spoken of, and a saved mother only where she was', () => {
  const said = (text: string) => isStranger('en', 'woman', wordsOf(text), null, people)
  expect(said('my best friend ghosted me, will she come back')).toBe(true)
  expect(said('my mum is cross, will she come round')).toBe(false)
  expect(said('will she call')).toBe(false)
})

it('“he” beside a saved partner and somebody’s friend is the partner', () => {
  expect(isStranger('en', 'man', wordsOf('a friend flirts with my boyfriend, does he like her'), null, people)).toBe(
    false,
  )
  expect(isStranger('en', 'woman', wordsOf('a friend flirts with my boyfriend, does he like her'), null, people)).toBe(
    true,
  )
})
