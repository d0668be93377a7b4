import { readFileSync } from 'node:fs'
import type { Lang } from '#language/lang.ts'
import { normalize } from './normalize.ts'

/** Which words belong to which concept. */
export interface Concepts {
  whole: ReadonlyMap<string, readonly string[]>
  /** By their first letters; a concept holds every word that begins so. */
  begun: ReadonlyMap<string, readonly string[]>
}

const SHORTEST = 2
const LONGEST = 10

/**
 * Words that mean the like, for recognition to take one for the other: a file names each concept with its words, parted by
 * spaces. `stem*` is any ending; `two_words` are neighbors.
 */
export function readConcepts(url: URL): Concepts {
  const file = JSON.parse(readFileSync(url, 'utf8')) as Record<string, string>
  const [whole, begun] = [new Map<string, string[]>(), new Map<string, string[]>()]
  for (const [concept, words] of Object.entries(file))
    for (const word of words.split(' ')) {
      const isStem = word.endsWith('*')
      const normal = normalize(word.replaceAll('_', ' ').replaceAll('*', '')).trim()
      const of = isStem && !normal.includes(' ') ? begun : whole
      of.set(normal, [...(of.get(normal) ?? []), concept])
    }
  return { whole, begun }
}

let kept: Partial<Record<Lang, Concepts>> = {}

/** The concepts that a text has words of. */
export const conceptsIn = (lang: Lang, normal: string): string[] =>
  conceptsOf((kept[lang] ??= readConcepts(new URL(`data/concepts-${lang}.json`, import.meta.url))), normal)

/** The concepts of these that a text has words of. */
export function conceptsOf({ whole, begun }: Concepts, normal: string): string[] {
  const words = normal.split(' ').filter(Boolean)
  const found = new Set<string>()
  const add = (concepts: readonly string[] | undefined) => {
    for (const concept of concepts ?? []) found.add(concept)
  }
  for (const [i, word] of words.entries()) {
    add(whole.get(word))
    if (i + 1 < words.length) add(whole.get(`${word} ${words[i + 1]}`))
    if (i + 2 < words.length) add(whole.get(`${word} ${words[i + 1]} ${words[i + 2]}`))
    for (let length = SHORTEST; length <= Math.min(LONGEST, word.length); length++)
      add(begun.get(word.slice(0, length)))
  }
  return [...found]
}
