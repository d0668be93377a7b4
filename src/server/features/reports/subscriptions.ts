import { personalDataAsked } from '#core/users/api.ts'
import { detailsChanged } from '#core/births/api.ts'
import { on } from '#platform/events.ts'
import { personDeleted } from '../people/api.ts'
import { creditGranted } from '#core/entitlements/api.ts'
import { filesAsked } from '#platform/storage/files-asked.ts'
import { hashOfPdf } from './pdf-file.ts'
import { livingReports } from './queries.ts'
import { makePaidReport } from './make-paid-report.ts'
import { forgetReportsWith } from './forget-reports-with.ts'
import { listPdfKeys } from './list-pdf-keys.ts'
import { resumeWaiting } from './resume-waiting.ts'

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
