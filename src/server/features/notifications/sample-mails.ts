import type { Lang } from '#language/lang.ts'
import { SAMPLE, type SampleMail } from '#platform/mail/sample.ts'
import { dayMail, weekMail } from './mail.ts'

const DAY = {
  en: {
    headline: 'A good day for one honest conversation.',
    thread: ['Mercury meets your Mars at 11:20: say what you want before noon, while it is easy.'],
    moonLine:
      'Until 6:40 p.m. the Moon is in Libra, then in Scorpio; from 4:12 p.m. until then it meets no planets in the sky, a poor time to begin what has to last.',
    mantra: 'I say it once, and clearly.',
  },
  ru: {
    headline: 'Хороший день для одного честного разговора.',
    thread: ['В 11:20 Меркурий соединяется с вашим Марсом: скажите, чего хотите, до полудня, пока это легко.'],
    moonLine:
      'До 18:40 Луна в Весах, потом в Скорпионе; с 16:12 и до этого часа она не встречает планет в небе, и начинать что-то надолго не стоит.',
    mantra: 'Я говорю один раз и ясно.',
  },
} as const

export function sampleMails(lang: Lang): SampleMail[] {
  const { link } = SAMPLE
  const links = { page: link, unsubscribe: link, settings: link }
  const { headline, thread, moonLine } = DAY[lang]
  const paragraph = (text: string) => ({ text, factors: [] })
  const week = {
    from: '2026-11-23',
    to: '2026-11-29',
    headline: paragraph(headline),
    carried: paragraph(thread[0]),
    threads: [],
    best: { date: '2026-11-25', ...paragraph(moonLine) },
    hardest: { date: '2026-11-27', ...paragraph(moonLine) },
  }
  return [
    ['day', dayMail(lang, { date: '2026-11-25', ...DAY[lang] }, links)],
    ['week', weekMail(lang, week, links)],
  ]
}
