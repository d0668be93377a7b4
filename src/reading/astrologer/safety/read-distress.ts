import type { Lang } from '#language/lang.ts'
import { normalize, toCyrillic, undoubled } from './normalize.ts'
import { compile, type Macros, type Matcher, type Pattern } from './pattern.ts'
import { MACROS_EN, PATTERNS_EN } from './patterns-en.ts'
import { MACROS_RU, PATTERNS_RU } from './patterns-ru.ts'
import { BY_CHILD, HURTS_OTHERS, OF_OTHER } from './perspective.ts'
import type { DangerClass } from './danger-labels.ts'
import { explainsEnd, isReliedOn, patternName, putsEndInOrder, weigh, type Weighed } from './weigh.ts'
import { SAFETY_CLASSES, type Distress, type SafetyClass } from './safety-class.ts'

/** A pattern of a class, by its number. */
interface Known {
  of: SafetyClass
  name: string
  matches: Matcher
}

const each = (patterns: readonly Pattern[], macros: Macros): Matcher[] =>
  patterns.map((pattern) => compile(pattern, macros))

const knownOf = (patterns: Record<SafetyClass, readonly Pattern[]>, macros: Macros): Known[] =>
  SAFETY_CLASSES.flatMap((of) =>
    each(patterns[of], macros).map((matches, i) => ({ of, name: patternName(of, i), matches })),
  )

const MACROS: Record<Lang, Macros> = { en: MACROS_EN, ru: MACROS_RU }
const KNOWN: Record<Lang, readonly Known[]> = {
  en: knownOf(PATTERNS_EN, MACROS_EN),
  ru: knownOf(PATTERNS_RU, MACROS_RU),
}
/** What a text is held against, in each language. */
export type Matchers = Record<Lang, readonly Matcher[]>
export const matchersOf = (patterns: Record<Lang, readonly Pattern[]>): Matchers => ({
  en: each(patterns.en, MACROS.en),
  ru: each(patterns.ru, MACROS.ru),
})
const ofOther = matchersOf(OF_OTHER)
const byChild = matchersOf(BY_CHILD)
const hurtsOthers = matchersOf(HURTS_OTHERS)

/** Russian words that stand in nearly every message, as they are typed in Latin letters. */
const TRANSLIT_WORD =
  / (?:ya|ne|chto|shto|4to|mne|menya|moy|moya|moi|eto|kak|hochu|xochu|khochu|zhit|jit|muzh|muj|ona|ego|uzhe|tebya|sebya|bolshe|mogu|nado|minya|umeret|rezhu|tabletki|pomogite|minya|bet|byet) /g
const translitWordsOf = (normal: string) => [...normal.replaceAll(' ', '  ').matchAll(TRANSLIT_WORD)].length

/** A text in the spellings it is matched in, each with the language whose patterns it is held against. */
type Spellings = readonly (readonly [Lang, string])[]

function spell(text: string): Spellings {
  const normal = normalize(text)
  const hasCyrillic = /[а-я]/.test(normal)
  if (hasCyrillic) {
    const single = undoubled(normal)
    return [
      ['ru', normal],
      ...(single === normal ? [] : [['ru', single] as const]),
      ...(/[a-z]{3}/.test(normal) ? [['en', normal] as const] : []),
    ]
  }
  return [
    ['en', normal],
    ...(normal.includes(' 2 ') ? [['en', normal.replaceAll(' 2 ', ' to ')] as const] : []),
    ...(translitWordsOf(normal) > 0 ? [['ru', toCyrillic(normal)] as const] : []),
  ]
}

/** So many texts are remembered: one message is asked many things. */
const REMEMBERED = 16

function remembering<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const [oldest] = known.keys()
    if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest)
    const result = read(text)
    known.set(text, result)
    return result
  }
}

const spellingsOf = remembering(spell)

const fits = (spellings: readonly (readonly [Lang, string])[], of: Matchers) =>
  spellings.some(([lang, normal]) => of[lang].some((matches) => matches(normal)))

