import { describe, expect, it } from 'vitest'
import type { Lang } from '#language/lang.ts'
import { wordsOf } from '../vocabulary.ts'
import { matterFormOf, matterOf } from './matter.ts'

const frame = (lang: Lang, text: string) => [
  matterOf(lang, wordsOf(text)),
  matterFormOf(lang, wordsOf(text), text.includes('?')),
]

describe('the matter of a message and what is wanted of it are told apart', () => {
  it.each<[Lang, string, string, string]>([
    ['en', 'they are laying people off at work, will I be next?', 'risk', 'whether'],
    ['en', 'two offers on the table, which one should I take', 'offers', 'should'],
    ['en', 'how do I get a raise out of them', 'raise', 'how'],
    ['en', 'when will I finally get hired', 'hunt', 'when'],
    ['en', 'why do I keep sabotaging every relationship', 'pattern', 'why'],
    ['en', 'what if they lay me off', 'risk', 'if'],
    ['ru', 'нас сокращают, меня уволят?', 'risk', 'whether'],
    ['ru', 'как попросить прибавку к зарплате', 'raise', 'how'],
    ['ru', 'когда же я найду работу', 'hunt', 'when'],
    ['ru', 'почему я всё порчу, когда всё хорошо', 'pattern', 'why'],
    ['ru', 'а если уволят, то что', 'risk', 'if'],
  ])('in %s, “%s” is of %s, %s', (lang, text, matter, form) => {
    expect(frame(lang, text)).toEqual([matter, form])
  })

  it.each<[Lang, string]>([
    ['en', 'where is my Saturn'],
    ['en', 'how do I change my password'],
    ['ru', 'в каком доме моя Венера'],
    ['ru', 'когда ближайшее полнолуние'],
  ])('in %s, “%s” is of none', (lang, text) => {
    expect(matterOf(lang, wordsOf(text))).toBeNull()
  })
})
