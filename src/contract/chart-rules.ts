import * as z from 'zod/mini'
import { HOUSE_SYSTEMS } from '#astro/charts/chart.ts'
import { ZODIACS } from '#astro/ephemeris/zodiac.ts'

/** By which rules a chart is cast. */
export const ChartRules = z.object({
  house_system: z.enum(HOUSE_SYSTEMS),
  zodiac: z.enum(ZODIACS),
})
export type ChartRules = z.infer<typeof ChartRules>

/** What somebody changes of their account's rules; absent ones stay. */
export const ChartRulesChange = z.partial(ChartRules)
export type ChartRulesChange = z.infer<typeof ChartRulesChange>
