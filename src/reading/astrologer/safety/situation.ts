import type { DangerClass } from './danger-labels.ts'

/** Topics that a class of danger is told apart into by what stands in the message; the first that fits. */
export const SITUATIONS = [
  'sextortion',
  'forced_marriage',
  'trafficking',
  'attack',
  'debt',
  'elder',
  'shaken',
  'may_hit_child',
  'orders',
  'fainting',
  'stalking',
  'threat',
  'goodbye',
  'grooming',
] as const
export type Situation = (typeof SITUATIONS)[number]

/** The classes one of which must weigh most or next to most for the situation to be believed. */
export const CLASSES_OF: Record<Situation, readonly DangerClass[]> = {
  sextortion: ['minor', 'sexual_abuse', 'fraud', 'crisis', 'violence'],
  forced_marriage: ['violence', 'minor', 'sexual_abuse'],
  trafficking: ['violence', 'sexual_abuse', 'fraud', 'minor'],
  attack: ['violence', 'crisis', 'self_harm'],
  debt: ['violence', 'fraud', 'crisis', 'minor'],
  elder: ['violence', 'fraud', 'minor', 'medical'],
  shaken: ['violence', 'minor', 'medical', 'crisis', 'self_harm'],
  may_hit_child: ['violence', 'minor', 'crisis', 'self_harm'],
  orders: ['psychosis'],
  fainting: ['eating'],
  stalking: ['violence', 'minor', 'sexual_abuse'],
  threat: ['violence'],
  goodbye: ['crisis'],
  grooming: ['minor', 'sexual_abuse'],
}
