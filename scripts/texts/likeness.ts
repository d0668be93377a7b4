import { areVersions, wordsOf, type EntryPassage, type LibraryRule } from './passage.ts'

const MOST = 0.6

/**
 * No two bodies may share more than 60% of their word 3-grams, of those of the body that has fewer. Each body is compared
 * only with those that it shares a 3-gram with.
 */
export const likeness: LibraryRule = (passages) => {
  const bodies = passages
    .filter(({ field }) => field === 'body')
    .map((passage) => ({ passage, grams: gramsOf(passage.text) }))
  const having = Map.groupBy(
    bodies.flatMap((body) => [...body.grams].map((gram) => ({ gram, body }))),
    ({ gram }) => gram,
  )
  return bodies.flatMap((body) => {
    const shared = new Map<(typeof bodies)[number], number>()
    for (const gram of body.grams) {
      for (const { body: other } of having.get(gram) ?? []) {
        if (other !== body && !areVersions(other.passage, body.passage)) shared.set(other, (shared.get(other) ?? 0) + 1)
      }
    }
    return [...shared]
      .map(([other, count]) => ({ other, share: count / Math.min(body.grams.size, other.grams.size) }))
      .filter(({ share }) => share > MOST)
      .map(({ other, share }) => ({
        passage: body.passage,
        what: `the body is ${Math.round(share * 100)}% like ${placeOf(other.passage)}`,
      }))
  })
}

export const placeOf = ({ subject, lang, key, field }: EntryPassage) => `${subject}.${lang} ## ${key} ${field}`

function gramsOf(text: string): Set<string> {
  const all = wordsOf(text)
  return new Set(all.slice(2).map((word, index) => `${all[index]} ${all[index + 1]} ${word}`))
}
