import type { Lang } from '#language/lang.ts'
import { SAMPLE, type SampleMail } from '#platform/mail/sample.ts'
import { mailDate } from '#platform/mail/mail-time.ts'
import { giftMailText, giftReminderText } from './mail.ts'

const GIVER: Record<Lang, { giverName: string; message: string }> = {
  en: { giverName: 'Peter', message: 'Happy birthday! I thought of you when I read mine.\nSee you on Sunday.' },
  ru: { giverName: 'Пётр', message: 'С днём рождения! Читал своё и вспомнил о тебе.\nДо воскресенья.' },
}

export function sampleMails(lang: Lang): SampleMail[] {
  const { link, names, timeZone } = SAMPLE
  const until = mailDate(lang, new Date('2027-11-22T09:30:00Z'), timeZone)
  return [
    ['gift', giftMailText(lang, { ...GIVER[lang], item: 'report', link })],
    ['gift-year', giftMailText(lang, { ...GIVER[lang], message: '', item: 'year', link })],
    ['gift-reminder', giftReminderText(lang, { firstName: names[lang].first, item: 'six_months', until, link })],
  ]
}
