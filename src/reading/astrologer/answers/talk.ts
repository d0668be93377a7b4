import type { Composer } from '../composer.ts'
import type { KindRule } from '../kind-rule.ts'
import { saidBefore } from './follow-facts.ts'
import { TALKS, talkTexts, type Talk } from './talk-words.ts'

/** One of the ways to say it that was not said in this conversation. */
const answerTalk =
  (talk: Talk): KindRule['answer'] =>
  (composer: Composer) => {
    const ways = composer.library.texts(talkTexts, composer.lang).says[talk]
    const said = saidBefore(composer)
    composer.explain(ways.find((text) => !said.includes(text)) ?? ways[0])
  }

const rules = Object.fromEntries(TALKS.map((talk) => [talk, { answer: answerTalk(talk), about: 'talk' }]))

/** What people say who ask for no chart, and what no chart can tell. */
export const TALK_KINDS = rules as Record<Talk, KindRule>
