import { ASPECT_NATURE, type AspectNature } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { ReportPage } from '../report-page.ts'
import { type ChapterDesign, type FirstWitness, questionsOf, type ReportDesign } from './chapter-design.ts'
import { closestOf, type Witness, witnessesOf } from './witnesses.ts'

/** What a chapter says, before it is written: one direction, what bears it out, and the one voice against it. */
export interface ChapterPlan {
  design: ChapterDesign
  first: FirstWitness
  /** In closest aspect to the first witness, and named beside it; null where another chapter has told that. */
  closest: Witness | null
  support: Witness | null
  counter: Witness
}

export type ChapterPlans<Q extends string = string> = Readonly<Record<Q, ChapterPlan>>

type Role = 'counter' | 'support'

/** A planet that has spoken in one chapter weighs so much in the next. */
const HEARD_BEFORE = 0.35

/** Without a tie of their own these object in everybody's chart alike. */
const SLOW: ReadonlySet<Planet> = new Set(['uranus', 'neptune', 'pluto'])
/** Whether a planet has to do with the question of a chapter by an aspect, its house or its rule. */
const isTied = ({ aspect, link }: Witness) => aspect !== null || link === 'in' || link === 'rules'

/** An easy aspect bears nothing down, and a hard one nothing out. */
const AGAINST: Record<Role, AspectNature> = { counter: 'flowing', support: 'tense' }

/** What each planet does beside the first witnesses: it objects, or it bears out, in the whole report. So does each aspect. */
class Roles {
  readonly #ofPlanet = new Map<Planet, Role>()
  readonly #ofAspect = new Map<string, Role>()
  readonly #heard = new Map<Planet, number>()

  allows({ planet, aspect }: Witness, role: Role): boolean {
    if (aspect && ASPECT_NATURE[aspect.aspect] === AGAINST[role]) return false
    const given = this.#ofPlanet.get(planet)
    const met = aspect && this.#ofAspect.get(`${aspect.a} ${aspect.b}`)
    return (!given || given === role) && (!met || met === role)
  }

  give({ planet, aspect }: Witness, role: Role): void {
    this.#ofPlanet.set(planet, role)
    if (aspect) this.#ofAspect.set(`${aspect.a} ${aspect.b}`, role)
    this.#heard.set(planet, (this.#heard.get(planet) ?? 0) + 1)
  }

  /** The heaviest of those that may have the role, each the lighter the more often it has been heard. */
  heaviest(role: Role, witnesses: readonly Witness[]): Witness | undefined {
    const left = ({ planet, weight }: Witness) => weight * HEARD_BEFORE ** (this.#heard.get(planet) ?? 0)
    const [found] = witnesses.filter((witness) => this.allows(witness, role)).toSorted((a, b) => left(b) - left(a))
    return found
  }
}

/**
 * Plans all chapters: first the planets in closest aspect to the first witnesses, then who objects, then who bears out. The closest aspect is always
 * named, and speaks unless its planet's sign says the opposite or its planet has the other role in the report.
 */
export function planChapters<Q extends string>(page: ReportPage, designs: ReportDesign<Q>): ChapterPlans<Q> {
  const roles = new Roles()
  const toldClosest = new Set<Planet>()
  const drafts = questionsOf(designs).map((question) => {
    const design = designs[question]
    const first = design.first(page)
    const witnesses = witnessesOf(page, design, first)
    const closest = toldClosest.has(first.planet) ? null : closestOf(page, witnesses)
    if (closest) toldClosest.add(first.planet)
    const role: Role = closest?.side === first.side ? 'support' : 'counter'
    const isHeard = closest !== null && closest.speaks && roles.allows(closest, role)
    if (isHeard) roles.give(closest, role)
    const heard: Partial<Record<Role, Witness>> = isHeard ? { [role]: closest } : {}
    return { question, design, first, witnesses, closest, heard }
  })
  const objecting = drafts.map(({ question, design, first, witnesses, heard }) => {
    const against = witnesses.filter(({ side, planet }) => side !== first.side && planet !== design.scene)
    // Where all that object stand in signs of the answer, they object in their own manner.
    const speaking = against.filter(({ speaks }) => speaks)
    const counter =
      heard.counter ??
      roles.heaviest('counter', speaking.filter(isTied)) ??
      roles.heaviest(
        'counter',
        speaking.filter(({ planet }) => !SLOW.has(planet)),
      ) ??
      roles.heaviest('counter', speaking) ??
      roles.heaviest('counter', against) ??
      against[0]
    if (!counter) throw new RangeError(`nothing speaks against ${question}`)
    if (counter !== heard.counter) roles.give(counter, 'counter')
    return counter
  })
  const planned = drafts.map(({ question, design, first, witnesses, closest, heard }, index): [Q, ChapterPlan] => {
    const counter = objecting[index]
    if (!counter) throw new RangeError(`nothing speaks against ${question}`)
    const agreeing = witnesses.filter(({ side, speaks }) => speaks && side === first.side)
    const isKept = heard.support && roles.allows(heard.support, 'support')
    const support = (isKept ? heard.support : undefined) ?? roles.heaviest('support', agreeing)
    if (support && support !== heard.support) roles.give(support, 'support')
    return [question, { design, first, closest, support: support ?? null, counter }]
  })
  return Object.fromEntries(planned) as Record<Q, ChapterPlan>
}

/** How much more speaks for a chapter's answer than against it; no unit. */
export const clarityOf = ({ support, counter }: ChapterPlan): number => (support?.weight ?? 0) - counter.weight

/** The questions of a report, the one first on which the chart is least at one with itself. */
export const byContest = <Q extends string>(plans: ChapterPlans<Q>, designs: ReportDesign<Q>): Q[] =>
  questionsOf(designs).toSorted((a, b) => clarityOf(plans[a]) - clarityOf(plans[b]))
