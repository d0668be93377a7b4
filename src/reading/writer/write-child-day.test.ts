import { describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '#language/lang.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { howMany } from '#test/how-many.ts'
import { dateAfter, factsOf, people } from '#test/readings/people.ts'
import type { DayFacts } from '../facts/day-facts.ts'
import { loadLibrary } from '../library/load-library.ts'
import { adultLifeIn } from '../truth/adult-life.ts'
import { paragraphFaults } from '../truth/check-text.ts'
import { DAY, handMade, transit } from './day-facts.fixture.ts'
import { sentencesIn } from './sentences.ts'
import { writeChildDay, type ChildDayReading } from './write-child-day.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const NAMES = { en: 'Emily', ru: 'Аня' } as const
const write = (given: Partial<DayFacts>, lang: Lang = 'en') =>
  writeChildDay({
    facts: handMade({ ageYears: 6, ...given }),
    library,
    lang,
    timeZone: 'UTC',
    date: DAY,
    seed: 'a',
    name: NAMES[lang],
  })
const pieces = ({ headline, thread, moonLine, sides }: ChildDayReading) => [
  headline,
  ...thread,
  moonLine,
  ...Object.values(sides),
]

const ADDRESSED: Record<Lang, RegExp> = {
  en: /(?<!“[^”]*)\b(?:you|your|yours|yourself)\b/iu,
  ru: /(?<!\p{L})(?:вы|вас|вам|вами|ваш\p{L}*)(?!\p{L})/iu,
}
const ROMANCE: Record<Lang, RegExp> = {
  en: /\b(?:date|dating|flirt\w*|lovers?|romance|romantic|sexy?|desire)\b/iu,
  ru: /(?<!\p{L})(?:свидани\p{L}*|флирт\p{L}*|влюбл\p{L}*|роман(?:а|тич\p{L}*)?|страст\p{L}*|желани[ея] близости)(?!\p{L})/iu,
}

describe('a child’s day', { timeout: 60_000 }, () => {
  it('speaks of the child by name, with the times of what is exact', () => {
    const day = write({ transits: [transit('mars trine mercury', '14:20'), transit('moon square venus', '18:30')] })
    expect(day.headline.text).toBe(library.entry('en', 'child/day', 'mars flowing').headline)
    expect(day.thread[0]?.text).toMatch(/2:20 p\.m\..*|Emily’s Mercury/)
    expect(day.thread.map(({ text }) => text).join(' ')).toContain('Emily’s Venus')
    const ru = write({ transits: [transit('mars trine mercury', '14:20')] }, 'ru')
    expect(ru.thread[0]?.text).toContain('Меркурий Ани')
    expect(ru.thread[0]?.text).toContain('14:20')
  })

  it('says what is missing without the hour of birth, and no minute', () => {
    const day = write({ timeKnown: false, transits: [transit('mars trine mercury', '14:20', { timed: false })] })
    expect(day.unknownHour).toContain('hour of birth')
    expect(
      pieces(day)
        .map(({ text }) => text)
        .join(' '),
    ).not.toMatch(/\d:\d\d/)
    expect(write({}).unknownHour).toBeNull()
  })

  it('is quiet where nothing touches the chart, and has no sides then', () => {
    const day = write({})
    expect(day.headline.text).toMatch(/^A quiet day/)
    expect(day).toMatchObject({ thread: [], sides: {} })
  })

  it('addresses nobody, knows no romance and no adult’s life, repeats nothing, and rests on its factors', () => {
    const faults = people(sky, howMany(15, 100)).flatMap((person) =>
      [300, 301, 303].flatMap((at) => {
        const date = dateAfter(at)
        const facts = { ...factsOf(sky, person, date), ageYears: 7 }
        const { timeZone, seed } = person
        return LANGS.flatMap((lang) => {
          const day = writeChildDay({ facts, library, lang, timeZone, date, seed, name: NAMES[lang] })
          const all = pieces(day)
          const sentences = all.flatMap(({ text }) => sentencesIn(text))
          return [
            ...all.flatMap(({ text, factors }) => {
              const found = paragraphFaults(lang, { text, factors }, day.factors, timeZone)
              return found ? [`${JSON.stringify(found)}: ${text}`] : []
            }),
            ...sentences.filter(
              (one) => ADDRESSED[lang].test(one) || ROMANCE[lang].test(one) || adultLifeIn(lang, one).length > 0,
            ),
            ...sentences.filter((one, i) => sentences.indexOf(one) !== i),
          ]
        })
      }),
    )
    expect(faults.slice(0, 20)).toEqual([])
  })
})

it.each(LANGS)('no text of a child’s day addresses the child, in %s', (lang) => {
  for (const planet of [
    'sun',
    'moon',
    'mercury',
    'venus',
    'mars',
    'jupiter',
    'saturn',
    'uranus',
    'neptune',
    'pluto',
  ] as const)
    for (const nature of ['conjunction', 'flowing', 'tense'] as const)
      for (const text of Object.values(library.entry(lang, 'child/day', `${planet} ${nature}`)))
        expect(text).not.toMatch(ADDRESSED[lang])
})
