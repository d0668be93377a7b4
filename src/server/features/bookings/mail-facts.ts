import type { Lang } from '#language/lang.ts'
import { plural } from '#language/plural.ts'
import type { Canceler } from './tables.ts'

export type BookingMailKind = 'booked' | 'moved' | 'canceled' | 'taken'

/** What every sentence of a mail on a booking may name. */
export interface Facts {
  consultant: string
  person: string
  /** Whether the person's account is deleted: then nobody is named. */
  gone: boolean
  /** By the reader's clock, and by the other one's where that shows another time. */
  when: string
  other: string | null
  /** When it was before it was moved; null in the jobs of the version before. */
  former: string | null
  /** Who moved or canceled it; null where nobody says. */
  by: Canceler | null
  minutes: number
  price: string
  refunded: boolean
  reason: string | null
  /** Until when its person may move it, or cancel it with a refund; null when that is over. */
  until: string | null
}

export type BookingWords = Record<
  BookingMailKind,
  Record<Lang, { subject: (facts: Facts) => string; lines: (facts: Facts) => (string | null)[] }>
>

/** «60 минут», «51 минута». */
export const minutesRu = (minutes: number) =>
  `${minutes} ${plural('ru', minutes, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' })}`
