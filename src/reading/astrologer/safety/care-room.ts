import type { Lang } from '#language/lang.ts'
import type { Care } from './care-topic.ts'
import type { Country } from './country-of.ts'
import type { DangerState } from './danger-state.ts'

/** Something in an answer that can be pressed: a number to call, a page. */
export interface CareLink {
  text: string
  href: string
}

/** An answer with astrology put aside. */
export interface CareAnswer {
  paragraphs: string[]
  links: CareLink[]
  care: Care
  /** Whether the message itself told of distress, rather than one before it. */
  isAcute: boolean
  /** Answers to its question that can be pressed. */
  choices?: readonly string[]
  /** What stands below an ordinary answer instead, where only weights suspect something and a question is asked. */
  aside?: string
  /** Nothing was wrong, as the person says: what they asked before is answered. */
  isDeclined?: boolean
}

/** What an answer is put together from. */
export interface Room {
  lang: Lang
  country: Country
  care: Care
  /** What the conversation was answered before; none of it is said again. */
  told: readonly string[]
  /** What all messages together tell besides. */
  state: DangerState
  /** What the person has written, the newest first. */
  written: readonly string[]
}
