import { ELEMENTS } from '#astro/charts/balance.ts'
import { each, says, text, textSubject, ways } from '../../../library/text-shape.ts'
import { TOPICS } from '../../topics.ts'

const until = says({ what: 'text', until: 'text' })
const from = says({ what: 'text', date: 'text' })

/** What the astrologer says to ordinary questions about life: a yes or a no, a cause, a way, a choice, a place, a month. */
export const lifeQuestionTexts = textSubject('astrologer-life', {
  whether: { yes: until, soon: from, no: until, later: from, eases: from, open: text, child: text },
  /** Of what would be bad: whether it is so. */
  against: { no: until, yes: until, open: text },
  /** Before a lean, where what happens is decided by others. */
  byOthers: each(TOPICS),
  trait: { ...each(['easy', 'mixed', 'hard', 'self']) },
  why: { opens: ways(), place: ways(), now: until },
  how: each(TOPICS),
  start: until,
  two: each(['wait', 'go', 'even']),
  /** A choice between two that the question names. */
  either: {
    ...each(['pick', 'time', 'level'], says({ pick: 'text' })),
    ...each(['bolder', 'safer', 'open'], says({ one: 'text', other: 'text' })),
    because: until,
    against: says({ other: 'text', what: 'text', until: 'text' }),
    ...each(['calm', 'past']),
  },
  /** One thing to do, by the part of life. */
  act: each(TOPICS, ways()),
  where: { ...each(['love', 'friends', 'career', 'any'], says({ house: 'house', area: 'text' })), noHour: text },
  needs: { ...each(['opens', 'takes', 'speaks'], says({ name: 'name' })), do: each(ELEMENTS), noHour: text },
  manner: each(['moon', 'mars', 'mercury', 'venus'], says({ manner: 'text' })),
  speak: each(ELEMENTS),
  differ: {
    opens: says({ name: 'name' }),
    ...each(['sun', 'moon', 'mars'], says({ name: 'name', yours: 'text', theirs: 'text' })),
    closes: text,
  },
  month: {
    best: says({ month: 'text', what: 'text' }),
    hard: says({ month: 'text', what: 'text' }),
    none: text,
  },
  pair: { ...each(['easy', 'mixed', 'hard', 'thin'], says({ name: 'name' })), timing: until, timingHard: until },
  taken: each(TOPICS),
})
