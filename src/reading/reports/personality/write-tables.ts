import { balance, ELEMENTS, MODES } from '#astro/charts/balance.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { dispositors } from '#astro/charts/dispositors.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { houseRulers } from '../../facts/natal-strength.ts'
import { signFacts, tablePart, figurePart } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { LISTED } from './write-method.ts'
import type { PersonalityWords } from './words.ts'

/** The signs on the twelve cusps with their rulers; nothing without the hour. */
export function writeHouseTable(page: ReportPage, words: PersonalityWords): void {
  const rulers = houseRulers(page.birth)
  if (rulers.length === 0) return
  const names = page.names
  page.write(words.chapters.tables, words.titles.table, [
    tablePart(
      { caption: words.captions.houses, head: words.heads.houses },
      rulers.map(({ house, sign, ruler, inHouse }) => [
        `${house}`,
        names.sign(sign),
        names.point(ruler),
        names.house(inHouse),
      ]),
      rulers.flatMap(({ house, sign, ruler }) => [page.fact(`house:${house}:sign:${sign}`), ...page.houseFact(ruler)]),
    ),
  ])
}

/** Each planet with the ruler of its sign; nothing while a planet's sign is open. */
export function writeRuleTable(page: ReportPage, words: PersonalityWords): void {
  if (PLANETS.some((planet) => page.signOf(planet) === null)) return
  const names = page.names
  const { dispositorOf } = dispositors(page.birth.chart)
  page.write(words.chapters.tables, words.titles.rule, [
    tablePart(
      { caption: words.captions.rule, head: words.heads.rule },
      PLANETS.map((planet) => {
        const ruler = dispositorOf.get(planet)
        const isAtHome = ruler === planet
        return [
          names.point(planet),
          names.sign(page.signOf(planet) ?? 0),
          isAtHome || !ruler ? names.none : names.point(ruler),
        ]
      }),
      signFacts(page, PLANETS),
    ),
  ])
}

/** How the ten planets are spread over elements and modes; nothing while a planet's sign is open. */
export function writeBalanceTable(page: ReportPage, words: PersonalityWords): void {
  if (PLANETS.some((planet) => page.signOf(planet) === null)) return
  const names = page.names
  const { elements, modes } = balance(page.birth.chart)
  const rows = [
    ...ELEMENTS.map((element) => ({ label: names.element[element], planets: elements[element] })),
    ...MODES.map((mode) => ({ label: words.modes[mode], planets: modes[mode] })),
  ]
  page.write(words.chapters.tables, words.titles.balance, [
    tablePart(
      { caption: words.captions.balance, head: words.heads.balance },
      rows.map(({ label, planets }) => [
        label,
        `${planets.length}`,
        planets.map((planet) => names.point(planet)).join(', ') || names.none,
      ]),
      signFacts(page, PLANETS),
    ),
  ])
}

/** All aspects of the chart in one picture. */
export function writeGrid(page: ReportPage, words: PersonalityWords): void {
  const { aspects, houses } = page.birth.chart
  const angled = houses !== null && page.birth.timeKnown
  const points: readonly ChartPoint[] = LISTED.filter((point) => angled || (point !== 'asc' && point !== 'mc'))
  const told = aspects.filter(({ a, b }) => points.includes(a) && points.includes(b))
  page.write(words.chapters.tables, words.titles.grid, [
    figurePart(
      { kind: 'aspect-grid', charts: 1, rows: points, columns: points, aspects: told },
      words.captions.grid,
      told.map(({ a, aspect, b }) => page.fact(`${a}:${aspect}:${b}`)),
    ),
  ])
}
