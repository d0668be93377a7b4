import type { DangerClass } from './danger-labels.ts'

/** What a message in distress is about, as patterns find it. */
export const SAFETY_CLASSES = ['overdose', 'crisis', 'self_harm', 'sexual_abuse', 'minor', 'violence'] as const
export type SafetyClass = (typeof SAFETY_CLASSES)[number]

/** How a message in distress was read. */
export interface Distress {
  class: DangerClass | 'unsure'
  /** Whether it is told of somebody else: a sister, a friend, a neighbor's child. */
  isAboutOther: boolean
  /** Whether the person who writes is a child. */
  isByChild: boolean
  /** Whether the person who writes may hurt somebody. */
  mayHurtOthers: boolean
}
