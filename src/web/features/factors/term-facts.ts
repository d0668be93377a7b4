import { isMinorAspect, MINOR_ASPECT_ANGLES } from '#astro/charts/minor-aspect.ts'
import { SIGN_NAMES } from '#astro/charts/sign.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { capital } from '#language/capital.ts'
import type { Words } from '../../i18n/dictionary.ts'
import { isAspect, isPoint, type SkyWords } from './factor-words.ts'
import { termOf } from './plain-lines.ts'
import type { plainWords } from './plain-words.ts'

type Plain = Words<(typeof plainWords)['en']>

/** What a popover and the glossary say of a term: its name, and what it is. */
export interface TermFacts {
  name: string
  what: readonly string[]
  /** Its place in the glossary. */
  anchor: string
}

export const HOUSES = Array.from({ length: 12 }, (_, house) => `house-${house + 1}`)
/** Points that the glossary has no other entry for. */
export const PLANET_TERMS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'ceres',
  'pallas',
  'juno',
  'vesta',
] as const satisfies readonly ChartPoint[]
export const PHASES = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const satisfies readonly (keyof Plain['phases'])[]

const isPhase = (term: string): term is keyof Plain['phases'] => PHASES.some((phase) => phase === term)
const isOwnTerm = (term: string, { terms }: Plain): term is keyof Plain['terms'] => Object.hasOwn(terms, term)

/** A point, an aspect, a sign, a house (`house-4`), a phase or another term in plain words. Nothing for what is none. */
export function termFacts(words: SkyWords, plain: Plain, term: string): TermFacts | null {
  if (isOwnTerm(term, plain)) {
    const [name = '', what = ''] = plain.terms[term]
    return { name, what: [what], anchor: term }
  }
  if (isPoint(term)) {
    const { core, now, yours } = plain.points[term]
    const what = [`${capital(core)}.`, plain.inSky(now), plain.inChart(yours)]
    return { name: words.bodies[term], what, anchor: termOf(term) }
  }
  if (isAspect(term))
    return { name: capital(words.aspects[term]), what: [plain.aspectIs[term](plain.aspects[term])], anchor: term }
  if (isMinorAspect(term))
    return {
      name: capital(words.aspects[term]),
      what: [plain.minorAspectIs(MINOR_ASPECT_ANGLES[term])],
      anchor: term === 'quincunx' ? term : 'aspect',
    }
  if (isPhase(term)) return { name: words.phases[term], what: [plain.phaseIs(plain.phases[term])], anchor: term }
  const sign = SIGN_NAMES.findIndex((name) => name === term)
  const manner = plain.signs[sign]
  if (manner) return { name: words.signs[sign] ?? '', what: [plain.signIs(manner)], anchor: term }
  const house = HOUSES.indexOf(term)
  const area = plain.houses[house]
  return area ? { name: capital(words.house(house + 1)), what: [plain.houseIs(area)], anchor: term } : null
}
