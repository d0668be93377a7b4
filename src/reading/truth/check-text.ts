import type { ChartPoint } from '#astro/charts/chart.ts'
import type { Factor } from '../facts/factor.ts'
import type { Lang } from '#language/lang.ts'
import type { Factors, Paragraph } from '../writer/reading.ts'
import { claims, type Claim } from './claims.ts'
import { PERSONS_OWN } from '../facts/factor.ts'
import { undated, type DateClaim } from './dates.ts'

/**
 * Claims of a text that no factor bears out. None: the text says nothing of the sky that isn't so.
 *
 * @param isListed whether the text lists computed values: each sign, house and aspect must then be one of the factors', of whatever point
 */
export function unfounded(lang: Lang, text: string, factors: readonly Factor[], isListed = false): Claim[] {
  return claims(lang, text).filter((claim) => !factors.some((factor) => (isListed ? names : bears)(factor, claim)))
}

/** Whether a factor has the value that a claim names. */
function names(factor: Factor, claim: Claim): boolean {
  switch (claim.kind) {
    case 'point':
      return claim.point === null || factor.natal === claim.point || factor.transiting === claim.point
    case 'sign':
      return factor.sign === claim.sign
    case 'house':
      return factor.house === claim.house
    case 'aspect':
      return factor.aspect === claim.aspect
    case 'phase':
      return factor.phase === claim.phase
    case 'motion':
      return factor.retrograde === claim.retrograde
  }
}

/** Whether a factor makes a claim true. */
function bears(factor: Factor, claim: Claim): boolean {
  switch (claim.kind) {
    case 'point':
      return speaksOf(factor, claim)
    case 'sign':
      return factor.sign === claim.sign && speaksOf(factor, claim)
    case 'house':
      return factor.house === claim.house && speaksOf(factor, claim)
    case 'aspect':
      return factor.aspect === claim.aspect && joins(factor, claim.points)
    case 'phase':
      return factor.phase === claim.phase
    case 'motion':
      return factor.retrograde === claim.retrograde && speaksOf(factor, { ...claim, whose: null })
  }
}

interface Spoken {
  point: ChartPoint | null
  whose: 'natal' | null
}

/**
 * Whether a factor is of a point. In a transit the moving planet and the reader's own point have parts that a text may
 * not exchange: the reader's is called theirs, but for the angles, which don't travel. The sky's planets are nobody's, and
 * those of a saved person never the reader's. What two charts have together is told by entries that are written for either
 * person ("the Sun of one"), so a planet that is nobody's may be either's there; only the reader's own is called theirs.
 */
function speaksOf({ id, kind, transiting, natal }: Factor, { point, whose }: Spoken): boolean {
  if (point === null) return true
  if (id.startsWith(PERSONS_OWN)) return whose === null && (natal === point || transiting === point)
  if (kind === 'natal' || kind === 'composite') return natal === point || transiting === point
  if (kind === 'sky') return whose === null && (natal === point || transiting === point)
  if (kind === 'synastry' && whose === null) return natal === point || transiting === point
  if (whose === null && transiting === point) return true
  return natal === point && (whose === 'natal' || point === 'asc' || point === 'mc')
}

function joins(factor: Factor, [a, b]: readonly Spoken[]): boolean {
  if (!a || !b) return a !== undefined && speaksOf(factor, a)
  const isBoth = a.point !== b.point || factor.transiting === factor.natal
  return isBoth && speaksOf(factor, a) && speaksOf(factor, b)
}

/** What is wrong with a paragraph. */
export interface ParagraphFaults {
  /** Ids of its factors that are not among the facts. */
  missing: string[]
  /** What it says beyond its factors. */
  unfounded: Claim[]
  /** Dates and clock times that are none of its factors'. */
  undated: DateClaim[]
}

/**
 * Holds a paragraph against the facts: each factor that it carries must be one of them, and its words may say no more of
 * the sky than its factors bear out. Null when nothing is wrong.
 *
 * @param timeZone the reader's, IANA: with it the dates and clock times that the text names are held as well
 */
export function paragraphFaults(
  lang: Lang,
  paragraph: Paragraph,
  facts: Factors,
  timeZone?: string,
): ParagraphFaults | null {
  const held = paragraph.factors.flatMap((id) => facts[id] ?? [])
  const missing = paragraph.factors.filter((id) => !facts[id])
  const beyond = unfounded(lang, paragraph.text, held)
  const off = timeZone === undefined ? [] : undated(lang, paragraph.text, held, timeZone)
  return missing.length + beyond.length + off.length > 0 ? { missing, unfounded: beyond, undated: off } : null
}

/** The factors that a text says something of: a sign, a house, an aspect, a phase or a motion, and not only their names. */
export function renderedFactors(lang: Lang, text: string, factors: readonly Factor[]): Factor[] {
  const told = claims(lang, text).filter(({ kind }) => kind !== 'point')
  return factors.filter((factor) => told.some((claim) => bears(factor, claim)))
}
