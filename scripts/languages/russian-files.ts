import { wordsOf } from './page-texts.ts'

/** How a built file names another: relative where it imports it, from the root where it lists what to load ahead. */
const NAMED = /(["'`])(\.\/|\/?assets\/)([\w.~-]+\.js)\1/g

/**
 * Of the built files, by name, those that a Russian page loads in place of the English ones, as they stand in a folder
 * `ru` below them: what has words, and what names such a file. The others, React among them, are shared.
 */
export function withRussian(built: ReadonlyMap<string, string>): Map<string, string> {
  const differ = new Set([...built].flatMap(([name, code]) => (wordsOf('ru', code) === code ? [] : [name])))
  for (let size = -1; size !== differ.size;) {
    size = differ.size
    for (const [name, code] of built)
      if ([...code.matchAll(NAMED)].some(([, , , other = '']) => differ.has(other))) differ.add(name)
  }
  return new Map(
    [...differ].map((name) => {
      const code = wordsOf('ru', built.get(name) ?? '')
      const named = code.replaceAll(NAMED, (all, quote: string, folder: string, other: string) => {
        const isOwn = differ.has(other)
        if (folder === './') return isOwn ? all : `${quote}../${other}${quote}`
        return isOwn ? `${quote}${folder}ru/${other}${quote}` : all
      })
      return [name, named]
    }),
  )
}
