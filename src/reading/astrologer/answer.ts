import type { Factor } from '../facts/factor.ts'
import type { Lang } from '#language/lang.ts'
import type { Intent, Understood } from './question.ts'
import type { CareAnswer } from './safety/care-room.ts'

/** Some sentences of an answer, and the facts that they rest on. */
export interface Line {
  text: string
  factors: readonly Factor[]
  /** Whether it is kept however long the answer grows. */
  isNeeded?: boolean
  /**
   * How it is held against its facts: by default each word with the point that it is said of; `named`, where computed values stand in a
   * list, only that every sign, house and aspect is one of the facts'; `each`, where each line of a list has the fact in its place;
   * `nothing`, where it says how astrology works.
   */
  held?: 'named' | 'each' | 'nothing'
}

/** An answer to a question. */
export interface Answer {
  lang: Lang
  /** What was asked; `care` where a message in distress is answered. */
  intent: Intent | 'care'
  understood: Understood
  lines: Line[]
  /** Whether it takes one of the day's questions: only where it tells something of the chart or the sky. */
  charged: boolean
  /** Whether a language model may answer in its place. */
  modelMay: boolean
  /** Where somebody in distress writes, and astrology is put aside. */
  care?: CareAnswer
  /** An ordinary answer beside which a question of danger stays open. */
  isCareOpen?: boolean
}

/** The text of an answer: a paragraph for each of its parts. */
export const textOf = ({ lines }: Pick<Answer, 'lines'>): string => lines.map(({ text }) => text).join('\n\n')

/** Every fact of an answer, each once. */
export const factorsOf = ({ lines }: Pick<Answer, 'lines'>): Factor[] => [
  ...new Map(lines.flatMap(({ factors }) => factors).map((factor) => [factor.id, factor])).values(),
]

/** Where a sentence ends. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…]["”»)]*)\s+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** An answer with a sentence before it that no model writes anew. */
export const afterLine = (answer: Answer, text: string): Answer => ({
  ...answer,
  lines: [{ text, factors: [], isNeeded: true }, ...answer.lines],
  modelMay: false,
})

/** An answer with a sentence at its end that no model writes anew. */
export const withLine = (answer: Answer, text: string): Answer => ({
  ...answer,
  lines: [...answer.lines, { text, factors: [], isNeeded: true }],
  modelMay: false,
})
