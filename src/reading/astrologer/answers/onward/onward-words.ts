import { each, says, text, textSubject, ways } from '../../../library/text-shape.ts'
import { FACTS, FEELINGS, IFS } from '../../conversation/replies.ts'
import { TOPICS } from '../../topics.ts'

const until = says({ what: 'text', until: 'text' })
const from = says({ what: 'text', date: 'text' })

/** Matters in which words to say are given. */
export const SPOKEN = [
  ...(['ex', 'silence', 'quarrel', 'suspicion', 'boss', 'raise', 'relatives', 'child', 'crush', 'estranged'] as const),
  ...(['distance', 'commitment', 'ending', 'debt', 'friendship', 'support', 'moving', 'offers', 'conceive'] as const),
] as const

/** What is said where a short message goes on with an answer about somebody's life. */
export const onwardTexts = textSubject('astrologer-onward', {
  why: {
    timed: says({ what: 'text', since: 'text', until: 'text' }),
    other: until,
    ...each(['weigh', 'sense', 'own', 'partly']),
  },
  ends: {
    until,
    lighter: from,
    theirs: says({ name: 'name', what: 'text', until: 'text' }),
    ...each(['calm', 'stranger', 'soon', 'hope']),
    calmOf: says({ name: 'name' }),
    again: says({ until: 'text' }),
  },
  do: { ...each(['first']), now: until, wait: until, start: from },
  say: { opens: ways(), words: { ...each(SPOKEN), any: text } },
  closes: each(['grief', 'say']),
  verdict: {
    ...each(['yes', 'no'], until),
    ...each(['before', 'from'], from),
    ...each(['open', 'heart']),
  },
  sure: { dates: says({ what: 'text', dates: 'list' }), near: until, ...each(['meaning', 'heart', 'sense']) },
  plain: {
    hard: says({ until: 'text' }),
    later: says({ date: 'text' }),
    easy: says({ until: 'text' }),
    calm: text,
    opens: text,
  },
  mine: { two: says({ name: 'name' }), ...each(['alone', 'share']) },
  /** What is imagined. */
  ifs: { ...each(IFS), again: from, against: until, better: from },
  worry: { timed: says({ what: 'text', since: 'text', until: 'text' }), calm: text, of: each(TOPICS) },
  side: { opens: says({ name: 'name' }), unknown: text },
  deadline: { ...each(['by', 'from'], from), open: text },
  feels: each(FEELINGS, ways()),
  /** What is told in passing and changes what was said. */
  fact: each(FACTS, ways()),
  /** A step that was taken, and what began at a time that was told. */
  regret: { no: text, began: says({ what: 'text', since: 'text', until: 'text' }) },
  /** What the time asks for or gives. */
  climate: { hard: until, easy: until, next: from },
  stays: { hard: until, easy: until },
  /** After a death or beside an illness. */
  grief: { ...each(FEELINGS, ways()), told: ways() },
  thanks: { ...each(TOPICS), date: from },
})
