import { inLanguage, reportOf } from '#product/catalogue/catalogue.ts'
import type { ReportAnswer, ReportNeeds, ReportRow as WireRow } from '#contract/reports.ts'
import type { ReportModule } from '#reading/reports/report-module.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { presentFactor } from '#core/factors/api.ts'
import { isHeld, partiesOf } from './report-parties.ts'
import { missingDetailsOf } from './report-subject.ts'
import { reportHtml } from './domain/report-html.ts'
import type { WrittenReport } from './list-reports.ts'
import type { ReportRow } from './queries.ts'

/** What a kind of report asks for. */
export const presentNeeds = ({ birthTime, other, couplesOnly = false, usesPlaces }: ReportModule): ReportNeeds => ({
  birth_time: birthTime,
  other,
  couples_only: couplesOnly,
  places: usesPlaces,
})

const NOTHING: ReportNeeds = { birth_time: 'unused', other: null, couples_only: false, places: false }

function presentOrder(
  { reportModule, clock }: Pick<Services, 'reportModule' | 'clock'>,
  user: User,
  row: ReportRow,
): Omit<WireRow, 'content'> {
  const report = reportOf(row.type)
  const module = reportModule(row.type)
  const waits = module && row.status === 0 && !row.subject
  const held = waits && isHeld(row, clock()) ? row.heldUntil : null
  return {
    type: row.type,
    hash: row.hash,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    ready_at: row.readyAt?.toISOString() ?? null,
    title: report ? inLanguage(report, user.lang).short : row.type,
    ...(row.person && { person: { id: row.person.id, name: row.person.name } }),
    places: row.placeIds,
    lacks: waits
      ? [...missingDetailsOf(module, partiesOf(user, row), clock()), ...(held ? (['consent'] as const) : [])]
      : [],
    held_until: held?.toISOString() ?? null,
    needs: module ? presentNeeds(module) : NOTHING,
  }
}

export function presentReportRow(services: Services, user: User, { row, written }: WrittenReport): WireRow {
  const document = row.status === 2 ? written?.document : null
  return { ...presentOrder(services, user, row), content: document ? reportHtml(document) : null }
}

export function presentReport(services: Services, user: User, { row, written }: WrittenReport): ReportAnswer {
  const document = row.status === 2 ? written?.document : null
  return {
    ...presentOrder(services, user, row),
    document:
      written && document
        ? { ...document, lang: written.lang, factors: Object.values(document.factors).map(presentFactor) }
        : null,
  }
}
