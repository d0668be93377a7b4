import type { Composer } from './writing/composer.ts'
import type { Understood } from './question.ts'

/** A kind of question: how it is answered, and from what. */
export interface KindRule {
  answer(composer: Composer): void
  /**
   * `one`: one chart, the reader's or that of the saved person who is named; `pair`: the reader's chart and somebody's; `sky`: the
   * sky that all share; `talk`: no chart at all.
   */
  about: 'one' | 'pair' | 'sky' | 'talk'
  /** Whether it is of the reader's chart although somebody is named: "my vertex, and what of Tom's touches it". */
  isOwnBeside?: (asked: Understood) => boolean
  /** Whether the answer may truly say that there is nothing: no aspect, no eclipse. */
  mayBeQuiet?: boolean
  /** Whether it goes on with the answer before: "why?", "and when does it end?". */
  goesOn?: boolean
  /** Whether it is answered from the reader's plan. */
  needsPlan?: boolean
}
