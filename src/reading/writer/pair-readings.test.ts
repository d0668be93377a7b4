import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS } from '#language/lang.ts'
import { howMany } from '#test/how-many.ts'
import { NOT_PARTNERS, pairDocuments } from '#test/readings/pair-documents.ts'
import { loadLibrary } from '../library/load-library.ts'
import { SYNASTRY_WORDS } from './synastry-parts.ts'

const PAIRS = howMany(8, 40)
const room = { sky: loadEphemeris(), library: loadLibrary() }
const PLANETS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
const HOUSES = Array.from({ length: 12 }, (_, index) => `${index + 1}`)

describe.each(LANGS)('readings of two people, %s', (lang) => {
  const textsOf = (kind: 'synastry' | 'composite') =>
    [...NOT_PARTNERS, 'partner'].flatMap((relation) =>
      Array.from({ length: PAIRS }, (_, index) => {
        const text = pairDocuments(room, { relation, lang, index }).textOf(kind)
        return { where: `${relation} ${index}`, text, chapters: text.split(/^# /mu).slice(1) }
      }),
    )

  it('give no advice to somebody who doesn’t read them', () => {
    const advice = ['any', 'kin', 'child', 'partner'].flatMap((audience) =>
      PLANETS.flatMap((planet) =>
        HOUSES.flatMap(
          (house) => room.library.findForPair(lang, `overlay/${planet}`, house, audience as 'any')?.['advice'] ?? [],
        ),
      ),
    )
    expect(new Set(advice).size).toBeGreaterThan(100)
    const names = new Set(
      (lang === 'en'
        ? ['Mia', 'Tom', 'Helen', 'Ada', 'Peter', 'Claire']
        : ['Майя', 'Том', 'Елена', 'Ада', 'Пётр', 'Клара']
      ).map((name) => SYNASTRY_WORDS[lang].chapters.yours(name)),
    )
    const mirrored = textsOf('synastry').flatMap(({ where, chapters }) =>
      chapters.filter((chapter) => names.has(chapter.split('\n')[0] ?? '')).map((text) => ({ where, text })),
    )
    expect(mirrored.length).toBeGreaterThan(5)
    for (const { where, text } of mirrored)
      expect(
        advice.filter((sentence) => text.includes(sentence)),
        where,
      ).toEqual([])
  })

  it('call no planet unread whose aspects they read', () => {
    for (const { where, text } of textsOf('composite'))
      expect(text, where).not.toMatch(/stays unread|читать здесь нечего/u)
  })
})
