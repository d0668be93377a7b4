import { each, says, text, textSubject } from '../../../library/text-shape.ts'

const at = says({ point: 'point', at: 'text' })

/** What the astrologer says of the sky that all share. */
export const skyAnswerTexts = textSubject('astrologer-sky', {
  place: {
    now: at,
    on: says({ date: 'text', point: 'point', at: 'text' }),
    backwards: text,
    house: says({ house: 'house' }),
  },
  change: {
    next: says({ point: 'point', sign: 'sign', date: 'text', clock: 'text' }),
    line: says({ sign: 'sign', date: 'text' }),
    opens: says({ point: 'point' }),
    none: says({ point: 'point', sign: 'sign' }),
  },
  day: { opens: says({ date: 'text' }), now: text, line: at, back: at, aspects: says({ items: 'list' }) },
  aspect: {
    item: says({ one: 'point', other: 'point', aspect: 'aspect' }),
    times: says({ what: 'text', dates: 'list', aspect: 'aspect' }),
    none: says({ one: 'point', other: 'point' }),
    next: text,
  },
  retrograde: {
    yes: says({ point: 'point', since: 'text', until: 'text' }),
    no: says({ point: 'point', date: 'text' }),
    next: says({ point: 'point', from: 'text', to: 'text', at: 'text', end: 'text' }),
    shadow: says({ date: 'text' }),
    shadowOver: says({ date: 'text' }),
    never: says({ point: 'point' }),
    list: says({ items: 'list' }),
    item: says({ point: 'point', until: 'text' }),
    none: text,
    span: says({ point: 'point', from: 'text', to: 'text' }),
    noneIn: says({ point: 'point' }),
    means: text,
  },
  moon: {
    now: each(['waxing', 'waning'], says({ percent: 'number', at: 'text' })),
    day: each(['waxing', 'waning'], says({ date: 'text', percent: 'number', at: 'text' })),
    next: each(['new', 'first-quarter', 'full', 'last-quarter'], says({ date: 'text', clock: 'text', at: 'text' })),
    line: each(['new', 'first-quarter', 'full', 'last-quarter'], says({ date: 'text', clock: 'text', at: 'text' })),
    count: each(['new', 'full'], says({ count: 'number' })),
    born: each(['waxing', 'waning'], says({ percent: 'number' })),
  },
  void: {
    yes: says({ from: 'text', to: 'text', sign: 'sign' }),
    no: says({ from: 'text', to: 'text' }),
    opens: text,
    line: says({ from: 'text', to: 'text' }),
    longest: says({ from: 'text' }),
    none: text,
    means: text,
  },
  eclipse: {
    line: each(['solar', 'lunar'], says({ date: 'text', type: 'text', at: 'text' })),
    house: says({ line: 'text', house: 'house' }),
    types: each(['total', 'annular', 'hybrid', 'partial', 'penumbral']),
    opens: says({ count: 'number' }),
    none: text,
    next: text,
    last: text,
    custom: text,
  },
  /** Whether an eclipse can be seen from a place. */
  seen: {
    solar: {
      ...each(['partial', 'annular', 'total'], says({ date: 'text', city: 'text', clock: 'text', percent: 'number' })),
      none: says({ date: 'text', city: 'text', type: 'text' }),
    },
    lunar: each(['middle', 'part', 'none'], says({ date: 'text', city: 'text', type: 'text', clock: 'text' })),
    next: text,
    noneAhead: says({ city: 'text' }),
    faint: text,
    birthplace: text,
    noPlace: text,
    closes: text,
  },
  touch: {
    item: says({ aspect: 'aspect', natal: 'owned', orb: 'text' }),
    items: says({ what: 'text', items: 'list' }),
    none: says({ what: 'text' }),
    nothing: text,
  },
})
