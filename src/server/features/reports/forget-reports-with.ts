import { LANGS } from '#language/lang.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { returnCredit } from '#core/entitlements/api.ts'
import { creditKey } from './domain/credit-key.ts'
import { pdfKey } from './pdf-file.ts'
import { deleteReportsWith } from './queries.ts'

/**
 * Takes away the reports that were begun with somebody, and tells where their PDFs lie, or would lie. The books keep the
 * credit as spent; one that could never be read gives it back. What only waits goes on waiting, for somebody else.
 */
export async function forgetReportsWith(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  personId: number,
): Promise<string[]> {
  const reports = await deleteReportsWith(tx, personId)
  for (const report of reports)
    if (report.status === 0) await returnCredit(tx, { userId: report.userId, key: creditKey(report) }, clock())
  return reports.flatMap(({ hash }) => LANGS.map((lang) => pdfKey(hash, lang)))
}
