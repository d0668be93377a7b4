import { capital } from '#language/capital.ts'
import { ASPECT_NATURE, ASPECTS, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import { isPlanet } from '#astro/ephemeris/body.ts'
import { type ChartPoint, CHART_POINTS } from '#astro/charts/chart.ts'
import { GLYPH_PATHS, type GlyphName } from '#drawing/glyphs/glyph-paths.ts'
import type { Factor } from '#contract/daily.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import type { Words } from '../../i18n/dictionary.ts'

export type SkyWords = Words<(typeof skyWords)['en']>

export const isPoint = (name: string | undefined): name is ChartPoint => CHART_POINTS.some((point) => point === name)
export const isAspect = (name: string | undefined): name is Aspect => ASPECTS.some((aspect) => aspect === name)
export const isGlyph = (name: string | undefined): name is GlyphName =>
  name !== undefined && Object.hasOwn(GLYPH_PATHS, name)

/** How an aspect works; what has no aspect is neutral. */
export const natureOf = (aspect: string | undefined): AspectNature =>
  isAspect(aspect) ? ASPECT_NATURE[aspect] : 'conjunction'

/** The name of a phase given by its key; a text that is no key is taken for a name. */
export function phaseWord(words: SkyWords, phase: string): string {
  return Object.hasOwn(words.phases, phase) ? words.phases[phase as keyof SkyWords['phases']] : phase
}

/** A factor in words: "Mars trine your Mercury", «Луна в Рыбах, в вашем 4-м доме». */
export function factorTitle(words: SkyWords, factor: Factor): string {
  const { transiting, natal, aspect, sign, house, phase } = factor
  if (factor.said) return factor.said
  if (factor.kind === 'sky') return skyTitle(words, factor)
  if (isPoint(transiting) && isPoint(natal) && isAspect(aspect)) {
    const other = aspect === 'conjunction' ? words.withNatal[natal] : words.toNatal[natal]
    const first = factor.kind === 'natal' ? capital(words.natal[transiting]) : words.bodies[transiting]
    return `${first} ${words.inAspect[aspect]} ${other}`
  }
  // Of a chart and of no point: the sign on a cusp.
  if (factor.kind === 'natal' && !isPoint(transiting) && !isPoint(natal) && house !== undefined)
    return [words.house(house), sign === undefined ? '' : words.inSign[sign]].filter(Boolean).join(' ')
  const subject = isPoint(transiting)
    ? words.bodies[transiting]
    : isPoint(natal)
      ? capital(words.natal[natal])
      : words.bodies.moon
  const where = [
    sign === undefined ? '' : (words.inSign[sign] ?? ''),
    house === undefined ? '' : words.inHouse(house),
  ].filter(Boolean)
  if (where.length === 0 && phase) return phaseWord(words, phase)
  if (where.length === 0 && factor.kind === 'lunar_day')
    return factor.lunar_day === undefined ? words.lunarDay : words.lunarDayNumber(factor.lunar_day)
  if (where.length === 0 && factor.retrograde !== undefined)
    return `${subject}: ${factor.retrograde ? words.retrograde : words.direct}`
  return `${subject} ${where.join(', ')}`.trim()
}

/** A fact of the sky that all share: "Mars square Saturn", "Eclipse of the Sun in Leo", "Venus turns retrograde". */
function skyTitle(words: SkyWords, { transiting, natal, aspect, sign, house, eclipse, retrograde }: Factor): string {
  const inHouse = house === undefined ? '' : `, ${words.house(house)}`
  const where = sign === undefined ? '' : ` ${words.inSign[sign] ?? ''}${inHouse}`
  if (eclipse) return `${words.eclipses[eclipse]}${where}`
  if (!isPlanet(transiting)) return ''
  if (isAspect(aspect) && isPlanet(natal)) {
    const other = aspect === 'conjunction' ? words.withPlanet[natal] : words.toPlanet[natal]
    return `${words.bodies[transiting]} ${words.inAspect[aspect]} ${other}`
  }
  if (retrograde === undefined) return `${words.bodies[transiting]}${where}`
  return `${words.bodies[transiting]} ${retrograde ? words.turns.retrograde : words.turns.direct}`
}
