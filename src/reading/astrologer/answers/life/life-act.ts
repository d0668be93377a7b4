import type { Composer } from '../../writing/composer.ts'
import type { Understood } from '../../question.ts'
import type { Topic } from '../../topics.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { amongOf, lifeTopic } from './life-lean.ts'
import { lifeQuestionTexts } from './life-words.ts'

const OF_LIFE: ReadonlySet<string> = new Set([
  'whether',
  'why_so',
  'how_to',
  'should_i',
  'topic',
  'topic_when',
  'lately',
  'decide',
  'others_mind',
  'needs_of',
  'differences',
  'breakup',
  'lonely',
  'outcome',
  'compatible',
  'person_pair',
  'fight',
  'spark',
  'overlay',
  'bond_aspect',
  'bond_closest',
  'compare_people',
])

/** Whether a question was of life or of two people rather than of a placement. */
export const isOfLife = (asked: Understood | undefined): boolean => asked !== undefined && OF_LIFE.has(asked.intent)

/** So many words of an advice in a question say that it can't be followed: "I can't sleep at the same hour". */
const MOST_SHARED = 2

const isObjectedTo = (advice: string, words: readonly string[]): boolean =>
  words.filter((word) => word.length > 3 && advice.toLowerCase().includes(word)).length >= MOST_SHARED

/** One thing to do for the part of life that is spoken of, unless all were said. */
export function tellAct(composer: Composer): void {
  const { act } = composer.library.texts(lifeQuestionTexts, composer.lang)
  const { people } = composer.book.source
  const person = people[composer.asked.persons[0] ?? -1]
  const named = lifeTopic(composer)
  const topic: Topic = named === 'self' && person ? amongOf(composer.book.audienceWith(person)) : named
  const said = saidBefore(composer)
  composer.explain(act[topic].find((one) => !said.includes(one) && !isObjectedTo(one, composer.asked.words)))
}
