import { expect, test } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { randomBirths } from '../../../facts/random-births.fixture.ts'
import { loadLibrary } from '../../../library/load-library.ts'
import { answerQuestion } from '../../answer-question.ts'
import { textOf } from '../../answer.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const [own, tom, max] = randomBirths(sky, 3, 11).map(({ birth }) => birth)
if (!own || !tom || !max) throw new RangeError('no births')

const answer = (question: string, before: string[] = []) =>
  answerQuestion(sky, library, {
    question,
    before,
    lang: 'en',
    firstName: 'Ann',
    birth: own,
    people: [
      { name: 'Tom', relation: 'partner', birth: tom },
      { name: 'Max', relation: 'child', birth: max },
    ],
    age: 40,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-23T12:00:00Z'),
    timeZone: 'UTC',
  })

test.each([
  ['are Tom and I compatible?', 'compatible'],
  ['what is the closest aspect between me and Tom?', 'bond_closest'],
  ['where does Tom’s Moon fall in my houses?', 'overlay'],
  ['is there chemistry between me and Tom?', 'spark'],
  ['why do Tom and I always fight?', 'fight'],
  ['what is the composite sun of me and Tom?', 'composite_of'],
  ['how can I help Max with school?', 'child_school'],
  ['my ex was born 4 May 1992, what is he like?', 'dated_person'],
  ['what is Taylor Swift’s Moon?', 'celebrity'],
  ['мы с Tom подходим друг другу?', 'compatible'],
  ['его Марс и моя Венера', 'bond_aspect'],
])('“%s” is asked as %s', (question, kind) => {
  expect(answer(question, ['Tell me about Tom']).intent).toBe(kind)
})

test('somebody of whom only the date is known is told by it: NASA Horizons has the Sun at 14° Taurus on May 4, 1992', () => {
  const text = textOf(answer('he was born 4 May 1992'))
  expect(text).toContain('Sun in Taurus')
  expect(text).toContain('May 4, 1992')
})

test('attraction is read for partners only', () => {
  expect(textOf(answer('is there passion between me and Max?'))).not.toMatch(/Venus|Mars/)
})

test('an aspect that two charts don’t have is said to be lacking, and not that they have few contacts', () => {
  const [, , , , , , , , other] = randomBirths(sky, 9, 11).map(({ birth }) => birth)
  if (!other) throw new RangeError('no births')
  const ask = (lang: 'en' | 'ru', question: string) =>
    textOf(
      answerQuestion(sky, library, {
        question,
        lang,
        firstName: 'Ann',
        birth: own,
        people: [{ name: 'Tom', relation: 'partner', birth: other }],
        age: 40,
        plan: null,
        nowJdUt: jdUtFromIso('2026-11-23T12:00:00Z'),
        timeZone: 'UTC',
      }),
    )
  const [en, ru] = [
    ask('en', 'list all the oppositions between me and Tom'),
    ask('ru', 'покажи все оппозиции между мной и Tom'),
  ]
  expect(en).toMatch(/^There is none of that kind between you and Tom\./)
  expect(ru).toMatch(/^Такого аспекта между вами/)
  expect(en).not.toContain('few close contacts')
})
