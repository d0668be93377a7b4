import { flagsOf } from './domain/flags-of.ts'
import { inLanguage, reportOf } from '#product/catalogue/catalogue.ts'
import type { Lang } from '#language/lang.ts'
import type { OwnReview, Review, ReviewSubject, StaffReview } from '#contract/reviews.ts'
import type { ReviewRow } from './queries.ts'

export const presentReview = ({ name, location, avatar, text, rating, createdAt }: ReviewRow): Review => ({
  name,
  location,
  avatar: avatar && `/storage/${avatar}`,
  text,
  rating,
  created_at: createdAt.toISOString(),
})

/** What a report is called; null of the service. */
export function titleOf(subject: ReviewSubject, lang: Lang): string | null {
  const report = subject === 'service' ? undefined : reportOf(subject)
  return report ? inLanguage(report, lang).short : null
}

export const presentOwnReview = (
  { id, subject, text, rating, status, reason, createdAt }: ReviewRow,
  lang: Lang,
): OwnReview => ({
  id,
  subject,
  title: titleOf(subject, lang),
  text,
  rating,
  state: status === 'hidden' ? 'rejected' : status,
  reason: status === 'rejected' ? reason : null,
  created_at: createdAt.toISOString(),
})

export const presentForStaff = (row: ReviewRow): StaffReview => ({
  id: row.id,
  user_id: row.userId,
  lang: row.lang,
  name: row.name,
  location: row.location,
  text: row.text,
  rating: row.rating,
  avatar: row.avatar && `/storage/${row.avatar}`,
  subject: row.subject,
  state: row.status === 'hidden' ? 'rejected' : row.status,
  marks: flagsOf(row.name, row.location, row.text),
  reason: row.reason,
  created_at: row.createdAt.toISOString(),
})
