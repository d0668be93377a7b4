/**
 * How people ask for something: `wordings/<lang>/<family>.md` lists the wordings of each kind of question.
 *
 * ```md
 * ## tightest_aspect
 * - (tightest|closest|most exact) aspect*
 * - which aspect* .. strongest =2
 * ```
 *
 * | in a wording | means |
 * |---|---|
 * | `chart` | the word |
 * | `aspect*` | a word that begins so |
 * | `(a\|b c\|d*)` | one of these |
 * | `(the)?` | may be missing |
 * | `..` | up to four words of any kind |
 * | `{point}` | a word that names something of that sort; see `tags.ts` |
 * | `^`, `$` | the question begins, or ends, here |
 * | `=2` at the end | weighs so much more (or less, as in `=-1`) |
 *
 * A wording weighs as many points as it has words, a slot half a point. The kind whose heaviest wording weighs most is what is asked. One that
 * weighs less than nothing speaks against its kind, and is taken off.
 */
export interface Wording<Kind extends string = string> {
  kind: Kind
  pattern: RegExp
  weight: number
  /** What a question must have one of for the pattern to fit: to look for that is quicker. Null where nothing is needed. */
  needs: readonly string[] | null
}

/** A file of wordings that can't be read, with its line. */
export class WordingError extends Error {
  override name = 'WordingError'
}

const GAP = '(?: \\S+){0,4}?'
const ANY_TAGS = '(?:/[a-z0-9_]+)*'
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** @throws WordingError */
export function parseWordings(markdown: string, file: string): Wording[] {
  const wordings: Wording[] = []
  let kind: string | null = null
  for (const [i, line] of markdown.split('\n').entries()) {
    const at = `${file}:${i + 1}`
    if (line.trim() === '') continue
    if (line.startsWith('## ')) kind = line.slice(3).trim()
    else if (line.startsWith('- ') && kind !== null) wordings.push({ kind, ...compile(line.slice(2).trim(), at) })
    else throw new WordingError(`${at}: neither a kind (“## name”) nor a wording (“- words”)`)
  }
  return wordings
}

function compile(wording: string, at: string): Omit<Wording, 'kind'> {
  const [, body = '', more] = /^(.*?)(?:\s+=(-?\d+(?:\.\d+)?))?$/.exec(wording) ?? []
  const reader = new WordingReader(body, at)
  const { source, weight, needs } = reader.sequence()
  reader.end()
  return { pattern: new RegExp(source, 'u'), weight: weight + Number(more ?? 0), needs }
}

type Part = { source: string } & Pick<Wording, 'weight' | 'needs'>

/** The need that is likeliest not to be met: that of the longest word. */
function rarest(all: readonly Part['needs'][]): Part['needs'] {
  const least = (needs: Part['needs']) => Math.min(...(needs ?? ['']).map(({ length }) => length))
  return all.reduce((best, needs) => (least(needs) > least(best) ? needs : best), null)
}

/** Reads a wording from left to right. */
class WordingReader {
  private readonly text: string
  private readonly at: string
  private i = 0

  constructor(text: string, at: string) {
    this.text = text
    this.at = at
  }

  /** Items up to `|`, `)` or the end. */
  sequence(): Part {
    const parts: Part[] = []
    for (;;) {
      while (this.text[this.i] === ' ') this.i++
      const char = this.text[this.i]
      if (char === undefined || char === '|' || char === ')') break
      parts.push(this.item(char))
    }
    if (parts.length === 0) throw new WordingError(`${this.at}: an empty wording or choice`)
    return {
      source: parts.map(({ source }) => source).join(''),
      weight: parts.reduce((sum, { weight }) => sum + weight, 0),
      needs: rarest(parts.map(({ needs }) => needs)),
    }
  }

  end() {
    if (this.i < this.text.length) throw new WordingError(`${this.at}: a “${this.text[this.i]}” too much`)
  }

  private item(char: string): Part {
    if (char === '(') return this.choice()
    if (char === '^' || char === '$') {
      this.i++
      return { source: char === '^' ? '^' : ' *$', weight: 0.5, needs: null }
    }
    const [word = ''] = /^[^ |()]+/.exec(this.text.slice(this.i)) ?? []
    this.i += word.length
    if (word === '..') return { source: GAP, weight: 0, needs: null }
    const [, slot] = /^\{([a-z0-9_]+)\}$/.exec(word) ?? []
    if (slot) return { source: ` [^ /]+${ANY_TAGS}/${slot}(?![a-z0-9_])${ANY_TAGS}`, weight: 0.5, needs: [`/${slot}`] }
    if (/[{}$^?]/.test(word)) throw new WordingError(`${this.at}: “${word}” is no word, stem, or slot`)
    const stem = word.endsWith('*') ? `${escape(word.slice(0, -1))}[^ /]*` : escape(word)
    return { source: ` ${stem}${ANY_TAGS}(?= |$)`, weight: 1, needs: [` ${word.replace(/\*$/, '')}`] }
  }

  private choice(): Part {
    this.i++
    const options: Part[] = []
    for (;;) {
      options.push(this.sequence())
      const char = this.text[this.i]
      this.i++
      if (char === ')') break
      if (char !== '|') throw new WordingError(`${this.at}: a “(” without its “)”`)
    }
    const isOptional = this.text[this.i] === '?'
    if (isOptional) this.i++
    const source = `(?:${options.map((option) => option.source).join('|')})${isOptional ? '?' : ''}`
    if (isOptional) return { source, weight: 0, needs: null }
    const needs = options.some((option) => option.needs === null)
      ? null
      : options.flatMap((option) => option.needs ?? [])
    return { source, weight: Math.min(...options.map(({ weight }) => weight)), needs }
  }
}

/** What the wordings of a question weigh, kind by kind, heaviest first; a kind with several adds a little of each. */
export function weighWordings<Kind extends string>(
  wordings: readonly Wording<Kind>[],
  tagged: string,
): { kind: Kind; weight: number }[] {
  const found = new Map<Kind, number[]>()
  for (const { kind, pattern, weight, needs } of wordings) {
    if (needs && !needs.some((need) => tagged.includes(need))) continue
    if (pattern.test(tagged)) found.set(kind, [...(found.get(kind) ?? []), weight])
  }
  return [...found]
    .map(([kind, weights]) => {
      const [most = 0, ...others] = weights.filter((weight) => weight > 0).toSorted((a, b) => b - a)
      const against = weights.reduce((sum, weight) => sum + Math.min(0, weight), 0)
      return { kind, weight: most + 0.2 * Math.min(others.length, 4) + against }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
}
