/** What people fear, refuse or ask as a conversation about danger goes on; what is most telling comes first. */
export const FEARS = [
  'threats_to_self',
  'burden',
  'registered',
  'taken_away',
  'takes_kids',
  'kills_parent',
  'not_believed',
  'parent_angry',
  'secrecy',
  'found_out',
  'meets',
  'police',
  'curse_true',
  'love_real',
  'pays_again',
  'loves',
  'fault',
  'cost',
  'ritual',
  'waste',
] as const
export type Fear = (typeof FEARS)[number]
