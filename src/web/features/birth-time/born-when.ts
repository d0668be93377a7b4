import type { BirthRead } from '#contract/birth-time.ts'
import { formatClock, formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { offsetName } from './hour-by.ts'
import { isOldStyleOnly } from './old-style-only.ts'
import { birthTimeText } from './text.ts'

interface BornWhen {
  /** New style. */
  date: string
  /** Null where hour or clock is unknown. */
  local: { clock: string; offset: string } | null
  /** Missing in answers that a browser has kept for offline since before it was told. */
  read: BirthRead | undefined
}

const UNTOLD: BirthRead = { birthdate_julian: null, clock_name: null, territory: null, by_hand: false, turn: null }

/** When a birth was: its date in both calendars where it was given in the old one, its hour, and by whose clock. */
export function useBornWhen() {
  const t = useText(birthTimeText)
  const { lang } = useLang()
  return ({ date, local, read }: BornWhen): string => {
    const { birthdate_julian: julian, clock_name: clock, territory, by_hand: isByHand, turn } = read ?? UNTOLD
    const day = formatDate(lang, date)
    const both = julian
      ? t.bothStyles(
          day,
          oldDate(julian, (text) => formatDate(lang, text)),
        )
      : day
    if (!local) return both
    const notes = [
      offsetName(local.offset),
      clock,
      territory,
      turn === null ? null : turn === 1 ? t.firstTime : t.secondTime,
      isByHand ? t.givenByHand : null,
    ]
    return `${both}, ${formatClock(lang, local.clock)} (${notes.filter(Boolean).join(', ')})`
  }
}

/** 29 February of a year that has it in old style alone is written after the 28th. */
export const oldDate = (date: string, inWords: (date: string) => string) =>
  isOldStyleOnly(date) ? inWords(`${date.slice(0, 8)}28`).replace('28', '29') : inWords(date)
