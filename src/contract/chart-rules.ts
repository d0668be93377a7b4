import * as z from 'zod/mini'
import { HOUSE_SYSTEMS } from '#astro/charts/chart.ts'
import { MINOR_ASPECTS } from '#astro/charts/minor-aspect.ts'
import { LILITHS, NODES } from '#astro/ephemeris/sky-rules.ts'
import { ZODIACS } from '#astro/ephemeris/zodiac.ts'

/** How far aspects may reach, percent of the usual orbs. */
export const ORB_PERCENTS = [50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150] as const

/** By which rules a chart is cast. */
export const ChartRules = z.object({
  house_system: z.enum(HOUSE_SYSTEMS),
  zodiac: z.enum(ZODIACS),
  /** Which points `trueNode` and `meanLilith` of the chart are. */
  node: z.enum(NODES),
  lilith: z.enum(LILITHS),
  orb_percent: z.literal(ORB_PERCENTS),
  /** The minor aspects that the chart lists beside the five major ones. */
  minor_aspects: z.array(z.enum(MINOR_ASPECTS)).check(z.maxLength(MINOR_ASPECTS.length)),
})
export type ChartRules = z.infer<typeof ChartRules>

/** What somebody changes of their account's rules; absent ones stay. */
export const ChartRulesChange = z.partial(ChartRules)
export type ChartRulesChange = z.infer<typeof ChartRulesChange>
