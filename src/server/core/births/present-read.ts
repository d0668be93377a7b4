import type { BirthCalendar, BirthReading, ClockId } from '#astro/birth-time/birth-time.ts'
import { canonicalTimeZone } from '#astro/birth-time/find-zone.ts'
import { loadTerritories } from '#astro/birth-time/load-territories.ts'
import type { BirthRead } from '#contract/birth-time.ts'
import { clockName } from '#language/clock-names.ts'
import type { Lang } from '#language/lang.ts'
import { writtenDate } from './domain/edit-birth.ts'

/** What a birth's time was read by, among what it could be read by. */
export interface ReadBy {
  readings: readonly BirthReading[]
  /** An offset is none of the readings. */
  taken: BirthReading | ClockId
  territory: string | null
}

/** How a birth was given. */
interface Given {
  /** New style. */
  birthdate: string | null
  birthCalendar: BirthCalendar
  birthOffset: string | null
  timeZone: string | null
}

/** How a birth was read, where that isn't plain from its date and offset. `by` is null without a time. */
export function presentRead(given: Given, by: ReadBy | null, lang: Lang): BirthRead {
  const isByHand = by !== null && given.birthOffset !== null
  const taken = by === null || isByHand || typeof by.taken === 'string' ? null : by.taken
  const isOwn = taken === null || given.timeZone === null || taken.clock === canonicalTimeZone(given.timeZone)
  const isDoubled = by?.readings.some(({ clock, fold }) => clock === taken?.clock && fold === 1) === true
  return {
    birthdate_julian: given.birthCalendar === 'julian' ? writtenDate(given) : null,
    clock_name: isOwn ? null : clockName(taken.clock, lang),
    territory: isOwn ? null : territoryName(by?.territory ?? null, lang),
    by_hand: isByHand,
    turn: isDoubled && taken ? (taken.fold === 1 ? 2 : 1) : null,
  }
}

export const territoryName = (id: string | null, lang: Lang): string | null =>
  loadTerritories().list.find((territory) => territory.id === id)?.[lang] ?? null
