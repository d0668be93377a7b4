/** Answers to choose from where it isn’t plain which danger it is. */
export const CHOICES = [
  'life',
  'cut',
  'hurt_me',
  'ill_me',
  'threat',
  'mind',
  'harm',
  'other',
  'none',
  'they_life',
  'they_hurt',
  'kid_hurt',
  'they_ill',
  'they_mind',
  'they_threat',
] as const
export type Choice = (typeof CHOICES)[number]

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

/** What has just changed in a danger that is known; it is answered before all else. */
export const CHANGES = ['silent', 'on_phone', 'gone', 'hung_up', 'words'] as const
export type Change = (typeof CHANGES)[number]
