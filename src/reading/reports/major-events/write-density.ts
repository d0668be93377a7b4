import type { Paragraph } from '../../writer/reading.ts'
import type { Great, MajorFacts } from './major-facts.ts'
import { type LifeDate, passesOf } from './life-dates.ts'
import { factorOf, type MajorWriting, meeting } from './major-writing.ts'
import { figurePart, own } from '../natal-parts.ts'

/** Stretches that end so early are childhood, those that begin so late are old age. */
const YOUNG_UNTIL = 18
const OLD_FROM = 70
const YEAR_DAYS = 365.2425
const SPAN_YEARS = 5
const SHEET_YEARS = 90
const MOST_PEAKS = 3
/** A stretch with no contact for so many years is level. */
const LEVEL_YEARS = 3

/** Contacts counted along the life: the peaks taken apart, the plains named. */
export function writeDensity(writing: MajorWriting, told: readonly LifeDate[]): void {
  const { page, words, facts } = writing
  const years = facts.great.map(({ jdUt }) => (jdUt - facts.fromJdUt) / YEAR_DAYS)
  const counts = Array.from(
    { length: SHEET_YEARS / SPAN_YEARS },
    (_, i) => years.filter((year) => year >= SPAN_YEARS * i && year < SPAN_YEARS * (i + 1)).length,
  )
  if (facts.great.length === 0) return
  page.write(words.chapters.line, words.titles.density, [
    figurePart(
      {
        kind: 'bars',
        max: Math.max(1, ...counts),
        rows: counts.map((value, i) => ({
          label: words.decade({ from: SPAN_YEARS * i, to: SPAN_YEARS * (i + 1) - 1 }),
          value,
          note: `${value}`,
        })),
      },
      words.densityCaption,
      [...new Set(facts.great.map((one) => factorOf(writing, one)))],
    ),
  ])
  page.write(words.chapters.line, words.titles.peaks, peaks(writing, told))
  page.write(words.chapters.line, words.titles.level, level(writing, told))
}

/** The twelve months in which most of what has been told falls together, none touching another. */
function peaks(writing: MajorWriting, told: readonly LifeDate[]): Paragraph[] {
  const { page, words, facts } = writing
  const chaptered = facts.great.filter((one) => told.some(({ what }) => what === one))
  const windows = chaptered
    .map((first) => chaptered.filter(({ jdUt }) => jdUt >= first.jdUt && jdUt < first.jdUt + YEAR_DAYS))
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
        text: page.say('peak', words.peak, {
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

/** The longest stretches of whole years into which nothing falls that the report tells or lists. */
export function levelStretches(facts: MajorFacts, told: readonly LifeDate[]): { from: number; to: number }[] {
  const happenings = [...facts.great, ...told.map(({ what }) => what)]
  const years = happenings
    .flatMap((what) => passesOf(what))
    .map((jdUt) => (jdUt - facts.fromJdUt) / YEAR_DAYS)
    .toSorted((a, b) => a - b)
  const borders = [0, ...years, SHEET_YEARS]
  return borders
    .slice(1)
    .map((to, i) => ({ from: Math.ceil(borders[i] ?? 0), to: Math.floor(to) - 1 }))
    .filter(({ from, to }) => to - from >= LEVEL_YEARS)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, 2)
}

function level({ page, words, facts }: MajorWriting, told: readonly LifeDate[]): Paragraph[] {
  return levelStretches(facts, told).map((gap) => {
    const [kind, ways] =
      gap.to <= YOUNG_UNTIL
        ? (['young', words.levelYoung] as const)
        : gap.from >= OLD_FROM
          ? (['old', words.levelOld] as const)
          : (['grown', words.level] as const)
    return own(page.say(`level ${kind}`, ways, gap))
  })
}
