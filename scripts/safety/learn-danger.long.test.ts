import { expect, it } from 'vitest'
import { LANGS } from '#language/lang.ts'
import { readMessages } from '#test/danger/judge.ts'
import { tellsApart } from './learn-danger.ts'

/**
 * What recognition learns from a part of the messages, it tells of the others: a fifth of `test/danger`, weighed by what
 * the rest of it teaches. The whole is cross-validated by `node scripts/weigh-safety.ts danger check`.
 */
const LEAST = { en: 0.7, ru: 0.65 }

it.each(LANGS)('messages that were not learned from are recognized, %s', (lang) => {
  const messages = ['train', 'train-2', 'own', 'spent', 'told'].flatMap((name) =>
    readMessages(new URL(`../../test/danger/${name}-${lang}.jsonl`, import.meta.url)),
  )
  const { recall, alarms } = tellsApart(lang, messages)
  expect(alarms).toBeLessThanOrEqual(0.1)
  expect(recall).toBeGreaterThanOrEqual(LEAST[lang])
})
