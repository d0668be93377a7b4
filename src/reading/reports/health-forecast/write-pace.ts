import type { TransitStory } from '../../facts/transit-stories.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { Axis } from '../dated-page.ts'
import { lifeStage } from '../life-stage.ts'
import type { Part } from '../report-page.ts'
import type { HealthWriting } from './health-forecast.ts'
import type { Pace } from './words.ts'
import { own, tablePart } from '../natal-parts.ts'

/** A month of the year with its speed. */
export interface Month {
  fromJdUt: number
  pace: Pace
  /** What sets it. */
  story: TransitStory | null
}

/** How far a month may be from the year's mean before its pace is called fast or slow. */
const MARGIN = 0.35

const HEAT: Partial<Record<TransitStory['transiting'], number>> = { mars: 1.2, jupiter: 0.6, uranus: 0.7 }
const BALLAST: Partial<Record<TransitStory['transiting'], number>> = { saturn: 1, neptune: 0.8, pluto: 0.8 }
const DAYS = 30
const MONTHS = 12

/** The year's months, each fast or slow against the year's own mean. Formula: docs/formulas.md. */
export function monthsOf({ facts, axis }: HealthWriting): Month[] {
  const weighed = twelve(axis).map((month) => weigh(facts.all, month))
  const mean = weighed.reduce((sum, { heat, ballast }) => sum + heat - ballast, 0) / weighed.length
  return weighed.map(({ fromJdUt, heat, ballast, shares }) => {
    const over = heat - ballast - mean
    const pace = over > MARGIN && heat > 0 ? 'fast' : over < -MARGIN && ballast > 0 ? 'slow' : 'even'
    const setting = shares
      .filter(({ story }) => (pace === 'fast' ? heatOf(story) > 0 : pace === 'slow' ? ballastOf(story) > 0 : true))
      .toSorted((a, b) => b.share - a.share)[0]
    return { fromJdUt, pace, story: setting?.story ?? null }
  })
}

const namesOf = ({ page }: HealthWriting, months: readonly Month[], pace: Pace) =>
  months.filter((month) => month.pace === pace).map(({ fromJdUt }) => page.monthName(fromJdUt + 1))

const calendarOf = ({ page, words }: HealthWriting, months: readonly Month[]) =>
  page.counted(
    'months',
    words.table.caption,
    months.map(({ fromJdUt }) => fromJdUt + 1),
  )

/** The faster and the slower months in a sentence; nothing of a year that is even throughout. */
export function paceLine(writing: HealthWriting, months: readonly Month[]): Paragraph | null {
  const [fast, slow] = [namesOf(writing, months, 'fast'), namesOf(writing, months, 'slow')]
  if (fast.length === 0 || slow.length === 0) return null
  return own(writing.words.paceLine({ fast, slow }), [calendarOf(writing, months)])
}

/** A table of the year with the transit that sets each month's step, and what to put where at this age. */
export function writePace(writing: HealthWriting, months: readonly Month[]): void {
  const { page, words } = writing
  const calendar = calendarOf(writing, months)
  const table: Part = tablePart(
    words.table,
    months.map((month) => [
      page.dated.shortMonth(page.at(month.fromJdUt + 1)),
      words.paceName[month.pace],
      month.story ? page.label(month.story) : words.quietMonth,
    ]),
    [calendar, ...months.flatMap(({ story }) => (story ? [page.story(story)] : []))],
  )
  const use = words.paceUse[lifeStage(page.request)]
  const sentences = (['fast', 'even', 'slow'] as const).flatMap((pace) => {
    const named = namesOf(writing, months, pace)
    return named.length > 0 ? [`${words.paceSentence[pace]({ months: named })} ${use[pace]}`] : []
  })
  page.write(words.chapters.pace, words.titles.table, [
    own(words.paceOpening),
    table,
    ...sentences.map((text) => own(text, [calendar])),
  ])
  page.write(words.chapters.pace, words.titles.closing, [own(words.closing, [page.skyFact('mars')])])
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

function weigh(stories: readonly TransitStory[], { fromJdUt, toJdUt }: { fromJdUt: number; toJdUt: number }) {
  const shares = stories
    .map((story) => ({ story, share: (overlap(story, fromJdUt, toJdUt) / DAYS) * story.weight }))
    .filter(({ share }) => share > 0)
  const heat = shares.reduce((sum, { story, share }) => sum + share * heatOf(story), 0)
  const ballast = shares.reduce((sum, { story, share }) => sum + share * ballastOf(story), 0)
  return { fromJdUt, heat, ballast, shares }
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
