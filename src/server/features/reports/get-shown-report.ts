import type * as z from 'zod/mini'
import { inLanguage, reportOf } from '#product/catalogue/catalogue.ts'
import type { WrittenDocument } from '#contract/reports.ts'
import type { Lang } from '#language/lang.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { birthMentions, toldBirth } from '#core/births/api.ts'
import { isRefunded } from '#core/entitlements/api.ts'
import { presentFactor } from '#core/factors/api.ts'
import type { User } from '#core/users/api.ts'
import { creditKey } from './domain/credit-key.ts'
import { findReportOf, listDocuments, type ReportRow } from './queries.ts'

export interface ShownReport {
  type: string
  /** What the catalogue calls it. */
  title: string
  document: z.infer<typeof WrittenDocument>
  /** Whether a text gives away a birth that it was written from; of the other one's alone, where `of` says so. */
  mentions: (of: 'anybody' | 'the other') => (text: string) => boolean
}

/**
 * A report that is to be shown to others.
 * @throws {AppError} not_found where there is none of this person's or its payment was given back; conflict until it is written
 */
export async function requireShown({ db }: Pick<Services, 'db'>, owner: User, hash: string): Promise<ReportRow> {
  const row = await findReportOf(db, owner.id, hash)
  if (!row || (await isRefunded(db, owner.id, creditKey(row)))) throw new AppError('not_found')
  if (row.status !== 2) throw new AppError('conflict', { message: 'link_not_ready' })
  return row
}

/** What a report of somebody's is called, and whether its payment was given back. @throws {AppError} not_found */
export async function nameReport(
  { db }: Pick<Services, 'db'>,
  { id, lang }: Pick<User, 'id' | 'lang'>,
  hash: string,
): Promise<{ type: string; title: string; refunded: boolean }> {
  const row = await findReportOf(db, id, hash)
  if (!row) throw new AppError('not_found')
  const report = reportOf(row.type)
  const title = report ? inLanguage(report, lang).short : row.type
  return { type: row.type, title, refunded: await isRefunded(db, id, creditKey(row)) }
}

/** The same with what it says: in the reader's language where it is written in it, else in its owner's. @throws {AppError} as above */
export async function getShownReport(services: Services, owner: User, hash: string, lang: Lang): Promise<ShownReport> {
  const row = await requireShown(services, owner, hash)
  const documents = (await listDocuments(services.db, [row.id])).filter(({ status }) => status === 2)
  const written = documents.find((one) => one.lang === lang) ?? documents.find((one) => one.lang === owner.lang)
  const { document, lang: written_in } = written ?? documents[0] ?? { document: null, lang }
  if (!document) throw new AppError('not_found')
  const { title, subtitle, limits, chapters, factors } = document
  const report = reportOf(row.type)
  const told = (of: 'anybody' | 'the other') =>
    [...(of === 'anybody' ? [owner, row.subject?.person] : []), row.person, row.subject?.other].flatMap((birth) =>
      birth ? toldBirth(services, birth) : [],
    )
  return {
    type: row.type,
    title: report ? inLanguage(report, written_in).short : title,
    document: {
      lang: written_in,
      title,
      subtitle,
      limits,
      chapters,
      factors: Object.values(factors).map(presentFactor),
    },
    mentions: (of) => birthMentions(told(of), services.clock()),
  }
}
