import type { Lang } from '#language/lang.ts'
import { TOPIC_PATTERNS } from './care-data.ts'
import { conceptsIn } from './concepts.ts'
import { DANGER_CLASSES, type DangerClass, type DangerLabel } from './danger-labels.ts'
import { labelSums, readDangerWeights, type DangerWeights } from './danger-weights.ts'
import { compile, type Macros, type Matcher, type Pattern } from './pattern.ts'
import { MACROS_EN, PATTERNS_EN } from './patterns-en.ts'
import { MACROS_RU, PATTERNS_RU } from './patterns-ru.ts'
import { SAFETY_CLASSES, type SafetyClass } from './safety-class.ts'
import { LOSS_SIGNS } from './loss-signs.ts'
import { ORDER_SIGNS } from './order-signs.ts'
import { SIGNS } from './signs.ts'
import { featuresOf } from './text-weights.ts'

const GROUPS: Record<Lang, readonly (readonly [string, Matcher])[]> = {
  en: groupsOf({ ...MACROS_EN, ...SIGNS.en, ...ORDER_SIGNS.en, ...LOSS_SIGNS.en }),
  ru: groupsOf({ ...MACROS_RU, ...SIGNS.ru, ...ORDER_SIGNS.ru, ...LOSS_SIGNS.ru }),
}

function groupsOf(macros: Macros): (readonly [string, Matcher])[] {
  return Object.keys(macros).map((name) => [name, compile(`{${name}}`, macros)] as const)
}

/** The groups of words that a text has something of. */
export const groupsIn = (lang: Lang, normal: string): string[] =>
  GROUPS[lang].flatMap(([name, matches]) => (matches(normal) ? [name] : []))

interface Known {
  name: string
  of: string
  matches: Matcher
}

const KNOWN: Record<Lang, readonly Known[]> = {
  en: knownOf('en', PATTERNS_EN, MACROS_EN),
  ru: knownOf('ru', PATTERNS_RU, MACROS_RU),
}

/** Whether a text says that things are put in order and that an end is set, hidden or welcome, and nothing harmless that would explain it. */
export function putsEndInOrder(lang: Lang, normal: string): boolean {
  const groups = groupsIn(lang, normal)
  const [first, ...others] = OF_END
  const has = (name: string) => groups.includes(name)
  return has(first) && others.some(has) && !OF_ELSE.some(has)
}

/** Whether a text says what explains an end or a gift: a move, a game, somebody’s work, a time long past. */
export const explainsEnd = (lang: Lang, normal: string): boolean =>
  groupsIn(lang, normal).some((name) => (OF_ELSE as readonly string[]).includes(name))

/** Every pattern by its number: the weights tell how far each can be relied on. */
function knownOf(lang: Lang, patterns: Record<SafetyClass, readonly Pattern[]>, macros: Macros): Known[] {
  const all = [
    ...SAFETY_CLASSES.map((name) => [`p ${name}`, patterns[name]] as const),
    ...Object.entries(TOPIC_PATTERNS).map(([name, of]) => [`q ${name}`, of[lang]] as const),
  ]
  return all.flatMap(([of, those]) =>
    those.map((pattern, i) => ({ name: `${of} ${i}`, of, matches: compile(pattern, macros) })),
  )
}

const KNOWN_SHARE = 0.25
const CONCEPTS_SHARE = 0.8
const ACROSS_SHARE = 0.8
const THREES_SHARE = 0.6
const MANNER = 0.1
/** Groups of letters that go on from one word to the next. */
const ACROSS = [4, 5, 6]
const STEM_OF_THREE = 4
/** Up to so many words a message is of each length. */
const LENGTHS = [6, 12, 20, 35]

/** Groups of letters across words, which typing errors and joined words leave in part as they are. */
function lettersAcross(normal: string): Set<string> {
  const text = ` ${normal.trim()} `
  const found = new Set<string>()
  for (const length of ACROSS)
    for (let i = 0; i + length <= text.length; i++) {
      const letters = text.slice(i, i + length)
      if (letters.slice(1, -1).includes(' ')) found.add(`d ${letters}`)
    }
  return found
}

