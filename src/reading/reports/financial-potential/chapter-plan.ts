import type { Planet } from '#astro/ephemeris/body.ts'
import type { ReportPage } from '../report-page.ts'
import type { ChapterQuestion } from './chapter-words.ts'
import { bearerOf, type Bearer, firstWitness, type FirstWitness } from './first-witness.ts'
import { QUESTIONS } from './words.ts'
import { type Witness, witnessesOf } from './witnesses.ts'

/** What a chapter says, before it is written: one direction, what bears it out, and the one voice against it. */
export interface ChapterPlan {
  question: ChapterQuestion
  first: FirstWitness
  support: Witness | null
  counter: Witness
  bearer: Bearer
}

export type ChapterPlans = Readonly<Record<ChapterQuestion, ChapterPlan>>

/** A planet that has spoken against one chapter weighs so much in the next. */
const HEARD_BEFORE = 0.5

/** Plans all five chapters; the voices against them and for them are as different as the chart allows. */
export function planChapters(page: ReportPage): ChapterPlans {
  const used = { counter: new Map<Planet, number>(), support: new Map<Planet, number>() }
  const heaviest = (role: keyof typeof used, witnesses: readonly Witness[]): Witness | undefined => {
    const left = ({ planet, weight }: Witness) => weight * HEARD_BEFORE ** (used[role].get(planet) ?? 0)
    const [found] = witnesses.toSorted((a, b) => left(b) - left(a))
    if (found) used[role].set(found.planet, (used[role].get(found.planet) ?? 0) + 1)
    return found
  }
  const plan = (question: ChapterQuestion): ChapterPlan => {
    const first = firstWitness(page, question)
    const witnesses = witnessesOf(page, first)
    const counter = heaviest(
      'counter',
      witnesses.filter(({ side }) => side !== first.side),
    )
    if (!counter) throw new RangeError(`nothing speaks against ${question}`)
    const support = heaviest(
      'support',
      witnesses.filter(({ side, link }) => side === first.side && link !== 'stands'),
    )
    return { question, first, support: support ?? null, counter, bearer: bearerOf(page, question) }
  }
  return Object.fromEntries(QUESTIONS.map((question) => [question, plan(question)])) as Record<
    ChapterQuestion,
    ChapterPlan
  >
}
