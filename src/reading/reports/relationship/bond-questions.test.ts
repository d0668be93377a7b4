import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { directionFaults } from '../verdict/direction-faults.fixture.ts'
import { relationship } from './relationship.ts'
import { BOND_QUESTIONS, relationshipTexts } from './words.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const CHAPTER = { pace: 'rhythm', hold: 'hold' } as const
const SAMPLES = Array.from({ length: 20 }, (_, index) => index)

describe.each(LANGS)('the questions of a bond, %s', (lang) => {
  const words = room.library.texts(relationshipTexts, lang)

  it('have nothing contrary to an answer outside of the marked place', () => {
    const faults = SAMPLES.flatMap((index) => {
      const request = sampleRequest(room, relationship, lang, index)
      return request ? directionFaults(lang, room.library, 'relationship', relationship.write(request)) : []
    })
    expect(faults).toEqual([])
  })

  it('name the one whose hour of birth is unknown', () => {
    // The fifth of the samples has no hour: beside the fourth it is the other, beside the sixth the reader.
    for (const [index, unknown] of [
      [3, 'other'],
      [4, 'person'],
    ] as const) {
      const request = sampleRequest(room, relationship, lang, index)
      if (!request?.other) throw new Error('no such sample')
      const { firstName } = request[unknown] ?? request.other
      expect(relationship.write(request).limits).toEqual([words.withoutHours.one({ name: firstName })])
      expect(words.withoutHours.one({ name: firstName })).not.toBe(words.withoutHours.both({ name: firstName }))
    }
    const request = sampleRequest(room, relationship, lang, 4)
    if (!request?.other) throw new Error('no such sample')
    const both = { ...request, other: { ...request.other, birth: request.person.birth } }
    expect(relationship.write(both).limits).toEqual([words.withoutHours.both({ name: '' })])
  })

  it('are answered alike by the first page, their chapter and the end', () => {
    for (const index of SAMPLES) {
      const request = sampleRequest(room, relationship, lang, index)
      if (!request) continue
      const { chapters } = relationship.write(request)
      const table = chapters[0]?.sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'table')
      const answers = new Map(table?.kind === 'table' ? table.rows.map(([asked, said]) => [asked, said]) : [])
      const end = chapters.flatMap(({ sections }) => sections).find(({ title }) => title === words.titles.lines)
      const lines = end?.blocks.map((block) => (block.kind === 'paragraph' ? block.text : '')) ?? []
      for (const question of BOND_QUESTIONS) {
        const short = answers.get(words.asks[question])
        const given = (['first', 'second', 'both'] as const).find((one) => words.short[question][one] === short)
        if (!given) continue
        const prose = (chapters.find(({ title }) => title === words.chapters[CHAPTER[question]])?.sections ?? [])
          .flatMap(({ blocks }) => blocks)
          .flatMap((block) => (block.kind === 'paragraph' ? [block] : []))
        const [first, ...rest] = prose
        expect(first?.text.startsWith(words.answer[question][given]), `${index} ${question}`).toBe(true)
        expect(lines).toContain(words.last[question][given])
        const told = new Set(rest.flatMap(({ factors }) => factors))
        expect(first?.factors.filter((factor) => !told.has(factor))).toEqual([])
      }
    }
  })
})
