import { sentencesOf, type Line } from '../answer.ts'

/** The most sentences of an answer. */
const MOST_SENTENCES = 8
/** Computed values in a list are held word by word, too, where the wording lets them. */
export function heldFully(line: Line, isTrue: (line: Line) => boolean): Line {
  const { held, ...words } = line
  return held === 'named' && isTrue(words) ? words : line
}

/** No more than so many sentences; what must be said has its place before the others are counted. */
export function shortened(lines: readonly Line[], most = MOST_SENTENCES): Line[] {
  const needed = lines.filter(({ isNeeded }) => isNeeded).flatMap(({ text }) => sentencesOf(text)).length
  let left = Math.max(0, most - needed)
  return lines.flatMap((line): Line[] => {
    if (line.isNeeded) return [line]
    const sentences = sentencesOf(line.text).slice(0, left)
    left -= sentences.length
    return sentences.length > 0 ? [{ ...line, text: sentences.join(' ') }] : []
  })
}
