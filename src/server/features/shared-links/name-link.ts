import type { Lang } from '#language/lang.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { findChart } from '../charts/api.ts'
import { nameReport, requireShown } from '../reports/api.ts'
import { CHART_NAMES } from './domain/shared-words.ts'
import { linkOf } from './open-link.ts'

/** What a public link shows is called, without reading it: programs ask for this page, too. @throws {AppError} not_found, conflict */
export async function nameLink(services: Services, token: string, lang: Lang): Promise<string> {
  const { link, owner } = await linkOf(services, token)
  if (link.chartHash !== null) {
    const chart = await findChart(services.db, owner.id, link.chartHash)
    if (!chart) throw new AppError('not_found')
    return CHART_NAMES[lang][chart.type]
  }
  const hash = link.reportHash ?? ''
  await requireShown(services, owner, hash)
  return (await nameReport(services, { id: owner.id, lang }, hash)).title
}
