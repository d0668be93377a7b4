import { LANGS } from '#language/lang.ts'
import { z } from 'zod'
import { line } from './line.ts'

export const PlacesAsked = z.strictObject({
  query: line().min(1).max(200).describe('What was typed: "Springfield, IL", "Нижний Новгород".'),
  lang: z.enum(LANGS).optional().describe('Language of the names in the answer; English unless given.'),
  limit: z.number().int().min(1).max(10).optional().describe('How many at most, 1 to 10; 5 unless given.'),
})

export const PlacesAnswer = z.object({
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
})
