import type { Lang } from '#language/lang.ts'
import { normalize, toCyrillic, undoubled } from './normalize.ts'
import { compile, type Macros, type Matcher, type Pattern } from './pattern.ts'
import { MACROS_EN, PATTERNS_EN } from './patterns-en.ts'
import { MACROS_RU, PATTERNS_RU } from './patterns-ru.ts'
import { BY_CHILD, HURTS_OTHERS, OF_OTHER, SAFE_NOW } from './perspective.ts'
import { likelyClass, ORDINARY, weigh } from './weigh.ts'
import { SAFETY_CLASSES, type Distress, type SafetyClass } from './safety-class.ts'

type Compiled = Record<SafetyClass, readonly Matcher[]>

const each = (patterns: readonly Pattern[], macros: Macros): Matcher[] =>
  patterns.map((pattern) => compile(pattern, macros))

const compiled = (patterns: Record<SafetyClass, readonly Pattern[]>, macros: Macros): Compiled => ({
  overdose: each(patterns.overdose, macros),
  crisis: each(patterns.crisis, macros),
  self_harm: each(patterns.self_harm, macros),
  sexual_abuse: each(patterns.sexual_abuse, macros),
  minor: each(patterns.minor, macros),
  violence: each(patterns.violence, macros),
})

const MACROS: Record<Lang, Macros> = { en: MACROS_EN, ru: MACROS_RU }
const CLASSES: Record<Lang, Compiled> = {
  en: compiled(PATTERNS_EN, MACROS_EN),
  ru: compiled(PATTERNS_RU, MACROS_RU),
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
const safeNow = matchersOf(SAFE_NOW)

/** A text in the spellings it is matched in, each with the language whose patterns it is held against. */
function spellingsOf(text: string): (readonly [Lang, string])[] {
  const normal = normalize(text)
  const hasCyrillic = /[а-я]/.test(normal)
  if (hasCyrillic) {
    const spellings = [['ru', normal] as const, ['ru', undoubled(normal)] as const]
    return /[a-z]{3}/.test(normal) ? [...spellings, ['en', normal] as const] : spellings
  }
  return [
    ['en', normal],
    ['en', normal.replaceAll(' 2 ', ' to ')],
    ['ru', toCyrillic(normal)],
  ]
}

const fits = (spellings: readonly (readonly [Lang, string])[], of: Matchers) =>
  spellings.some(([lang, normal]) => of[lang].some((matches) => matches(normal)))

/** Whether a text says something, however it is spelled. */
export const says = (text: string, of: Matchers): boolean => fits(spellingsOf(text), of)

/** Every class of distress that a message fits: by its patterns, else by the weight of its words. */
export function classesOf(text: string, isWeighed = true): ReadonlySet<SafetyClass> {
  const spellings = spellingsOf(text)
  const told = new Set<SafetyClass>()
  for (const [lang, normal] of spellings) {
    const fitting = SAFETY_CLASSES.filter((name) => CLASSES[lang][name].some((matches) => matches(normal)))
    const isBelieved = fitting.length > 0 && (!isWeighed || weigh(lang, normal) > ORDINARY)
    if (isBelieved) for (const name of fitting) told.add(name)
  }
  const [main] = spellings
  if (told.size > 0 || !isWeighed || !main) return told
  const [lang, normal] = main
  return weigh(lang, normal) > 0 ? new Set([likelyClass(lang, normal)]) : told
}

/**
 * Whether a message tells of distress, and of which; null for an ordinary one.
 * @param age of the account in whole years; null where it is not known
 * @param isWeighed false where only what is plainly said counts
 */
export function readDistress(text: string, age: number | null, isWeighed = true): Distress | null {
  const found = classesOf(text, isWeighed)
  if (found.size === 0) return null
  const spellings = spellingsOf(text)
  const isChild = (age !== null && age < 18) || fits(spellings, byChild)
  const first = SAFETY_CLASSES.find((name) => found.has(name)) ?? 'crisis'
  // What is done to a child is told to the lines for children, whatever was done.
  const isOfChild = found.has('minor') && (first === 'sexual_abuse' || first === 'violence')
  return {
    class: isOfChild ? 'minor' : first,
    isAboutOther: fits(spellings, ofOther),
    isByChild: isChild,
    mayHurtOthers: fits(spellings, hurtsOthers),
  }
}

/** Whether a message says that a child writes it. */
export const isByChild = (text: string): boolean => says(text, byChild)

/** Whether somebody says that they are safe, or that it was not meant; a question about it says neither. */
export const saysSafe = (text: string): boolean =>
  text.split(/(?<=[.!?…\n])/u).some((sentence) => !sentence.trimEnd().endsWith('?') && says(sentence, safeNow))
