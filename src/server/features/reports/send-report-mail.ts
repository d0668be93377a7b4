import { inLanguage, reportOf } from '#product/catalogue/catalogue.ts'
import type { Services } from '#platform/services.ts'
import { findUser, type User } from '#core/users/api.ts'
import { publish } from '#platform/events.ts'
import { countCredits } from '#core/entitlements/api.ts'
import { reportReady } from './events.ts'
import { isHeld, partiesOf } from './report-parties.ts'
import { creditKey } from './domain/credit-key.ts'
import { missingDetailsOf } from './report-subject.ts'
import { reportMailText, type ReportMailKind } from './mail.ts'
import { findReport } from './queries.ts'

/** Where a report's own page is. */
const viewerOf = (hash: string) => `/viewer/${hash.replace('thread_', '')}`

/** Tells a person what has become of a report they ordered; nothing where that is no longer so. */
export async function sendReportMail(
  services: Services,
  { reportId, kind }: { reportId: number; kind: ReportMailKind },
  jobId: string,
): Promise<void> {
  const { db, env, mailer, clock, reportModule } = services
  const row = await findReport(db, reportId)
  const user = row && (await findUser(db, row.userId))
  const report = row && reportOf(row.type)
  if (!row || !user || !report || (kind === 'waiting' && (row.subject || row.status !== 0))) return
  if (kind === 'ready' && (await isToldOtherwise(services, user, reportId))) return
  // Somebody may have typed in a stranger's address; the page of their reports tells them all the same.
  if (!user.emailConfirmedAt) return
  const module = reportModule(row.type)
  const missing = module ? missingDetailsOf(module, partiesOf(user, row), clock()) : []
  const lacks = isHeld(row, clock()) ? [...missing, 'consent' as const] : missing
  if (kind === 'waiting' && lacks.length === 0) return
  const page = kind === 'ready' ? viewerOf(row.hash) : '/my-reports'
  await mailer.send({
    id: jobId,
    to: user.email,
    ...reportMailText(kind, {
      lang: user.lang,
      firstName: user.firstName,
      title: inLanguage(report, user.lang).short,
      link: `${env.PUBLIC_URL}${page}`,
      lacks,
      creditReturned: (await countCredits(db, user.id, creditKey(row))).returned,
    }),
  })
}

async function isToldOtherwise(services: Services, user: User, reportId: number): Promise<boolean> {
  const told = { isTold: false }
  await services.db.transaction((tx) =>
    publish(services, tx, reportReady, { user, subject: `report:${reportId}`, told }),
  )
  return told.isTold
}
