import { beforeAll, describe, expect, it } from 'vitest'
import { howMany } from '#test/how-many.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS } from '#language/lang.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import { randomBirths } from '../facts/random-births.fixture.ts'
import { loadLibrary } from '../library/load-library.ts'
import { personality } from '../reports/personality/personality.ts'
import { proseOf } from '../reports/report-faults.fixture.ts'
import { writeNatal } from '../writer/write-natal.ts'
import { signatureAspects } from './signature.ts'
import { bridgesIn, isBridge, unbridged } from './unbridged.fixture.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const CHARTS = howMany(50, 200)

describe.each(LANGS)('over %s documents', (lang) => {
  let births: NatalBirth[] = []
  beforeAll(() => {
    births = randomBirths(sky, CHARTS, 20_261_123).map(({ birth }) => birth)
  })

  const portraitOf = (birth: NatalBirth, i: number) =>
    personality.write({
      sky,
      library,
      asteroids: () => {
        throw new Error('a portrait asks for no asteroids')
      },
      lang,
      timeZone: 'UTC',
      nowJdUt: jdUtFromIso('2026-11-22T09:00:00Z'),
      seed: `${i}`,
      person: { firstName: 'Ada', lastName: '', birthdate: '2000-01-01', birthtime: null, birth },
      other: null,
      places: [],
    })
  const chartOf = (birth: NatalBirth, i: number) =>
    writeNatal({ ...birth, library, lang, seed: `${i}` }).sections.flatMap(({ paragraphs }) =>
      paragraphs.map(({ text }) => text),
    )

  it.each(['portraits', 'charts'] as const)(
    'no contradiction stands without a sentence that says when each side speaks, in %s',
    (kind) => {
      const faults = births.flatMap((birth, i) => {
        const prose = kind === 'portraits' ? proseOf(portraitOf(birth, i)) : chartOf(birth, i)
        return unbridged(library, lang, prose).map((axis) => `${i}: ${axis}`)
      })
      expect(faults).toEqual([])
    },
    120_000,
  )

  it('a portrait is written where more speak than a chart without an hour has occasions for', () => {
    const without = randomBirths(sky, 380, 77).filter((_, i) => [12, 67, 158, 367, 379].includes(i))
    expect(without.map(({ birth }) => birth.chart.houses)).toContain(null)
    for (const [i, { birth }] of without.entries())
      expect(unbridged(library, lang, proseOf(portraitOf(birth, i)))).toEqual([])
  })

  it('a portrait tells every aspect under one degree of a personal planet, the ruler or an angle', () => {
    const left = births.flatMap((birth, i) => {
      const told = new Set(
        portraitOf(birth, i)
          .chapters.slice(0, -1)
          .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
          .flatMap((block) => (block.kind === 'paragraph' ? block.factors : [])),
      )
      return signatureAspects(birth).filter(({ a, b, aspect }) => !told.has(`natal:${a}:${aspect}:${b}`))
    })
    expect(left).toEqual([])
  })

  it('a bridge stands in a chapter that tells one of the two that it is about', () => {
    const astray = births.flatMap((birth, i) => {
      const chapters = portraitOf(birth, i).chapters.map(({ sections }) =>
        sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? [block] : []))),
      )
      return chapters.flatMap((paragraphs) => {
        const [bridges, others] = [true, false].map((wanted) =>
          paragraphs.filter(({ text }) => isBridge(library, lang, text) === wanted),
        )
        const told = new Set(others?.flatMap(({ factors }) => factors))
        return (bridges ?? [])
          .filter(({ factors }) => !factors.some((id) => told.has(id)))
          .map(({ text }) => `${i}: ${text}`)
      })
    })
    expect(astray).toEqual([])
  })

  it('an occasion is given to one speaker only in a portrait', () => {
    const twice = births.flatMap((birth, i) => {
      const speakers = Map.groupBy(bridgesIn(library, lang, proseOf(portraitOf(birth, i))), ([when]) =>
        when.toLowerCase(),
      )
      return [...speakers].flatMap(([when, told]) => {
        const who = new Set(told.map(([, one]) => one))
        return who.size > 1 && !/^(?:in other matters|в остальном)$/.test(when)
          ? [`${i}: ${when}: ${[...who].join(', ')}`]
          : []
      })
    })
    expect(twice).toEqual([])
  })

  it('a portrait has no label before a warning', () => {
    const labels = births
      .slice(0, 40)
      .flatMap((birth, i) => proseOf(portraitOf(birth, i)))
      .filter((text) => /The (?:price|weak spot):|What it may cost:|Цена:|Расплата:|Слабое место:/.test(text))
    expect(labels).toEqual([])
  })
})
