/** Answers to choose from where it isn’t plain which danger it is, or whose. */
export const CHOICES = [
  'life',
  'hurt',
  'hurt_me',
  'cut',
  'threat',
  'mind',
  'other',
  'ill',
  'none',
  'my_child',
  'kid',
  'grown',
  'mine_life',
  'mine_hurt',
  'mine_ill',
  'mine_cut',
  'mine_threat',
  'mine_mind',
  'kid_life',
  'kid_hurt',
  'kid_ill',
  'kid_cut',
  'kid_threat',
  'kid_mind',
  'they_life',
  'they_hurt',
  'they_ill',
  'they_cut',
  'they_threat',
  'they_mind',
  'self',
  'is_me',
  'is_mine',
  'is_kid',
  'is_grown',
  'took_me',
  'ill_me',
  'took_they',
  'ill_they',
] as const
export type Choice = (typeof CHOICES)[number]

/** What such answers are about, as people say it in words of their own. */
export const CHOICE_KINDS = ['life', 'hurt', 'cut', 'threat', 'mind', 'other', 'ill', 'none'] as const
export type ChoiceKind = (typeof CHOICE_KINDS)[number]

/** What a message that may be danger is seen to speak of, the most telling first. */
export const NOTICED = [
  'place',
  'ending',
  'gave_away',
  'cut',
  'threat',
  'voices',
  'hurt',
  'afraid',
  'taken',
  'lost',
  'ill',
  'breakup',
  'tired',
  'alone',
] as const
export type Noticed = (typeof NOTICED)[number]

/** How far people have come who can help. */
export const HELP = ['none', 'named', 'told', 'coming', 'here'] as const
export type Help = (typeof HELP)[number]

/** What has just changed in a danger that is known; it is answered before all else. */
export const CHANGES = ['silent', 'on_phone', 'gone', 'hung_up', 'no', 'thanks', 'words'] as const
export type Change = (typeof CHANGES)[number]