/** Three stems in a row: “don’t want to”, “i will not”. */
function threes(words: readonly string[]): Set<string> {
  const stems = ['^', ...words.map((word) => word.slice(0, STEM_OF_THREE)), '$']
  return new Set(stems.slice(2).map((stem, i) => `t ${stems[i]} ${stems[i + 1]} ${stem}`))
}
const PAIRS_SHARE = 0.6

/** What is said of a life put in order for its end, and what the like words say elsewhere. */
const OF_END = ['put_in_order', 'end_is_set', 'go_gently', 'unseen', 'calm_after'] as const
const OF_ELSE = ['long_ago', 'well_now', 'made_up', 'somebodys_work', 'moves_on'] as const
const ORDER_SHARE = 0.3

/**
 * What a message is weighed by: what any text is, the patterns it fits, letters across words, stems
 * three in a row, how long it is, how much of an end it sets in order, and the concepts of its words and their pairs.
 */
export function dangerFeatures(lang: Lang, normal: string): Map<string, number> {
  const groups = groupsIn(lang, normal)
  const features = featuresOf(normal, groups)
  const count = (of: readonly string[]) => of.filter((name) => groups.includes(name)).length
  features.set(`o ${count(OF_END)} ${Math.min(1, count(OF_ELSE))}`, ORDER_SHARE)
  const concepts = conceptsIn(lang, normal).toSorted()
  const one = CONCEPTS_SHARE / Math.sqrt(concepts.length)
  const pair = PAIRS_SHARE / Math.sqrt((concepts.length * (concepts.length - 1)) / 2)
  const add = (names: ReadonlySet<string>, share: number) => {
    const value = share / Math.sqrt(Math.max(1, names.size))
    for (const name of names) features.set(name, value)
  }
  const words = normal.split(' ').filter(Boolean)
  for (const { name, of, matches } of KNOWN[lang])
    if (matches(normal)) {
      features.set(name, KNOWN_SHARE)
      features.set(of, KNOWN_SHARE)
    }
  add(lettersAcross(normal), ACROSS_SHARE)
  add(threes(words), THREES_SHARE)
  features.set(`n ${LENGTHS.findIndex((length) => words.length < length)}`, MANNER)
  for (const [i, concept] of concepts.entries()) {
    features.set(`x ${concept}`, one)
    for (const other of concepts.slice(i + 1)) features.set(`x ${concept}+${other}`, pair)
  }
  return features
}

const kept: Partial<Record<Lang, DangerWeights>> = {}
const relied: Partial<Record<Lang, ReadonlySet<string>>> = {}

/** What a pattern of a class is called among the features. */
export const patternName = (of: SafetyClass, number: number): string => `p ${of} ${number}`

/** Whether a pattern was right so often that a message it fits is taken for danger even where the words weigh a little less. */
export const isReliedOn = (lang: Lang, name: string): boolean =>
  (relied[lang] ??= new Set((kept[lang] ??= readDangerWeights(lang)).manifest.relied)).has(name)

/** What the words of a message together speak of. */
export interface Weighed {
  sums: Record<DangerLabel, number>
  /** Whether they speak of danger, whatever the patterns know. */
  isDanger: boolean
  /** Whether they speak of it so plainly that no question beside them is answered first. */
  isHeld: boolean
  /** Whether the second such message of a conversation is asked about. */
  isNearly: boolean
  /** Whether they don't speak so much against it that a pattern is not believed: “my boss is going to kill me, such a Virgo”. */
  mayBeDanger: boolean
  /** Whether they speak so much against it that hardly anything is believed. */
  isAgainst: boolean
  /** The class that weighs most, with what a pattern found counting for it; null where it is neither told by a pattern nor far enough above the next. */
  likeliest(found?: ReadonlySet<DangerClass>): DangerClass | null
}

/** A pattern of a class counts so much for it. */
const OF_PATTERN = 0.5
/** So far must a class that a pattern told be above the next, that pattern counted. */
const OF_TOLD = 0.15

export function weigh(lang: Lang, normal: string): Weighed {
  const weights = (kept[lang] ??= readDangerWeights(lang))
  const sums = labelSums(weights, dangerFeatures(lang, normal))
  const { believed, overruled, again, held, sure } = weights.manifest
  return {
    sums,
    isDanger: sums.danger > 0,
    isHeld: sums.danger > held,
    isNearly: sums.danger > again,
    mayBeDanger: sums.danger > believed,
    isAgainst: sums.danger < overruled,
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
