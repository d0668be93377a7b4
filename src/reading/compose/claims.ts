import type { Direction } from '../library/text-shape.ts'
import { AXES, type Axis, type Pole, type Trait } from './traits.ts'

/** What a text of a report claims of a person: its directions on the axes of traits. */
export const claimsOf = (says: readonly Direction[]): Trait[] =>
  says.flatMap(({ question, side }) => (isAxis(question) ? [{ axis: question, pole: side }] : []))

const isAxis = (question: string): question is Axis => AXES.some((axis) => axis === question)

/**
 * What a document claims of a person, decided before it is written: what it rests on first, and of everything else only what
 * doesn't contradict that. Where the chart itself says both, both may be told: a bridge says when.
 */
export class Claims {
  private readonly held = new Map<Axis, Set<Pole>>()

  /** What is told in any case. */
  hold(traits: readonly Trait[]): void {
    for (const { axis, pole } of traits) this.held.set(axis, (this.held.get(axis) ?? new Set()).add(pole))
  }

  /** Whether nothing that is held says the opposite of a text, not even where a bridge tells both. */
  isUndisputed(traits: readonly Trait[]): boolean {
    return !traits.some(({ axis, pole }) => [...(this.held.get(axis) ?? [])].some((held) => held !== pole))
  }

  /** Whether a text may be told beside all that is held; then it is held itself. */
  admits(traits: readonly Trait[]): boolean {
    const contradicts = ({ axis, pole }: Trait) => {
      const poles = this.held.get(axis)
      return poles?.size === 1 && !poles.has(pole)
    }
    if (traits.some(contradicts)) return false
    this.hold(traits)
    return true
  }
}
