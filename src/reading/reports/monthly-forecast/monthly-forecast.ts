import type { ReportModule } from '../report-module.ts'
import { keyDays, writeKeyDays, type KeyDay } from './key-days.ts'
import { MonthPage } from './month-page.ts'
import { writeDays } from './write-days.ts'
import { extremes, writeGlance } from './write-glance.ts'
import { writeLunations } from './write-lunations.ts'
import { writeSlow } from './write-slow.ts'

/** A calendar month in the reader's zone, the one in which it is ordered, set against their chart day by day. */
export const monthlyForecast: ReportModule = {
  type: 'monthly-forecast',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write(request) {
    const page = new MonthPage(request)
    const { text, calendar, when } = page
    const keys = keyDays(calendar.days)
    writeGlance(page, keys)
    writeLunations(page)
    writeKeyDays(page, keys)
    writeDays(page, keys)
    writeEmpty(page)
    writeSlow(page)
    writeTables(page)
    writeClosing(page, keys)
    const { firstName, lastName } = request.person
    return page.document({
      title: text.title(when),
      subtitle: text.subtitle([firstName, lastName].filter(Boolean).join(' '), when, calendar.days.length),
      limits: calendar.timeKnown ? [] : [text.limits],
    })
  },
}

/** The days on which no planet makes an exact aspect. */
function writeEmpty(page: MonthPage): void {
  const { text, calendar } = page
  const empty = calendar.days.filter(({ hits }) => hits.every(({ transiting }) => transiting === 'moon'))
  const moon = page.planet('moon')
  if (empty.length === 0) {
    page.write(text.chapters.days, text.titles.empty, [{ text: text.noEmpty, factors: [moon] }])
    return
  }
  const dates = empty.map(({ startJdUt }) => page.dayOf(startJdUt))
  const days = page.special(
    'empty',
    dates.join(', '),
    empty.map(({ startJdUt }) => startJdUt),
  )
  const list = page.way('empty', text.empty)({ dates })
  page.write(text.chapters.days, text.titles.empty, [
    { text: `${list} ${page.way('empty use', text.emptyUse)}`, factors: [days, moon] },
  ])
}

/** The month in so many tables, by its days. */
const TABLES = [
  [1, 10],
  [11, 20],
  [21, 31],
] as const

function writeTables(page: MonthPage): void {
  const { text, calendar } = page
  const tables = TABLES.flatMap(([from, to]) => {
    const hits = calendar.days
      .filter(({ dayOfMonth }) => dayOfMonth >= from && dayOfMonth <= to)
      .flatMap((day) => day.hits.map((hit) => ({ day, hit })))
    if (hits.length === 0) return []
    return [
      {
        kind: 'table' as const,
        caption: text.table.caption(from, Math.min(to, calendar.days.length)),
        head: [...text.table.head],
        rows: hits.map(({ day, hit }) => [
          `${day.dayOfMonth}`,
          hit.timed ? page.clock(hit.jdUt) : '–',
          `${text.transit(hit)}${hit.retrograde ? ` ${text.table.retrograde}` : ''}`,
        ]),
        factors: [...new Set(hits.map(({ hit }) => page.transit(hit)))],
      },
    ]
  })
  page.write(text.chapters.table, text.titles.tables, tables)
}

function writeClosing(page: MonthPage, keys: readonly KeyDay[]): void {
  const { text } = page
  const ends = extremes(page)
  if (!ends) return
  const { high, low } = ends
  const watched = keys.slice(0, 3).map(({ day }) => day.startJdUt)
  const factors = [page.special('watched', text.titles.closing, [high.jdUt, low.jdUt, ...watched])]
  const moved = page.way('closing', text.closing)({ high: page.dayOf(high.jdUt), low: page.dayOf(low.jdUt) })
  const check = page.way('check', text.check)({ dates: watched.map((jdUt) => page.dayOf(jdUt)) })
  page.write(text.chapters.table, text.titles.closing, [
    { text: watched.length > 0 ? `${moved} ${check}` : moved, factors },
  ])
}
