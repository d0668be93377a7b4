import { isDeepStrictEqual } from 'node:util'
import type { ReportType } from '#product/catalogue/report.ts'
import type { ReportModule } from '#reading/reports/report-module.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { personOf, type Wishes } from './order-report.ts'
import { listAlike, type ReportRow } from './queries.ts'
import { partiesOf } from './report-parties.ts'
import { subjectOf } from './report-subject.ts'

/** A report that is there already, and how far a new one could differ from it. */
export interface SameReport {
  report: ReportRow
  dependsOnDay: ReportModule['dependsOnDay']
}

/**
 * The latest report of a person that a new order would repeat: of the same kind, people, births and cities, and, where it
 * forecasts, of the same month; one that can be read before one that can't yet.
 * @throws {AppError} validation for somebody who is not theirs
 */
export async function findSame(
  { clock, reportModule }: Pick<Services, 'clock' | 'reportModule'>,
  db: Db,
  user: User,
  { type, person: personId, places = [] }: { type: ReportType } & Wishes,
): Promise<SameReport | undefined> {
  const module = reportModule(type)
  const person = await personOf(db, user, personId)
  if (!module) return undefined
  const now = clock()
  const placeIds = [...places]
  const present = subjectOf(module, partiesOf(user, { person, placeIds }), now)
  const { dependsOnDay } = module
  const monthOf = (at: string | Date) => civilDateAt(new Date(at), present.timeZone).slice(0, 7)
  const isSame = ({ subject, createdAt }: ReportRow) =>
    (subject === null || isDeepStrictEqual([subject.person, subject.other], [present.person, present.other])) &&
    (dependsOnDay !== 'ahead' || monthOf(subject?.asOf ?? createdAt) === monthOf(now))
  const wanted = { userId: user.id, type, personId: person?.id ?? null, placeIds }
  const alike = (await listAlike(db, wanted, new Date(0))).filter(isSame)
  const report = alike.find(({ status }) => status === 2) ?? alike[0]
  return report && { report, dependsOnDay }
}
