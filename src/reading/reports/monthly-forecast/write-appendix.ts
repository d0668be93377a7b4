import { SKY_NAMES } from '../sky-names.ts'
import type { Part } from '../report-page.ts'
import type { MonthPage } from './month-page.ts'

/** The month in so many tables, by its days. */
const TABLES = [
  [1, 10],
  [11, 20],
  [21, 31],
] as const

/** What others may look up: the slow planets, the Moon, and every exact transit. */
export function writeAppendix(page: MonthPage): void {
  const { text } = page
  const { appendix } = text.chapters
  page.write(appendix, text.titles.places, [placesTable(page)])
  page.write(appendix, text.titles.moon, [moonTable(page)])
  page.write(appendix, text.titles.exact, exactTables(page))
}

function placesTable(page: MonthPage): Part {
  const { text, calendar } = page
  const names = SKY_NAMES[page.request.lang]
  return {
    kind: 'table',
    caption: text.places.caption,
    head: [...text.places.head],
    rows: calendar.places.map(({ planet, sign, house, retrograde }) => [
      names.point(planet),
      names.sign(sign),
      house === null ? '–' : `${house}`,
      retrograde ? text.places.retrograde : text.places.direct,
    ]),
    factors: calendar.places.map(({ planet, sign, house }) =>
      page.factor({
        id: `transit:${planet}:sign:${sign}`,
        kind: 'transit',
        transiting: planet,
        sign,
        ...(house !== null && { house }),
      }),
    ),
  }
}

function moonTable(page: MonthPage): Part {
  const { text, calendar } = page
  const names = SKY_NAMES[page.request.lang]
  return {
    kind: 'table',
    caption: text.moonTable.caption,
    head: [...text.moonTable.head],
    rows: calendar.days.map(({ dayOfMonth, moon: { sign, house, change } }) => [
      `${dayOfMonth}`,
      names.sign(sign),
      house === null ? '–' : `${house}`,
      change ? text.moonTable.changes({ clock: page.clock(change.jdUt), sign: change.to }) : '–',
    ]),
    factors: [
      ...new Set(calendar.days.flatMap(({ moon }) => [page.moonIn(moon.sign), ...page.moonInHouse(moon.house)])),
    ],
  }
}

function exactTables(page: MonthPage): Part[] {
  const { text, calendar } = page
  return TABLES.flatMap(([from, to]) => {
    const hits = calendar.days
      .filter(({ dayOfMonth }) => dayOfMonth >= from && dayOfMonth <= to)
      .flatMap((day) => day.hits.map((hit) => ({ day, hit })))
    if (hits.length === 0) return []
    return [
      {
        kind: 'table' as const,
        caption: text.table.caption({ from, to: Math.min(to, calendar.days.length) }),
        head: [...text.table.head],
        rows: hits.map(({ day, hit }) => [
          `${day.dayOfMonth}`,
          hit.timed ? page.clock(hit.jdUt) : '–',
          `${page.labelOf(hit)}${hit.retrograde ? ` ${text.table.retrograde}` : ''}`,
        ]),
        factors: [...new Set(hits.map(({ hit }) => page.transit(hit)))],
      },
    ]
  })
}
