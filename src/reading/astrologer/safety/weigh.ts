import type { Lang } from '#language/lang.ts'
import { compile, type Macros, type Matcher } from './pattern.ts'
import { MACROS_EN } from './patterns-en.ts'
import { MACROS_RU } from './patterns-ru.ts'
import type { SafetyClass } from './safety-class.ts'
import { SIGNS } from './signs.ts'
import { featuresOf, readWeights, sumOf, type TextWeights } from './text-weights.ts'

const GROUPS: Record<Lang, readonly (readonly [string, Matcher])[]> = {
  en: groupsOf({ ...MACROS_EN, ...SIGNS.en }),
  ru: groupsOf({ ...MACROS_RU, ...SIGNS.ru }),
}

function groupsOf(macros: Macros): (readonly [string, Matcher])[] {
  return Object.keys(macros).map((name) => [name, compile(`{${name}}`, macros)] as const)
}

/** The groups of words that a text has something of. */
export const groupsIn = (lang: Lang, normal: string): string[] =>
  GROUPS[lang].flatMap(([name, matches]) => (matches(normal) ? [name] : []))

/** What a text is weighed by. */
export const distressFeatures = (lang: Lang, normal: string): Map<string, number> =>
  featuresOf(normal, groupsIn(lang, normal))

let kept: Record<Lang, TextWeights> | undefined
const weights = () => (kept ??= { en: readWeights('distress-en'), ru: readWeights('distress-ru') })

/** How much the words of a text together speak of distress: above 0 it is taken for it, whatever the patterns know. */
export const weigh = (lang: Lang, normal: string): number => sumOf(weights()[lang], distressFeatures(lang, normal))

/** What a pattern finds is believed unless all other words speak so much against it: “my boss is going to kill me, such a Virgo”. */
export const ORDINARY = -0.6

/** What distress without a telling pattern is probably about. */
export function likelyClass(lang: Lang, normal: string): SafetyClass {
  const has = new Set(groupsIn(lang, normal))
  if (has.has('drugs') && (has.has('took') || has.has('pills') || has.has('poison'))) return 'overdose'
  if (has.has('kid') && (has.has('intimate') || has.has('hitting') || has.has('household'))) return 'minor'
  if (has.has('intimate') && has.has('force')) return 'sexual_abuse'
  if (has.has('cut') && (has.has('wound') || has.has('hunger'))) return 'self_harm'
  if (has.has('hitting') && has.has('he')) return 'violence'
  return 'crisis'
}
