import type { Lang } from '#language/lang.ts'
import { SAMPLE, type SampleMail } from '#platform/mail/sample.ts'
import { reviewMailText } from './mail.ts'

export function sampleMails(lang: Lang): SampleMail[] {
  const { link, names } = SAMPLE
  const facts = { firstName: names[lang].first, title: names[lang].report, reason: null, link }
  return (['shown', 'rejected'] as const).map((state) => [`review-${state}`, reviewMailText(state, lang, facts)])
}
