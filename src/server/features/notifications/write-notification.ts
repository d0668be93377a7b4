import type { Services } from '#platform/services.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { getPlan } from '#core/entitlements/api.ts'
import type { User } from '#core/users/api.ts'
import { readSpan, trimByPlan, writtenDay } from '../daily/api.ts'
import { dayMail, weekMail } from './mail.ts'
import type { Choices, NotificationRow } from './queries.ts'

/** What a notification says, as the person's plan shows it now; undefined where there is nothing to tell. */
export async function writeNotification(
  services: Services,
  user: User,
  { topic, subject: date, timeZone }: Pick<NotificationRow, 'topic' | 'subject' | 'timeZone'>,
  { unsubscribeKey }: Pick<Choices, 'unsubscribeKey'>,
): Promise<Omit<Mail, 'id' | 'to'> | undefined> {
  const { db, clock, env } = services
  const { lang } = user
  const { plan } = await getPlan(db, user.id, clock())
  const key = new URLSearchParams({ key: unsubscribeKey, topic, lang })
  const links = {
    page: `${env.PUBLIC_URL}/daily-horoscope${topic === 'week' ? '/week' : ''}`,
    unsubscribe: `${env.PUBLIC_URL}/unsubscribe?${key}`,
    settings: `${env.PUBLIC_URL}/settings#notifications`,
  }
  if (topic === 'week') return weekMail(lang, readSpan(services, user, { span: 'week', plan, timeZone, lang }), links)
  const day = await writtenDay(services, user, { date, timeZone })
  if (!day) return undefined
  const { headline, thread = [], moon_line: moonLine, general, mantra } = trimByPlan(day, plan)
  const told = {
    date,
    headline: headline?.text ?? general,
    thread: headline ? thread.map(({ text }) => text) : [],
    moonLine: moonLine?.text,
    mantra,
  }
  return dayMail(lang, told, links)
}
