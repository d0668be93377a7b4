import type { CallOutput } from '#contract/api.ts'
import { CALENDAR } from '../../session/session.ts'

export type Entries = CallOutput<'GET /get/calendar/:lang'>

/** Whose calendar, in which language, by which clock and on which day; another plan or day locks other days. */
export interface CalendarOwner {
  account: number | null
  plan: string
  lang: string
  timeZone: string
  today: string
}
type Kept = CalendarOwner & { version: string; entries: Entries }

const FIELDS = ['account', 'plan', 'lang', 'timeZone', 'today'] as const satisfies readonly (keyof CalendarOwner)[]

/** Keeps this month and the next on the device. */
export function keepCalendar(owner: CalendarOwner, version: string, entries: Entries): void {
  try {
    localStorage.setItem(CALENDAR, JSON.stringify({ ...owner, version, entries } satisfies Kept))
  } catch {
    // A full or forbidden storage costs the next visit a second.
  }
}

/** What was kept for the same owner, whose first month is the one expected; of this version where one is given. */
export function keptCalendar(owner: CalendarOwner, version?: string): Entries | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(CALENDAR) ?? 'null') as Kept | null
    if (!kept || FIELDS.some((field) => kept[field] !== owner[field])) return undefined
    if (version !== undefined && kept.version !== version) return undefined
    return kept.entries[0]?.date.slice(0, 7) === owner.today.slice(0, 7) ? kept.entries : undefined
  } catch {
    return undefined
  }
}
