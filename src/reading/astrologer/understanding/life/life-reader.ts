import type { Understood } from '../../question.ts'
import { lifeTopicOf } from './life-topic.ts'

const READER = /^(?:i|im|ive|we|us|я|мне|мы|нам|нас|мной|мною|нами)$/
/** «Расставаться ли с Димой»: an infinitive asks for who asks. */
const INFINITIVE = /^\p{L}{2,}(?:ть|ться|ти|тись|чь)$/u

/** "My relationship with Linda" is of both, and read from the chart of who asks. */
const BOND = /^(?:relationship|friendship|отношени\p{L}*)$/u

/** Whether a question that names somebody is of who asks all the same: "should I break up with Tom?". */
export const isOfReader = ({ words, persons }: Understood): boolean =>
  words.some((word) => READER.test(word) || INFINITIVE.test(word)) ||
  (persons.length === 1 && words.some((word) => BOND.test(word)))

/** "Should Tom take it?", «стоит ли ей…»: a decision of somebody else's. */
const OTHERS_DECISION =
  /(?<= )(?:should|shall) (?:he|she|they|[^ ]*\/person)|(?<= )(?:стоит|надо|нужно|можно|пора|лучше) ли (?:ему|ей|им|[^ ]*\/person)/u

/** Whether a decision is of who asks, whoever is named. */
export const isReadersDecision = ({ tagged }: Understood): boolean => !OTHERS_DECISION.test(` ${tagged.trim()}`)

/** Whether what somebody will do is asked of the two of them: "will Tom propose?". */
export const isOfBoth = (asked: Understood): boolean => {
  const topic = lifeTopicOf('en', asked.words) ?? lifeTopicOf('ru', asked.words)
  return isOfReader(asked) || topic === 'love' || topic === 'friends' || topic === null
}
