import type { KeyOf } from '../library/subjects.ts'
import type { DayPage } from './day-page.ts'
import { forecastOf, houseTurn } from './moon-lines.ts'
import type { Paragraph } from './reading.ts'
import type { DayLead } from './write-lead.ts'

/**
 * The Moon of the day: its sign, the minute it changes, and the house it passes. Some rounds of the Moon share the texts
 * of a sign and of a house, a day of the stay its part of them; null on a day that has none. Where no transit leads the
 * page, this opens it.
 */
export function writeMoon(page: DayPage, { lead }: DayLead): Paragraph | null {
  const { moon } = page.facts
  const ofHouse = moon.house === null ? [] : housePart(page, moon.house)
  const ofSign = signPart(page)
  if (lead && ofHouse.length + ofSign.length === 0) return null
  const factors = [page.moonSignFactor(moon.sign)]
  if (moon.house !== null) factors.push(page.moonHouseFactor(moon.house))
  const step = moon.dayInSign + 3 * page.turnOf('moon is', moon.signRound)
  const sentences: string[] = []
  if (!lead) sentences.push(page.rotation.at('quiet bare', step, page.phrases.quietBare)(moon.sign))
  if (moon.change) {
    const { jdUt, from, to } = moon.change
    sentences.push(page.way('moon changes', page.phrases.moonChanges)(page.clock(jdUt), from, to, moon.house))
    factors.push(page.moonSignFactor(from), page.moonSignFactor(to, jdUt))
  } else {
    sentences.push(page.rotation.at('moon is', step, page.phrases.moonIs)(moon.sign, moon.house))
  }
  return { text: [...sentences, ...ofHouse, ...ofSign].join(' '), factors: [...new Set(factors)] }
}

function housePart(page: DayPage, house: number): string[] {
  const { dayInHouse } = page.facts.moon
  const turn = houseTurn(page)
  if (turn % 2 === 1) return []
  const entry = page.library.entry(page.lang, 'moon-day/house', `${house}` as KeyOf<'moon-day/house'>)
  // Not everybody in one house reads its long text on one day.
  const bodyDay = page.rotation.fixed(`house body ${house}`, 2)
  if (turn === 0) return dayInHouse === bodyDay ? [entry.body] : []
  return dayInHouse === 0 ? [entry.gist] : dayInHouse === 1 ? [entry.advice] : []
}

function signPart(page: DayPage): string[] {
  const { sign, signRound, dayInSign, house } = page.facts.moon
  const entry = page.library.entry(page.lang, 'moon-day/sign', `${sign}` as KeyOf<'moon-day/sign'>)
  if (page.turnOf(`sign ${sign}`, signRound) === 1) {
    // In a chart without houses the parts of life need these.
    const forecast = house === null ? null : forecastOf(page, dayInSign)
    return forecast ? [entry[forecast]] : []
  }
  if (dayInSign === 0) return [entry.gist]
  return dayInSign === 1 ? [entry.advice] : []
}
