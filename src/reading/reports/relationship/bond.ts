import type { Sign } from '#astro/charts/chart.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import type { CompositeFacts } from '../../facts/composite-facts.ts'
import type { SynastryFacts } from '../../facts/synastry-facts.ts'
import type { ReportRequest } from '../report-module.ts'
import type { DatedPage } from '../dated-page.ts'
import type { BondAspect, DavisonFacts } from './relationship-facts.ts'
import type { BondLean, RelationshipWords } from './words.ts'

/** What the report on a pair is written with. */
export interface Bond {
  page: DatedPage
  words: RelationshipWords
  composite: CompositeFacts
  davison: DavisonFacts
  lean: BondLean
  /** All aspects of the composite, the weightiest first. */
  aspects: BondAspect[]
  /** What rubs and what carries, as far as it is told, the weightiest first. */
  hard: BondAspect[]
  easy: BondAspect[]
  /** Between the two charts, the weightiest first. */
  ties: SynastryFacts['aspects']
  request: ReportRequest
  other: NonNullable<ReportRequest['other']>
}

export const hoursKnown = ({ request, other }: Bond): boolean => request.person.birth.timeKnown && other.birth.timeKnown

export const placeOf = ({ composite }: Bond, point: Planet | 'asc') =>
  composite.places.find((place) => place.point === point)

export const signFactor = ({ page }: Bond, point: Planet | 'asc' | 'mc' | 'trueNode', sign: Sign): string =>
  page.factor({ id: `composite:${point}:sign:${sign}`, kind: 'composite', natal: point, sign })

export const houseFactor = ({ page }: Bond, point: Planet, house: number): string =>
  page.factor({ id: `composite:${point}:house:${house}`, kind: 'composite', natal: point, house })

export const aspectFactor = ({ page }: Bond, { id, a, b, aspect, orbDeg, timed }: BondAspect): string =>
  page.factor({ id, kind: 'composite', transiting: a, natal: b, aspect, ...(timed && { orbDeg }) })

/** An aspect as its sentences name it. */
export const spoken = ({ page, words }: Bond, { a, b, aspect, orbDeg, timed }: BondAspect) => ({
  a,
  b,
  aspect,
  orb: timed ? ` ${words.orb({ degrees: page.common.degrees(orbDeg) })}` : '',
})

/** The signs of all planets of the composite that are certain. */
export const allSigns = (bond: Bond): string[] =>
  PLANETS.flatMap((planet) => {
    const sign = placeOf(bond, planet)?.sign
    return sign === null || sign === undefined ? [] : [signFactor(bond, planet, sign)]
  })
