import { loadAtlas } from '#astro/atlas/load-atlas.ts'
import { searchPlaces } from '#astro/atlas/search-places.ts'
import { LANGS } from '#language/lang.ts'
import { z } from 'zod'
import { placeLabel } from './read-place.ts'
import { tool } from './tool.ts'

export const placesTool = tool({
  name: 'places',
  title: 'Search of places',
  description:
    'Places of the world by name, with coordinates and time zone, best match first. Understands English and Russian, region and country after a comma, and small typing errors.',
  input: z.strictObject({
    query: z.string().min(1).max(200).describe('What was typed: "Springfield, IL", "Нижний Новгород".'),
    lang: z.enum(LANGS).optional().describe('Language of the names in the answer; English unless given.'),
    limit: z.number().int().min(1).max(10).optional().describe('How many at most, 1 to 10; 5 unless given.'),
  }),
  output: z.object({
    places: z.array(
      z.object({
        id: z.string().describe('what "place_id" accepts'),
        name: z.string(),
        region: z.string(),
        country: z.string(),
        country_code: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        time_zone: z.string(),
      }),
    ),
  }),
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
