/**
 * How people ask for something: `cues/<lang>/<family>.md` lists the wordings of each kind of question.
 *
 * ```md
 * ## tightest_aspect
 * - (tightest|closest|most exact) aspect*
 * - which aspect* .. strongest =2
 * ```
 *
 * | in a cue | means |
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
 * A cue weighs as many points as it has words, a slot half a point. The kind whose heaviest cue weighs most is what is asked. One that
 * weighs less than nothing speaks against its kind, and is taken off.
 */
export interface Cue<Kind extends string = string> {
  kind: Kind
  pattern: RegExp
  weight: number
  /** What a question must have one of for the pattern to fit: to look for that is quicker. Null where nothing is needed. */
  needs: readonly string[] | null
}

/** A file of cues that can't be read, with its line. */
export class CueError extends Error {
  override name = 'CueError'
}

const GAP = '(?: \\S+){0,4}?'
const ANY_TAGS = '(?:/[a-z0-9_]+)*'
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** @throws CueError */
export function parseCues(markdown: string, file: string): Cue[] {
  const cues: Cue[] = []
  let kind: string | null = null
  for (const [i, line] of markdown.split('\n').entries()) {
    const at = `${file}:${i + 1}`
    if (line.trim() === '') continue
    if (line.startsWith('## ')) kind = line.slice(3).trim()
    else if (line.startsWith('- ') && kind !== null) cues.push({ kind, ...compile(line.slice(2).trim(), at) })
    else throw new CueError(`${at}: neither a kind (“## name”) nor a cue (“- words”)`)
  }
  return cues
}

function compile(cue: string, at: string): Omit<Cue, 'kind'> {
  const [, body = '', more] = /^(.*?)(?:\s+=(-?\d+(?:\.\d+)?))?$/.exec(cue) ?? []
  const reader = new CueReader(body, at)
  const { source, weight, needs } = reader.sequence()
  reader.end()
  return { pattern: new RegExp(source, 'u'), weight: weight + Number(more ?? 0), needs }
}

type Part = { source: string } & Pick<Cue, 'weight' | 'needs'>

/** The need that is likeliest not to be met: that of the longest word. */
function rarest(all: readonly Part['needs'][]): Part['needs'] {
  const least = (needs: Part['needs']) => Math.min(...(needs ?? ['']).map(({ length }) => length))
  return all.reduce((best, needs) => (least(needs) > least(best) ? needs : best), null)
}

/** Reads a cue from left to right. */
class CueReader {
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
    if (parts.length === 0) throw new CueError(`${this.at}: an empty cue or choice`)
    return {
      source: parts.map(({ source }) => source).join(''),
      weight: parts.reduce((sum, { weight }) => sum + weight, 0),
      needs: rarest(parts.map(({ needs }) => needs)),
    }
  }

  end() {
    if (this.i < this.text.length) throw new CueError(`${this.at}: a “${this.text[this.i]}” too much`)
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
    if (/[{}$^?]/.test(word)) throw new CueError(`${this.at}: “${word}” is no word, stem, or slot`)
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
      if (char !== '|') throw new CueError(`${this.at}: a “(” without its “)”`)
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

/** What the cues of a question weigh, kind by kind, heaviest first; a kind with several adds a little of each. */
export function weighCues<Kind extends string>(
  cues: readonly Cue<Kind>[],
  tagged: string,
): { kind: Kind; weight: number }[] {
  const found = new Map<Kind, number[]>()
  for (const { kind, pattern, weight, needs } of cues) {
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
