import type { CareTopic } from './care-topic.ts'
import type { Turn } from './turn.ts'

/** A text, or two where a child is spoken to in other words. */
export type Said = string | { adult: string; child: string }

/** What is said about a topic. */
export interface TopicWords {
  /** The beginning of the first reply. */
  opening: Said
  /** The one question at its end. */
  asks: Said
  /** Further replies to what says nothing new, in turn. */
  later: readonly Said[]
}

/** How an answer to a message in distress is put together, in one language. */
export interface SafetyWords {
  topics: Record<CareTopic, TopicWords>
  /** The question in the place of the usual one where a message reads like a goodbye. */
  farewellAsks: string
  /** Where it is told of somebody else; a topic that isn't here is spoken of as one's own. */
  ofOther: Partial<Record<CareTopic, TopicWords>>
  /** Where it is told of one's own child; else as of somebody else. */
  ofOwnChild: Partial<Record<CareTopic, TopicWords>>
  /** To a child, in the place of the opening of what was done to it. */
  toChild: string
  asksChild: string
  turns: Record<Turn, Said>
  /** What a text about somebody else says instead. */
  turnsOfOther: Partial<Record<Turn, Said>>
  /** The first sentence of every reply while a life is in danger. */
  urgent: {
    overdose: (number: string) => string
    injury: (number: string) => string
    danger: (number: string) => string
    brink: (number: string) => string
    medical: (number: string) => string
    unborn: (number: string) => string
  }
  urgentOfOther: { overdose: (number: string) => string }
  /** Somebody is dying at this moment. */
  dying: (number: string) => string
  takenAlready: (number: string) => string
  choked: string
  blackmailed: Said
  recentRape: string
  lines(list: string): string
  linesAgain(list: string): string
  /** What to do where money has gone to frauds. */
  fraudPaid: string
  poisonLines(list: string): string
  noLines(directory: string, isChild: boolean): string
  emergency(number: string): string
  /** Where the country's own number is not known. */
  localNumber: string
  daytime: string
  /** Where an ordinary question follows at once. */
  beforeTheChart: Said
  /** Where the person says that they are safe; after something was taken, with a caution. */
  glad: Said
  gladAfterOverdose: (number: string) => string
  gladItWasNoMore: Said
  list(parts: readonly string[]): string
}
