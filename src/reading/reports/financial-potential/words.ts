import type { Element, Mode } from '#astro/charts/balance.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Sect } from '#astro/charts/sect.ts'

/** The three houses of money: earned, shared, brought by others. */
export const PURSES = [2, 8, 11] as const
export type Purse = (typeof PURSES)[number]

/** What two rulers of money houses have to do with each other. */
export type Terms = 'one' | 'easy' | 'tense' | 'apart'

/** The words of the report on money, in one language. By sign from Aries, by house from the first. */
export interface FinancialWords {
  title: string
  subtitle(name: string): string
  chapters: Record<'how' | 'rulers' | Purse | 'venus' | 'fortune' | 'habits', string>
  titles: Record<
    | 'how'
    | 'table'
    | 'cusp2'
    | 'cusp8'
    | 'cusp11'
    | 'ruler2'
    | 'ruler8'
    | 'ruler11'
    | 'empty2'
    | 'empty8'
    | 'empty11'
    | 'enough'
    | 'roundUp'
    | 'unmentioned'
    | 'fortuneFormula'
    | 'fortuneSign'
    | 'fortuneHouse'
    | 'discount'
    | 'secret'
    | 'week',
    string
  >
  keeperTitle(planet: Planet): string
  keeper: Record<Purse, string>
  holdTitle: string
  hold: Record<Element, string>
  how: readonly string[]
  wheel: string
  notice: string
  table: { caption: string; head: string[]; house: Record<Purse, string> }
  pairTitle: Record<'2 8' | '2 11' | '8 11', string>
  terms: Record<'2 8' | '2 11' | '8 11', Record<Terms, string>>
  cusp: Record<Purse, readonly string[]>
  planetTitle(planet: Planet, house: Purse): string
  planet: Record<Purse, Record<Planet, string>>
  empty: Record<Purse, string>
  enough: readonly string[]
  roundUp: readonly string[]
  /** Venus and Jupiter without an aspect. */
  strangers: string
  unmentioned: Record<Element, string>
  fortune: {
    /** Which formula was taken and which wasn't. */
    formula(sect: Sect, place: string): string
    said(place: string, house: number): string
    sign: readonly string[]
    house: readonly string[]
  }
  discount: Record<Element, string>
  secret: Record<Element, string>
  week: Record<Mode, string>
  closing: readonly string[]
}
