/** What a further message says about the danger that was told, and about no other, where it is plain. */
export const TURNS = [
  'vomiting',
  'symptom',
  'waits',
  'bleeding',
  'children',
  'keep_doing',
  'custody',
  'blame',
  'washing',
  'where_is_he',
  'blame_loss',
  'pen',
  'may_take',
  'waits_ill',
  'tried',
  'distrust',
  'already_paid',
  'is_real',
  'pressed',
  'paying',
  'no_address',
  'packing',
  'phone_away',
  'help_here',
  'help_called',
] as const
export type Turn = (typeof TURNS)[number]
/** Those that are answered by words of their own. */
export type AnsweredTurn = Exclude<Turn, 'help_here' | 'help_called'>
