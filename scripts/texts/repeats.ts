import { areVersions, sentencesOf, wordsOf, type EntryPassage, type LibraryRule } from './passage.ts'
import { placeOf } from './likeness.ts'

const OPENING_WORDS = 3

/** The sentences of a language each stand once: those of three words or more. */
export const sameSentence: LibraryRule = (passages) =>
  repeated(
    passages.flatMap((passage) =>
      sentencesOf(passage.text)
        .map((sentence) => ({ passage, said: sentence, words: wordsOf(sentence) }))
        .filter(({ words }) => words.length >= 3)
        .map(({ said, words }) => ({ passage, said, same: words.join(' ') })),
    ),
    (said, other) => `“${said}” stands also in ${placeOf(other)}`,
  )

/** Within a file no two bodies, no two gists and so on begin with the same three words. */
export const sameOpening: LibraryRule = (passages) =>
  repeated(
    passages
      .map((passage) => ({ passage, words: wordsOf(passage.text) }))
      .filter(({ words }) => words.length > OPENING_WORDS)
      .map(({ passage, words }) => {
        const said = words.slice(0, OPENING_WORDS).join(' ')
        return { passage, said, same: `${passage.file} ${passage.field} ${said}` }
      }),
    (said, other) => `opens like line ${other.line}: “${said}”`,
  )

function repeated(
  sayings: readonly { passage: EntryPassage; said: string; same: string }[],
  what: (said: string, other: EntryPassage) => string,
) {
  return [
    ...Map.groupBy(
      sayings.filter(({ passage }) => passage.field !== 'keywords'),
      ({ same }) => same,
    ).values(),
  ].flatMap((group) =>
    group.flatMap(({ passage, said }, index) => {
      const other = group.find((one, i) => i !== index && !areVersions(one.passage, passage))
      return other ? [{ passage, what: what(said, other.passage) }] : []
    }),
  )
}
