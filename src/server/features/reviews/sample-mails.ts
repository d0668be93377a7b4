import type { Lang } from '#language/lang.ts'
import { SAMPLE, type SampleMail } from '#platform/mail/sample.ts'
import { reviewMailText } from './mail.ts'

const REASON: Record<Lang, string> = { en: 'It names another person.', ru: 'В нём назван другой человек.' }

export function sampleMails(lang: Lang): SampleMail[] {
  const { link, names } = SAMPLE
  const facts = { firstName: names[lang].first, title: names[lang].report, link }
  return (['shown', 'rejected'] as const).map((state) => [
    `review-${state}`,
    reviewMailText(state, lang, { ...facts, reason: state === 'rejected' ? REASON[lang] : null }),
  ])
}
