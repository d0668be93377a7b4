import { expect, it } from 'vitest'
import { loadAtlas } from '#astro/atlas/load-atlas.ts'
import { searchPlaces } from '#astro/atlas/search-places.ts'
import { LANGS } from '#language/lang.ts'
import { DEFAULT_CITIES, defaultPlaces } from './default-cities.ts'

it.each(LANGS)('has its cities where the atlas has them, in %s', (lang) => {
  const atlas = loadAtlas()
  expect(DEFAULT_CITIES).toHaveLength(24)
  for (const { name, country, latitudeDeg, longitudeDeg } of defaultPlaces(lang)) {
    const found = searchPlaces(atlas, { q: name, lang, limit: 3 }).find((place) => place.country === country)
    expect(found, name).toMatchObject({ name, country, latitudeDeg, longitudeDeg })
  }
})
