import { beforeAll, describe, expect, it } from 'vitest'
import { howMany } from '#test/how-many.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { judge, QUESTIONS, TODAY, type Judged } from '#test/questions/judge.ts'
import { loadLibrary } from '../library/load-library.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { random } from '../facts/random-births.fixture.ts'
import { corruptions } from '../truth/corruptions.fixture.ts'
import { dateClaims } from '../truth/dates.ts'
import { factorsOf, textOf } from './answer.ts'
import { answerFaults } from './writing/check-answer.ts'

const CHECK = { timeZone: 'Europe/Moscow', named: [TODAY] }
const GOOD = howMany(120, 500)

let judged: Judged[] = []
beforeAll(() => {
  judged = judge(loadEphemeris(), loadLibrary())
}, 60_000)

describe.each(LANGS)('the question set, %s', (lang: Lang) => {
  const of = () => judged.filter((one) => one.lang === lang)

  it('has at least 150 questions', () => {
    expect(new Set(QUESTIONS[lang].map(({ text }) => text)).size).toBeGreaterThanOrEqual(150)
  })

  it('is understood in at least nine cases of ten', () => {
    const wrong = of().filter(({ isUnderstood }) => !isUnderstood)
    const told = wrong.map(({ question, answer }) => `${question.text}: ${answer.intent}`)
    expect({ share: wrong.length / of().length <= 0.1, told }).toMatchObject({ share: true })
  })

  it('is answered from the right facts, in at most eight sentences of its language, and truly', () => {
    const faulty = of().filter(({ isUnderstood, faults }) => isUnderstood && faults.length > 0)
    expect(faulty.map(({ question, faults }) => `${question.text}: ${faults.join('; ')}`)).toEqual([])
  })
})

/** A date of the text moved by some days. */
function otherDates(lang: Lang, text: string, next: () => number): string[] {
  const dates = dateClaims(lang, text).filter(({ day }) => day !== undefined)
  const date = dates[Math.floor(next() * dates.length)]
  if (!date?.day) return []
  const other = ((date.day + 1 + Math.floor(next() * 20)) % 28) + 1
  return other === date.day
    ? []
    : [text.replace(new RegExp(`(?<!\\d)${date.words}`, 'u'), date.words.replace(`${date.day}`, `${other}`))]
}

describe.each(LANGS)('the check of answers, %s', (lang: Lang) => {
  let good: Judged['answer'][] = []
  beforeAll(() => {
    const [sky, library] = [loadEphemeris(), loadLibrary()]
    const more = [1, 2, 3].slice(0, howMany(0, 3)).flatMap((round) => judge(sky, library, round, [lang]))
    good = [...judged.filter((one) => one.lang === lang), ...more]
      .filter((one) => factorsOf(one.answer).length > 0)
      .map(({ answer }) => answer)
      .slice(0, GOOD)
  }, 60_000)

  it(`raises no alarm on ${GOOD} good answers: at most 1 in 100`, () => {
    const alarms = good.flatMap((answer) => {
      const faults = answerFaults(lang, answer.lines, CHECK)
      return faults.length > 0 ? [`${faults.join('; ')} in: ${textOf(answer)}`] : []
    })
    expect(good).toHaveLength(GOOD)
    expect({ few: alarms.length <= GOOD / 100, alarms: alarms.slice(0, 5) }).toMatchObject({ few: true })
  })

  // Where computed values stand in a list, a value is not bound to what it is said of, and a change into another of them isn't seen.
  it.each([
    ['word by word', 0.99],
    ['as a list', 0.9],
  ])(
    'finds a planet, a sign, a house, an aspect or a date that was changed in a line that is held %s: %s',
    (how, least) => {
      const isListed = how === 'as a list'
      const next = random(7)
      const missed: string[] = []
      let changed = 0
      for (const answer of good) {
        const texts = answer.lines.map(({ text }) => text)
        // What says how astrology works says nothing of a chart.
        const changes = texts.flatMap((text, i) =>
          answer.lines[i]?.held === 'nothing' || (answer.lines[i]?.held !== undefined) !== isListed
            ? []
            : [...corruptions(lang, text, next), ...otherDates(lang, text, next)].map((other) => ({ i, other })),
        )
        const change = changes[Math.floor(next() * changes.length)]
        if (!change) continue
        changed++
        const lines = answer.lines.map((line, i) => (i === change.i ? { ...line, text: change.other } : line))
        if (answerFaults(lang, lines, CHECK).length === 0) missed.push(`${texts[change.i]} → ${change.other}`)
      }
      expect(changed).toBeGreaterThan(isListed ? 10 : 0.5 * GOOD)
      expect({ few: missed.length / changed <= 1 - least, missed: missed.slice(0, 8), changed }).toMatchObject({
        few: true,
      })
    },
  )
})
