import type { FieldOf, KeyOf } from '../library/subjects.ts'
import type { Area } from './day-phrases.ts'
import { AREAS, type DayPage } from './day-page.ts'
import type { Paragraph } from './reading.ts'

const FORECASTS = { love: 'forecast1', career: 'forecast2', health: 'forecast3' } as const satisfies Record<
  Area,
  FieldOf<'moon-day/sign'>
>

/**
 * What the Moon's house says of a part of life; null on the days that are another's. It speaks on every second round
 * only, one part of life a day, so that nothing comes back within a month.
 */
export function houseLine(page: DayPage, area: Area): Paragraph | null {
  const { house, dayInHouse } = page.facts.moon
  if (house === null || houseTurn(page) % 2 === 0 || !isTurnOf(page, area, dayInHouse)) return null
  const entry = page.library.entry(page.lang, 'moon-day/house', `${house}` as KeyOf<'moon-day/house'>)
  const fact = page.rotation.at('moon house', AREAS.indexOf(area), page.phrases.moonHouse)(house)
  return { text: `${fact} ${entry[area]}`, factors: [page.moonHouseFactor(house)] }
}

/** Of four rounds of the Moon through a house: a body on the first, gist and advice on the third, lines between. */
export function houseTurn(page: DayPage): number {
  const { house, houseRound } = page.facts.moon
  return page.turnOf(`house ${house}`, houseRound, 4)
}

/** The same of its sign, for charts without houses. */
export function signLine(page: DayPage, area: Area): Paragraph | null {
  const { sign, signRound, dayInSign } = page.facts.moon
  if (page.turnOf(`sign ${sign}`, signRound) === 0 || !isTurnOf(page, area, dayInSign)) return null
  const entry = page.library.entry(page.lang, 'moon-day/sign', `${sign}` as KeyOf<'moon-day/sign'>)
  if (!page.sayOnce(`sign ${FORECASTS[area]}`)) return null
  const fact = page.rotation.at('moon sign', AREAS.indexOf(area), page.phrases.moonSign)(sign)
  return { text: `${fact} ${entry[FORECASTS[area]]}`, factors: [page.moonSignFactor(sign)] }
}

/** The days of a stay belong to the parts of life in turn; which begins is the person's own. */
export function isTurnOf(page: DayPage, area: Area, day: number): boolean {
  return day < AREAS.length && AREAS[(day + page.rotation.fixed('stay', AREAS.length)) % AREAS.length] === area
}

/** The part of life whose turn a day of a stay is, as the Moon's sign tells of it. */
export function forecastOf(page: DayPage, day: number): FieldOf<'moon-day/sign'> | null {
  const area = AREAS.find((one) => isTurnOf(page, one, day))
  return area ? FORECASTS[area] : null
}
