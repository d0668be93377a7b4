import { MINOR_ASPECTS } from '#astro/charts/minor-aspect.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { ChartRules } from '#contract/chart-rules.ts'
import { DEFAULT_RULES } from '#product/default-rules.ts'

/** A row that may say by which rules its charts are cast. */
export interface WithRules {
  /** Null, or less than all of them: the others are the product's. */
  chartRules?: Partial<ChartRules> | null
}

export const rulesOf = ({ chartRules }: WithRules): ChartRules => ({ ...DEFAULT_RULES, ...chartRules })

/** Rules after a change, each minor aspect once and in order. */
export function changedRules(before: ChartRules, change: Partial<ChartRules>): ChartRules {
  const after = { ...before, ...change }
  return { ...after, minor_aspects: MINOR_ASPECTS.filter((aspect) => after.minor_aspects.includes(aspect)) }
}

/** Whether charts are the same by both. */
export const sameRules = (one: ChartRules, other: ChartRules): boolean =>
  (Object.keys(DEFAULT_RULES) as (keyof ChartRules)[]).every((rule) => String(one[rule]) === String(other[rule]))

/** How far aspects of a row's charts reach, as a factor of the usual orbs; undefined for the usual. */
export function orbReachOf(row: WithRules): number | undefined {
  const { orb_percent: percent } = rulesOf(row)
  return percent === DEFAULT_RULES.orb_percent ? undefined : percent / 100
}

/** The sky by the rules of an account: everything that is held to a birth must be of the same. */
export function skyOf(sky: Ephemeris, row: WithRules): Ephemeris {
  const { zodiac, node, lilith } = rulesOf(row)
  return sky.by({ zodiac, node, lilith })
}

/** What a call works with, its sky by the rules of an account. */
export const withSkyOf = <S extends { sky: Ephemeris }>(services: S, row: WithRules): S => ({
  ...services,
  sky: skyOf(services.sky, row),
})
