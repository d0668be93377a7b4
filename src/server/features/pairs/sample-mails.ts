import type { Lang } from '#language/lang.ts'
import { SAMPLE, type SampleMail } from '#platform/mail/sample.ts'
import { pairMailText } from './mail.ts'

const NAME: Record<Lang, string> = { en: 'Peter', ru: 'Пётр' }

export function sampleMails(lang: Lang): SampleMail[] {
  const { link, names } = SAMPLE
  return [['pair-agreed', pairMailText(lang, { firstName: names[lang].first, name: NAME[lang], link })]]
}
