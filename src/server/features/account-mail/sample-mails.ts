import type { Lang } from '#language/lang.ts'
import { SAMPLE, type SampleMail } from '#platform/mail/sample.ts'
import { ACCOUNT_LETTERS, accountMailText } from './mail.ts'

export function sampleMails(lang: Lang): SampleMail[] {
  const { link, names } = SAMPLE
  const about = {
    firstName: names[lang].first,
    link,
    email: 'new@demo.example',
    provider: 'Google',
    undoLink: `${link}&undo`,
  }
  return ACCOUNT_LETTERS.map((kind) => [`account-${kind}`, accountMailText(kind, lang, about)])
}
