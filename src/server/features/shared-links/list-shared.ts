import type { SharedLink } from '#contract/shared-links.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { nameChart } from '../charts/api.ts'
import { nameReport } from '../reports/api.ts'
import { listLinks, type SharedLinkRow } from './queries.ts'

/** The links of a person, newest first. */
export async function listShared(services: Services, user: User, timeZone: string): Promise<SharedLink[]> {
  const rows = await listLinks(services.db, user.id)
  return Promise.all(rows.map((row) => presentLink(services, user, timeZone, row)))
}

export async function presentLink(
  services: Services,
  user: User,
  timeZone: string,
  row: SharedLinkRow,
): Promise<SharedLink> {
  const { id, tokenHash, showsBirth, madeAt, opened, chartHash } = row
  const own = {
    id,
    on: tokenHash !== null,
    shows_birth: showsBirth,
    made_at: madeAt.toISOString(),
    opened,
  }
  if (chartHash !== null)
    return { ...own, hash: chartHash, kind: 'chart', ...(await nameChart(services, user, timeZone, chartHash)) }
  const hash = row.reportHash ?? ''
  const { refunded, ...named } = await nameReport(services, user, hash)
  return { ...own, on: own.on && !refunded, hash, kind: 'report', ...named }
}
