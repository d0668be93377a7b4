import type { SafetyClass } from './safety-class.ts'

/** How an answer to a message in distress is put together, in one language. */
export interface SafetyWords {
  /** The opening by class; of somebody else where the message tells of them. */
  opening: Record<SafetyClass, string>
  openingOfOther: Record<SafetyClass, string>
  /** To a child, in the place of the opening of any class but an overdose. */
  toChild: string
  /** To somebody who may hurt another person. */
  mayHurtOthers: string
  /** The one question that is asked. */
  asks: Record<SafetyClass, string>
  asksOfOther: string
  asksChild: string
  /** What to do while help is on its way after an overdose. */
  whileWaiting: string
  lines(list: string): string
  noLines(directory: string): string
  emergency(number: string): string
  emergencyFirst(number: string): string
  daytime: string
  /** To a further message of the same conversation that says nothing new. */
  stillHere: string
  /** Where an ordinary question follows at once. */
  beforeTheChart: string
  /** Where the person says that they are safe. */
  glad: string
  list(parts: readonly string[]): string
}
