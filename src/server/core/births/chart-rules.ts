import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { ChartRules } from '#contract/chart-rules.ts'
import { DEFAULT_RULES } from '#product/default-rules.ts'

/** A row that may say by which rules its charts are cast. */
export interface WithRules {
  /** Null, or less than all of them: the others are the product's. */
  chartRules?: Partial<ChartRules> | null
}

export const rulesOf = ({ chartRules }: WithRules): ChartRules => ({ ...DEFAULT_RULES, ...chartRules })

/** The sky by the zodiac of an account: everything that is held to a birth must be of the same. */
export const skyOf = (sky: Ephemeris, row: WithRules): Ephemeris => sky.inZodiac(rulesOf(row).zodiac)

/** What a call works with, its sky by the zodiac of an account. */
export const withSkyOf = <S extends { sky: Ephemeris }>(services: S, row: WithRules): S => ({
  ...services,
  sky: skyOf(services.sky, row),
})
