import type { Lang } from '#language/lang.ts'
import { conceptsIn } from './concepts.ts'
import { DANGER_CLASSES, type DangerClass, type DangerLabel } from './danger-labels.ts'
import { labelSums, readDangerWeights, type DangerWeights } from './danger-weights.ts'
import { compile, type Macros, type Matcher } from './pattern.ts'
import { MACROS_EN } from './patterns-en.ts'
import { MACROS_RU } from './patterns-ru.ts'
import { SIGNS } from './signs.ts'
import { featuresOf } from './text-weights.ts'

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

const CONCEPTS_SHARE = 0.8
const PAIRS_SHARE = 0.6

/** What a message is weighed by: what any text is, and the concepts of its words and their pairs. */
export function dangerFeatures(lang: Lang, normal: string): Map<string, number> {
  const features = featuresOf(normal, groupsIn(lang, normal))
  const concepts = conceptsIn(lang, normal).toSorted()
  const one = CONCEPTS_SHARE / Math.sqrt(concepts.length)
  const pair = PAIRS_SHARE / Math.sqrt((concepts.length * (concepts.length - 1)) / 2)
  for (const [i, concept] of concepts.entries()) {
    features.set(`x ${concept}`, one)
    for (const other of concepts.slice(i + 1)) features.set(`x ${concept}+${other}`, pair)
  }
  return features
}

const kept: Partial<Record<Lang, DangerWeights>> = {}

/** What the words of a message together speak of. */
export interface Weighed {
  sums: Record<DangerLabel, number>
  /** Whether they speak of danger, whatever the patterns know. */
  isDanger: boolean
  /** Whether they don't speak so much against it that a pattern is not believed: “my boss is going to kill me, such a Virgo”. */
  mayBeDanger: boolean
  /** The class that weighs most, with what a pattern found counting for it; null where it is neither told by a pattern nor far enough above the next. */
  likeliest(found?: ReadonlySet<DangerClass>): DangerClass | null
}

/** A pattern of a class counts so much for it. */
const OF_PATTERN = 0.5
/** So far must a class that a pattern told be above the next, that pattern counted. */
const OF_TOLD = 0.3

export function weigh(lang: Lang, normal: string): Weighed {
  const weights = (kept[lang] ??= readDangerWeights(lang))
  const sums = labelSums(weights, dangerFeatures(lang, normal))
  const { believed, sure } = weights.manifest
  return {
    sums,
    isDanger: sums.danger > 0,
    mayBeDanger: sums.danger > believed,
    likeliest(found = new Set()) {
      const ranked = DANGER_CLASSES.map((name) => ({
        name,
        weight: sums[name] + (found.has(name) ? OF_PATTERN : 0),
      }))
      const [first, second] = ranked.toSorted((a, b) => b.weight - a.weight)
      if (!first || !second) return null
      return first.weight - second.weight > (found.has(first.name) ? OF_TOLD : sure) ? first.name : null
    },
  }
}
