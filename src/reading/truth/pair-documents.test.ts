import { beforeAll, describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { howMany } from '#test/how-many.ts'
import { KINDS, NOT_PARTNERS, pairDocuments } from '#test/readings/pair-documents.ts'
import { libraryOf, plain } from '#test/readings/sentences.ts'
import { sentencesIn } from '#reading/writer/sentences.ts'
import type { Library } from '../library/library.ts'
import { loadLibrary } from '../library/load-library.ts'
import { LANGS } from '#language/lang.ts'
import { romanceIn } from './romance.ts'

/** `PAIR_CHARTS=20 npx vitest --project pure pair-documents` takes a minute; one chart a relation takes seconds. */
const CHARTS = Number(process.env['PAIR_CHARTS'] ?? howMany(1, 2))

let room: { sky: Ephemeris; library: Library }
beforeAll(() => {
  room = { sky: loadEphemeris(), library: loadLibrary() }
})

const wordCount = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0

/** The question above an answer is the reader's own. */
const said = (text: string) => text.replaceAll(/^\? .*$/gmu, '')

describe.each(LANGS)('documents on two people, %s', (lang) => {
  it.each(NOT_PARTNERS)('of a %s hold no word of lovers', (relation) => {
    const found = Array.from({ length: CHARTS }).flatMap((_, index) => {
      const documents = pairDocuments(room, { relation, lang, index })
      return KINDS.flatMap((kind) =>
        said(documents.textOf(kind))
          .split('\n')
          .map((text) => ({ kind, index, words: romanceIn(lang, text, kind === 'child' ? 'child' : 'pair'), text })),
      )
    })
    expect(found.filter(({ words }) => words.length > 0)).toEqual([])
  })

  it('tell of the bond in words of its own, never in those for one person', () => {
    const forOne = libraryOf(room.library, lang)
    const sentences = [...NOT_PARTNERS, 'partner'].flatMap((relation) =>
      Array.from({ length: CHARTS }).flatMap((_, index) => {
        const text = pairDocuments(room, { relation, lang, index }).textOf('composite')
        return text
          .split('\n')
          .flatMap(sentencesIn)
          .filter((sentence) => wordCount(sentence) > 2)
      }),
    )
    expect(sentences.length).toBeGreaterThan(500)
    expect(sentences.filter((sentence) => forOne.has(plain(sentence)))).toEqual([])
  })

  it('of partners keep theirs, and no pair is told less', () => {
    const [partners, others] = ['partner', 'friend'].map((relation) =>
      Array.from({ length: 4 }, (_, index) => {
        const documents = pairDocuments(room, { relation, lang, index })
        return (['synastry', 'composite', 'compatibility'] as const).map((kind) => documents.textOf(kind)).join('\n')
      }),
    )
    expect(romanceIn(lang, partners?.join('\n') ?? '').length).toBeGreaterThan(10)
    const [most = 0, least = 0] = [partners, others].map((texts) => wordCount(texts?.join('\n') ?? ''))
    expect(least / most).toBeGreaterThan(0.9)
  })
})
