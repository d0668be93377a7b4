import { writePositions } from '../argument/positions-table.ts'
import { rulersTable } from '../argument/rulers-table.ts'
import { cuspFact, own, rulerOfHouse, signFacts, wheel } from '../natal-parts.ts'
import { forAge } from '../../compose/ages.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { DatedPage } from '../dated-page.ts'
import { fortune } from '../fortune.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { closestContacts } from '../verdict/closest-contacts.ts'
import { type FinancialWords, PURSES } from './words.ts'

/** What the chapters rest on: the wheel, the rulers, the third purse, the closest contacts, and how Fortune is reckoned. */
export function writeTables(page: DatedPage, words: FinancialWords): void {
  const { chapters, titles } = words
  page.write(chapters.how, titles.how, [
    own(page.way('how', words.how), signFacts(page, ['venus', 'jupiter'])),
    wheel(page, words.wheel),
  ])
  page.write(chapters.how, titles.table, [rulersTable(page, { ...words.table, houses: words.table.house })])
  writeCircle(page, words)
  page.write(chapters.how, titles.near, [closestContacts(page, PURSES, words.meaning)])
  writeFormula(page, words)
  writePositions(page, chapters.how)
}

/** Money that comes by acquaintance: the house of the eleventh's ruler. */
function writeCircle(page: DatedPage, { chapters, titles, circle }: FinancialWords): void {
  const found = rulerOfHouse(page, 11)
  if (!found) return
  const { ruler, inHouse } = found
  const said = forAge(page.lang, circle.rulerIn[inHouse - 1] ?? '', page.age(page.request.nowJdUt))
  page.write(chapters.how, titles.circle, [
    own(`${circle.lead} ${said}`, [...cuspFact(page, 11), ...page.houseFact(ruler)]),
  ])
}

function writeFormula(page: DatedPage, words: FinancialWords): void {
  const found = fortune(page)
  if (!found) return
  const { sect, longitudeDeg, house } = found
  const place = SKY_NAMES[page.lang].degree(longitudeDeg)
  const said = words.fortune.said({ place, house })
  const factor = page.factor({ id: 'fortune', kind: 'special', sign: signOf(longitudeDeg), house, said })
  page.write(words.chapters.how, words.titles.fortune, [
    own(words.fortune.formula[sect]({ place, house }), [factor, ...signFacts(page, ['sun', 'moon', 'asc'])]),
  ])
}
