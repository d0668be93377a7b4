import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { MonthDay, MonthHit } from '../../facts/month-facts.ts'
import { retrogradeSpans } from '../../facts/retrograde-spans.ts'
import type { Part } from '../report-page.ts'
import type { MonthPage } from './month-page.ts'
import { lunationFactors } from './write-lunations.ts'
import { MARKING, RETURNING } from './words.ts'
import { figurePart, tablePart } from '../natal-parts.ts'

/** A half that holds so much is the heavier one, percent. */
const UNEVEN = 54
const MOST_DAYS = 7
/** So many friendly days and hard ones the first page names. */
const MOST_STANDING = { friendly: 3, narrow: 2 } as const
/** Less than a single swift aspect to a lesser point marks no day. */
const LEAST_WEIGHT = 2

type Point = MonthPage['calendar']['curve'][number]

/** The highest instant of the month's line. */
function extremes(page: MonthPage): { high: Point } | null {
  const [high] = page.calendar.curve.toSorted((a, b) => b.value - a.value || a.jdUt - b.jdUt)
  return high?.most ? { high } : null
}

/** New and full Moons of a day at a natal point. */
const lunationsOn = ({ calendar }: MonthPage, { startJdUt, endJdUt }: MonthDay) =>
  calendar.lunations.filter(({ jdUt, meets }) => meets && jdUt >= startJdUt && jdUt < endJdUt)

/** The days on which the planets' exact aspects weigh most, the new and full Moons at a natal point, and the best and hardest days of the first page, in order of time. */
function markedDays(page: MonthPage): MonthDay[] {
  const weightOf = (day: MonthDay) => page.planetHits(day).reduce((sum, { weight }) => sum + weight, 0)
  const { days } = page.calendar
  const { friendly, narrow } = standingDays(page, days, MOST_STANDING)
  const isStanding = ({ startJdUt, endJdUt }: MonthDay) =>
    [...friendly, ...narrow].some(({ hit: { jdUt } }) => jdUt >= startJdUt && jdUt < endJdUt)
  const heaviest = days
    .filter((day) => weightOf(day) >= LEAST_WEIGHT || lunationsOn(page, day).length > 0)
    .toSorted((a, b) => lunationsOn(page, b).length - lunationsOn(page, a).length || weightOf(b) - weightOf(a))
    .slice(0, MOST_DAYS)
  return days.filter((day) => heaviest.includes(day) || isStanding(day))
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
  // Without the hour the line is rough, and its days may be among the free ones.
  if (!ends?.high.most || !page.timeKnown) return null
  const { high } = ends
  const dayAt = (jdUt: number) => calendar.days.find(({ startJdUt, endJdUt }) => jdUt >= startJdUt && jdUt < endJdUt)
  const highDay = dayAt(high.jdUt)
  const most = (highDay && page.planetHits(highDay)[0]) ?? ends.high.most
  // A day with an exact aspect of a planet isn't free, however low the line.
  const low = calendar.curve
    .filter(({ jdUt }) => {
      const day = dayAt(jdUt)
      return day && page.planetHits(day).length === 0
    })
    .toSorted((a, b) => a.value - b.value || a.jdUt - b.jdUt)[0]
  const line = page.special('line', text.lineCaption, [high.jdUt, ...(low ? [low.jdUt] : [])])
  const half = calendar.curve.slice(0, calendar.curve.length / 2).reduce((sum, { value }) => sum + value, 0)
  const all = calendar.curve.reduce((sum, { value }) => sum + value, 0)
  const percent = Math.round((100 * half) / all)
  const side = percent >= UNEVEN ? 'first' : 100 - percent >= UNEVEN ? 'last' : 'even'
  const sentences = [
    page.say('peak', text.peak, { date: page.dayOf(high.jdUt), meeting: page.meetingOfHit(most) }),
    ...(low ? [page.say('low', text.low, { date: page.dayOf(low.jdUt) })] : []),
    page.say('halves', text.halves[side], { percent: side === 'last' ? 100 - percent : percent }),
  ]
  return { text: sentences.join(' '), factors: [line, page.transit(most)] }
}

