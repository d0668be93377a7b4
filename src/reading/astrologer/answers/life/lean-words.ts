import { each, says, text, textSubject, ways } from '../../../library/text-shape.ts'
import { TOPICS } from '../../topics.ts'

const of = says({ what: 'text', until: 'text' })

/** What the astrologer says to "should I" and "when will I", and asks where it has not understood. */
export const leanTexts = textSubject('astrologer-lean', {
  should: {
    wait: of,
    go: of,
    ...each(['before', 'from'], says({ what: 'text', date: 'text' })),
    even: text,
    change: says({ what: 'text', date: 'text' }),
    money: text,
    health: text,
  },
  /** One thing to do before deciding, by the part of life. */
  first: each(TOPICS),
  when: {
    limit: each(TOPICS),
    do: each(TOPICS),
    ...each(['window', 'other', 'hard'], says({ since: 'text', until: 'text', what: 'text' })),
    ...each(['windowPeak', 'otherPeak'], says({ since: 'text', until: 'text', peak: 'text', what: 'text' })),
    brief: of,
    ...each(['hardBrief'], of),
    none: text,
  },
  hardship: {
    until: says({ what: 'text', until: 'text' }),
    lighter: says({ what: 'text', date: 'text' }),
    none: text,
  },
  lately: {
    opens: of,
    ofOwner: says({ name: 'name', what: 'text', until: 'text' }),
    none: text,
    care: text,
  },
  clarify: {
    opens: ways(),
    point: says({ point: 'point' }),
    person: says({ name: 'name' }),
    topic: each(TOPICS),
    before: text,
    any: ways(),
  },
})
