import { describe, expect, it } from 'vitest'
import { understand } from '../understand.ts'
import type { Lang } from '#language/lang.ts'

const PEOPLE: Record<Lang, readonly { name: string; relation: string }[]> = {
  en: [{ name: 'Tom', relation: 'partner' }],
  ru: [{ name: 'Дима', relation: 'partner' }],
}
const kind = (lang: Lang, question: string) =>
  understand(lang, question, { today: '2026-11-24', people: PEOPLE[lang], age: 38 }).intent

describe('an ordinary question is told by what it wants', () => {
  it.each([
    ['en', 'am i meant to be rich', 'whether'],
    ['en', 'will we be ok', 'whether'],
    ['en', 'why do i self sabotage', 'why_so'],
    ['en', 'why cant i sleep', 'why_so'],
    ['en', 'how do i make more friends', 'how_to'],
    ['en', 'what should i do about my job, i’m miserable', 'how_to'],
    ['en', 'should i text my ex', 'should_i'],
    ['en', 'is it worth starting a podcast', 'should_i'],
    ['en', 'when will i meet someone', 'topic_when'],
    ['en', 'when can i pay off my loan', 'topic_when'],
    ['en', 'which month next year is hardest for me', 'best_month'],
    ['en', 'where will i meet my partner', 'where_met'],
    ['en', 'what does tom need from me', 'needs_of'],
    ['en', 'how is tom different from me', 'differences'],
    ['ru', 'суждено ли мне быть богатой', 'whether'],
    ['ru', 'у нас всё наладится?', 'whether'],
    ['ru', 'почему от меня все уходят', 'why_so'],
    ['ru', 'как завести друзей', 'how_to'],
    ['ru', 'писать бывшему или нет', 'should_i'],
    ['ru', 'написать ему?', 'should_i'],
    ['ru', 'когда я уже встречу кого-нибудь', 'topic_when'],
    ['ru', 'какой месяц будет самым тяжёлым', 'best_month'],
    ['ru', 'где я познакомлюсь с парнем', 'where_met'],
    ['ru', 'что диме от меня нужно', 'needs_of'],
  ] as const)('in %s, “%s” is answered as %s', (lang, question, expected) => {
    expect(kind(lang, question)).toBe(expected)
  })
})

describe('no lean is given', () => {
  it.each([
    ['en', 'will my mum survive the operation'],
    ['en', 'will i win the custody case in court'],
    ['en', 'is my boyfriend cheating on me'],
    ['en', 'does he still love me'],
    ['en', 'will i have kids'],
    ['en', 'when will bitcoin go up'],
    ['en', 'should i put the loan into crypto'],
    ['en', 'i can’t go on anymore'],
    ['en', 'what’s the capital of France'],
    ['en', 'how do i fix my bicycle'],
    ['ru', 'выживет ли мама после операции'],
    ['ru', 'он меня ещё любит?'],
    ['ru', 'изменяет ли мне муж'],
    ['ru', 'будут ли у меня дети'],
    ['ru', 'не могу больше так жить'],
    ['ru', 'какая столица Франции'],
  ] as const)('in %s to “%s”', (lang, question) => {
    expect(['whether', 'should_i', 'topic_when', 'how_to', 'why_so', 'best_day']).not.toContain(kind(lang, question))
  })
})

it.each([
  ['en', 'what does my venus mean'],
  ['en', 'when is the next full moon'],
  ['en', 'how do i change my password'],
  ['ru', 'что значит моя венера'],
  ['ru', 'когда полнолуние'],
  ['ru', 'как сменить пароль'],
] as const)('in %s, “%s” is no question of life', (lang, question) => {
  expect(['whether', 'why_so', 'how_to', 'should_i', 'topic', 'topic_when']).not.toContain(kind(lang, question))
})
