import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { capital } from '#language/capital.ts'
import type { Factor } from '#contract/daily.ts'
import type { GlyphName } from '#drawing/glyphs/glyph-paths.ts'
import type { Words } from '../../i18n/dictionary.ts'
import { isAspect, isGlyph, isPoint, phaseWord, type SkyWords } from './factor-words.ts'
import type { plainWords } from './plain-words.ts'

type Plain = Words<(typeof plainWords)['en']>

/** One sign of a factor: what it is called, and what it stands for. `term` is its place in the glossary. */
export interface PlainLine {
  term: string
  glyph: GlyphName | null
  name: string
  means: string
}

export interface PlainFactor {
  lines: readonly PlainLine[]
  /** What follows from them together; empty where nothing can be said without the text. */
  so: string
}

type Form = 'core' | 'now' | 'yours'

/** Whose points a factor of a kind is about: of what passes now, of the reader's chart, or of another one. */
const FORMS: Partial<Record<Factor['kind'], readonly [first: Form, second: Form]>> = {
  transit: ['now', 'yours'],
  moon: ['now', 'yours'],
  natal: ['yours', 'yours'],
  sky: ['now', 'now'],
  composite: ['core', 'core'],
}
const OTHERS = ['core', 'yours'] as const

/** Under which name a point stands in the glossary. */
export const termOf = (point: string): string =>
  point === 'meanLilith' ? 'lilith' : point === 'trueNode' || point === 'meanNode' ? 'node' : point

/** A factor in plain words: each of its signs, and what they come to. */
export function plainFactor(words: SkyWords, plain: Plain, factor: Factor): PlainFactor {
  const { kind, transiting, natal, aspect, sign, house, phase, retrograde, eclipse } = factor
  const first = transiting ?? (kind === 'moon' && !natal ? 'moon' : undefined)
  const [firstOf, secondOf] = FORMS[kind] ?? OTHERS
  const point = (name: string | undefined, of: Form): (PlainLine & { bare: string }) | null => {
    if (!isPoint(name)) return null
    const meant = plain.points[name]
    const called = of === 'yours' ? capital(words.natal[name]) : words.bodies[name]
    return { term: termOf(name), glyph: isGlyph(name) ? name : null, name: called, means: meant[of], bare: meant[of] }
  }
  const [one, other] = [point(first, firstOf), point(natal, secondOf)]
  const lines: PlainLine[] = []
  if (one) lines.push(one)
  if (isAspect(aspect))
    lines.push({ term: aspect, glyph: aspect, name: capital(words.aspects[aspect]), means: plain.aspects[aspect] })
  if (other) lines.push(other)
  const manner = sign === undefined ? undefined : plain.signs[sign]
  const signName = sign === undefined ? undefined : SIGN_NAMES[sign]
  if (sign !== undefined && signName && manner)
    lines.push({ term: signName, glyph: signName, name: words.signs[sign] ?? '', means: manner })
  const area = house === undefined ? undefined : plain.houses[house - 1]
  if (house !== undefined && area)
    lines.push({ term: `house-${house}`, glyph: null, name: capital(words.house(house)), means: area })
  const phaseMeans = phase === undefined ? undefined : (plain.phases as Readonly<Record<string, string>>)[phase]
  if (phase !== undefined && phaseMeans)
    lines.push({ term: phase, glyph: null, name: phaseWord(words, phase), means: phaseMeans })
  if (kind === 'lunar_day') lines.push({ term: 'lunarDay', glyph: null, name: words.lunarDay, means: plain.lunarDay })
  if (retrograde)
    lines.push({ term: 'retrograde', glyph: 'retrograde', name: capital(words.retrograde), means: plain.backward })
  if (eclipse) lines.push({ term: 'eclipse', glyph: null, name: words.eclipses[eclipse], means: plain.eclipse })
  return { lines, so: soOf(plain, { one, other, aspect, manner, area }) }
}

interface Parts {
  one: { bare: string } | null
  other: { bare: string } | null
  aspect: string | undefined
  manner: string | undefined
  area: string | undefined
}

function soOf(plain: Plain, { one, other, aspect, manner, area }: Parts): string {
  if (isAspect(aspect)) return one && other ? plain.so[aspect](one.bare, other.bare) : ''
  const subject = (one ?? other)?.bare
  if (!subject) return ''
  if (manner && area) return plain.both(subject, manner, area)
  if (manner) return plain.manner(subject, manner)
  return area ? plain.area(subject, area) : ''
}
