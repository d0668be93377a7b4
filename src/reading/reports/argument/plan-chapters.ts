import type { Planet } from '#astro/ephemeris/body.ts'
import type { ReportPage } from '../report-page.ts'
import { type ChapterDesign, type FirstWitness, questionsOf, type ReportDesign } from './chapter-design.ts'
import { closestOf, type Witness, witnessesOf } from './witnesses.ts'

/** What a chapter says, before it is written: one direction, what bears it out, and the one voice against it. */
export interface ChapterPlan {
  design: ChapterDesign
  first: FirstWitness
  /** In closest aspect to the first witness, and named right after it; null where another chapter has told that. */
  closest: Witness | null
  support: Witness | null
  counter: Witness
}

export type ChapterPlans<Q extends string = string> = Readonly<Record<Q, ChapterPlan>>

/** A planet that has spoken against one chapter weighs so much in the next. */
const HEARD_BEFORE = 0.35

/**
 * Plans all chapters. The closest aspect of a first witness is always named, and speaks, as its support or as the voice against it, unless its sign
 * says the opposite; the other voices are as different from chapter to chapter as the chart allows.
 */
export function planChapters<Q extends string>(page: ReportPage, designs: ReportDesign<Q>): ChapterPlans<Q> {
  const used = { counter: new Map<Planet, number>(), support: new Map<Planet, number>() }
  const toldClosest = new Set<Planet>()
  const heaviest = (role: keyof typeof used, witnesses: readonly Witness[]): Witness | undefined => {
    const left = ({ planet, weight }: Witness) => weight * HEARD_BEFORE ** (used[role].get(planet) ?? 0)
    const [found] = witnesses.toSorted((a, b) => left(b) - left(a))
    if (found) used[role].set(found.planet, (used[role].get(found.planet) ?? 0) + 1)
    return found
  }
  const plan = (question: Q): ChapterPlan => {
    const design = designs[question]
    const first = design.first(page)
    const witnesses = witnessesOf(page, design, first)
    const closest = toldClosest.has(first.planet) ? null : closestOf(page, witnesses)
    if (closest) toldClosest.add(first.planet)
    const speaking = witnesses.filter(({ speaks }) => speaks)
    const agreeing = speaking.filter(({ side }) => side === first.side)
    const against = speaking.filter(({ side }) => side !== first.side)
    // Where all that object stand in signs of the answer, they object in their own manner.
    const objecting =
      against.length > 0
        ? against
        : witnesses.filter(({ side, planet }) => side !== first.side && planet !== design.scene)
    const isClosest = (witness: Witness) => witness === closest
    const counter = heaviest('counter', objecting.some(isClosest) ? objecting.filter(isClosest) : objecting)
    if (!counter) throw new RangeError(`nothing speaks against ${question}`)
    const support = heaviest('support', agreeing.some(isClosest) ? agreeing.filter(isClosest) : agreeing)
    return { design, first, closest, support: support ?? null, counter }
  }
  return Object.fromEntries(questionsOf(designs).map((question) => [question, plan(question)])) as Record<
    Q,
    ChapterPlan
  >
}

/** How much more speaks for a chapter's answer than against it; no unit. */
export const clarityOf = ({ support, counter }: ChapterPlan): number => (support?.weight ?? 0) - counter.weight

/** The question on which the chart is most at one with itself. */
export const mostClear = <Q extends string>(plans: ChapterPlans<Q>, designs: ReportDesign<Q>): Q =>
  questionsOf(designs).reduce((most, question) =>
    clarityOf(plans[question]) > clarityOf(plans[most]) ? question : most,
  )

/** The question on which the chart is least at one with itself. */
export const leastClear = <Q extends string>(plans: ChapterPlans<Q>, designs: ReportDesign<Q>): Q =>
  questionsOf(designs).reduce((least, question) =>
    clarityOf(plans[question]) < clarityOf(plans[least]) ? question : least,
  )
