import type { Lang } from '#language/lang.ts'
import { SAMPLE, type SampleMail } from '#platform/mail/sample.ts'
import { reportMailText, type ReportMailKind } from './mail.ts'

const KINDS: readonly ReportMailKind[] = ['ready', 'failed', 'waiting']

export function sampleMails(lang: Lang): SampleMail[] {
  const { link, names } = SAMPLE
  const { first: firstName, report: title } = names[lang]
  const facts = { lang, link, firstName, title, creditReturned: true, lacks: ['birth' as const] }
  return KINDS.map((kind) => [`report-${kind}`, reportMailText(kind, facts)])
}
