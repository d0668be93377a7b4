import * as z from 'zod/mini'
import { Lang, lineOf, LIMITS } from './field.ts'
import type { Part, Routes } from './route.ts'

export const Place = z.object({
  id: z.string(),
  name: z.string(),
  region: z.string(),
  country: z.string(),
  country_code: z.string(),
  lat: z.number(),
  lon: z.number(),
  time_zone: z.string(),
})
export type Place = z.infer<typeof Place>

const calls = {
  'GET /places': {
    summary: 'Birth places by name, best first',
    query: z.object({
      q: z._default(lineOf(LIMITS.place), ''),
      lang: z._default(Lang, 'en'),
      limit: z._default(
        z.coerce
          .number('number')
          .check(z.int('number'), z.minimum(1, 'number'), z.maximum(LIMITS.placesPerAnswer, 'number')),
        5,
      ),
    }),
    response: z.object({ places: z.array(Place) }),
  },
} as const satisfies Routes

export const places = {
  tag: 'Births',
  calls,
  named: {
    Place: [Place, 'A place of birth.'],
  },
} as const satisfies Part
