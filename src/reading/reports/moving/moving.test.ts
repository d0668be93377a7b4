import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { LANGS } from '#language/lang.ts'
import { reportFaults } from '../report-faults.fixture.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { moving } from './moving.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }

describe.each(LANGS)('in %s', (lang) => {
  it.each([0, 1, 2])('tells of 24 cities where none is named, %i', (index) => {
    const request = sampleRequest(room, moving, lang, index)
    if (!request) throw new Error('no such sample')
    const document = moving.write({ ...request, places: [] })
    expect(document.chapters.find(({ sections }) => sections.length === 24)).toBeDefined()
    expect(reportFaults(lang, document)).toEqual([])
  })

  it('has enough to say of one city', () => {
    const request = sampleRequest(room, moving, lang, 0)
    if (!request) throw new Error('no such sample')
    expect(reportFaults(lang, moving.write({ ...request, places: request.places.slice(0, 1) }))).toEqual([])
  })
})
