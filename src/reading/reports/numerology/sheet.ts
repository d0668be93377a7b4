import type { ReportPage, Part } from '../report-page.ts'
import type { DateNumbers } from './date-numbers.ts'
import type { NameNumbers } from './name-numbers.ts'
import { digitOf, isMaster, reduction } from './reduce.ts'
import type { Core, Number12, NumerologyWords } from './words.ts'
import { joinText } from '../natal-parts.ts'

/** A report's page with the words and the numbers that its chapters share. */
export interface Sheet {
  page: ReportPage
  words: NumerologyWords
  date: DateNumbers
  name: NameNumbers | null
  /** The reader's calendar year. */
  thisYear: number
}

/** Notes one of the five numbers as a fact. */
export const noted = ({ page, words }: Sheet, core: Core, number: number) =>
  page.factor({ id: `special:${core}:${number}`, kind: 'special', said: words.said[core]({ number }) })

export const twelve = (number: number) => number as Number12
const digits = (number: number) => [...`${number}`].map(Number)
export const written = (number: number) => sumText([], reduction(number))
const plus = (numbers: readonly number[]) => numbers.join(' + ')

/** A sum and what its digits add up to: "5 + 17 = 22, 2 + 2 = 4". */
export function sumText(parts: readonly number[], steps: readonly number[]): string {
  const [first, ...rest] = steps
  const shown = parts.length > 1 ? `${plus(parts)} = ${first ?? ''}` : `${first ?? ''}`
  return [shown, ...rest.map((step, i) => `${plus(digits(steps[i] ?? 0))} = ${step}`)].join(', ')
}

/** A number and its digits' sums down to one digit, master numbers too. */
export function digitSteps(number: number): number[] {
  const steps = [number]
  while ((steps.at(-1) ?? 0) > 9) steps.push(digits(steps.at(-1) ?? 0).reduce((a, b) => a + b, 0))
  return steps
}

/** What a number came from, what it means, and its master's rule where it is one. */
export function told(sheet: Sheet, core: Core, number: number, sum: string, meaning: string): Part[] {
  const factors = [noted(sheet, core, number)]
  const { page, words } = sheet
  // The rule is explained once a number, however often it comes up.
  const rule =
    isMaster(number) && page.firstTime(`master ${number}`) ? words.master({ number, digit: digitOf(number) }) : ''
  return [
    { text: joinText(sum, rule), factors },
    { text: meaning, factors },
  ]
}
