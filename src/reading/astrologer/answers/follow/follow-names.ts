/** The kinds of questions that go on with the answer before. */
export const FOLLOW_NAMES = [
  'why',
  'simpler',
  'shorter',
  'sure',
  'matters_most',
  'ends',
  'good_bad',
  'what_to_do',
  'more',
  'for_area',
  'worried',
  'not_me',
  'rare',
  'list_those',
  'if_not',
  'recap',
] as const
export type FollowName = (typeof FOLLOW_NAMES)[number]
