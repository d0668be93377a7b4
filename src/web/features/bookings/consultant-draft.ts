import type { CallInput } from '#contract/api.ts'
import type { AdminConsultant } from '#contract/consultants.ts'

type Body = CallInput<'POST /admin/consultants', 'input'>['body']

/** A consultant as the fields of the form hold them: numbers are what was typed. */
export interface Draft {
  words: Body['words']
  email: string
  lang: 'en' | 'ru'
  timeZone: string
  week: { works: boolean; first: string; last: string }[]
  daysOff: string
  minutes: string
  usd: string
  rub: string
  meeting: string
  rating: string
  years: string
  consultations: string
  hidden: boolean
}

const BLANK_WORDS = { name: '', specialization: '', description: '' }
const typed = (number: number | null) => (number === null ? '' : `${number}`)

export function draftOf(consultant: AdminConsultant | null): Draft {
  const week = consultant?.week ?? [1, 1, 1, 1, 1, 0, 0].map((works) => (works ? { first: 10, last: 18 } : null))
  return {
    words: consultant?.words ?? { en: BLANK_WORDS, ru: BLANK_WORDS },
    email: consultant?.email ?? '',
    lang: consultant?.lang ?? 'en',
    timeZone: consultant?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    week: week.map((day) => ({ works: day !== null, first: `${day?.first ?? 10}`, last: `${day?.last ?? 18}` })),
    daysOff: consultant?.days_off.join('\n') ?? '',
    minutes: `${consultant?.minutes ?? 60}`,
    usd: typed(consultant?.prices.USD ?? null),
    rub: typed(consultant?.prices.RUB ?? null),
    meeting: consultant?.meeting_url ?? '',
    rating: typed(consultant?.rating ?? null),
    years: typed(consultant?.years ?? null),
    consultations: typed(consultant?.consultations ?? null),
    hidden: consultant?.hidden ?? false,
  }
}

/** A number as people write it, with a comma or a point; null where nothing was written. */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return plain === '' ? null : Number(plain)
}

export const bodyOf = (draft: Draft): Body => ({
  words: draft.words,
  email: draft.email,
  lang: draft.lang,
  time_zone: draft.timeZone.trim(),
  week: draft.week.map(({ works, first, last }) => (works ? { first, last } : null)),
  days_off: draft.daysOff.split(/\s+/).filter(Boolean),
  minutes: draft.minutes,
  // Nothing written is as wrong as no number; the server says so beside the field.
  prices: { USD: numberIn(draft.usd) ?? 0, RUB: numberIn(draft.rub) },
  meeting_url: draft.meeting,
  rating: numberIn(draft.rating),
  years: numberIn(draft.years),
  consultations: numberIn(draft.consultations),
  hidden: draft.hidden,
})