/** Whether a text says something, however it is spelled. */
export const says = (text: string, of: Matchers): boolean => fits(spellingsOf(text), of)

/** What the words of a message together speak of, in the language it is mainly in. */
export const weighed: (text: string) => Weighed = remembering((text) => {
  const [[lang, normal]] = spellingsOf(text) as [readonly [Lang, string]]
  if (lang === 'en' && translitWordsOf(normal) > 1) return weigh('ru', toCyrillic(normal))
  return weigh(lang, normal)
})

/** The patterns that a message fits in any spelling, reliable or not. */
export function patternsTold(text: string): { lang: Lang; of: SafetyClass; name: string }[] {
  return spellingsOf(text).flatMap(([lang, normal]) =>
    KNOWN[lang].flatMap(({ of, name, matches }) => (matches(normal) ? [{ lang, of, name }] : [])),
  )
}

/** In so few words nothing stands that could make a pattern mean something else. */
const BRIEF = 3
const wordsOf = (text: string) => normalize(text).trim().split(' ').length
const isBrief = (text: string) => wordsOf(text) <= BRIEF
/** In so few one class that a pattern tells is all there is. */
const FEW = 6
const hasFew = (text: string) => wordsOf(text) <= FEW

/** Every class that patterns find in a message, those that were found reliable. */
export const classesTold: (text: string) => ReadonlySet<SafetyClass> = remembering((text) => {
  const isShort = isBrief(text)
  return new Set(patternsTold(text).flatMap(({ lang, of, name }) => (isShort || isReliedOn(lang, name) ? [of] : [])))
})

/**
 * Every class of danger that a message fits. The weights of its words tell that there is danger; which one only patterns do,
 * and only where the weights don’t speak for another: else it is `unsure`.
 */
export function classesOf(text: string, isWeighed = true): ReadonlySet<DangerClass | 'unsure'> {
  const told = classesTold(text)
  if (!isWeighed) return told
  const weight = weighed(text)
  if (told.size > 0 && (weight.mayBeDanger || (isBrief(text) && !weight.isAgainst))) {
    const [only] = told
    const likeliest = told.size === 1 && hasFew(text) ? (only ?? null) : weight.likeliest(told)
    // A pattern in words that don’t weigh as danger by themselves is asked about.
    const first = weight.isDanger || hasFew(text) ? likeliest : null
    return new Set([first !== null && (told as ReadonlySet<string>).has(first) ? first : 'unsure', ...told])
  }
  return weight.isDanger ? new Set(['unsure']) : new Set()
}

/**
 * Whether a message tells of distress, and of which; null for an ordinary one.
 * @param age of the account in whole years; null where it is not known
 * @param isWeighed false where only what is plainly said counts
 */
export function readDistress(text: string, age: number | null, isWeighed = true): Distress | null {
  const found = classesOf(text, isWeighed)
  const [likeliest] = found
  if (likeliest === undefined) return null
  const isChild = (age !== null && age < 18) || isByChild(text)
  const first = isWeighed ? likeliest : (SAFETY_CLASSES.find((name) => found.has(name)) ?? likeliest)
  // What is done to a child is told to the lines for children, whatever was done.
  const isUnclear = first === 'unsure' && found.has('sexual_abuse')
  const isOfChild = found.has('minor') && (first === 'sexual_abuse' || first === 'violence' || isUnclear)
  return {
    class: isOfChild ? 'minor' : first,
    isAboutOther: says(text, ofOther),
    isByChild: isChild,
    mayHurtOthers: says(text, hurtsOthers),
  }
}

/** Whether a message puts a life in order as before its end. */
export const setsInOrder = (text: string): boolean =>
  spellingsOf(text).some(([lang, normal]) => putsEndInOrder(lang, normal))

/** Whether a message says what explains that things are given away. */
export const isExplained = (text: string): boolean =>
  spellingsOf(text).some(([lang, normal]) => explainsEnd(lang, normal))

/** Whether a message says that a child writes it. */
export const isByChild = (text: string): boolean => says(text, byChild)
