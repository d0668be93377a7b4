/** What people say as a conversation about danger goes on, whatever the danger is; what presses most comes first. */
export const HEARD = [
  'did_it',
  'back',
  'cant_speak',
  'watched',
  'worse',
  'goes_back',
  'asks_wait',
  'no_signal',
  'no_numbers',
  'line_failed',
  'is_bot',
  'promised',
  'secrecy',
  'useless',
  'how_to_say',
  'asks_number',
  'cost',
  'kids_taken',
  'police',
  'refuses',
  'waits',
  'misread',
  'loves',
  'not_believed',
  'shame',
  'chart',
  'someone',
  'scared',
  'asks_what',
  'alone',
  'kids_here',
  'doubt',
  'quieter',
] as const
export type HeardPlainly = (typeof HEARD)[number]
/** The last three are said in a word or two. */
export type Heard = HeardPlainly | 'yes' | 'no' | 'thanks'

/** They come before what belongs to a danger. */
export const AT_ONCE: ReadonlySet<Heard> = new Set([
  'did_it',
  'back',
  'cant_speak',
  'watched',
  'worse',
  'goes_back',
  'asks_wait',
  'no_signal',
  'yes',
])
