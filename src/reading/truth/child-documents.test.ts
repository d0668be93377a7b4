import { beforeAll, describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { howMany } from '#test/how-many.ts'
import { pairDocuments } from '#test/readings/pair-documents.ts'
import type { Library } from '../library/library.ts'
import { loadLibrary } from '../library/load-library.ts'
import { LANGS } from '#language/lang.ts'
import { childTexts } from '../reports/child/words.ts'
import { adultLifeIn } from './adult-life.ts'

/** `CHILD_CHARTS=8 npx vitest --project pure child-documents` takes ten seconds. */
const CHARTS = Number(process.env['CHILD_CHARTS'] ?? howMany(2, 8))
const AGES = [1, 4, 9, 12, 15] as const
/** A relationship report is refused for a child; the report on a child speaks to its parent, and its entries are linted. */
const TOLD = ['synastry', 'composite', 'compatibility', 'answers', 'pdf'] as const

let room: { sky: Ephemeris; library: Library }
beforeAll(() => {
  room = { sky: loadEphemeris(), library: loadLibrary() }
})

/** A document without the reader's own questions, and without the answers that are on signs and not on this child. */
const said = (text: string) =>
  text
    .split(/^(?=\? )/mu)
    .map((part) => (part.startsWith('? ') ? (/^.*(?:Mia|Майя)/u.test(part) ? part.replace(/^.*/u, '') : '') : part))
    .join('')

describe.each(LANGS)('documents on a child, %s', (lang) => {
  it.each(AGES)('who turns %i presume no adult’s life', (age) => {
    const found = Array.from({ length: CHARTS }).flatMap((_, index) => {
      const documents = pairDocuments(room, { relation: 'child', lang, index, age })
      return TOLD.flatMap((kind) =>
        said(documents.textOf(kind))
          .split('\n')
          .map((text) => ({ kind, index, words: adultLifeIn(lang, text), text })),
      )
    })
    expect(found.filter(({ words }) => words.length > 0)).toEqual([])
  })

  it.each([
    [4, 'small'],
    [9, 'school'],
    [15, 'teen'],
  ] as const)(
    'say to the parent at %i which scenes are past, and tell of the playground or of homework',
    (age, stage) => {
      const words = room.library.texts(childTexts, lang)
      const text = pairDocuments(room, { relation: 'child', lang, index: 0, age }).textOf('child')
      expect(Object.values(words.age).filter((note) => text.includes(note))).toEqual([words.age[stage]])
      expect(text.includes(words.titles.leaving)).toBe(stage === 'small')
      expect(text.includes(words.titles.homework)).toBe(stage !== 'small')
    },
  )
})
