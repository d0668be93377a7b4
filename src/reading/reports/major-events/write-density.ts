import type { Paragraph } from '../../writer/reading.ts'
import type { Great } from './major-facts.ts'
import { factorOf, type MajorWriting, meeting } from './major-writing.ts'

const YEAR_DAYS = 365.2425
const SPAN_YEARS = 5
const SHEET_YEARS = 90
const MOST_PEAKS = 3
/** A stretch with no contact for so many years is level. */
const LEVEL_YEARS = 3

/** Contacts counted along the life: the peaks taken apart, the plains named. */
export function writeDensity(writing: MajorWriting): void {
  const { page, words, facts } = writing
  const years = facts.great.map(({ jdUt }) => (jdUt - facts.fromJdUt) / YEAR_DAYS)
  const counts = Array.from(
    { length: SHEET_YEARS / SPAN_YEARS },
    (_, i) => years.filter((year) => year >= SPAN_YEARS * i && year < SPAN_YEARS * (i + 1)).length,
  )
  if (facts.great.length === 0) return
  page.write(words.chapters.line, words.titles.density, [
    {
      kind: 'figure',
      caption: words.densityCaption,
      factors: [...new Set(facts.great.map((one) => factorOf(writing, one)))],
      figure: {
        kind: 'bars',
        max: Math.max(1, ...counts),
        rows: counts.map((value, i) => ({
          label: words.decade({ from: SPAN_YEARS * i, to: SPAN_YEARS * (i + 1) - 1 }),
          value,
          note: `${value}`,
        })),
      },
    },
  ])
  page.write(words.chapters.line, words.titles.peaks, peaks(writing))
  page.write(words.chapters.line, words.titles.level, level(writing, years))
}

/** The twelve months in which most falls together, none touching another. */
function peaks(writing: MajorWriting): Paragraph[] {
  const { page, words, facts } = writing
  const windows = facts.great
    .map((first) => facts.great.filter(({ jdUt }) => jdUt >= first.jdUt && jdUt < first.jdUt + YEAR_DAYS))
    .toSorted((a, b) => sum(b) - sum(a))
  const chosen: Great[][] = []
  for (const window of windows) {
    const apart = chosen.every((other) => Math.abs((other[0]?.jdUt ?? 0) - (window[0]?.jdUt ?? 0)) > 3 * YEAR_DAYS)
    if (window.length > 1 && apart && chosen.length < MOST_PEAKS) chosen.push(window)
  }
  return chosen
    .toSorted((a, b) => (a[0]?.jdUt ?? 0) - (b[0]?.jdUt ?? 0))
    .map((window): Paragraph => {
      const start = window[0]?.jdUt ?? 0
      return {
        text: page.way(
          'peak',
          words.peak,
        )({
          year: page.monthName(start),
          age: page.age(start),
          meetings: window.map((one) => meeting(writing, one)).join('; '),
        }),
        factors: [
          page.counted(`peak:${Math.round(start)}`, page.monthName(start), [start]),
          ...window.map((one) => factorOf(writing, one)),
        ],
      }
    })
}

const sum = (window: readonly Great[]) => window.reduce((total, { weight }) => total + weight, 0)

function level({ page, words }: MajorWriting, years: readonly number[]): Paragraph[] {
  const borders = [0, ...years, SHEET_YEARS]
  const gaps = borders
    .slice(1)
    .map((to, i) => ({ from: Math.ceil(borders[i] ?? 0), to: Math.floor(to) }))
    .filter(({ from, to }) => to - from >= LEVEL_YEARS)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, 2)
  return gaps.map((gap) => ({ text: page.way('level', words.level)(gap), factors: [] }))
}
