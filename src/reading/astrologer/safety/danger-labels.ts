/** What a message may be about, by the learned weights. A message has one of these, or none of them. */
export const DANGER_CLASSES = [
  'crisis',
  'self_harm',
  'overdose',
  'violence',
  'sexual_abuse',
  'minor',
  'eating',
  'medical',
  'psychosis',
  'fraud',
  'grief',
] as const
export type DangerClass = (typeof DANGER_CLASSES)[number]

/** What is weighed of a message: whether it tells of danger at all; of which; who is in it; whether minutes or hours count. */
export const DANGER_LABELS = ['danger', ...DANGER_CLASSES, 'child', 'other', 'own_child', 'urgent'] as const
export type DangerLabel = (typeof DANGER_LABELS)[number]
