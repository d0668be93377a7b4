import type { Element, Mode } from '#astro/charts/balance.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { BondPoint } from '../../facts/synastry-facts.ts'
import type { Kinship } from './compatibility-facts.ts'

/** A planet compared with the same of the other one. */
export type Compared = 'mercury' | 'mars' | 'moon' | 'venus'

/** The words of the report that compares two charts, in one language. */
export interface CompatibilityWords {
  title: string
  subtitle(one: string, other: string): string
  chapters: {
    how: string
    ties: string
    quarrel: string
    talk: string
    care: string
    theirs(name: string): string
    yours(name: string): string
    terms: string
    whole: string
    closing: string
  }
  titles: Record<
    | 'how'
    | 'grid'
    | 'table'
    | 'quarrel'
    | 'quarrelTurn'
    | 'overlay'
    | 'terms'
    | 'termsOfChild'
    | 'whole'
    | 'agrees'
    | 'closing',
    string
  >
  comparedTitle: Record<Compared, string>
  how: readonly ((name: string) => string)[]
  notice: string
  withoutHours: (whose: 'yours' | 'theirs' | 'both', name: string) => string
  grid: string
  biWheel: (name: string) => string
  table: { caption: string; head: (name: string) => string[]; easy: string; sore: string; close: string }
  carry: readonly string[]
  quarrel: {
    /** The two planets that start it. */
    starts(yours: BondPoint, theirs: BondPoint, aspect: string, name: string): string
    first: Record<Mode, string>
    second: Record<Mode, (name: string) => string>
    none: string
  }
  /** "Your Mercury in Leo, Anna’s in Virgo". */
  pairOf(point: Compared, yours: Sign, theirs: Sign, name: string): string
  you: Record<Compared, Record<Element, string>>
  they: Record<Compared, Record<Element, (name: string) => string>>
  together: Record<Compared, Record<Kinship, string>>
  overlay: { caption: string; head: (name: string) => string[] }
  terms: {
    intro: readonly string[]
    caption: string
    head: (name: string) => string[]
    rows: Record<'pace' | 'money' | 'silence' | 'praise', string>
    pace: Record<Mode, string>
    money: Record<Element, string>
    silence: Record<Element, string>
    praise: Record<Element, string>
  }
  whole: {
    caption: string
    head: string[]
    rows: Record<'synastry' | 'composite' | 'davison', string>
    intro: string
    verdict: Record<'easy' | 'sore' | 'mixed', string>
  }
  cannot: readonly string[]
  closing: readonly string[]
  /** Where the other is the reader’s child, with whom nothing is agreed on paper. */
  closingOfChild(name: string): string
}
