/** Lists of words by name, each in one string; `_` stands for a space within a term, `*` for any ending. */
export type Concepts = Readonly<Record<string, string>>

/**
 * Compiles patterns over {@link tokensOf}. A pattern is words with single spaces between them:
 * - `pill*` any ending; `{med}` any term of a concept; `(take|use)` one of several
 * - ` ~ ` up to six words of the same clause or none; ` ~~ ` up to twenty-five tokens or none
 * - `(the |) pill` a word that may be missing, with the space after it
 * - `#` the start of the sentence; `,` `;` `:` `.` `?` the marks themselves
 */
export function compiler(concepts: Concepts): (pattern: string) => RegExp {
  const groups = new Map(
    Object.entries(concepts).map(([name, terms]) => {
      const listed = terms
        .trim()
        .split(/\s+/)
        .map((term) => term.replaceAll('_', ' '))
      return [name, `(${listed.join('|')})`]
    }),
  )
  const expand = (pattern: string): string =>
    pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const group = groups.get(name)
      if (group === undefined) throw new Error(`no concept {${name}} in “${pattern}”`)
      return expand(group)
    })
  return (pattern) => {
    const source = expand(pattern)
      .replaceAll(/[.?$+[\]^\\]/g, String.raw`\$&`)
      // An optional word brings its own space: `(the |) pill` is one or two words.
      .replaceAll(' |) ', ' |)')
      // A gap at the end of a pattern or a choice says nothing.
      .replaceAll(/ ~~?(?=[|)]|$)/g, '')
      .replaceAll('(', '(?:')
      .replaceAll(' ~~ ', ' (?:[^ ]+ ){0,25}?')
      .replaceAll(' ~ ', ' (?:[^ ,;:.!?]+ ){0,6}?')
      .replaceAll('*', '[^ ,;:.!?]*')
    return new RegExp(` (?:${source})(?= )`, 'u')
  }
}
