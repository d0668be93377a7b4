import { z } from 'zod'
import { birthField, readBirthField } from './birth.ts'
import { aspectField, instantField, locatedField, pointField, signField } from './points.ts'

export const positionField = z
  .object({
    point: pointField,
    ...locatedField.shape,
    latitude: z.number().describe('ecliptic latitude in degrees, north positive'),
    speed: z.number().describe('degrees of longitude a day, negative while retrograde'),
    retrograde: z.boolean(),
    house: z.number().int().nullable().describe('1 to 12, null if the time is unknown'),
  })
  .meta({ id: 'position' })

export const chartAspectField = z
  .object({
    a: pointField,
    b: pointField,
    aspect: aspectField,
    orb: z.number().describe('degrees from exact'),
    applying: z
      .boolean()
      .nullable()
      .describe('true while it becomes more exact; null where nothing moves or it isn’t certain'),
  })
  .meta({ id: 'chart_aspect' })

export const housesField = z
  .object({
    system: z.string().describe('the system that the cusps are in'),
    requested: z.string(),
    ascendant: locatedField,
    midheaven: locatedField,
    cusps: z.array(z.object({ house: z.number().int(), ...locatedField.shape })).describe('first house to twelfth'),
  })
  .nullable()
  .describe('null if the time is unknown')

/** What every chart tells. */
export const chartFields = {
  positions: z.array(positionField),
  houses: housesField,
  aspects: z.array(chartAspectField),
}

export const ChartAsked = z.strictObject({ birth: birthField })

const nullableInstant = instantField.nullable()

export const uncertainField = z
  .object({
    sign_changes: z.array(z.object({ point: pointField, from: signField, to: signField, at: instantField })),
    turns: z.array(z.object({ point: pointField, begins: z.enum(['retrograde', 'direct']), at: instantField })),
    moon: z.object({ from: locatedField, to: locatedField }).describe('at both ends of the day'),
    aspects_for_a_part_of_the_day: z.array(
      z.object({ a: pointField, b: pointField, aspect: aspectField, from: nullableInstant, to: nullableInstant }),
    ),
  })
  .nullable()
  .describe('what the unknown hour leaves open; null if the time is known. Don’t state any of it as certain')

export const ChartAnswer = z.object({
  birth: readBirthField,
  instant: instantField.describe('the instant of the chart, UTC; the middle of the day if the time is unknown'),
  ...chartFields,
  aspects: chartFields.aspects.describe('the five major aspects; if the time is unknown, those of the whole day'),
  uncertain: uncertainField,
})

/** A birth as it was read, without its chart. */
export const BirthRead = z.object({ birth: readBirthField })
