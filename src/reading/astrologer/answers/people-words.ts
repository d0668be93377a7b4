import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { each, says, text, textSubject, ways } from '../../library/text-shape.ts'

const contact = { one: 'owned', other: 'owned' } as const

/** What the astrologer says of two people, and of people whose births it doesn't know. */
export const peopleTexts = textSubject('astrologer-people', {
  lean: each(['easy', 'mixed', 'hard', 'thin'], says({ names: 'text' })),
  /** After "between". */
  names: { you: says({ name: 'name' }), both: says({ one: 'name', other: 'name' }) },
  contact: says({ ...contact, aspect: 'aspect', orb: 'text' }),
  contactRough: says({ ...contact, aspect: 'aspect' }),
  easiest: text,
  hardest: text,
  alsoEasy: text,
  alsoHard: text,
  nothingMore: text,
  instead: text,
  noEasy: text,
  noHard: text,
  verdict: text,
  noHour: says({ names: 'text' }),
  closest: says({ names: 'text' }),
  none: says({ ...contact, apart: 'number' }),
  sameSign: says({ ...contact, sign: 'sign', otherSign: 'sign' }),
  otherSigns: says({ ...contact, sign: 'sign', otherSign: 'sign' }),
  falls: says({ point: 'owned', house: 'house', whose: 'text' }),
  houseOf: { you: text, of: says({ name: 'name' }) },
  houseArea: says({ area: 'text' }),
  fallsNoHour: says({ whose: 'text' }),
  spark: { some: text, none: text, notFor: text },
  fight: { opens: says({ names: 'text' }), none: says({ names: 'text' }), do: text, doChild: text },
  composite: {
    is: says({ point: 'point', at: 'text' }),
    opens: says({ names: 'text' }),
    aspect: says({ one: 'point', other: 'point', aspect: 'aspect', orb: 'text' }),
    ascNoHour: text,
    means: text,
  },
  dated: {
    place: says({ point: 'point', sign: 'sign' }),
    opens: says({ date: 'text' }),
    unsure: text,
    moonBetween: says({ from: 'sign', to: 'sign' }),
    save: text,
  },
  /** Which of several people has more of something. */
  compare: {
    most: says({ trait: 'text', who: 'list' }),
    even: says({ trait: 'text', who: 'list' }),
    counts: says({ counts: 'list' }),
    count: says({ name: 'text', count: 'number' }),
    trait: each([...ELEMENTS, ...MODES]),
    means: each([...ELEMENTS, ...MODES]),
    you: text,
    liker: says({ one: 'text', other: 'text' }),
    likeEven: says({ one: 'text' }),
    shared: says({ one: 'text', other: 'text', points: 'list' }),
    sharedNone: says({ one: 'text', other: 'text' }),
    placed: says({ point: 'text', sign: 'sign' }),
    hour: text,
    closes: text,
  },
  ask: { whom: text, which: says({ names: 'name' }), data: text, celebrity: ways(), exact: text },
  child: { school: says({ name: 'name' }), closes: text },
})
