import { LANGS, type Lang } from '#language/lang.ts'
import { CARE_WORDS } from './care-data.ts'
import type { CareSubject, CareTopic } from './care-topic.ts'
import type { Choice } from './choice-names.ts'
import { normalize } from './normalize.ts'

/** What is asked while nothing tells plainly which danger it is: of anybody, and of somebody else. */
const QUESTIONS = {
  what: ['life', 'cut', 'hurt_me', 'ill_me', 'threat', 'mind', 'harm', 'other', 'none'],
  whom: ['they_life', 'they_hurt', 'kid_hurt', 'they_ill', 'they_mind', 'they_threat', 'none'],
} as const satisfies Record<string, readonly Choice[]>
export type ChoiceQuestion = keyof typeof QUESTIONS
export const choicesOf = (question: ChoiceQuestion): readonly Choice[] => QUESTIONS[question]

/** Of what danger a choice tells, and of whom. */
export const TOLD_BY: Partial<Record<Choice, { topic: CareTopic; subject: CareSubject }>> = {
  life: { topic: 'crisis', subject: 'self' },
  cut: { topic: 'self_harm', subject: 'self' },
  hurt_me: { topic: 'violence', subject: 'self' },
  ill_me: { topic: 'medical', subject: 'self' },
  threat: { topic: 'fraud', subject: 'self' },
  mind: { topic: 'psychosis', subject: 'self' },
  harm: { topic: 'threat', subject: 'self' },
  they_life: { topic: 'crisis', subject: 'other' },
  they_hurt: { topic: 'violence', subject: 'other' },
  kid_hurt: { topic: 'minor', subject: 'other' },
  they_ill: { topic: 'medical', subject: 'other' },
  they_mind: { topic: 'psychosis', subject: 'other' },
  they_threat: { topic: 'fraud', subject: 'other' },
}

/** The answers to a question, as they are pressed. */
export const labelsOf = (lang: Lang, choices: readonly Choice[]): string[] =>
  choices.map((choice) => CARE_WORDS[lang].choices[choice])

/** The same for those who type, a line each. */
export const listOf = (lang: Lang, choices: readonly Choice[]): string =>
  labelsOf(lang, choices)
    .map((label, i) => `${i + 1}) ${label}`)
    .join('\n')

/** The list that a reply holds, in either language; null where it holds none. */
const listIn = (reply: string): readonly Choice[] | null =>
  Object.values(QUESTIONS).find((choices) => LANGS.some((lang) => reply.includes(listOf(lang, choices)))) ?? null

/** The answers to the question that a conversation has asked last, in their order; null where it has asked none. */
export const openQuestion = (told: readonly string[]): readonly Choice[] | null =>
  told.map(listIn).findLast((choices) => choices !== null) ?? null

const ORDINALS = [
  'one first один первое первый первая первую',
  'two second два второе второй вторая вторую',
  'three third три третье третий третья третью',
  'four fourth четыре четвертое четвертый четвертая четвертую',
  'five fifth пять пятое пятый пятая пятую',
  'six sixth шесть шестое шестой шестая шестую',
  'seven seventh семь седьмое седьмой седьмая седьмую',
  'eight eighth восемь восьмое восьмой восьмая восьмую',
  'nine ninth девять девятое девятый девятая девятую',
].map((words) => words.split(' '))
const SAID = ORDINALS.flat().join('|')
/** What people put around a number without changing it: “2 i guess”, «ну вторая». */
const AROUND =
  'the|number|no|option|answer|point|one|ones|i|id|im|its|it is|thats|that|would|say|guess|think|suppose|maybe|probably|prob|perhaps|kinda|kind of|sorta|sort of|mostly|more|like|um|uh|er|erm|well|ok|okay|so|oh|ig|tbh|idk|lol|haha|hahaha|lmao|please|pls|both|' +
  'ну|вот|это|номер|вариант|пункт|ответ|цифра|наверно|наверное|скорее|скорей|всего|думаю|кажется|пожалуй|видимо|может|быть|возможно|типа|вроде|как|бы|где то|ближе|к|да|эм|ээ|хм|лол|ха|хах|хаха|ахах|ахаха|оба|обе'
const ONE = `(?:${AROUND})`
const JOINED = '(?:and|or|и|или|с|plus|also|then|а|еще|также)'
const NUMBER = new RegExp(`^(?:${ONE} )*([1-9]|${SAID})(?: ${ONE})*((?: ${JOINED})? (?:[1-9]|${SAID})(?: ${ONE})*)*$`)

const OF_ORDINAL = /(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)$/

/** The numbers in a message that is nothing else, from 0; as it stands, for a spelling would make letters of them. */
function numbersIn(text: string): number[] {
  const bare = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    // “The second one”, and “no one”, name no first.
    .replaceAll(/(?<=[a-z]) ones?\b/g, (one, at: number, whole: string) =>
      OF_ORDINAL.test(whole.slice(0, at)) ? '' : one,
    )
  if (!NUMBER.test(bare) || bare === 'no one') return []
  return bare.split(' ').flatMap((word) => {
    const at = ORDINALS.findIndex((words) => words.includes(word))
    if (/^[1-9]$/.test(word)) return [Number(word) - 1]
    return at < 0 ? [] : [at]
  })
}

/** So many words beside an answer don’t change it. */
const BESIDE = 4
const lengthOf = (normal: string) => normal.trim().split(' ').length

/** The answer that a message presses, or types by its number or its words. */
export function choicePressed(text: string, choices: readonly Choice[]): Choice | null {
  const numbers = numbersIn(text)
  // Of two the more pressing, which stands first in the list; “none” is no answer beside another.
  if (numbers.length > 0) return choices[Math.min(...numbers)] ?? null
  const normal = normalize(text)
  const said = choices.find((choice) =>
    LANGS.some((lang) => {
      const label = normalize(CARE_WORDS[lang].choices[choice])
      return normal.includes(label) && lengthOf(normal) <= lengthOf(label) + BESIDE
    }),
  )
  return said ?? null
}
