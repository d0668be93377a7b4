import type { Lang } from '#language/lang.ts'
import { SAMPLE, type SampleMail } from '#platform/mail/sample.ts'
import { supportMailText, supportReceivedText } from './mail.ts'

const ASKED = {
  en: { subject: 'A question on my chart', message: 'Why does my Ascendant differ from another site?\nThank you.' },
  ru: { subject: 'Вопрос о карте', message: 'Почему асцендент не такой, как на другом сайте?\nСпасибо.' },
} as const

export function sampleMails(lang: Lang): SampleMail[] {
  const { link, names } = SAMPLE
  const request = { id: 7, priority: true, email: 'year@demo.example', lang, ...ASKED[lang] }
  return [
    ['support-asked', supportMailText(request, link)],
    ['support-received', supportReceivedText({ ...request, firstName: names[lang].first }, link)],
  ]
}
