import type { Lang } from '#language/lang.ts'
import { SAMPLE, type SampleMail } from '#platform/mail/sample.ts'
import { deletionMailText } from './mail.ts'

export function sampleMails(lang: Lang): SampleMail[] {
  const { at, link, timeZone, names } = SAMPLE
  const facts = { firstName: names[lang].first, at, timeZone, code: 'sample', notes: [], link }
  return [['account-deleted', deletionMailText(lang, facts)]]
}
