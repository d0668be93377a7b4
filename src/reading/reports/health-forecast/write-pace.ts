import type { TransitStory } from '../../facts/transit-stories.ts'
import type { Axis } from '../dated-page.ts'
import type { Part } from '../report-page.ts'
import type { HealthWriting } from './health-forecast.ts'
import type { Pace } from './words.ts'

interface Month {
  fromJdUt: number
  pace: Pace
  /** What sets it. */
  story: TransitStory | null
}

/** How much heat or ballast a month may have over the other before its pace is called fast or slow. */
const MARGIN = 0.35

const HEAT: Partial<Record<TransitStory['transiting'], number>> = { mars: 1.2, jupiter: 0.6, uranus: 0.7 }
const BALLAST: Partial<Record<TransitStory['transiting'], number>> = { saturn: 1, neptune: 0.8, pluto: 0.8 }
const DAYS = 30
const MONTHS = 12

/** A table of the year: fast, even or slow, and the transit that sets the step. Formula: docs/formulas.md. */
export function writePace(writing: HealthWriting): void {
  const { page, words, facts, axis } = writing
  const months = twelve(axis).map((month) => monthOf(facts.all, month))
  const name = ({ fromJdUt }: Month) => page.dated.shortMonth(page.at(fromJdUt + 1))
  const calendar = page.counted(
    'months',
    words.table.caption,
    months.map(({ fromJdUt }) => fromJdUt + 1),
  )
  const table: Part = {
    kind: 'table',
    caption: words.table.caption,
    head: [...words.table.head],
    rows: months.map((month) => [
      name(month),
      words.paceName[month.pace],
      month.story ? page.dated.label(page.meetingOf(month.story)) : words.quietMonth,
    ]),
    factors: [calendar, ...months.flatMap(({ story }) => (story ? [page.story(story)] : []))],
  }
  const of = (pace: Pace) =>
    months.filter((month) => month.pace === pace).map(({ fromJdUt }) => page.monthName(fromJdUt + 1))
  const sentences = (['fast', 'even', 'slow'] as const).flatMap((pace) =>
    of(pace).length > 0
      ? [
          `${page.way(`pace ${pace}`, words.paceSentence[pace])({ months: of(pace) })} ${page.way(`use ${pace}`, words.paceUse[pace])}`,
        ]
      : [],
  )
  page.write(words.chapters.pace, words.titles.table, [
    table,
    ...sentences.map((text) => ({ text, factors: [calendar] })),
  ])
  const [fast, slow] = [of('fast')[0] ?? of('even')[0], of('slow')[0] ?? of('even').at(-1)]
  const closing = fast && slow && fast !== slow ? page.way('closing', words.closing)({ fast, slow }) : ''
  page.write(words.chapters.pace, words.titles.closing, [
    { text: page.way('plan', words.plan), factors: [page.factor({ id: 'sky:mars', kind: 'sky', transiting: 'mars' })] },
    closing ? { text: closing, factors: [calendar] } : null,
    { kind: 'notice', text: words.noticeEnd },
  ])
}

/** The year's months. One that it begins within is whole only at its other end: the two parts count once, by the longer. */
function twelve({ fromJdUt, toJdUt, ticks }: Axis): { fromJdUt: number; toJdUt: number }[] {
  const borders = [fromJdUt, ...ticks.map(({ jdUt }) => jdUt).filter((jdUt) => jdUt > fromJdUt), toJdUt]
  const parts = borders.slice(0, -1).map((from, i) => ({ fromJdUt: from, toJdUt: borders[i + 1] ?? toJdUt }))
  if (parts.length <= MONTHS) return parts
  const [first, last] = [parts[0], parts.at(-1)]
  const isFirstLonger = first && last && first.toJdUt - first.fromJdUt >= last.toJdUt - last.fromJdUt
  return isFirstLonger ? parts.slice(0, MONTHS) : parts.slice(-MONTHS)
}

function monthOf(stories: readonly TransitStory[], { fromJdUt, toJdUt }: { fromJdUt: number; toJdUt: number }): Month {
  const shares = stories
    .map((story) => ({ story, share: (overlap(story, fromJdUt, toJdUt) / DAYS) * story.weight }))
    .filter(({ share }) => share > 0)
  const heat = shares.reduce((sum, { story, share }) => sum + share * heatOf(story), 0)
  const ballast = shares.reduce((sum, { story, share }) => sum + share * ballastOf(story), 0)
  const pace = heat - ballast > MARGIN ? 'fast' : ballast - heat > MARGIN ? 'slow' : 'even'
  const setting = shares
    .filter(({ story }) => (pace === 'fast' ? heatOf(story) > 0 : pace === 'slow' ? ballastOf(story) > 0 : true))
    .toSorted((a, b) => b.share - a.share)[0]
  return { fromJdUt, pace, story: setting?.story ?? null }
}

const heatOf = ({ transiting, nature }: TransitStory) =>
  (HEAT[transiting] ?? 0) * (nature === 'flowing' && transiting !== 'jupiter' ? 0.5 : 1)
const ballastOf = ({ transiting, nature }: TransitStory) => (nature === 'flowing' ? 0 : (BALLAST[transiting] ?? 0))

/** How many days of a month a story is within orb. */
function overlap({ stays }: TransitStory, fromJdUt: number, toJdUt: number): number {
  return stays.reduce((sum, { sinceJdUt, untilJdUt }) => {
    const from = Math.max(fromJdUt, sinceJdUt ?? fromJdUt)
    const to = Math.min(toJdUt, untilJdUt ?? toJdUt)
    return sum + Math.max(0, to - from)
  }, 0)
}
