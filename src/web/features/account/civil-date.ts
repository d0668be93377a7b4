/** A date as typed in three fields, before it is one. */
export interface DateParts {
  day: string
  /** 1–12 as text, or empty. */
  month: string
  year: string
}

const pad = (digits: string, length: number) => digits.padStart(length, '0')

/** `YYYY-MM-DD` of three complete parts; empty when none is given; otherwise a text that no schema takes for a date. */
export function joinDate({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return ''
  if (!day || !month || year.length < 4) return [year, month, day].join('/')
  return `${year}-${pad(month, 2)}-${pad(day, 2)}`
}

/** The parts of `YYYY-MM-DD`, without leading noughts; empty parts for anything else. */
export function splitDate(date: string): DateParts {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  if (!match) return { day: '', month: '', year: '' }
  const [, year = '', month = '', day = ''] = match
  return { year, month: String(Number(month)), day: String(Number(day)) }
}
