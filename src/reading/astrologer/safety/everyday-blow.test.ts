import { describe, expect, it } from 'vitest'
import { answerWithCare } from './answer-with-care.ts'
import { isEverydayBlow } from './everyday-blow.ts'
import type { Care } from './care-topic.ts'

const asked = (question: string, care: Care | null = null, told: readonly string[] = []) => {
  const lang = /[а-я]/i.test(question) ? 'ru' : 'en'
  return answerWithCare({ lang, question, age: null, timeZone: 'Europe/London', care, told }, () => false)
}

describe('a blow of an ordinary life gets an ordinary answer', () => {
  it.each([
    'My firm let me go today, after thirteen years',
    'i was laid off by email',
    'saw texts from his ex on his phone and i feel sick',
    'never had a boyfriend and i am 31, is something wrong with me',
    'my dad is in hospital since sunday',
    'i want to leave nursing for good',
    'Сегодня меня сократили, двенадцать лет отработала',
    'увидела у мужа переписку с коллегой, меня трясёт',
    'мне 29, и никого никогда не было, я какая-то неправильная?',
    'бабушка третий день в больнице, переживаю',
    'хочу уйти из медицины насовсем',
    'спасибо, я даже расплакалась',
  ])('%s', (text) => expect(asked(text)).toBeNull())
})

describe('a danger beside it is one', () => {
  it.each([
    'They let me go after ten years and I want to die',
    'found her texts with him, feel sick, took a whole box of tablets',
    'my mum is in hospital, when she dies i am going to kill myself',
    'Меня уволили, не хочу больше жить',
    'мне 24, никого никогда не было, хочу умереть',
    'хочу уйти из жизни насовсем',
  ])('%s', (text) => {
    expect(isEverydayBlow(text)).toBe(false)
    expect(asked(text)).not.toBeNull()
  })
})

it.each([
  ['i think i am done with everything', 'thank you, that made me cry a little'],
  ['кажется, с меня хватит, устала от всего и всех', 'спасибо, аж слёзы потекли'],
])('thanks in tears end a suspicion: %s', (_first, thanks) => {
  const open: Care = { topic: 'unsure', subject: 'self', country: null, stage: 'open', replies: 1 }
  expect(asked(thanks, open)?.care.stage ?? 'closed').toBe('closed')
  expect(
    asked(/[а-я]/.test(thanks) ? `${thanks}, теперь таблетки` : `${thanks}, the pills are ready`, open)?.care.stage,
  ).not.toBe('closed')
})
