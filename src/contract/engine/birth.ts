import { HOUSE_SYSTEMS } from '#astro/charts/chart.ts'
import { z } from 'zod'
import { line } from './line.ts'

const PLACE_SHAPE = {
  place: line()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'Name of the place in English or Russian, best with region and country: "Springfield, Illinois, USA". The likeliest match is taken and the others are listed.',
    ),
  place_id: line().max(40).optional().describe('The id of a place, from the tool "places": "524901".'),
  latitude: z.number().optional().describe('Decimal degrees, north positive: 55.7558. Needs longitude.'),
  longitude: z.number().optional().describe('Decimal degrees, east positive: 37.6173. Needs latitude.'),
  time_zone: line()
    .max(64)
    .optional()
    .describe('IANA name, only to read the time by another zone than the place’s own: "Europe/Moscow".'),
}

export const placeField = z.strictObject(PLACE_SHAPE)

export const birthField = z
  .strictObject({
    date: line().describe(
      'Date of birth as the calendar at the place showed it, YYYY-MM-DD, 1800 to 2150: "1990-05-17".',
    ),
    time: line()
      .optional()
      .describe(
        'Time of birth by the clocks at the place, 24 hours, HH:MM or HH:MM:SS: "14:30". Daylight saving and old time zones are accounted for, so give it as it was told. Leave it out, or give "unknown", if nobody knows it; don’t put noon.',
      ),
    ...PLACE_SHAPE,
    calendar: z
      .enum(['gregorian', 'julian'])
      .optional()
      .describe('julian if the date is in old style, as in Russia until February 1918. Gregorian unless given.'),
    clock: line()
      .max(64)
      .optional()
      .describe(
        'Only to overrule the clock that was found: an IANA zone, an offset from UTC like "+02:00", or "lmt" for the local mean time.',
      ),
    occurrence: z
      .enum(['first', 'second'])
      .optional()
      .describe('Which of the two, if the clocks were put back and showed the time twice. The first unless given.'),
    house_system: z.enum(HOUSE_SYSTEMS).optional().describe('Placidus unless given.'),
  })
  .meta({ id: 'birth' })

export type BirthInput = z.output<typeof birthField>
export type PlaceInput = z.output<typeof placeField>

const readingField = z
  .object({
    utc: z.string().describe('the instant, UTC'),
    offset: z.string().describe('how far the clock was ahead of UTC: "+04:00"'),
    clock: z.string().describe('IANA zone, offset, or lmt for local mean time: what "clock" accepts'),
    clock_name: z.string(),
  })
  .meta({ id: 'clock_reading' })

/** How a birth was read, as the tool "chart" tells it. */
export const readBirthField = z.object({
  place: z.object({
    id: z.string(),
    name: z.string().describe('with region and country'),
    latitude: z.number(),
    longitude: z.number(),
    time_zone: z.string().describe('IANA zone of the place today'),
    other_matches: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe('other places that the name may mean; give one’s id as place_id'),
  }),
  calendar: z.object({
    gregorian: z.string(),
    julian: z.string(),
    given: z.enum(['gregorian', 'julian']),
    may_be_julian: z.boolean().describe('people there still wrote old-style dates: ask which was meant'),
  }),
  clock: z
    .object({
      ...readingField.shape,
      why: z.string().describe('whose clock it is and why it was used'),
      territory: z
        .string()
        .nullable()
        .describe('the territory whose clocks were followed, where not the zone of today'),
      second_occurrence: readingField.nullable().describe('the other instant, if the clocks showed this time twice'),
      doubt: z
        .object({
          reason: z.enum(['border', 'change', 'sources', 'custom', 'unrecorded', 'sea']),
          source: z.string(),
          alternatives: z.array(readingField),
        })
        .nullable()
        .describe('that another clock may have been kept'),
    })
    .nullable()
    .describe('null if the time is unknown'),
  unknown_time_day: z
    .object({ from: z.string(), to: z.string() })
    .nullable()
    .describe('the whole day of the birth in UTC, if the time is unknown'),
  warnings: z.array(z.string()).describe('what to tell the person or ask them'),
})

/** The same in short, beside every other answer about it. */
export const birthBriefField = z
  .object({
    place: z.string(),
    instant: z.string().nullable().describe('UTC; null if the time is unknown'),
    why: z.string().nullable().describe('the clock that the time was read by; the tool "chart" tells more'),
    warnings: z.array(z.string()).describe('what to tell the person or ask them'),
  })
  .meta({ id: 'birth_read' })
