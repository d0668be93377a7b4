import { inLanguage, reportOf } from '#product/catalogue/catalogue.ts'
import type { Lang } from '#language/lang.ts'
import type { OwnReview, Review, ReviewSubject, StaffReview, ReviewFlag } from '#contract/reviews.ts'
import type { ReviewRow } from './queries.ts'

/** A scheme, `www.`, a name with an ending of letters and a path, or one of the endings that advertising takes. */
const LINK =
  /\bhttps?:|hxxps?:|\bwww\.|\bt\.me\b|[\p{L}\p{N}-]+\s*(?:\.|\(dot\)|\[dot\])\s*(?:com|net|org|info|biz|ru|su|рф|io|me|co|xyz|top|site|online|shop|app|link|click|ly|tk|uk|de|eu|us)(?![\p{L}\p{N}])|[\p{L}\p{N}-]+\.\p{L}{2,}\/\S/iu
const EMAIL = /[\p{L}\p{N}._%+-]+\s*(?:@|\(at\)|\[at\])\s*[\p{L}\p{N}-]+\.\p{L}{2,}|(?:^|\s)@[\w.]{3,}/iu
/** Nine digits or more with what people write between them; years and degrees have fewer. */
const PHONE = /(?:\+|\b)\d(?:[\s().–-]*\d){8,}/u

const KINDS: readonly (readonly [ReviewFlag, RegExp])[] = [
  ['link', LINK],
  ['email', EMAIL],
  ['phone', PHONE],
]

/** What in these words may lead a reader elsewhere: addresses of pages and mailboxes, telephone numbers. */
export function flagsOf(...words: readonly string[]): ReviewFlag[] {
  const text = words.join('\n').normalize('NFKC')
  return KINDS.filter(([, pattern]) => pattern.test(text)).map(([flag]) => flag)
}

export const presentReview = ({ name, location, avatar, text, rating, createdAt, answer }: ReviewRow): Review => ({
  name,
  location,
  avatar: avatar && `/storage/${avatar}`,
  text,
  rating,
  created_at: createdAt.toISOString(),
  answer,
})

/** What a report is called; null of the service. */
export function titleOf(subject: ReviewSubject, lang: Lang): string | null {
  const report = subject === 'service' ? undefined : reportOf(subject)
  return report ? inLanguage(report, lang).short : null
}

export const presentOwnReview = (
  { id, subject, text, rating, status, reason, createdAt, answer }: ReviewRow,
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
  answer,
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
  answer: row.answer,
  created_at: row.createdAt.toISOString(),
})
