import { loadAtlas } from '#astro/atlas/load-atlas.ts'
import { searchPlaces } from '#astro/atlas/search-places.ts'
import { PlacesAnswer, PlacesAsked } from '#contract/engine/places.ts'
import { placeLabel } from './read-place.ts'
import { tool } from './tool.ts'

export const placesTool = tool({
  name: 'places',
  title: 'Search of places',
  description:
    'Places of the world by name, with coordinates and time zone, best match first. Understands English and Russian, region and country after a comma, and small typing errors.',
  input: PlacesAsked,
  output: PlacesAnswer,
  run({ query, lang = 'en', limit = 5 }) {
    const found = searchPlaces(loadAtlas(), { q: query, lang, limit })
    const places = found.map(({ countryCode, latitudeDeg, longitudeDeg, timeZone, ...place }) => ({
      ...place,
      country_code: countryCode,
      latitude: latitudeDeg,
      longitude: longitudeDeg,
      time_zone: timeZone,
    }))
    const told = found.map((place) => `${placeLabel(place)} (id ${place.id}, ${place.timeZone})`)
    return { text: told.length > 0 ? `${told.join('; ')}.` : `No place is called "${query}".`, result: { places } }
  },
})
