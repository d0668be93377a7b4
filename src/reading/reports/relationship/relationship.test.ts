import { expect, test } from 'vitest'
import { ASPECT_ANGLES } from '#astro/charts/aspect.ts'
import { davisonChart } from '#astro/charts/davison-chart.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { isPlanet } from '#astro/ephemeris/body.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { proseOf } from '../report-faults.fixture.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { firstSentence } from './first-sentence.ts'
import { relationship } from './relationship.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }

function written(lang: 'en' | 'ru', index: number) {
  const request = sampleRequest(room, relationship, lang, index)
  if (!request?.other) throw new Error('no pair')
  return { request, other: request.other, document: relationship.write(request) }
}

test('splits a text after its first sentence', () => {
  expect(firstSentence('It has a spine. Aims are realistic.')).toEqual(['It has a spine.', 'Aims are realistic.'])
  expect(firstSentence('It lasts.')).toEqual(['It lasts.', ''])
})

test('each date of the year ahead is exact to the Davison chart', () => {
  let checked = 0
  for (const index of [0, 1, 3, 5]) {
    const { request, other, document } = written('en', index)
    const { chart: one } = request.person.birth
    const { placements, houses } = davisonChart(room.sky, one, other.birth.chart, one.houses?.requested)
    const placeOf = (point: string) =>
      point === 'asc'
        ? houses?.ascendantDeg
        : point === 'mc'
          ? houses?.midheavenDeg
          : placements.find(({ body }) => body === point)?.longitudeDeg
    for (const factor of Object.values(document.factors)) {
      if (!('passesJdUt' in factor)) continue
      const { id, passesJdUt } = factor
      const [kind, planet = '', aspect = '', point = '', dates] = id.split(':')
      if (kind !== 'davison' || dates !== 'dates' || !isPlanet(planet as 'sun')) continue
      for (const jdUt of passesJdUt ?? []) {
        const apart = Math.abs(halfTurn(room.sky.position(planet as 'sun', jdUt).longitudeDeg - (placeOf(point) ?? 0)))
        expect(Math.abs(apart - ASPECT_ANGLES[aspect as 'trine'])).toBeLessThan(0.01)
        checked++
      }
    }
  }
  expect(checked).toBeGreaterThan(5)
})

test.each(LANGS)('what the first page says of a contact its chapter doesn’t repeat: %s', (lang) => {
  for (const index of [0, 1, 3]) {
    const { document } = written(lang, index)
    const sentences = proseOf(document)
      .flatMap((text) => text.split(/(?<=[.!?…])\s/u))
      .filter((one) => one.length > 30)
    expect(sentences.filter((one, i) => sentences.indexOf(one) !== i)).toEqual([])
  }
})
