/** What parts one clause from the next; a hyphen within a word doesn't. */
const BREAKS = /[.!?…;:,\n()]+|\s[-–—]+\s/u
/** A single word goes with the clause before it. */
const FEWEST = 2
const wordsOf = (clause: string) => clause.trim().split(/\s+/).filter(Boolean).length

/** The clauses of a message, as it parts them itself; a message of one clause is that clause. */
export function clausesOf(text: string): string[] {
  const clauses: string[] = []
  for (const part of text.split(BREAKS)) {
    const last = clauses.at(-1)
    if (wordsOf(part) === 0) continue
    if (last !== undefined && (wordsOf(part) < FEWEST || wordsOf(last) < FEWEST))
      clauses[clauses.length - 1] = `${last} ${part.trim()}`
    else clauses.push(part.trim())
  }
  return clauses
}
