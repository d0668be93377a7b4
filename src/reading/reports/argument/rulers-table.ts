import { cuspFact, dignityOf, planetsIn, rulerOfHouse, tablePart } from '../natal-parts.ts'
import type { ReportPage, TablePart } from '../report-page.ts'

/** Some houses with their rulers: cusp, ruler, its place and its dignity, and the planets inside. */
export function rulersTable(
  page: ReportPage,
  { caption, head, houses }: Pick<TablePart, 'caption' | 'head'> & { houses: Readonly<Record<number, string>> },
): TablePart {
  const names = page.names
  const rulers = Object.keys(houses).flatMap((house) => rulerOfHouse(page, Number(house)) ?? [])
  return tablePart(
    { caption, head },
    rulers.map(({ house, sign, ruler }) => {
      const dignity = dignityOf(page, ruler)
      return [
        houses[house] ?? '',
        names.sign(sign),
        names.point(ruler),
        page.titleOf(ruler).replace(`${names.point(ruler)} `, ''),
        dignity ? names.dignity[dignity] : names.none,
        planetsIn(page, house).map(names.point).join(', ') || names.none,
      ]
    }),
    rulers.flatMap(({ house, ruler }) => [...cuspFact(page, house), ...page.signFact(ruler), ...page.houseFact(ruler)]),
  )
}