type Marked = MonthHit & { transiting: (typeof MARKING)[number] }
const isMarking = (hit: MonthHit): hit is Marked => MARKING.some((planet) => planet === hit.transiting)

/** What an aspect is good for, in a few words; of a planet on its way back something else than otherwise. */
function useOf(page: MonthPage): (hit: Marked) => string {
  const { sky } = page.request
  const back = RETURNING.map((planet) => ({ planet, spans: retrogradeSpans(sky, planet, page.calendar) }))
  return ({ transiting, aspect, jdUt }) => {
    const returning = back.find(
      ({ planet, spans }) =>
        planet === transiting && spans.some(({ fromJdUt, toJdUt }) => jdUt >= fromJdUt && jdUt <= toJdUt),
    )
    return returning ? page.text.forWhatBack[returning.planet] : page.text.forWhat[transiting][ASPECT_NATURE[aspect]]
  }
}

/** A side of a day counts if it is so much heavier than the other. */
const CLEARLY = 2

/** A day that stands out to one side, with what it suits. */
interface Standing {
  hit: Marked
  said: string
}

/** Of some days the friendliest and those that ask for patience, so many at most, each with what it suits. */
export function standingDays(
  page: MonthPage,
  days: readonly MonthDay[],
  most: Readonly<Record<'friendly' | 'narrow', number>>,
): Record<'friendly' | 'narrow', Standing[]> {
  const use = useOf(page)
  const uses = new Set<string>()
  const weighed = days.map((day) => {
    const hits = page.planetHits(day).filter(isMarking)
    const weigh = (nature: 'flowing' | 'tense') =>
      hits.filter((hit) => hit.nature === nature).reduce((sum, { weight }) => sum + weight, 0)
    return { day, hits, flowing: weigh('flowing'), tense: weigh('tense') }
  })
  const chosen = (side: 'flowing' | 'tense', other: 'flowing' | 'tense', count: number) =>
    weighed
      .filter((day) => day[side] > day[other] * CLEARLY && day[side] > 0)
      .toSorted((a, b) => b[side] - a[side])
      .slice(0, count)
      .toSorted((a, b) => a.day.startJdUt - b.day.startJdUt)
      .flatMap(({ day, hits }): Standing[] => {
        const onSide = hits.filter(({ nature }) => nature === side)
        const [first] = onSide
        const hit = onSide.find((one) => !uses.has(use(one)))
        if (!first) return []
        const date = page.dayOf(day.startJdUt)
        if (!hit) return [{ hit: first, said: date }]
        uses.add(use(hit))
        return [{ hit, said: page.text.dateFor({ date, use: use(hit) }) }]
      })
  return {
    friendly: chosen('flowing', 'tense', most.friendly),
    narrow: chosen('tense', 'flowing', most.narrow),
  }
}

/** The friendliest dates of the month and those that ask for patience. */
export function bestDates(page: MonthPage): Part {
  const { text, calendar } = page
  const { friendly, narrow } = standingDays(page, calendar.days, MOST_STANDING)
  const said = [
    friendly.length > 0 && page.say('friendly', text.friendly, { dates: friendly.map((one) => one.said) }),
    narrow.length > 0 && page.say('narrow', text.narrow, { dates: narrow.map((one) => one.said) }),
  ].filter((sentence) => sentence !== false)
  const hits = [...friendly, ...narrow].map(({ hit }) => hit)
  if (hits.length === 0) return null
  const dates = page.special(
    'dates',
    text.titles.table,
    hits.map(({ jdUt }) => jdUt),
  )
  return { text: said.join(' '), factors: [...hits.map((hit) => page.transit(hit)), dates] }
}

/** The days that count, with what each is good for. */
export function daysTable(page: MonthPage): Part {
  const { daysTable: words } = page.text
  const days = markedDays(page)
  if (days.length === 0) return null
  const useOfHit = useOf(page)
  const use = (day: MonthDay) => page.planetHits(day).filter(isMarking).map(useOfHit)
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
