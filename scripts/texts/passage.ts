import type { Audience } from '../../src/reading/library/audience.ts'
import type { Lang } from '#language/lang.ts'

/** Stands for what a template puts in between. */
export const GAP = '\uFFFC'

/** A text that a reader sees, and where it is written. `line` counts from 1. */
export interface Passage {
  file: string
  line: number
  lang: Lang
  text: string
}

/** A field of an entry of the library. */
export interface EntryPassage extends Passage {
  /** `transit/mars` */
  subject: string
  key: string
  field: string
  /** For whom the entry is, or this version of it; null where it names nobody. */
  audience: Audience | null
}

/** Two versions of one entry are never read by the same pair: what they share is not said twice. */
export const areVersions = (one: EntryPassage, other: EntryPassage) =>
  one.file === other.file && one.key === other.key && one.audience !== other.audience

/** A fault in a text: `file:line: rule: what`. */
export interface Finding {
  file: string
  line: number
  rule: string
  what: string
}

/** Looks at one text for itself. */
export type TextRule = (text: string, lang: Lang) => string[]
/** Looks at one field, knowing whose it is. */
export type EntryRule = (passage: EntryPassage) => string[]
/** Looks at the texts of one language together; gives a finding with each passage at fault. */
export type LibraryRule = (passages: readonly EntryPassage[]) => { passage: EntryPassage; what: string }[]

/** A pattern between the ends of words, in any letters (`\b` knows only Latin ones) and in either case. */
export const words = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu')

/** What a pattern finds in a text, as it stands there; nothing where a language has no such pattern. */
export const found = (text: string, pattern?: RegExp): string[] =>
  pattern ? [...text.matchAll(pattern)].map(([turn]) => turn) : []

export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’-][\p{L}\p{N}]+)*/gu) ?? []

/** Sentences end with . ? ! … (and a closing quote), before a capital letter, an opening quote or the end. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!…][”’»“]*)\s+(?=[\p{Lu}\p{N}«„“‘—])/u).map((sentence) => sentence.trim())
