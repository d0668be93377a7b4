import type { Paragraph } from '../../writer/reading.ts'
import type { KeyDay } from './key-days.ts'
import type { MonthPage } from './month-page.ts'

/** Hills of the line stand at least so far from its summit, days. */
const HILL_DAYS = 5
/** A half that holds so much is the heavier one, percent. */
const UNEVEN = 54

type Point = MonthPage['calendar']['curve'][number]

/** The highest and the lowest instant of the month's line. */
export function extremes(page: MonthPage): { high: Point; low: Point } | null {
  const sorted = page.calendar.curve.toSorted((a, b) => b.value - a.value || a.jdUt - b.jdUt)
  const [high] = sorted
  const low = sorted.at(-1)
  return high && low && high.most ? { high, low } : null
}

/** How the month was computed, its line, and the circled days. */
export function writeGlance(page: MonthPage, keys: readonly KeyDay[]): void {
  const { text, calendar } = page
  const { glance } = text.chapters
  const hits = calendar.days.flatMap((day) => day.hits)
  const [first, last] = [calendar.days[0], calendar.days.at(-1)]
  if (!first || !last) return
  const [from, to] = [page.dayOf(first.startJdUt), page.dayOf(last.startJdUt)]
  const planets = hits.filter(({ transiting }) => transiting !== 'moon').length
  const span = page.special('span', `${from} – ${to}`, [first.startJdUt, last.startJdUt])
  page.write(glance, text.titles.made, [
    {
      text: page.way('made', text.made)({ from, to, all: hits.length, planets }),
      factors: [span, page.planet('sun'), page.planet('moon')],
    },
    { text: page.way('method', text.method)({ month: page.when }), factors: [span] },
    { kind: 'notice', text: text.zone(page.request.timeZone) },
  ])
  page.write(glance, text.titles.line, [curveDiagram(page, keys), ...lineInWords(page), keysTable(page, keys)])
}

function curveDiagram(page: MonthPage, keys: readonly KeyDay[]) {
  const { calendar, text } = page
  return {
    kind: 'figure' as const,
    caption: text.lineCaption,
    factors: keys.flatMap(({ hits }) => hits.map((hit) => page.transit(hit))),
    figure: {
      kind: 'curve' as const,
      fromJdUt: calendar.fromJdUt,
      toJdUt: calendar.toJdUt,
      ticks: calendar.days
        .filter(({ dayOfMonth }) => dayOfMonth % 5 === 0 || dayOfMonth === 1)
        .map(({ startJdUt, dayOfMonth }) => ({ jdUt: startJdUt, label: `${dayOfMonth}` })),
      points: calendar.curve.map(({ jdUt, value }) => ({ jdUt, value })),
      marks: keys.map(({ day }) => ({ jdUt: (day.startJdUt + day.endJdUt) / 2, label: `${day.dayOfMonth}` })),
    },
  }
}

function lineInWords(page: MonthPage): Paragraph[] {
  const { calendar, text } = page
  const ends = extremes(page)
  if (!ends?.high.most) return []
  const { high, low } = ends
  const hill = calendar.curve
    .filter(({ jdUt, most }) => most !== null && Math.abs(jdUt - high.jdUt) > HILL_DAYS)
    .toSorted((a, b) => b.value - a.value)
    .find(({ most }) => most?.id !== high.most?.id)
  const line = page.special('line', text.lineCaption, [high.jdUt, low.jdUt, ...(hill ? [hill.jdUt] : [])])
  const half = calendar.curve.slice(0, calendar.curve.length / 2).reduce((sum, { value }) => sum + value, 0)
  const all = calendar.curve.reduce((sum, { value }) => sum + value, 0)
  const percent = Math.round((100 * half) / all)
  const side = percent >= UNEVEN ? 'first' : 100 - percent >= UNEVEN ? 'last' : 'even'
  const sentences = [
    page.way('peak', text.peak)({ date: page.dayOf(high.jdUt), most: ends.high.most }),
    hill?.most ? page.way('second', text.second)({ date: page.dayOf(hill.jdUt), most: hill.most }) : '',
    page.way('low', text.low)({ date: page.dayOf(low.jdUt) }),
    page.way('halves', text.halves[side])({ percent: side === 'last' ? 100 - percent : percent }),
  ]
  const most = [ends.high.most, hill?.most].filter((pressing) => pressing !== null && pressing !== undefined)
  return [
    { text: sentences.filter(Boolean).join(' '), factors: [line, ...most.map((pressing) => page.transit(pressing))] },
  ]
}

function keysTable(page: MonthPage, keys: readonly KeyDay[]) {
  if (keys.length === 0) return null
  const { keysTable: words } = page.text
  return {
    kind: 'table' as const,
    caption: words.caption,
    head: [...words.head],
    rows: keys.map(({ day, hits }) => [
      page.dayOf(day.startJdUt),
      hits.map((hit) => page.text.transit(hit)).join('; '),
    ]),
    factors: keys.flatMap(({ hits }) => hits.map((hit) => page.transit(hit))),
  }
}
