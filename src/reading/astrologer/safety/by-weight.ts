import { OF_SUBSTANCE } from './of-substance.ts'
import { normalize } from './normalize.ts'
import { rankedOf } from './plain-topic.ts'
import { weighed } from './read-distress.ts'

/** So far must the class that weighs most be above the next. */
const APART = { body: 0.3, taken: 0.6, fraud: 1 }
/** So much must it weigh, and hours count for a body. */
const LEAST = { body: 0.25, taken: 0.5, fraud: 1 }
const HOURS = 0.4
/** What isn’t taken yet, or is only imagined. */
const THOUGHT_OF =
  / (?:if|would|how many|how much|lethal|fatal|saving|saved|thinking|think|thought|thoughts|plan|planning|want to|going to|novel|book|game|film|movie|character|если|бы|сколько|смертел[а-я]*|летальн[а-я]*|коплю|накопил[а-я]*|думаю|мысл[а-я]*|хочу|хочется|собираюсь|роман[а-я]*|книг[а-я]*|фильм[а-я]*|игр[а-я]*|персонаж[а-я]*) /
/** Below this the words speak against danger. */
const AGAINST = -0.6
const DANGER = 0.3

/**
 * What the weights alone tell where they leave no doubt: a body that gives out, something taken, a fraud. Of these the first step is the
 * same whatever else is true, and a question with a list of answers would cost minutes. Null for all else: which person is in
 * danger by whom, no weights tell.
 */
export function plainByWeight(text: string): 'medical' | 'overdose' | 'fraud' | null {
  const { sums } = weighed(text)
  const [first, second] = rankedOf(text)
  if (first === undefined || second === undefined) return null
  const apart = sums[first] - sums[second]
  if (first === 'medical')
    return apart > APART.body && sums.medical > LEAST.body && sums.urgent > HOURS && sums.danger > AGAINST
      ? 'medical'
      : null
  if (
    first === 'overdose' &&
    !THOUGHT_OF.test(normalize(text)) &&
    apart > APART.taken &&
    sums.overdose > LEAST.taken &&
    sums.danger > 0
  )
    return OF_SUBSTANCE.test(normalize(text)) ? 'overdose' : 'medical'
  return first === 'fraud' && apart > APART.fraud && sums.fraud > LEAST.fraud && sums.danger > DANGER ? 'fraud' : null
}
