import type { FieldOf, KeyOf } from '../library/subjects.ts'
import type { Area } from './day-phrases.ts'
import { AREAS, type DayPage } from './day-page.ts'
import type { Paragraph } from './reading.ts'

const FORECASTS = ['forecast1', 'forecast2', 'forecast3'] as const satisfies readonly FieldOf<'moon-day/sign'>[]

/**
 * Which of a Moon sign's three forecasts (people, work and money, body and home) a person reads on a day of the Moon's
 * stay, so that one stay shows each once and not everybody the same on one day.
 */
export function forecastOfDay(page: DayPage, dayInSign: number): (typeof FORECASTS)[number] {
  return FORECASTS[(dayInSign + page.rotation.fixed('forecast', 3)) % 3] ?? 'forecast1'
}

/** What the Moon's house, or else its sign, says of a part of life today; null on the days that are another part's. */
export function moonLine(page: DayPage, area: Area): Paragraph | null {
  const { sign, house, dayInSign, dayInHouse } = page.facts.moon
  const index = AREAS.indexOf(area)
  if (house !== null && dayInHouse === (index + page.rotation.fixed('house line', 2)) % 2) {
    const entry = page.library.entry(page.lang, 'moon-day/house', `${house}` as KeyOf<'moon-day/house'>)
    return { text: entry[area], factors: [page.moonHouseFactor(house)] }
  }
  if (dayInSign > 2 || forecastOfDay(page, dayInSign) !== FORECASTS[index]) return null
  const entry = page.library.entry(page.lang, 'moon-day/sign', `${sign}` as KeyOf<'moon-day/sign'>)
  return { text: entry[FORECASTS[index] ?? 'forecast1'], factors: [page.moonSignFactor(sign)] }
}
