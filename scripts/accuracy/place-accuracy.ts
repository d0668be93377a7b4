import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Accuracy } from '#astro/accuracy/accuracy.ts'
import { loadAtlas } from '#astro/atlas/load-atlas.ts'
import { searchPlaces } from '#astro/atlas/search-places.ts'
import {
  answeredTime,
  expectedTime,
  isThatPlace,
  referenceBirths,
  referencePlaces,
} from '#test/fixtures/places/reference.ts'
import { byKey } from './errors.ts'

/** How many of the reference's places are found, by language. */
export function placeAccuracy(): Accuracy['places'] {
  const atlas = loadAtlas()
  return byKey(['en', 'ru'], (lang) => {
    const cases = referencePlaces().filter((reference) => reference.lang === lang)
    const ranks = cases.map(({ query, expect }) =>
      searchPlaces(atlas, { q: query, lang, limit: 5 }).findIndex((place) => isThatPlace(place, expect)),
    )
    const first = ranks.filter((rank) => rank === 0).length
    return { count: cases.length, first, amongFive: ranks.filter((rank) => rank >= 0).length }
  })
}

/** Random local times, as `tools/time-zones` last measured them. */
export function clockAccuracy(): Accuracy['clocks'] {
  const file = new URL('../../tools/time-zones/measured.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Accuracy['clocks']
}

/** How many of the reference's civil times are turned into the right instant. */
export function birthTimeAccuracy(): Accuracy['birthTimes'] {
  const cases = referenceBirths()
  const right = cases.filter((reference) => {
    const answer = answeredTime({ timeZone: reference.time_zone, local: reference.local })
    return isDeepStrictEqual(answer, expectedTime(reference))
  })
  return { count: cases.length, right: right.length }
}
