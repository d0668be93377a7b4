import type { Answer } from '#reading/astrologer/answer.ts'

type Intent = Answer['intent']

/** A question of the set: what it must be taken for, and which facts its answer must name. */
export interface AskedQuestion {
  text: string
  /** Any of these is right. */
  intents: readonly Intent[]
  /** Some fact of the answer has an id like this. */
  facts?: RegExp
  /** The answer must name a date. */
  dated?: boolean
  /** No fact may be told. */
  bare?: boolean
}

/** Kinds that answer a part of what another one is asked for. */
const ALSO: Partial<Record<Intent, readonly Intent[]>> = {
  person_pair: ['compatible'],
  identity: ['term', 'use_of_you'],
  product: ['use_of_you', 'chart_pdf'],
  plan: ['allowance', 'my_plan', 'prices'],
  topic_when: ['best_day'],
  fate: ['winning', 'outcome'],
  expert: ['winning', 'outcome'],
  unknown: ['off_topic', 'winning'],
}

/** Questions that are taken for one thing, or for any of some. */
export const taken = (
  intents: Intent | readonly Intent[],
  rest: Omit<AskedQuestion, 'text' | 'intents'>,
  ...texts: readonly string[]
): AskedQuestion[] => {
  const named = typeof intents === 'string' ? [intents] : intents
  return texts.map((text) => ({ text, intents: [...named, ...named.flatMap((intent) => ALSO[intent] ?? [])], ...rest }))
}
