import type { FactorOf } from '../facts/factor.ts'
import type { PresentYear } from '../facts/year-of-life.ts'
import type { ChartPageOptions } from './chart-page.ts'
import type { Factors, Paragraph } from './reading.ts'
import { chartYearTexts } from './year-words.ts'

/** The year of life in words: its house, and the planet that leads it. `until` is a date, told. */
export function writeYearOfLife(
  { age, house, lord }: PresentYear,
  { library, lang, until }: Pick<ChartPageOptions, 'library' | 'lang'> & { until: string },
): { paragraphs: Paragraph[]; factors: Factors } {
  const words = library.texts(chartYearTexts, lang)
  const factors: Factors = {}
  const factor = (fact: Omit<FactorOf<'special'>, 'kind'>) => {
    factors[fact.id] = { kind: 'special', ...fact }
    return fact.id
  }
  const ofYear = factor({ id: `year:${age}`, said: words.said.year({ age, house }), house })
  const about = { text: `${words.year({ age, house, until })} ${words.means[house - 1] ?? ''}`, factors: [ofYear] }
  const { sign, planet, placement } = lord
  const ofLord = factor({ id: `year:${age}:lord`, said: words.said.lord({ sign }), sign })
  const told = [words.lord({ sign, planet }), words.nature[planet]]
  const ids = [ofLord]
  if (placement.house !== null) {
    const place = { sign: placement.sign, house: placement.house }
    const said = words.said.stands({ planet, ...place })
    ids.push(factor({ id: `year:${age}:stands`, said, natal: planet, ...place }))
    told.push(words.stands({ planet, ...place, area: words.area[placement.house - 1] ?? '' }))
  }
  return { paragraphs: [about, { text: told.join(' '), factors: ids }], factors }
}
