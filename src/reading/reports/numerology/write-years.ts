import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { type DateNumbers, personalYear, type Pinnacle } from './date-numbers.ts'
import { digitOf } from './reduce.ts'
import { digitSteps, type Sheet, sumText, twelve } from './sheet.ts'
import type { Digit, NumerologyWords } from './words.ts'
import { own, tablePart, joinText } from '../natal-parts.ts'

/** So many personal years are told, from this one: a round. */
const YEARS = 9

/** The pinnacle that somebody is in during the year in which they turn an age. */
const pinnacleAt = (date: DateNumbers, age: number): Pinnacle | undefined =>
  date.pinnacles.findLast(({ fromAge }) => fromAge <= age)

export function writeYears(sheet: Sheet): void {
  const { page, words, date, thisYear } = sheet
  const years = Array.from({ length: YEARS }, (_, i) => thisYear + i)
  const numberOf = (year: number) => personalYear(date, year) as Digit
  const [m, d, y] = [digitOf(date.month), digitOf(date.day), digitOf(thisYear)]
  const sum = sumText([m, d, y], digitSteps(m + d + y))
  page.write(words.chapters.years, words.titles.now, [
    own(words.yearsLead({ sum })),
    tablePart(
      words.yearTable,
      years.map((year) => [`${year}`, `${numberOf(year)}`, words.year[numberOf(year)].turn]),
    ),
  ])
  for (const year of years) {
    const number = numberOf(year)
    const pinnacle = pinnacleAt(date, year - date.year)
    page.write(words.chapters.years, words.yearTitle({ year, number }), [
      own(
        joinText(
          page.way(`year ${number}`, words.year[number].body),
          pinnacle ? words.yearIn({ year, pinnacle: pinnacle.number }) : '',
        ),
        [yearFactor(sheet, year, words.yearTitle({ year, number }))],
      ),
    ])
  }
}

/** A stretch of calendar years as a fact; noon keeps its ends in their years in every zone. */
function stretchFactor({ page }: Sheet, id: string, said: string, fromYear: number, toYear: number | null): string {
  const until = toYear === null ? {} : { untilJdUt: jdUtFromIso(`${toYear}-01-02T12:00:00Z`) }
  return page.factor({ id, kind: 'special', said, sinceJdUt: jdUtFromIso(`${fromYear}-01-02T12:00:00Z`), ...until })
}

const yearFactor = (sheet: Sheet, year: number, said: string) =>
  stretchFactor(sheet, `special:year:${year}`, said, year, null)

export function writePinnacles(sheet: Sheet): void {
  const { page, words, date, thisYear } = sheet
  const { pinnacles, year } = date
  const now = pinnacleAt(date, thisYear - year)
  const span = ({ fromAge, toAge }: Pinnacle) =>
    toAge === null ? words.spanOn({ from: year + fromAge }) : words.span({ from: year + fromAge, to: year + toAge })
  const ages = ({ fromAge, toAge }: Pinnacle) => {
    if (toAge === null) return words.agesOn({ from: fromAge })
    return fromAge === 0 ? words.agesFromBirth({ to: toAge }) : words.ages({ from: fromAge, to: toAge })
  }
  const seen = new Set<number>()
  page.write(words.chapters.life, words.titles.pinnacles, [
    own(page.way('pinnacles', words.pinnacleLead)),
    tablePart(
      words.pinnacleTable,
      pinnacles.map((pinnacle, i) => [`${i + 1}`, `${pinnacle.number}`, ages(pinnacle), span(pinnacle)]),
    ),
    ...pinnacles.map((pinnacle, i) => {
      const { number, fromAge, toAge } = pinnacle
      const placed = pinnacle === now ? words.pinnacleNow : words.pinnacleAt
      const first = placed({ place: words.places[i] ?? '', number, ages: ages(pinnacle), years: span(pinnacle) })
      const rest = seen.has(number)
        ? page.say('pinnacle again', words.pinnacleAgain, { number })
        : words.pinnacle[twelve(number)]
      seen.add(number)
      const tip = page.firstTime(`tip ${number}`) ? words.pinnacleTip[twelve(number)] : ''
      const said = `${words.titles.pinnacles}: ${number}`
      return own(joinText(first, rest, tip), [
        stretchFactor(sheet, `special:pinnacle:${i + 1}`, said, year + fromAge, toAge === null ? null : year + toAge),
      ])
    }),
  ])
}

export function writeChallenges({ page, words, date }: Sheet): void {
  const [m, d, y] = [digitOf(date.month), digitOf(date.day), digitOf(date.year)]
  const [first, second, main, last] = date.challenges
  const from = [
    [m, d],
    [d, y],
    [first, second],
    [m, y],
  ] as const
  const seen = new Set<number>()
  const paragraphs = [first, second, main, last].map((number, i) => {
    const [a, b] = from[i] ?? [0, 0]
    const at = words.challengeAt[i]?.({ larger: Math.max(a, b), smaller: Math.min(a, b), number }) ?? ''
    const rest = seen.has(number)
      ? page.say('challenge again', words.challengeAgain, { number })
      : words.challenge[number as keyof NumerologyWords['challenge']]
    seen.add(number)
    const said = `${words.titles.challenges}: ${number}`
    return own(`${at} ${rest}`, [page.factor({ id: `special:challenge:${i + 1}`, kind: 'special', said })])
  })
  page.write(words.chapters.life, words.titles.challenges, [own(words.challengeLead), ...paragraphs])
}
