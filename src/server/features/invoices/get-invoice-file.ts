import type { FileAnswer } from '#contract/file-answer.ts'
import type { User } from '#core/users/api.ts'
import { AppError } from '#platform/app-error.ts'
import { fileName } from '#platform/file-name.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { issue } from './issue.ts'
import { findInvoice, findKey } from './queries.ts'
import { invoiceSheet, numberOf } from './sheet.ts'

/** More than anybody downloads: each is set in a process that others wait for. */
const PER_PERSON = { limit: 60, windowSeconds: 600 } as const

/**
 * The invoice of a person's payment, or the credit note of a refund, as a PDF. Payments from before there were invoices get
 * theirs now. @throws {AppError} not_found for what isn't theirs; rate_limited
 */
export async function getInvoiceFile(services: Services, user: User, transaction: string): Promise<FileAnswer> {
  const { db, clock, pdfRenderer } = services
  await countAttempt(db, { key: `invoice-file:${user.id}`, ...PER_PERSON }, clock())
  const key = await findKey(db, user.id, transaction)
  const row = key === undefined ? undefined : await issue(services, key)
  if (!row || row.userId !== user.id) throw new AppError('not_found')
  const about = row.about === null ? undefined : await findInvoice(db, row.about)
  const sheet = invoiceSheet(row, about, user.timeZone ?? 'UTC')
  return { bytes: await pdfRenderer.invoice(sheet), name: fileName(`Asteria ${sheet.title} ${numberOf(row)}`, 'pdf') }
}
