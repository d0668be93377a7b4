import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { MonthDay } from '../../facts/month-facts.ts'
import { retrogradeSpans } from '../../facts/retrograde-spans.ts'
import type { Part } from '../report-page.ts'
import type { MonthPage } from './month-page.ts'
import { lunationFactors } from './write-lunations.ts'
import { MARKING, RETURNING } from './words.ts'
import { figurePart, tablePart } from '../natal-parts.ts'

/** A half that holds so much is the heavier one, percent. */
const UNEVEN = 54
const MOST_DAYS = 7
/** Less than a single swift aspect to a lesser point marks no day. */
const LEAST_WEIGHT = 2

type Point = MonthPage['calendar']['curve'][number]

/** The highest and the lowest instant of the month's line. */
export function extremes(page: MonthPage): { high: Point; low: Point } | null {
  const sorted = page.calendar.curve.toSorted((a, b) => b.value - a.value || a.jdUt - b.jdUt)
  const [high] = sorted
  const low = sorted.at(-1)
  return high && low && high.most ? { high, low } : null
}

/** New and full Moons of a day at a natal point. */
const lunationsOn = ({ calendar }: MonthPage, { startJdUt, endJdUt }: MonthDay) =>
  calendar.lunations.filter(({ jdUt, meets }) => meets && jdUt >= startJdUt && jdUt < endJdUt)

/** The days on which the planets' exact aspects weigh most, and the new and full Moons at a natal point, in order of time. */
function markedDays(page: MonthPage): MonthDay[] {
  const weightOf = (day: MonthDay) => page.planetHits(day).reduce((sum, { weight }) => sum + weight, 0)
  return page.calendar.days
    .filter((day) => weightOf(day) >= LEAST_WEIGHT || lunationsOn(page, day).length > 0)
    .toSorted((a, b) => lunationsOn(page, b).length - lunationsOn(page, a).length || weightOf(b) - weightOf(a))
    .slice(0, MOST_DAYS)
    .toSorted((a, b) => a.startJdUt - b.startJdUt)
}

export function monthCurve(page: MonthPage): Part {
  const { calendar, text } = page
  const marked = markedDays(page)
  return figurePart(
    {
      kind: 'curve',
      fromJdUt: calendar.fromJdUt,
      toJdUt: calendar.toJdUt,
      ticks: calendar.days
        .filter(({ dayOfMonth }) => dayOfMonth % 5 === 0 || dayOfMonth === 1)
        .map(({ startJdUt, dayOfMonth }) => ({ jdUt: startJdUt, label: `${dayOfMonth}` })),
      points: calendar.curve.map(({ jdUt, value }) => ({ jdUt, value })),
      marks: marked.map((day) => ({ jdUt: (day.startJdUt + day.endJdUt) / 2, label: `${day.dayOfMonth}` })),
    },
    text.lineCaption,
    marked.flatMap((day) => page.planetHits(day).map((hit) => page.transit(hit))),
  )
}

export function lineInWords(page: MonthPage): Part {
  const { calendar, text } = page
  const ends = extremes(page)
  if (!ends?.high.most) return null
  const { high, low } = ends
  const line = page.special('line', text.lineCaption, [high.jdUt, low.jdUt])
  const half = calendar.curve.slice(0, calendar.curve.length / 2).reduce((sum, { value }) => sum + value, 0)
  const all = calendar.curve.reduce((sum, { value }) => sum + value, 0)
  const percent = Math.round((100 * half) / all)
  const side = percent >= UNEVEN ? 'first' : 100 - percent >= UNEVEN ? 'last' : 'even'
  const sentences = [
    page.say('peak', text.peak, { date: page.dayOf(high.jdUt), meeting: page.meetingOfHit(ends.high.most) }),
    page.say('low', text.low, { date: page.dayOf(low.jdUt) }),
    page.say('halves', text.halves[side], { percent: side === 'last' ? 100 - percent : percent }),
  ]
  return { text: sentences.join(' '), factors: [line, page.transit(ends.high.most)] }
}

/** The days that count, with what each is good for. */
export function daysTable(page: MonthPage): Part {
  const { daysTable: words, forWhat, forWhatBack } = page.text
  const days = markedDays(page)
  if (days.length === 0) return null
  const { sky } = page.request
  const back = RETURNING.map((planet) => ({ planet, spans: retrogradeSpans(sky, planet, page.calendar) }))
  const use = (day: MonthDay) =>
    page.planetHits(day).flatMap(({ transiting, aspect, jdUt }) => {
      const returning = back.find(
        ({ planet, spans }) =>
          planet === transiting && spans.some(({ fromJdUt, toJdUt }) => jdUt >= fromJdUt && jdUt <= toJdUt),
      )
      if (returning) return [forWhatBack[returning.planet]]
      const planet = MARKING.find((one) => one === transiting)
      return planet ? [forWhat[planet][ASPECT_NATURE[aspect]]] : []
    })
  return tablePart(
    words,
    days.map((day) => [
      page.dayOf(day.startJdUt),
      [
        ...lunationsOn(page, day).flatMap(({ phase, meets }) =>
          meets ? [page.text.lunationMark[phase]({ label: page.labelOf({ ...meets, transiting: 'moon' }) })] : [],
        ),
        ...page.planetHits(day).map((hit) => page.labelOf(hit)),
      ].join('; '),
      [...new Set([...lunationsOn(page, day).map(({ phase }) => page.text.forLunation[phase]), ...use(day)])]
        .slice(0, 2)
        .join('; '),
    ]),
    days.flatMap((day) => [
      ...lunationsOn(page, day).flatMap((lunation) => lunationFactors(page, lunation)),
      ...page.planetHits(day).map((hit) => page.transit(hit)),
    ]),
  )
}
