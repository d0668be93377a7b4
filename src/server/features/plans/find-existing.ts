import { isDeepStrictEqual } from 'node:util'
import type { CallOutput } from '#contract/api.ts'
import type { ReportType } from '#product/catalogue/report.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { findSame } from '../reports/api.ts'
import { openPages } from './open-pages.ts'

/** What a person has or is paying for already that an order would repeat. @throws {AppError} validation for somebody who is not theirs */
export async function findExisting(
  services: Services,
  user: User,
  wanted: { type: ReportType; person?: number | undefined; places?: readonly string[] | undefined },
): Promise<CallOutput<'GET /order/report/:type/existing'>> {
  const same = await findSame(services, services.db, user, wanted)
  const page = (await openPages(services, services.db, user.id)).find(
    ({ kind, pointer, personId, placeIds }) =>
      kind === 'product' &&
      pointer === wanted.type &&
      personId === (wanted.person ?? null) &&
      isDeepStrictEqual(placeIds, [...(wanted.places ?? [])]),
  )
  return {
    status: 'success',
    report: same
      ? {
          hash: same.report.hash,
          person: same.report.subject?.other?.firstName ?? same.report.person?.name ?? null,
          ordered_at: same.report.createdAt.toISOString(),
          written_at: same.report.status === 2 ? (same.report.readyAt ?? same.report.createdAt).toISOString() : null,
          differs_in: same.dependsOnDay ?? null,
        }
      : null,
    paying_since: page?.createdAt.toISOString() ?? null,
  }
}
