import { each, says, text, textSubject } from '../../../library/text-shape.ts'

/** What people ask of themselves: why the sign doesn't fit, how they come across, whom to work for. */
export const selfTexts = textSubject('astrologer-self', {
  unlike: {
    opens: text,
    rising: says({ sign: 'sign', manner: 'text' }),
    ruler: says({ point: 'owned', sign: 'sign', house: 'house' }),
    moon: says({ point: 'owned', sign: 'sign', manner: 'text' }),
    most: each(['fire', 'earth', 'air', 'water'], says({ count: 'number' })),
    same: text,
    do: text,
  },
  empty: {
    some: says({ houses: 'list' }),
    none: text,
    full: says({ house: 'house' }),
    means: text,
    ruler: says({ house: 'house', point: 'owned', sign: 'sign', at: 'house' }),
    marriage: text,
  },
  side: {
    rising: says({ sign: 'sign', manner: 'text' }),
    work: says({ sign: 'sign', manner: 'text' }),
    show: each(['fire', 'earth', 'air', 'water']),
  },
  trade: {
    own: text,
    employed: text,
    both: text,
    forOwn: says({ items: 'list' }),
    forEmployed: says({ items: 'list' }),
    item: says({ point: 'owned', house: 'house' }),
    rising: says({ sign: 'sign' }),
    do: text,
  },
  path: {
    sum: says({ sum: 'text', number: 'number' }),
    yes: text,
    no: says({ said: 'number' }),
    custom: text,
    noBirth: text,
  },
})
