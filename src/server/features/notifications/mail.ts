import type { DailySpan } from '#contract/daily.ts'
import type { MailTopic } from '#contract/notifications.ts'
import { capital } from '#language/capital.ts'
import { dateEn } from '#language/en/months.ts'
import type { Lang } from '#language/lang.ts'
import { dateRu } from '#language/ru/months.ts'
import { mailHtml, type LabeledText } from '#platform/mail/mail-html.ts'
import { mailWeekday } from '#platform/mail/mail-time.ts'
import type { Mail } from '#platform/mail/mailer.ts'

interface Words {
  footnote: Record<MailTopic, string>
  button: Record<MailTopic, string>
  moon: string
  mantra: string
  /** Of a week: from its first day to its last, and its best and hardest day. */
  span: (from: string, to: string) => string
  best: (day: string) => string
  hardest: (day: string) => string
  stop: string
  settings: string
}

const WORDS: Record<Lang, Words> = {
  en: {
    footnote: {
      day: 'You’re getting this email because you asked for your day by email.',
      week: 'You’re getting this email because you asked for your week by email on Mondays.',
    },
    button: { day: 'Read the whole day', week: 'Read the whole week' },
    moon: 'The Moon',
    mantra: 'Mantra',
    span: (from, to) => `${from} – ${to}`,
    best: (day) => `Best day: ${day}`,
    hardest: (day) => `Hardest day: ${day}`,
    stop: 'Unsubscribe',
    settings: 'Settings',
  },
  ru: {
    footnote: {
      day: 'Это письмо пришло, потому что вы попросили присылать гороскоп на день по почте.',
      week: 'Это письмо пришло, потому что вы попросили присылать гороскоп на неделю по понедельникам.',
    },
    button: { day: 'Прочитать весь день', week: 'Прочитать всю неделю' },
    moon: 'Луна',
    mantra: 'Мантра',
    span: (from, to) => `${from} — ${to}`,
    best: (day) => `Лучший день: ${day}`,
    hardest: (day) => `Самый трудный день: ${day}`,
    stop: 'Отписаться',
    settings: 'Настройки',
  },
}

/** "November 25", «25 ноября». */
function dayIn(lang: Lang, date: string): string {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  return lang === 'en' ? dateEn(month, day) : dateRu(month, day)
}

interface Links {
  page: string
  unsubscribe: string
  settings: string
}

interface Body {
  topic: MailTopic
  lang: Lang
  label: string
  heading: string
  paragraphs: readonly (string | LabeledText)[]
  links: Links
}

type Written = Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribe'>

function written({ topic, lang, label, heading, paragraphs, links }: Body): Written {
  const words = WORDS[lang]
  const footnote = words.footnote[topic]
  const ways = [
    { label: words.stop, link: links.unsubscribe },
    { label: words.settings, link: links.settings },
  ]
  const lines = paragraphs.map((one) => (typeof one === 'string' ? one : `${one.label}\n${one.text}`))
  const ends = ways.map((way) => `${way.label}: ${way.link}`).join('\n')
  return {
    subject: heading,
    text: [label, heading, ...lines, links.page, `${footnote}\n${ends}`, 'Asteria'].join('\n\n'),
    html: mailHtml({
      lang,
      title: heading,
      label,
      heading,
      paragraphs,
      action: { label: words.button[topic], link: links.page },
      footnote,
      ways,
    }),
    unsubscribe: links.unsubscribe,
  }
}

/** What a mail tells of a day. */
export interface DayTold {
  date: string
  headline: string
  thread: readonly string[]
  moonLine: string | undefined
  mantra: string
}

export function dayMail(lang: Lang, { date, headline, thread, moonLine, mantra }: DayTold, links: Links): Written {
  const { moon, mantra: mantraLabel } = WORDS[lang]
  return written({
    topic: 'day',
    lang,
    label: capital(mailWeekday(lang, date)),
    heading: headline,
    paragraphs: [
      ...thread,
      ...(moonLine ? [{ label: moon, text: moonLine }] : []),
      { label: mantraLabel, text: mantra },
    ],
    links,
  })
}

/** Threads of a week that a mail tells; the page has them all. */
const THREADS = 3

/** What a mail tells of a week. */
export type WeekTold = Pick<DailySpan, 'from' | 'to' | 'headline' | 'carried' | 'threads' | 'best' | 'hardest'>

export function weekMail(lang: Lang, week: WeekTold, links: Links): Written {
  const words = WORDS[lang]
  const { from, to, headline, carried, threads, best, hardest } = week
  const dated = (label: (day: string) => string, day: WeekTold['best']) =>
    day ? [{ label: label(mailWeekday(lang, day.date)), text: day.text }] : []
  return written({
    topic: 'week',
    lang,
    label: words.span(dayIn(lang, from), dayIn(lang, to)),
    heading: headline.text,
    paragraphs: [
      ...(carried ? [carried.text] : []),
      ...threads.slice(0, THREADS).map(({ title, meaning }) => ({ label: title, text: meaning })),
      ...dated(words.best, best),
      ...dated(words.hardest, hardest),
    ],
    links,
  })
}
