// The schemas are those of the tools that assistants have (`src/mcp`), which describe their fields themselves.
import { z } from 'zod'
import { LANGS } from '#language/lang.ts'
import { birthField, readBirthField } from './engine/birth.ts'
import { BirthRead, ChartAnswer, ChartAsked, chartAspectField, positionField } from './engine/chart.ts'
import { PlacesAnswer, PlacesAsked } from './engine/places.ts'
import { EVENT_KINDS, eventField, EventsAnswer } from './engine/sky-events.ts'
import { pointField } from './engine/points.ts'
import { fromField, toField } from './engine/span.ts'
import { TransitsAnswer, TransitsAsked } from './engine/transits.ts'
import type { Part, Routes } from './route.ts'

/** A list as an address has it, with commas between. */
const listOf = <Value extends string>(values: z.ZodEnum<Record<Value, Value>>, most: number) =>
  z
    .string()
    .max(400)
    .transform((text) => text.split(','))
    .pipe(z.array(values).min(1).max(most))
    .optional()

const EventsQuery = z.strictObject({
  from: fromField,
  to: toField,
  kinds: listOf(z.enum(EVENT_KINDS), EVENT_KINDS.length).describe(
    'Which, with commas between: "station,solar_eclipse". All but "aspect" unless given.',
  ),
  bodies: listOf(pointField, pointField.options.length).describe(
    'Only events of these bodies, with commas between: "mercury".',
  ),
})

const PlacesQuery = z.strictObject({
  ...PlacesAsked.shape,
  lang: z.enum(LANGS).optional().describe('Language of the names in the answer; English unless given.'),
  limit: z.coerce.number().int().min(1).max(10).optional().describe('How many at most, 1 to 10; 5 unless given.'),
})

/** A saved person, whose `birth` is what the other calls take. */
const ApiPerson = z.object({
  id: z.number(),
  name: z.string(),
  relation: z.string(),
  birth: birthField,
})

const BIRTH = { date: '1990-05-17', time: '14:30', place: 'Moscow' }

const calls = {
  'POST /v1/chart': {
    summary: 'The chart of a birth: positions, houses, angles, aspects, and what an unknown hour leaves open',
    key: { scope: 'charts', open: true },
    body: ChartAsked,
    example: { birth: BIRTH },
    response: ChartAnswer,
  },
  'POST /v1/transits': {
    summary: 'Exact transits to a chart in a span, and those near exact when it begins',
    key: { scope: 'transits', open: true },
    body: TransitsAsked,
    example: { birth: BIRTH, from: '2027-01-01', to: '2027-04-01', transiting: ['saturn'] },
    response: TransitsAnswer,
  },
  'GET /v1/events': {
    summary: 'Events of the sky in a span: stations, ingresses, eclipses, phases, the void Moon, aspects',
    key: { scope: 'events', open: true },
    query: EventsQuery,
    example: { from: '2027-01-01', to: '2028-01-01', kinds: 'station', bodies: 'mercury' },
    response: EventsAnswer,
  },
  'GET /v1/places': {
    summary: 'Places of a name, with coordinates and time zone, best first',
    key: { scope: 'places', open: true },
    query: PlacesQuery,
    example: { query: 'Springfield, IL' },
    response: PlacesAnswer,
  },
  'POST /v1/birth-time': {
    summary: 'By which clock a birth time is read, which instant that is, and what is in doubt',
    key: { scope: 'birth-time', open: true },
    body: ChartAsked,
    example: { birth: BIRTH },
    response: BirthRead,
  },
  'GET /v1/people': {
    summary: 'The people whose births the account has saved',
    key: { scope: 'people:read', open: false },
    response: z.object({ people: z.array(ApiPerson) }),
  },
} as const satisfies Routes

export const publicApi = {
  tag: 'Public API',
  calls,
  named: {
    BirthAsked: [birthField, 'A birth as it was told: date, time by the clocks there, and place.'],
    ReadBirth: [readBirthField, 'How a birth was read: place, calendar and clock.'],
    Position: [positionField, 'Where a body stands.'],
    ChartAspect: [chartAspectField, 'An aspect between two points of a chart.'],
    EngineEvent: [eventField, 'An event of the sky.'],
    ApiPerson: [ApiPerson, 'A person whom the account has saved.'],
  },
} as const satisfies Part
