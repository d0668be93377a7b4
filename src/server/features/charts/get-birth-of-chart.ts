import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { ChartRules } from '#contract/chart-rules.ts'
import { birthOf, rulesOf, withSkyOf, type Birth } from '#core/births/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { findChart } from './queries.ts'

/** The birth that a chart is of, or is held to, by the rules of the chart. */
export interface BirthOfChart {
  /** By those rules. */
  sky: Ephemeris
  birth: Birth
  rules: ChartRules
}

/** Without the chart's reading. @throws {AppError} not_found for somebody else's chart; validation while birth data are missing */
export async function getBirthOfChart(services: Services, user: User, hash: string): Promise<BirthOfChart> {
  const row = await findChart(services.db, user.id, hash)
  if (!row) throw new AppError('not_found')
  const rules = { chartRules: { ...rulesOf(user), ...row.rules } }
  const stored = row.type === 'person-natal' && row.person ? row.person : user
  const { sky } = withSkyOf(services, rules)
  const birth = birthOf(sky, { ...stored, ...rules })
  if (!birth) throw new AppError('validation', { message: 'birth_missing' })
  return { sky, birth, rules: rules.chartRules }
}
