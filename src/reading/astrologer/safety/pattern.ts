/** Names for groups of words that patterns share, each an alternation: `he: 'he|my husband|dad'`. */
export type Macros = Readonly<Record<string, string>>

/**
 * A pattern over normalized text, as people would note it down: words one after the other; `stem*` any ending; `(a|b c)`
 * one of; `{name}` a macro; ` . ` up to two words between, ` .. ` up to five, ` ... ` any number; `A & B` both somewhere;
 * `A & !(B)` the first without the second. `&` binds tighter than `|`.
 */
export type Pattern = string

/** Whether a text fits. */
export type Matcher = (normal: string) => boolean

const WORD = '[^ ]'

/** Splits where no parenthesis is open. */
function split(pattern: string, by: string): string[] {
  const parts: string[] = []
  let [depth, from] = [0, 0]
  for (let i = 0; i < pattern.length; i++) {
    if (pattern[i] === '(') depth++
    else if (pattern[i] === ')') depth--
    else if (depth === 0 && pattern.startsWith(by, i)) {
      parts.push(pattern.slice(from, i))
      from = i + by.length
    }
  }
  return [...parts, pattern.slice(from)].map((part) => part.trim())
}

function sequence(pattern: string): Matcher {
  const source = pattern
    .replaceAll('*', `${WORD}*`)
    .replaceAll(' ... ', `(?: ${WORD}+)*? `)
    .replaceAll(' .. ', `(?: ${WORD}+){0,5}? `)
    .replaceAll(' . ', `(?: ${WORD}+){0,2}? `)
  const regex = new RegExp(` (?:${source})(?= )`, 'u')
  return (text) => regex.test(text)
}

function expand(pattern: string, macros: Macros, depth = 0): string {
  if (depth > 8) throw new RangeError(`a circle of macros in ${pattern}`)
  return pattern.replaceAll(/\{([a-z]\w*)\}/g, (_, name: string) => {
    const words = macros[name]
    if (words === undefined) throw new RangeError(`no macro ${name} in ${pattern}`)
    return `(?:${expand(words, macros, depth + 1)})`
  })
}

/** The inside of a pattern that is one group as a whole. */
function unwrapped(pattern: string): string | null {
  if (!pattern.startsWith('(') || !pattern.endsWith(')')) return null
  let depth = 0
  for (let i = 0; i < pattern.length - 1; i++) {
    if (pattern[i] === '(') depth++
    else if (pattern[i] === ')' && --depth === 0) return null
  }
  return pattern.slice(pattern.startsWith('(?:') ? 3 : 1, -1)
}

function read(pattern: string): Matcher {
  if (!pattern.includes(' & ') && !pattern.startsWith('!')) return sequence(pattern)
  const either = split(pattern, '|')
  if (either.length > 1) {
    const plain = either.filter((part) => !part.includes(' & ') && !part.startsWith('!'))
    const rest = either.filter((part) => !plain.includes(part)).map((part) => read(part))
    const any = plain.length > 0 ? [sequence(plain.join('|')), ...rest] : rest
    return (text) => any.some((matches) => matches(text))
  }
  const all = split(pattern, ' & ')
  if (all.length > 1) {
    const each = all.map((part) => read(part))
    return (text) => each.every((matches) => matches(text))
  }
  if (pattern.startsWith('!')) {
    const not = read(pattern.slice(1).trim())
    return (text) => !not(text)
  }
  const inside = unwrapped(pattern)
  if (inside === null) throw new RangeError(`& within a run of words: ${pattern}`)
  return read(inside)
}

/** @throws RangeError for a macro that is not there, and for an & within a run of words */
export const compile = (pattern: Pattern, macros: Macros): Matcher => read(expand(pattern, macros))
