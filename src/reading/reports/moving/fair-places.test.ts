import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { ReportPage } from '../report-page.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { type City, cityOf } from './city.ts'
import { defaultPlaces } from './default-cities.ts'
import { moving } from './moving.ts'
import { movingTexts } from './words.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const SAMPLES = [0, 1, 2, 3, 5, 6, 7, 8, 10, 11]
/** The latitude of the polar circles, degrees. */
const CIRCLE_DEG = 66.56

function citiesOf(index: number): City[] {
  const request = sampleRequest(room, moving, 'en', index)
  if (!request) throw new Error('no such sample')
  const page = new ReportPage(request)
  return [...request.places, ...defaultPlaces('en')].map((place) => cityOf(page, place))
}

it.each(SAMPLES)('recommends no city beyond a polar circle, %i', (index) => {
  const cities = citiesOf(index)
  const beyond = cities.filter(({ place }) => Math.abs(place.latitudeDeg) > CIRCLE_DEG)
  expect(beyond.length).toBeGreaterThan(0)
  for (const { purposes, answer } of beyond) {
    expect(purposes).toEqual([])
    expect(answer).toBe('polar')
  }
  expect(cities.toSorted((a, b) => b.rank - a.rank).slice(-beyond.length)).toEqual(
    beyond.toSorted((a, b) => b.rank - a.rank),
  )
})

it.each(SAMPLES)('sends nobody for quiet or long work to where Mars or Uranus is near, %i', (index) => {
  for (const { place, purposes, lines } of citiesOf(index)) {
    const restless = lines.some(
      ({ planet, distanceKm }) => (planet === 'mars' || planet === 'uranus') && distanceKm <= 600,
    )
    const named = purposes.map(({ purpose }) => purpose)
    if (restless) expect(named.filter((one) => one === 'craft' || one === 'rest').join(), place.name).toBe('')
    const marsSets = lines.some(
      ({ planet, angle, distanceKm }) => planet === 'mars' && angle === 'dsc' && distanceKm <= 600,
    )
    if (marsSets) expect(named, place.name).not.toContain('love')
  }
})

describe.each(LANGS)('in %s', (lang) => {
  it.each(SAMPLES)('says at the end of a city what its heading says, %i', (index) => {
    const request = sampleRequest(room, moving, lang, index)
    if (!request) throw new Error('no such sample')
    const words = room.library.texts(movingTexts, lang)
    const page = new ReportPage(request)
    const { chapters } = moving.write(request)
    const end = chapters.flatMap(({ sections }) => sections).find(({ title }) => title === words.titles.again)
    const said = end?.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])) ?? []
    for (const { place, purposes } of request.places.map((one) => cityOf(page, one)))
      for (const purpose of ['work', 'love', 'home', 'study', 'rest', 'craft'] as const)
        if (said.includes(words.againFor({ city: place.name, purpose: words.suits[purpose] })))
          expect(purposes[0]?.purpose, place.name).toBe(purpose)
  })

  it('sets beside the chosen cities none of them under another name', () => {
    const request = sampleRequest(room, moving, lang, 0)
    if (!request) throw new Error('no such sample')
    const newYork = request.places.find(({ latitudeDeg }) => Math.abs(latitudeDeg - 40.7128) < 0.01)
    if (!newYork) throw new Error('New York is among the samples')
    const places = defaultPlaces(lang)
    const same = places.find(({ longitudeDeg }) => Math.abs(longitudeDeg + 74) < 0.3)
    const { chapters } = moving.write({ ...request, places: [{ ...newYork, name: 'Big Apple' }] })
    const words = room.library.texts(movingTexts, lang)
    const beside = chapters.find(({ title }) => title === words.chapters.nearest)
    expect(same).toBeDefined()
    expect(JSON.stringify(beside)).not.toContain(same?.name)
  })

  it('puts nothing overhead, which a planet is in the tropics only', () => {
    const words = room.library.texts(movingTexts, lang)
    const said = [words.lineIn.mc({ planet: 'sun' }), words.lineName.mc({ planet: 'sun' }), words.purpose.work.text]
    expect(said.join(' ')).not.toMatch(/overhead|зенит/u)
  })
})
