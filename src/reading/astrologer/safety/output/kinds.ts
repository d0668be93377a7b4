/** What a sentence of a model may not do. */
export const UNSAFE_KINDS = [
  'dose',
  'stop_treatment',
  'diagnosis',
  'medical_order',
  'legal_order',
  'profit',
  'death',
  'curse',
  'fate',
  'leave',
  'human',
  'prompt',
  'sexual_minor',
  'self_harm_help',
  'illegal',
  'dependency',
  /** Fits no rule; its words together are those of sentences that were harmful. */
  'doubtful',
] as const
export type UnsafeKind = (typeof UNSAFE_KINDS)[number]

/** What is unsafe of one kind: any of `says`, unless one of `unless` makes it harmless. `always` knows no excuse. */
export interface Rule {
  kind: UnsafeKind
  says?: readonly string[]
  unless?: readonly string[]
  always?: readonly string[]
}
