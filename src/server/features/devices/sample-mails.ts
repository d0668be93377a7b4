import type { Lang } from '#language/lang.ts'
import { SAMPLE, type SampleMail } from '#platform/mail/sample.ts'
import { newDeviceMailText } from './mail.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

export function sampleMails(lang: Lang): SampleMail[] {
  const { at, link, timeZone, names } = SAMPLE
  const facts = {
    firstName: names[lang].first,
    userAgent: FIREFOX,
    at,
    timeZone,
    devicesLink: link,
    passwordLink: link,
  }
  return [['new-device', newDeviceMailText(lang, facts)]]
}
