import type { Aspect } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { BondPoint } from '../facts/synastry-facts.ts'

/** Two points of two people in aspect. */
export interface SpokenBond {
  yours: BondPoint
  theirs: BondPoint
  aspect: Aspect
  /** `0.7°`; empty where it may not be told. */
  orb: string
}

/** The words of a synastry that are no library entry, in one language; `name` is the other person's, undeclined. */
export interface SynastryWords {
  chapters: { overview: string; ties: string; theirs(name: string): string; yours(name: string): string }
  titles: { overview: string }
  /** "Your Venus square their Mars". */
  title(bond: SpokenBond, name: string): string
  theirsTitle(name: string, planet: Planet, house: number): string
  yoursTitle(name: string, planet: Planet, house: number): string
  /** The strongest tie, then what holds and what rubs. */
  strongest: readonly ((bond: SpokenBond, name: string) => string)[]
  holds: readonly ((bond: SpokenBond, name: string) => string)[]
  rubs: readonly ((bond: SpokenBond, name: string) => string)[]
  /** What a tie that holds and one that rubs make together; and where there is only one kind of them. */
  both: string
  onlyFlowing: string
  onlyTense: string
  /** The fact before an entry. */
  tie: readonly ((bond: SpokenBond, name: string) => string)[]
  /** The same tie the other way round as well. */
  mutual(bond: SpokenBond, name: string): string
  theirs: readonly ((name: string, planet: Planet, house: number) => string)[]
  /** How those read it who are family: scenes of strangers and of grown-ups stand for what is at home. */
  family: Record<'child' | 'kin', (name: string) => string>
  /** Before an entry that is written to the other: who is "you" in it; and where the other is the reader's child. */
  mirrored(name: string): string
  mirroredChild(name: string): string
  yours: readonly ((name: string, planet: Planet, house: number) => string)[]
  /** Hours that are missing. */
  withoutHours: (whose: 'yours' | 'theirs' | 'both', name: string) => string
}
