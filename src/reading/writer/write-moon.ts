import type { KeyOf } from '../library/subjects.ts'
import type { DayPage } from './day-page.ts'
import { forecastOfDay } from './moon-lines.ts'
import type { Paragraph } from './reading.ts'
import type { DayLead } from './write-lead.ts'

/**
 * The Moon of the day: its sign, the minute it changes, and the house it passes. Of both entries another part is printed
 * each day of the stay, and the two long parts never on one day. Where no transit leads the page, this opens it.
 */
export function writeMoon(page: DayPage, { lead }: DayLead): Paragraph {
  const { moon } = page.facts
  const sign = page.library.entry(page.lang, 'moon-day/sign', `${moon.sign}` as KeyOf<'moon-day/sign'>)
  const factors = [page.moonSignFactor(moon.sign)]
  const sentences = lead ? [] : [page.way('quiet', page.phrases.quietBare)]
  if (moon.change) {
    const { jdUt, from, to } = moon.change
    sentences.push(page.way('moon changes', page.phrases.moonChanges)(page.clock(jdUt), from, to))
    factors.push(page.moonSignFactor(from), page.moonSignFactor(to, jdUt))
  } else if (moon.dayInSign > 0) {
    sentences.push(page.way('moon still', page.phrases.moonStill)(moon.sign))
  }
  if (moon.dayInSign === 0) sentences.push(sign.mood)
  else if (moon.dayInSign === 1) sentences.push(sign.gist, sign.advice)
  else if (moon.house === null) sentences.push(sign[forecastOfDay(page, 0)])
  if (moon.house !== null) {
    sentences.push(...housePart(page, moon.house))
    factors.push(page.moonHouseFactor(moon.house))
  }
  return { text: sentences.join(' '), factors: [...new Set(factors)] }
}

function housePart(page: DayPage, house: number): string[] {
  const { dayInSign, dayInHouse } = page.facts.moon
  const entry = page.library.entry(page.lang, 'moon-day/house', `${house}` as KeyOf<'moon-day/house'>)
  const inHouse = page.way('moon in house', page.phrases.moonInHouse)(house)
  // The mood of a new sign is long; the house's body waits a day then.
  const bodyDay = dayInHouse === 0 ? dayInSign !== 0 : dayInHouse === 1 && dayInSign === 1
  if (bodyDay) return [entry.body]
  if (dayInHouse === 0) return [inHouse, entry.gist]
  if (dayInHouse === 1) return [inHouse, entry.gist, entry.advice]
  // Of a body that stood yesterday the advice is still to come.
  return dayInHouse === 2 && dayInSign === 2 ? [inHouse, entry.advice] : [inHouse]
}
