import type { DailySpan, RunningTransit } from '#contract/daily.ts'

type Day = NonNullable<DailySpan['days']>[number]

/** The paper of the strip: its line has a margin above and below for the dots. */
export const WIDTH = 1000
export const HEIGHT = 132
const MARGIN = 14

const DAY_MS = 86_400_000
const dayCount = ({ from, to }: Pick<DailySpan, 'from' | 'to'>) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** Where the middle of a date stands, from the left. */
export function xOfDate(span: Pick<DailySpan, 'from' | 'to'>, date: string): number {
  const index = (Date.parse(date) - Date.parse(span.from)) / DAY_MS
  return Math.round(((index + 0.5) / dayCount(span)) * WIDTH * 10) / 10
}

/** Where a date begins, from the left. */
export function startOfDate(span: Pick<DailySpan, 'from' | 'to'>, date: string): number {
  return Math.round(((Date.parse(date) - Date.parse(span.from)) / DAY_MS / dayCount(span)) * WIDTH * 10) / 10
}

export const yOfScore = (score: number): number =>
  Math.round((HEIGHT - MARGIN - (score / 100) * (HEIGHT - 2 * MARGIN)) * 10) / 10

/** The line through the days. */
export const linePath = (span: Pick<DailySpan, 'from' | 'to'>, days: readonly Day[]): string =>
  `M${days.map(({ date, score }) => `${xOfDate(span, date)} ${yOfScore(score)}`).join('L')}`

/** The same, closed along the middle: what lies above it is easier than usual. */
export function areaPath(span: Pick<DailySpan, 'from' | 'to'>, days: readonly Day[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  const middle = yOfScore(50)
  return `${linePath(span, days)}L${xOfDate(span, last.date)} ${middle}L${xOfDate(span, first.date)} ${middle}Z`
}

/** The paper of a long story's band, and how far the band keeps from its edges. */
export const BAND_HEIGHT = 20
const BAND_MARGIN = 5
/** How far its sides go on beyond the paper where it began before the span or goes on after it. */
const BEYOND = 20

type Story = Pick<RunningTransit, 'began_at' | 'ends_at' | 'passes'>

/** A long story within the span: its band, open where it goes on beyond the paper, and its passes. */
export function bandOf(
  span: Pick<DailySpan, 'from' | 'to'>,
  { began_at, ends_at, passes }: Story,
): { path: string; passes: { x: number; isBack: boolean }[] } {
  const fromMs = Date.parse(`${span.from}T00:00:00`)
  const widthMs = dayCount(span) * DAY_MS
  const xOf = (at: string) => Math.round(((Date.parse(at) - fromMs) / widthMs) * WIDTH * 10) / 10
  const first = Math.max(-BEYOND, began_at ? xOf(began_at) : -BEYOND)
  const last = Math.min(WIDTH + BEYOND, ends_at ? xOf(ends_at) : WIDTH + BEYOND)
  const inSpan = passes.map(({ at, retrograde }) => ({ x: xOf(at), isBack: retrograde }))
  return {
    path: `M${first} ${BAND_MARGIN}H${last}V${BAND_HEIGHT - BAND_MARGIN}H${first}Z`,
    passes: inSpan.filter(({ x }) => x >= 0 && x < WIDTH),
  }
}
