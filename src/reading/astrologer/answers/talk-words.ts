import { each, textSubject, ways } from '../../library/text-shape.ts'

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
] as const
export type Talk = (typeof TALKS)[number]

export const talkTexts = textSubject('astrologer-talk', { says: each(TALKS, ways()) })
