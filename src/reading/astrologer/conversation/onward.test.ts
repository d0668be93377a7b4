import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import { randomBirths } from '../../facts/random-births.fixture.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { answerQuestion } from '../answer-question.ts'
import { textOf } from '../answer.ts'
import { repliedBy, type Replied } from './replies.ts'
import { wordsOf } from '../understanding/vocabulary.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const births = randomBirths(sky, 7, 4)

const answer = (lang: Lang, asked: readonly string[], at = 0) =>
  answerQuestion(sky, library, {
    question: asked.at(-1) ?? '',
    before: asked.slice(0, -1),
    lang,
    firstName: '',
    birth: births[at]?.birth ?? null,
    people: [],
    age: 36,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-25T09:00:00Z'),
    timeZone: 'UTC',
  })

describe('what a short message does with the answer before it', () => {
  it.each<[Lang, string, Replied | null]>([
    ['en', 'and when does it end?', { reply: 'ends' }],
    ['en', 'so its me then', { reply: 'mine' }],
    ['en', 'so yes or no', { reply: 'verdict' }],
    ['en', 'what should i do about it', { reply: 'do' }],
    ['en', 'and what do i even say', { reply: 'say' }],
    ['en', 'what if he doesnt reply', { reply: 'if', sort: 'silent' }],
    ['en', 'he has a new girlfriend', { reply: 'fact', sort: 'another' }],
    ['en', 'he says he needs space but he texts me every night', { reply: 'fact', sort: 'mixed' }],
    ['en', 'i feel stupid for crying over a cat', { reply: 'feels', sort: 'shame' }],
    ['en', 'its less money', { reply: 'fact', sort: 'means' }],
    ['en', 'they want an answer by friday', { reply: 'fact', sort: 'deadline' }],
    ['en', 'they will be upset', { reply: 'fact', sort: 'upset' }],
    ['en', 'he cheated', { reply: 'fact', sort: 'betrayed' }],
    ['en', 'is it the phone or is it me', { reply: 'mine' }],
    ['en', 'so thats a no', { reply: 'verdict' }],
    ['en', 'and love', null],
    ['en', 'any bad ones', null],
    ['en', 'which day', null],
    ['en', 'what about april instead', null],
    ['ru', 'а почему так', { reply: 'why' }],
    ['ru', 'и что мне делать', { reply: 'do' }],
    ['ru', 'а если не выйдет', { reply: 'if', sort: 'fails' }],
    ['ru', 'значит дело во мне', { reply: 'mine' }],
    ['ru', 'мама против', { reply: 'fact', sort: 'refuses' }],
    ['ru', 'когда меня отпустит', { reply: 'ends' }],
    ['ru', 'спать не могу', { reply: 'feels', sort: 'tired' }],
    ['ru', 'ответ нужен до пятницы', { reply: 'fact', sort: 'deadline' }],
    ['ru', 'с деньгами туго', { reply: 'fact', sort: 'means' }],
    ['ru', 'семья смеётся', { reply: 'fact', sort: 'refuses' }],
    ['ru', 'дело в телефоне или во мне', { reply: 'mine' }],
    ['ru', 'а любовь', null],
    ['ru', 'когда лучше', null],
    ['ru', 'а с работой там как', null],
  ])('%s: “%s”', (lang, text, expected) => {
    expect(repliedBy(lang, wordsOf(text), text.includes('?'))).toEqual(expected)
  })
})

describe('an answer that goes on', () => {
  it.each<[Lang, string, string]>([
    ['en', 'should i quit my job', 'so yes or no'],
    ['ru', 'увольняться ли мне', 'так да или нет'],
  ])('%s: names a yes or a no with the passage that was told before', (lang, first, next) => {
    for (const at of births.keys()) {
      const before = answer(lang, [first], at).lines.flatMap(({ factors }) => factors.map(({ id }) => id))
      const after = answer(lang, [first, next], at).lines.flatMap(({ factors }) => factors.map(({ id }) => id))
      for (const id of after) expect(before).toContain(id)
    }
  })

  it.each<[Lang, string, readonly string[]]>([
    ['en', 'my dad died three weeks ago', ['i just keep going over the last phone call', 'i feel guilty', 'thanks']],
    ['ru', 'вчера умер кот', ['глупо наверное так плакать', 'мне так грустно', 'спасибо']],
  ])('%s: after a death tells nothing of the sky, and charges nothing', (lang, first, replies) => {
    for (const reply of replies) {
      const { lines, charged } = answer(lang, [first, reply])
      expect(lines.flatMap(({ factors }) => factors)).toEqual([])
      expect(charged).toBe(false)
    }
  })

  it.each<[Lang, readonly string[]]>([
    ['en', ['should i text my ex', 'why', 'what do i do', 'what do i say', 'are you sure', 'what if he says no']],
    ['ru', ['писать ли бывшему', 'почему', 'что делать', 'что написать', 'вы уверены', 'а если откажет']],
  ])('%s: says something else each time', (lang, asked) => {
    const told = asked.map((_, at) => textOf(answer(lang, asked.slice(0, at + 1))))
    expect(new Set(told).size).toBe(asked.length)
    for (const text of told) expect(text).not.toMatch(/As I said|Как я (?:уже )?говор/)
  })

  it.each<[Lang, readonly string[]]>([
    ['en', ['i have a surgery on thursday', 'im scared', 'is the day ok']],
    ['ru', ['в четверг операция', 'боюсь', 'день нормальный?']],
  ])('%s: leaves the day of an operation to the doctor', (lang, asked) => {
    const { lines } = answer(lang, asked)
    expect(textOf({ lines })).toMatch(/belongs to the doctor|назначает врач/)
    expect(textOf({ lines })).not.toMatch(/good day|stand out|хороший день|подойдёт|выделяются/)
  })

  it('asks nothing of the chart of somebody whose birth nobody knows', () => {
    const text = textOf(answer('en', ['my son got into a fight at school', 'when will he settle down']))
    expect(text).toMatch(/can’t be dated without their birth/)
  })
})
