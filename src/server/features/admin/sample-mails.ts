import type { Lang } from '#language/lang.ts'
import { SAMPLE, type SampleMail } from '#platform/mail/sample.ts'
import { testMailText } from './mail.ts'

export const sampleMails = (lang: Lang): SampleMail[] => [['connection-test', testMailText(lang, SAMPLE.link)]]
