import type { Lang } from '#language/lang.ts'
import { answerSignPair } from './people/answer-bond.ts'
import { answerTopic } from './time/answer-time.ts'
import type { SpokenPlan } from '../writing/answer-words.ts'
import { answerTopicWhen, answerUnclear } from './life/lean.ts'
import { answerOnward } from './onward/onward.ts'
import { PEOPLE_KINDS } from './people/people.ts'
import { lifespanText } from './talk/talk.ts'
import type { Composer } from '../writing/composer.ts'
import { isAskedKind, ruleOf } from '../kinds.ts'

const ANSWERS: Partial<Record<string, (composer: Composer) => void>> = {
  sign_pair: answerSignPair,
  person_pair: PEOPLE_KINDS.compatible.answer,
  topic: answerTopic,
  topic_when: answerTopicWhen,
}

/** Puts an answer together, by the kind of the question. */
export function compose(composer: Composer, question: string, firstName: string, plan: SpokenPlan | null): void {
  const { asked, words, lang } = composer
  const { intent } = asked
  const answer = isAskedKind(intent) ? ruleOf(intent).answer : ANSWERS[intent]
  if (answer) return answer(composer)
  if (asked.onward) return answerOnward(composer)
  switch (intent) {
    case 'plan':
      return composer.add([plan ? words.plan(plan) : words.product])
    case 'greeting':
      return composer.add([words.greeting(firstName)])
    case 'identity':
      return composer.add([isOfTruth(question, lang) ? words.truth : words.identity])
    case 'unknown':
      return answerUnclear(composer)
    case 'fate':
      return composer.add([lifespanText(composer) ?? words.fate])
    case 'thanks':
    case 'product':
    case 'minor':
    case 'expert':
    case 'injection':
      return composer.add([words[intent]])
  }
}

const isOfTruth = (question: string, lang: Lang) =>
  (lang === 'en' ? /astrolog/i : /астролог[^а]|астрологи/i).test(question) && !/астролог\?|астролог$/i.test(question)
