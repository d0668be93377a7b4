import { each, says, text, textSubject, ways } from '../../../library/text-shape.ts'

/** What people say who ask for no chart, and what a chart can't tell. Several ways each, so that none comes twice. */
export const TALKS = [
  'how_are_you',
  'bye',
  'praise',
  'insult',
  'skeptic',
  'use_of_you',
  'lonely',
  'grief',
  'breakup',
  'loss',
  'failed',
  'nervous',
  'bad_day',
  'bored',
  'others_mind',
  'winning',
  'outcome',
  'baby',
  'guilt',
  'decide',
  'off_topic',
  'remember',
  'tonight',
  'honesty',
  'lend',
  'which_system',
  'birth_record',
] as const
export type Talk = (typeof TALKS)[number]

export const talkTexts = textSubject('astrologer-talk', {
  says: each(TALKS, ways()),
  /** What a doubter asks by name, and how a date can be held against what happens. */
  doubt: { prove: ways(), barnum: ways(), test: says({ what: 'text', date: 'text' }) },
  /** Whether a death was in a chart. */
  known: ways(),
  /** To whoever asks whether they are pregnant. */
  pregnant: text,
  /** Where somebody dear is dying. */
  dying: each(['long', 'survive', 'pain', 'visit', 'near', 'self', 'yours']),
  /** To whoever expects a child already. */
  expecting: text,
  /** How long somebody will live: the one who asks, and somebody dear. */
  lifespan: { own: text, other: text },
  /** Of lucky numbers. */
  numbers: text,
})
