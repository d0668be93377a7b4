import type { Composer } from '../../writing/composer.ts'
import { PairAnswer } from './pair-answer.ts'

/** The reader and the person spoken of, or the two saved people who are named; null where nobody is known. */
export function pairOf(composer: Composer): PairAnswer | null {
  const { asked, birth, book } = composer
  const { people } = book.source
  const named = asked.persons.flatMap((index) => people[index] ?? [])
  const [one, other] = named
  const isReaderIn = asked.words.some((word) =>
    /^(?:me|my|i|mine|us|we|our|я|мы|нас|мной|мне|меня|нам|мой|моя)$/.test(word),
  )
  if (
    one &&
    other &&
    !(isReaderIn && asked.words.some((word) => /^(?:me|us|мной|нас)$/.test(word) && !asked.words.includes('not')))
  )
    return new PairAnswer(composer, { you: one, them: other, person: null })
  const person = one ?? (people.length === 1 ? people[0] : people.find(({ relation }) => relation === 'partner'))
  if (!person || !birth) return null
  return new PairAnswer(composer, { you: { name: null, birth }, them: person, person })
}
