import { STAFF_ROLES } from '#contract/staff-access.ts'
import type { Lang } from '#language/lang.ts'
import { SAMPLE, type SampleMail } from '#platform/mail/sample.ts'
import { invitationMailText } from './mail.ts'

export function sampleMails(lang: Lang): SampleMail[] {
  const { link, names } = SAMPLE
  const { first: firstName, consultant: name } = names[lang]
  const inviter = { name, email: 'owner@demo.example' }
  return STAFF_ROLES.map((role) => [`invitation-${role}`, invitationMailText(lang, { firstName, inviter, role, link })])
}
