import type { Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import type { MoonPhaseName } from '#astro/events/moon-phase.ts'
import type { Lang } from '#language/lang.ts'
import { lexiconEn } from './lexicon-en.ts'
import { lexiconRu } from './lexicon-ru.ts'
import type { Lexicon } from './lexicon.ts'

/** A word of the sky, as it stands in a text. */
export type Named =
  | { kind: 'point'; point: ChartPoint }
  | { kind: 'sign'; sign: Sign }
  | { kind: 'house'; house: number }
  | { kind: 'aspect'; aspect: Aspect }
  | { kind: 'phase'; phase: MoonPhaseName }
  | { kind: 'motion'; retrograde: boolean }

export type Mention = Named & {
  /** The words themselves, and where they stand: characters from the text's beginning. */
  words: string
  start: number
  end: number
}

export const LEXICONS: Record<Lang, Lexicon> = { en: lexiconEn, ru: lexiconRu }

interface Finder {
  pattern: RegExp
  named: readonly Named[]
}

const finders: Record<Lang, Finder> = { en: finderOf(lexiconEn), ru: finderOf(lexiconRu) }

/** One expression for a whole lexicon: each name a group, phases before the Moon that their names contain. */
function finderOf({ points, signs, houses, aspects, phases, retrograde, direct }: Lexicon): Finder {
  const all: [string, Named][] = [
    ...Object.entries(phases).map(([phase, form]): [string, Named] => [
      form,
      { kind: 'phase', phase: phase as MoonPhaseName },
    ]),
    ...houses.map((form, i): [string, Named] => [form, { kind: 'house', house: i + 1 }]),
    ...Object.entries(points).map(([point, form]): [string, Named] => [
      form,
      { kind: 'point', point: point as ChartPoint },
    ]),
    ...signs.map((form, sign): [string, Named] => [form, { kind: 'sign', sign }]),
    ...Object.entries(aspects).map(([aspect, form]): [string, Named] => [
      form,
      { kind: 'aspect', aspect: aspect as Aspect },
    ]),
    [retrograde, { kind: 'motion', retrograde: true }],
    [direct, { kind: 'motion', retrograde: false }],
  ]
  return { pattern: new RegExp(all.map(([form]) => `(${form})`).join('|'), 'gu'), named: all.map(([, named]) => named) }
}

/** Everything that a text names of the sky, in its order. */
export function mentions(lang: Lang, text: string): Mention[] {
  const { pattern, named } = finders[lang]
  return [...text.matchAll(pattern)].flatMap((match) => {
    const one = named[match.findIndex((group, i) => i > 0 && group !== undefined) - 1]
    if (!one) return []
    return [{ ...one, words: match[0], start: match.index, end: match.index + match[0].length }]
  })
}
