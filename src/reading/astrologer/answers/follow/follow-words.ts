import { PLANETS } from '#astro/ephemeris/body.ts'
import { SPOKEN_POINTS } from '../../../library/subjects.ts'
import { each, says, text, textSubject, ways } from '../../../library/text-shape.ts'
import { TOPICS } from '../../topics.ts'

/** What the astrologer says where a question goes on with the answer before it. */
export const followTexts = textSubject('astrologer-follow', {
  /** What a natal point stands for, as a thing that can meet another. */
  key: each(SPOKEN_POINTS),
  /** What a moving planet brings. */
  mover: each(PLANETS),
  plain: {
    meets: says({ one: 'text', other: 'text' }),
    inChart: says({ one: 'text', other: 'text' }),
    ...each(['easy', 'hard', 'joined', 'none']),
    placement: says({ key: 'text' }),
  },
  why: {
    ...each(['opens', 'none', 'source']),
    rule: says({ one: 'text', other: 'text', nature: 'text' }),
    ruleOne: says({ key: 'text' }),
  },
  nature: each(['flowing', 'tense', 'conjunction']),
  sure: each(['figures', 'meaning', 'noHour', 'hour', 'kept']),
  matters: { ...each(['opens', 'slow', 'close', 'only', 'none']), personal: says({ point: 'owned' }) },
  ends: {
    until: says({ date: 'text' }),
    ...each(['passes', 'exact', 'past'], says({ date: 'text', until: 'text' })),
    over: says({ date: 'text' }),
    ...each(['birth', 'swift', 'none']),
  },
  good: each(['easy', 'hard', 'joined', 'weak', 'strong', 'placement', 'none']),
  act: each(['opens', 'closes', 'none']),
  practice: each(SPOKEN_POINTS),
  more: each(['next', 'none']),
  area: each(TOPICS),
  worried: each(['no', 'partly', 'fact', 'closes']),
  notMe: each(['opens', 'fact', 'closes']),
  rare: { sign: text, aspect: says({ number: 'number' }), closes: text },
  listed: { none: text },
  /** What was told, in one plain sentence. */
  brief: {
    days: says({ first: 'text', second: 'text' }),
    day: says({ first: 'text' }),
    yes: says({ until: 'text' }),
    no: says({ until: 'text' }),
    lighter: says({ date: 'text' }),
    open: text,
  },
  recap: each(['opens', 'last', 'none']),
  /** "And if they say no?" */
  ifNot: { opens: text, again: says({ date: 'text' }), lighter: says({ date: 'text' }), closes: text },
  /** As what a question was read that wasn't understood for sure. */
  guess: {
    topic: each(TOPICS),
    person: says({ name: 'name' }),
    point: says({ point: 'point' }),
    ...each(['time', 'before', 'likely', 'closes']),
  },
  /** Where the answer before missed what was asked, before and after the question is read another way. */
  misread: { opens: ways(), closes: text },
  /** Before what was said already. */
  again: ways(),
  /** After the answer to a question that may, and hardly does, speak of danger. */
})
