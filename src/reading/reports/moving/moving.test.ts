import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { LANGS } from '#language/lang.ts'
import { reportFaults } from '../report-faults.fixture.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { moving } from './moving.ts'
import { CITY_ANSWERS, movingTexts } from './words.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }

const cityOfTitle = (title: string) => title.split(': ')[0] ?? ''

describe.each(LANGS)('in %s', (lang) => {
  it.each([0, 1, 2])('tells of 24 cities where none is named, %i', (index) => {
    const request = sampleRequest(room, moving, lang, index)
    if (!request) throw new Error('no such sample')
    const document = moving.write({ ...request, places: [] })
    expect(document.chapters.find(({ sections }) => sections.length === 24)).toBeDefined()
    expect(reportFaults(lang, document)).toEqual([])
  })

  it.each([0, 1, 2, 3, 5, 6])('answers first, city by city in the order of its verdict, %i', (index) => {
    const request = sampleRequest(room, moving, lang, index)
    if (!request) throw new Error('no such sample')
    const { chapters } = moving.write(request)
    const words = room.library.texts(movingTexts, lang)
    expect(chapters[0]?.title).toBe(words.chapters.verdict)
    const table = chapters[0]?.sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'table')
    const told = chapters.find(({ title }) => title === words.chapters.cities)?.sections ?? []
    expect(table?.kind === 'table' && table.rows.map(([city]) => city)).toEqual(
      told.map(({ title }) => cityOfTitle(title)),
    )
    for (const { title, blocks } of told) {
      const [first] = blocks
      const answers = CITY_ANSWERS.flatMap((answer) =>
        words.answer[answer].map((say) => say({ city: cityOfTitle(title) })),
      )
      expect(first?.kind === 'paragraph' && answers.some((answer) => first.text.startsWith(answer))).toBe(true)
    }
  })

  it('has enough to say of one city', () => {
    const request = sampleRequest(room, moving, lang, 0)
    if (!request) throw new Error('no such sample')
    expect(reportFaults(lang, moving.write({ ...request, places: request.places.slice(0, 1) }))).toEqual([])
  })
})
