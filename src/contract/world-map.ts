import * as z from 'zod/mini'
import { LINE_ANGLES } from '#astro/charts/planetary-lines.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { ChartBody, ChartAspect, ChartHouses } from './charts.ts'
import { blankAsAbsent, Lang } from './field.ts'
import { PersonId } from './people.ts'
import type { Part, Routes } from './route.ts'

const Whose = { person: z.optional(blankAsAbsent(PersonId)), lang: z.optional(Lang) }

const Spot = z.object({ lat: z.number(), lon: z.number() })

/** A place of the map, as it was touched: the north and south poles have no horizon that tells anything. */
const MapLatitude = z.coerce.number('number').check(z.minimum(-85, 'number'), z.maximum(85, 'number'))
const MapLongitude = z.coerce.number('number').check(z.minimum(-180, 'number'), z.maximum(180, 'number'))

export const WorldMapAnswer = z.object({
  /** Whose map it is; null for one's own. */
  person: z.nullable(z.object({ id: z.number(), name: z.string() })),
  birth: z.extend(Spot, { place: z.string(), instant: z.string(), time_known: z.boolean() }),
  /** Where each planet stood overhead at that instant: all its lines follow. Empty where the hour is unknown: there is no map. */
  overheads: z.array(z.extend(Spot, { planet: z.enum(PLANETS) })),
  /** What each line means; its factor is the line. */
  lines: z.array(z.object({ planet: z.enum(PLANETS), angle: z.enum(LINE_ANGLES), name: z.string(), text: z.string() })),
})
export type WorldMapAnswer = z.infer<typeof WorldMapAnswer>

export const RelocatedAnswer = z.object({
  place: z.extend(Spot, {
    /** The nearest town that the atlas has, and how far it is. */
    town: z.nullable(z.object({ name: z.string(), country: z.string(), km: z.number() })),
  }),
  bodies: z.array(z.extend(ChartBody, { house_at_birth: z.nullable(z.number()) })),
  houses: z.nullable(ChartHouses),
  aspects: z.array(ChartAspect),
  /** The angles at the birthplace. */
  at_birth: z.object({ asc: z.number(), mc: z.number() }),
})
export type RelocatedAnswer = z.infer<typeof RelocatedAnswer>

const calls = {
  'GET /map': {
    summary:
      'Where the planets stood overhead at a birth, one’s own or a saved person’s, and what each planetary line means',
    auth: true,
    query: z.object(Whose),
    response: WorldMapAnswer,
  },
  'GET /map/relocated': {
    summary: 'The birth chart as if cast for another place: houses, angles, and what changes',
    auth: true,
    query: z.object({ ...Whose, lat: MapLatitude, lon: MapLongitude }),
    response: RelocatedAnswer,
  },
  'GET /map/list.txt': {
    summary: 'The planetary lines nearest to each of the world’s larger cities, as plain text',
    auth: true,
    media: 'text/plain; charset=utf-8',
    query: z.object(Whose),
    response: z.string(),
  },
} as const satisfies Routes

export const worldMap = {
  tag: 'Charts',
  calls,
  named: {
    WorldMap: [WorldMapAnswer, 'What a map of planetary lines is drawn from.'],
    RelocatedChart: [RelocatedAnswer, 'A birth chart cast for another place.'],
  },
} as const satisfies Part
