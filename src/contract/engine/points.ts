import { ASPECTS } from '#astro/charts/aspect.ts'
import { CHART_POINTS } from '#astro/charts/chart.ts'
import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { z } from 'zod'

export const pointField = z
  .enum(CHART_POINTS)
  .describe('asc: ascendant, mc: midheaven, trueNode and meanNode: the north lunar node, meanLilith: the Black Moon')
  .meta({ id: 'point' })
export const signField = z.enum(SIGN_NAMES).meta({ id: 'sign' })
export const aspectField = z.enum(ASPECTS).meta({ id: 'aspect' })
export const instantField = z.string().describe('UTC, like 2025-01-31T18:00:00Z')

export const locatedField = z
  .object({
    longitude: z.number().describe('ecliptic longitude in degrees, 0 to 360 from 0° Aries, tropical zodiac'),
    sign: signField,
    degree: z.number().int().describe('whole degrees within the sign, 0 to 29'),
    minute: z.number().int().describe('whole minutes of arc, 0 to 59'),
  })
  .meta({ id: 'located' })
