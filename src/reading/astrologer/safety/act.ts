import type { CareGroup, CareTopic } from './care-topic.ts'

/** What somebody says that they do, have done or have seen; each is a plain sign, whatever the words weigh. */
export const ACTS = [
  'wants_end',
  'cut_down',
  'took_now',
  'to_attack',
  'hunted',
  'at_roof',
  'pics_threat',
  'bank_call',
  'hit_partner',
  'means_bought',
  'staged',
  'gone_by',
  'settled',
  'means_kept',
  'follows',
  'says_goodbye',
  'locked_in',
  'threatens_me',
  'stands_near',
  'said_no',
  'child_marked',
  'over_baby',
  'water',
  'beaten_child',
  'trip',
  'cuts',
  'soldier',
  'boxed_up',
  'note_seen',
  'laid_out',
  'quiet_day',
  'neck_marks',
  'fasts',
  'beams',
  'secret_visits',
  'burden',
  'deeper',
  'married_off',
  'lender',
  'to_the_dead',
  'last_task',
  'list_of_many',
  'child_next_door',
  'wifes_duty',
  'in_love_online',
  'posted',
  'ordered',
] as const
export type Act = (typeof ACTS)[number]

/** Whom it is about: the writer; a child that writes; somebody else; a child that the writer has seen; whoever the words tell. */
export type ActWho = 'self' | 'child' | 'other' | 'seen_child' | 'told'

export interface ActRule {
  topic: CareTopic
  who: ActWho
  /** Only in a conversation about one of these, where the same words mean nothing elsewhere. */
  in?: readonly CareGroup[]
}

export const ACT_RULES: Record<Act, ActRule> = {
  wants_end: { topic: 'crisis', who: 'self' },
  cut_down: { topic: 'medical', who: 'other' },
  took_now: { topic: 'overdose', who: 'self' },
  to_attack: { topic: 'threat', who: 'self' },
  hit_partner: { topic: 'threat', who: 'self' },
  means_bought: { topic: 'means', who: 'self' },
  staged: { topic: 'crisis', who: 'self' },
  gone_by: { topic: 'crisis', who: 'self' },
  settled: { topic: 'goodbye', who: 'self' },
  means_kept: { topic: 'means', who: 'self' },
  follows: { topic: 'crisis', who: 'self' },
  says_goodbye: { topic: 'goodbye', who: 'other' },
  locked_in: { topic: 'violence', who: 'self' },
  threatens_me: { topic: 'violence', who: 'self' },
  stands_near: { topic: 'danger', who: 'self', in: ['hurt', 'sex', 'pics', 'any'] },
  said_no: { topic: 'sexual_abuse', who: 'self' },
  child_marked: { topic: 'minor', who: 'seen_child' },
  over_baby: { topic: 'may_hit_child', who: 'self' },
  water: { topic: 'may_hit_child', who: 'self', in: ['baby', 'mind'] },
  beaten_child: { topic: 'minor', who: 'child' },
  trip: { topic: 'grooming', who: 'child', in: ['sex'] },
  cuts: { topic: 'self_harm', who: 'self' },
  hunted: { topic: 'danger', who: 'self' },
  at_roof: { topic: 'brink', who: 'self' },
  pics_threat: { topic: 'sextortion', who: 'self' },
  bank_call: { topic: 'fraud', who: 'told' },
  soldier: { topic: 'goodbye', who: 'self' },
  boxed_up: { topic: 'goodbye', who: 'seen_child' },
  note_seen: { topic: 'crisis', who: 'seen_child' },
  laid_out: { topic: 'means', who: 'self' },
  quiet_day: { topic: 'goodbye', who: 'self' },
  neck_marks: { topic: 'violence', who: 'self' },
  fasts: { topic: 'eating', who: 'self' },
  beams: { topic: 'psychosis', who: 'told' },
  married_off: { topic: 'forced_marriage', who: 'self' },
  lender: { topic: 'debt', who: 'self' },
  to_the_dead: { topic: 'goodbye', who: 'self' },
  last_task: { topic: 'goodbye', who: 'self' },
  list_of_many: { topic: 'attack', who: 'self' },
  child_next_door: { topic: 'minor', who: 'other' },
  wifes_duty: { topic: 'sexual_abuse', who: 'self' },
  in_love_online: { topic: 'fraud', who: 'told' },
  posted: { topic: 'sextortion', who: 'self' },
  deeper: { topic: 'self_harm', who: 'self' },
  ordered: { topic: 'orders', who: 'told' },
  burden: { topic: 'unsure', who: 'self' },
  secret_visits: { topic: 'sexual_abuse', who: 'self' },
}

/** Acts with words of their own in the place of those of their topic. */
export const SPOKEN_ACTS = [
  'cut_down',
  'to_attack',
  'means_bought',
  'staged',
  'locked_in',
  'child_marked',
  'water',
  'trip',
  'soldier',
  'posted',
] as const satisfies readonly Act[]
export type SpokenAct = (typeof SPOKEN_ACTS)[number]
export const isSpoken = (act: Act): act is SpokenAct => (SPOKEN_ACTS as readonly Act[]).includes(act)
