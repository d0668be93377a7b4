import { PLANETS } from '#astro/ephemeris/body.ts'
import { z } from 'zod'
import { birthBriefField, birthField } from './birth.ts'
import { aspectField, instantField, pointField } from './points.ts'
import { fromField, restField, toField } from './span.ts'

const planetField = z.enum(PLANETS)
const transitShape = { transiting: planetField, aspect: aspectField, natal: pointField }

export const TransitsAnswer = z.object({
  birth: birthBriefField,
  hits: z
    .array(
      z.object({
        ...transitShape,
        utc: instantField.describe('when the aspect is exact'),
        retrograde: z.boolean().describe('whether the moving planet goes backward then'),
        plus_minus_days: z
          .number()
          .describe(
            '0 if the time of birth is known; else about how far the instant may be off, since the natal point moves within the day',
          ),
      }),
    )
    .describe('every exact aspect of a moving planet to a natal planet or angle, in order of time'),
  continues_at: restField,
  within_orb_at_beginning: z
    .array(
      z.object({
        ...transitShape,
        orb: z.number().describe('degrees from exact at the beginning of the span'),
        applying: z.boolean(),
        exact: instantField
          .nullable()
          .describe('null if the planet turns before it gets there, or if the time of birth is unknown'),
      }),
    )
    .describe('what is near exact when the span begins: 2° for Jupiter and Saturn, 1.5° for the others'),
})

export const TransitsAsked = z.strictObject({
  birth: birthField,
  from: fromField,
  to: toField,
  transiting: z
    .array(planetField)
    .min(1)
    .max(PLANETS.length)
    .optional()
    .describe('Which moving planets: ["saturn", "pluto"]. All but the Moon unless given.'),
})
