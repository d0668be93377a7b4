import { expect, it } from 'vitest'
import { OutputCheck } from './output-check.ts'

/** Which of some sentences are not dropped at once. */
const shown = (...sentences: string[]) => {
  const check = new OutputCheck()
  return sentences.filter((sentence) => check.next(sentence).step !== 'drop')
}

it('shows what is harmless', () => {
  const sentences = ['Your Venus is in Aries.', 'You say yes before the question is over.', 'That is charming, mostly.']
  expect(shown(...sentences)).toEqual(sentences)
})

it('drops one sentence and keeps the others', () => {
  expect(shown('Your Mars is in Leo.', 'You will die before the spring.', 'Saturn asks for patience.')).toEqual([
    'Your Mars is in Leo.',
    'Saturn asks for patience.',
  ])
})

it.each([
  ['Take the pills.', 'Double them.'],
  ['Ask your doctor about the pills.', 'Double them.'],
  ['About your insulin:', 'half of it will do.'],
  ['- The tablets:', '- twice as many at night'],
  ['You write about your tablets.', 'Just stop.'],
  ['Спросите врача о таблетках.', 'Удвойте их сами.'],
  ['Вы пишете о таблетках.', 'Просто бросьте их.'],
])('what is dangerous only together is not shown whole: %s %s', (first, second) => {
  expect(shown(first, second)).not.toContain(second)
})

it('drops what goes on with a dropped sentence', () => {
  expect(
    shown('Stop taking your insulin.', 'You won’t miss it.', 'Your Moon is in Virgo, and order calms you.'),
  ).toEqual(['Your Moon is in Virgo, and order calms you.'])
})
