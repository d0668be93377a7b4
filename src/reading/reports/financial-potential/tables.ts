import { cuspFact, dignityOf, own, planetsIn, rulerOfHouse, signFacts, wheel } from '../natal-parts.ts'
import { forAge } from '../../compose/ages.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { DatedPage } from '../dated-page.ts'
import { fortune } from '../fortune.ts'
import type { TablePart } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { closestContacts } from '../verdict/closest-contacts.ts'
import { type FinancialWords, type Purse, PURSES } from './words.ts'

/** What the chapters rest on: the wheel, the rulers, the third purse, the closest contacts, and how Fortune is reckoned. */
export function writeTables(page: DatedPage, words: FinancialWords): void {
  const { chapters, titles } = words
  page.write(chapters.how, titles.how, [
    own(page.way('how', words.how), signFacts(page, ['venus', 'jupiter'])),
    wheel(page, words.wheel),
  ])
  page.write(chapters.how, titles.table, [rulersTable(page, words)])
  writeCircle(page, words)
  page.write(chapters.how, titles.near, [closestContacts(page, PURSES, words.meaning)])
  writeFormula(page, words)
}

function rulersTable(page: DatedPage, words: FinancialWords): TablePart {
  const names = SKY_NAMES[page.lang]
  const rulers = ([1, ...PURSES] as const).flatMap((purse) => rulerOfHouse(page, purse) ?? [])
  const row = ({ house, sign, ruler }: (typeof rulers)[number]) => {
    const dignity = dignityOf(page, ruler)
    return [
      words.table.house[house as 1 | Purse],
      names.sign(sign),
      names.point(ruler),
      page.titleOf(ruler).replace(`${names.point(ruler)} `, ''),
      dignity ? names.dignity[dignity] : names.none,
      planetsIn(page, house).map(names.point).join(', ') || names.none,
    ]
  }
  return {
    kind: 'table',
    caption: words.table.caption,
    head: words.table.head,
    rows: rulers.map(row),
    factors: rulers.flatMap(({ house, ruler }) => [
      ...cuspFact(page, house),
      ...page.signFact(ruler),
      ...page.houseFact(ruler),
    ]),
  }
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
