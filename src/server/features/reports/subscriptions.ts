import { findUser, personalDataAsked, type User } from '#core/users/api.ts'
import { detailsChanged } from '#core/births/api.ts'
import { on } from '#platform/events.ts'
import { personDeleted } from '../people/api.ts'
import { creditGranted, type Order, returnCredit } from '#core/entitlements/api.ts'
import { filesAsked } from '#platform/storage/files-asked.ts'
import { hashOfPdf, pdfKey } from './pdf-file.ts'
import { deleteReportsWith, listReportRows, listWaiting, livingReports } from './queries.ts'
import { LANGS } from '#language/lang.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { creditKey } from './domain/credit-key.ts'
import { AppError } from '#platform/app-error.ts'
import { placePaidReport } from './order-report.ts'
import { beginReport } from './begin-report.ts'

/** Has those of a person's reports written that waited for what is there now. Runs in the transaction that brought it. */
async function resumeWaiting(
  services: Pick<Services, 'boss' | 'clock' | 'reportModule'>,
  tx: Db,
  user: User,
): Promise<void> {
  for (const report of await listWaiting(tx, user.id)) await beginReport(services, tx, user, report)
}

/** The report that a product was bought for is ordered at once, if it can be; if not, its credit waits. */
async function makePaidReport(
  services: Services,
  tx: Db,
  { order, userId }: { order: Order; userId: number },
): Promise<void> {
  const { pointer: type, id: orderId, personId, placeIds, deliverAtOnce } = order
  const user = type ? await findUser(tx, userId) : undefined
  if (!type || !user) return
  try {
    await placePaidReport(services, tx, user, { type, orderId, personId, placeIds, deliverAtOnce })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}

/** Where all PDFs of a person's reports lie, or would lie. */
async function listPdfKeys(db: Db, userId: number): Promise<string[]> {
  return (await listReportRows(db, userId)).flatMap(({ hash }) => LANGS.map((lang) => pdfKey(hash, lang)))
}

/**
 * Takes away the reports that were begun with somebody, and tells where their PDFs lie, or would lie. The books keep the
 * credit as spent; one that could never be read gives it back. What only waits goes on waiting, for somebody else.
 */
async function forgetReportsWith({ clock }: Pick<Services, 'clock'>, tx: Db, personId: number): Promise<string[]> {
  const reports = await deleteReportsWith(tx, personId)
  for (const report of reports)
    if (report.status === 0) await returnCredit(tx, { userId: report.userId, key: creditKey(report) }, clock())
  return reports.flatMap(({ hash }) => LANGS.map((lang) => pdfKey(hash, lang)))
}

export const reportsSubscriptions = [
  on(creditGranted, makePaidReport),
  on(detailsChanged, (services, tx, { user }) => resumeWaiting(services, tx, user)),
  on(personDeleted, async (services, tx, { personId, files }) => {
    for (const key of await forgetReportsWith(services, tx, personId)) files.add(key)
  }),
  on(personalDataAsked, async (_, tx, { user, files }) => {
    for (const key of await listPdfKeys(tx, user.id)) files.add(key)
  }),
  on(filesAsked, async (_, tx, { keys, claimed }) => {
    const living = new Set(
      await livingReports(
        tx,
        keys.flatMap((key) => hashOfPdf(key) ?? []),
      ),
    )
    for (const key of keys) if (living.has(hashOfPdf(key) ?? '')) claimed.add(key)
  }),
]
