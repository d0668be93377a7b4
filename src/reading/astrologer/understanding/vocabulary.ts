/**
 * The words by which something is named. `love*` is any word that begins so, `love` the word itself; an entry with a
 * space is a phrase, its words in this order and next to each other.
 */
export type Words = readonly string[]

/** The words of a language, each group under its name. */
export type Vocabulary<Name extends string> = Readonly<Record<Name, Words>>

interface Pattern<Name extends string> {
  names: Set<Name>
  text: string
  isStem: boolean
}

/** A word of the question and what it names. */
export interface Heard<Name extends string> {
  name: Name
  /** The index of its word in the question. */
  at: number
  /** How many words it takes. */
  span: number
}

/** Lower case, ё as е, without punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/(?<=\p{L})[’']ll\b/gu, ' will')
    .replaceAll(/[’']s\b/g, '')
    .replaceAll(/[’']/g, '')
    .split(/[^\p{L}\p{N}.:/-]+|[.:/-]+(?=\s|$)|(?<=\s)[.:/-]+|^[.:/-]+/u)
    .filter(Boolean)

/** Finds the names of a vocabulary in a question; a mistyped word is heard as the nearest one that is known. */
export class Matcher<Name extends string> {
  private readonly exact = new Map<string, Set<Name>>()
  private readonly stems: Pattern<Name>[] = []
  private readonly single: Pattern<Name>[] = []
  private readonly phrases: { words: string[]; name: Name }[] = []
  private readonly common: ReadonlySet<string>
  private readonly exactly: ReadonlySet<Name>

  /**
   * @param common words that are known and name nothing, so that they are not taken for a mistyped name
   * @param exactly what is named only by its own words: what it would cost to be misheard is more than a typing error does
   */
  constructor(vocabulary: Vocabulary<Name>, common: readonly string[], exactly: ReadonlySet<Name> = new Set()) {
    this.common = new Set(common)
    this.exactly = exactly
    for (const [name, entries] of Object.entries(vocabulary) as [Name, Words][]) {
      for (const entry of entries) {
        if (entry.includes(' ')) this.phrases.push({ words: entry.split(' '), name })
        else this.add(entry, name)
      }
    }
  }

  private add(entry: string, name: Name) {
    const isStem = entry.endsWith('*')
    const text = isStem ? entry.slice(0, -1) : entry
    const list = isStem ? this.stems : this.single
    const same = list.find((pattern) => pattern.text === text)
    if (same) same.names.add(name)
    else list.push({ names: new Set([name]), text, isStem })
    if (!isStem) this.exact.set(text, (this.exact.get(text) ?? new Set()).add(name))
  }

  /** What a question names, in its order. */
  hear(words: readonly string[]): Heard<Name>[] {
    const heard: Heard<Name>[] = []
    const taken = new Set<number>()
    for (const { words: phrase, name } of this.phrases) {
      for (let at = 0; at + phrase.length <= words.length; at++) {
        if (!phrase.every((part, i) => matches(part, words[at + i] ?? ''))) continue
        heard.push({ name, at, span: phrase.length })
        for (let i = 0; i < phrase.length; i++) taken.add(at + i)
      }
    }
    words.forEach((word, at) => {
      for (const name of this.namesOf(word, taken.has(at))) heard.push({ name, at, span: 1 })
    })
    return heard.toSorted((a, b) => a.at - b.at || b.span - a.span)
  }

  private namesOf(word: string, isInPhrase: boolean): Iterable<Name> {
    const exact = this.exact.get(word)
    const stems = this.stems.filter(({ text }) => word.startsWith(text))
    if (exact || stems.length > 0) return new Set([...(exact ?? []), ...stems.flatMap(({ names }) => [...names])])
    if (isInPhrase || this.common.has(word)) return []
    const most = forgiven(word.length)
    if (most === 0) return []
    for (let errors = 1; errors <= most; errors++) {
      const near = [...this.single, ...this.stems].filter((pattern) => isMistyped(word, pattern, errors))
      if (near.length > 0)
        return new Set(near.flatMap(({ names }) => [...names].filter((name) => !this.exactly.has(name))))
    }
    return []
  }
}

const matches = (part: string, word: string) =>
  part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : part === word

/** The first letter is seldom mistyped, unless it changed places with the second. */
function isMistyped(word: string, { text, isStem }: Pattern<string>, errors: number): boolean {
  if (text.length < 5 || forgiven(text.length) < errors) return false
  const swapped = word[0] === text[1] && word[1] === text[0]
  if (word[0] !== text[0] && !swapped) return false
  if (!isStem) return isNear(word, text, errors)
  // A stem may have lost or gained a letter, so the word is cut at three lengths.
  return [-1, 0, 1].some((more) => isNear(word.slice(0, text.length + more), text, errors))
}

/**
 * Whether two words differ by no more than some typing errors: a letter missing, added, changed, or two neighbours
 * exchanged (optimal string alignment).
 */
function isNear(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return false
    before = last
    last = row
  }
  return (last[b.length] ?? most + 1) <= most
}

/** How many typing errors a word of a length is forgiven: short words are too much alike. */
const forgiven = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2)
