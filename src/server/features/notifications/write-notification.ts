import { civilDateAt, shiftDate } from '#platform/civil-today.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import type { Services } from '#platform/services.ts'
import { getPlan } from '#core/entitlements/api.ts'
import type { User } from '#core/users/api.ts'
import { readSpan, trimByPlan, writtenDay } from '../daily/api.ts'
import { dayMail, weekMail, type DayTold } from './mail.ts'
import { exactMessage, readyMessage, shortened, type PushMessage } from './push-message.ts'
import type { Choices, NotificationRow } from './queries.ts'

/** A notification in the words of its channel. */
export type Written = { mail: Omit<Mail, 'id' | 'to'> } | { push: PushMessage }

type Asked = Pick<NotificationRow, 'topic' | 'subject' | 'timeZone' | 'channel'>

/** What a notification says, as the person's plan shows it now; undefined where there is nothing to tell. */
export async function writeNotification(
  services: Services,
  user: User,
  row: Asked,
  choices: Pick<Choices, 'unsubscribeKey'>,
): Promise<Written | undefined> {
  const { db, clock } = services
  const { lang } = user
  const { topic, channel, timeZone } = row
  if (topic === 'ready') return { push: readyMessage(lang, row.subject) }
  const { plan } = await getPlan(db, user.id, clock())
  if (topic === 'day') {
    const day = await dayOf(services, user, { ...row, plan })
    if (!day) return undefined
    if (channel === 'mail') return { mail: dayMail(lang, day, linksOf(services, user, row, choices)) }
    const body = shortened(day.thread[0] ?? day.mantra)
    return { push: { lang, title: day.headline, body, path: '/daily-horoscope', tag: 'day' } }
  }
  const week = readSpan(services, user, { span: 'week', plan, timeZone, lang })
  if (topic === 'week') {
    if (channel === 'mail') return { mail: weekMail(lang, week, linksOf(services, user, row, choices)) }
    const body = shortened(week.carried?.text ?? '')
    return { push: { lang, title: week.headline.text, body, path: '/daily-horoscope/week', tag: 'week' } }
  }
  const tomorrow = shiftDate(row.subject, 1)
  const exact = week.threads.find(({ passes }) =>
    passes.some(({ at }) => civilDateAt(new Date(at), timeZone) === tomorrow),
  )
  return exact && { push: exactMessage(lang, exact) }
}

async function dayOf(
  services: Services,
  user: User,
  { subject: date, timeZone, plan }: Asked & { plan: Parameters<typeof trimByPlan>[1] },
): Promise<DayTold | undefined> {
  const day = await writtenDay(services, user, { date, timeZone })
  if (!day) return undefined
  const { headline, thread = [], moon_line: moonLine, general, mantra } = trimByPlan(day, plan)
  return {
    date,
    headline: headline?.text ?? general,
    thread: headline ? thread.map(({ text }) => text) : [],
    moonLine: moonLine?.text,
    mantra,
  }
}

function linksOf(
  { env }: Services,
  { lang }: User,
  { topic }: Asked,
  { unsubscribeKey }: Pick<Choices, 'unsubscribeKey'>,
) {
  const key = new URLSearchParams({ key: unsubscribeKey, topic, lang })
  return {
    page: `${env.PUBLIC_URL}/daily-horoscope${topic === 'week' ? '/week' : ''}`,
    unsubscribe: `${env.PUBLIC_URL}/unsubscribe?${key}`,
    settings: `${env.PUBLIC_URL}/settings#notifications`,
  }
}
