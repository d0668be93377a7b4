import { CHART_POINTS } from '#astro/charts/chart.ts'
import { z } from 'zod'
import { aspectField, instantField, locatedField, pointField, signField } from './points.ts'
import { fromField, restField, toField } from './span.ts'

export const EVENT_KINDS = [
  'station',
  'ingress',
  'solar_eclipse',
  'lunar_eclipse',
  'phase',
  'void_moon',
  'aspect',
] as const

export const eventField = z.object({
  kind: z.enum(EVENT_KINDS),
  utc: instantField.describe('when it is exact; of an eclipse its maximum, of a void Moon its beginning'),
  what: z.string().describe('the event in words'),
  point: pointField.nullable().describe('the body that turns, enters a sign, or makes the aspect'),
  other: pointField.nullable().describe('the second body of an aspect'),
  aspect: aspectField.nullable(),
  sign: signField.nullable().describe('the sign entered, or in which it takes place'),
  type: z
    .string()
    .nullable()
    .describe(
      'station: retrograde or direct begins; ingress: direct or retrograde motion; eclipse: total, annular, hybrid, partial, penumbral; phase: new, first-quarter, full, last-quarter',
    ),
  ends: instantField.nullable().describe('end of a void Moon'),
  located: locatedField.nullable().describe('where it takes place'),
})

export const EventsAsked = z.strictObject({
  from: fromField,
  to: toField,
  kinds: z
    .array(z.enum(EVENT_KINDS))
    .min(1)
    .max(EVENT_KINDS.length)
    .optional()
    .describe('Which: ["station", "solar_eclipse"]. All but "aspect" unless given.'),
  bodies: z
    .array(pointField)
    .min(1)
    .max(CHART_POINTS.length)
    .optional()
    .describe('Only events of these bodies: ["mercury"] with kinds ["station"] for Mercury retrograde.'),
})

export const EventsAnswer = z.object({ events: z.array(eventField), continues_at: restField })
