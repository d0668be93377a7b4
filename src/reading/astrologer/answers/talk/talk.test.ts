import { expect, test } from 'vitest'
import { understand } from '../../understanding/understand.ts'

test.each([
  ['en', 'you are useless', 'insult'],
  ['en', 'will he come back', 'others_mind'],
  ['en', 'give me lottery numbers', 'winning'],
  ['en', 'i failed my exam', 'failed'],
  ['en', 'my dog died', 'grief'],
  ['en', 'When is a fertile time next year', 'baby'],
  ['en', 'is march good to conceive or should we wait', 'baby'],
  ['ru', 'он меня любит?', 'others_mind'],
  ['ru', 'мы расстались', 'breakup'],
  ['ru', 'как дела?', 'how_are_you'],
  ['ru', 'не верю в астрологию', 'skeptic'],
  ['ru', 'когда лучше время для зачатия в этом году', 'baby'],
] as const)('in %s, “%s” is understood as %s', (lang, question, kind) => {
  expect(understand(lang, question, { today: '2026-11-23', people: [], age: 30 }).intent).toBe(kind)
})
