import { describe, expect, it } from 'vitest'
import { ASPECT_ANGLES } from '#astro/charts/aspect.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { compatibility } from './compatibility.ts'
import { stageOf } from './moments.ts'
import { compatibilityTexts } from './words.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }

describe.each(LANGS)('the dates of a comparison, %s', (lang) => {
  const words = room.library.texts(compatibilityTexts, lang)

  it('are those on which the planet stands at its aspect to the point, within the year ahead', () => {
    let held = 0
    for (let index = 0; index < 12; index++) {
      const request = sampleRequest(room, compatibility, lang, index, 'partner')
      if (!request?.other) continue
      const { chapters, factors } = compatibility.write(request)
      const when = chapters
        .find(({ title }) => title === words.chapters.closing)
        ?.sections.find(({ title }) => title === words.titles.when)
      const texts = when?.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])) ?? []
      const told = when?.blocks.flatMap((block) => (block.kind === 'paragraph' ? block.factors : [])) ?? []
      const firsts = told.map((id) => Math.min(...(factors[id]?.passesJdUt ?? [])))
      expect(firsts, `${index}`).toEqual(firsts.toSorted((a, b) => a - b))
      const dates = told.flatMap((id) => factors[id]?.passesJdUt ?? [])
      if (firsts.length > 0) expect(dates.length, `${index}`).toBeGreaterThan(3)
      const fits = Object.values(words.fit).map((fit) => texts.filter((text) => text.includes(fit)).length)
      expect(Math.max(0, ...fits), `${index}: ${texts.join('\n')}`).toBeLessThan(2)
      for (const id of told) {
        const { transiting, natal, aspect, passesJdUt = [] } = factors[id] ?? {}
        const birth = (id.startsWith('person:') ? request.other : request.person).birth
        const { placements, houses } = birth.chart
        const at = natal === 'asc' ? houses?.ascendantDeg : placements.find(({ body }) => body === natal)?.longitudeDeg
        if (!transiting || !aspect || at === undefined) throw new Error(id)
        expect(passesJdUt.length).toBeGreaterThan(0)
        for (const jdUt of passesJdUt) {
          const { longitudeDeg } = room.sky.position(transiting as 'saturn', jdUt)
          expect(Math.abs(halfTurn(longitudeDeg - at)), id).toBeCloseTo(ASPECT_ANGLES[aspect], 2)
          expect(jdUt).toBeGreaterThanOrEqual(request.nowJdUt + 1)
          expect(jdUt).toBeLessThan(request.nowJdUt + 365)
          held++
        }
      }
    }
    expect(held).toBeGreaterThan(10)
  })
})

describe('the ages of two people', () => {
  it.each([
    [23, 25, 'before'],
    [24, 29, 'return'],
    [33, 36, 'after'],
    [38, 41, 'midlife'],
    [48, 55, 'between'],
    [58, 66, 'second'],
    [67, 70, 'late'],
    [25, 35, null],
    [50, 70, null],
  ] as const)('%d and %d: %s', (one, other, stage) => {
    expect(stageOf([one, other])).toBe(stage)
  })
})
