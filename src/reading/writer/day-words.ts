import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { HOLIDAYS } from '../facts/days-off.ts'
import { each, list, says, text, textSubject, type TextsOf, ways } from '../library/text-shape.ts'

/** A transit as a sentence names it: `to` is "to your Venus", «к вашей Венере». */
const transit = { transiting: 'point', natal: 'point', aspect: 'aspect', to: 'text' } as const
/** The parts of a day, as a sentence names them: "in the afternoon", «днём». */
export const DAY_PARTS = ['night', 'morning', 'afternoon', 'evening', 'late'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** The clock is "2:20 p.m.", «14:20»; when is "on November 27" or "tomorrow". */
const timed = { ...transit, clock: 'text' } as const
/** `what` is strong by it, or easy to overdo; without a capital. */
const bringing = { ...transit, what: 'text' } as const
const TRAVELLERS = PLANETS.filter((planet): planet is Exclude<Planet, 'moon'> => planet !== 'moon')

/** What a second transit does after a first: it makes the day harder or easier, goes on helping or pressing, meets the same point, or just follows. */
export const TURNS = ['turns', 'eases', 'helps', 'presses', 'same', 'adds'] as const
export type Turn = (typeof TURNS)[number]

/** The sentences of a day that carry its facts; what they mean is in the library. */
export const dayTexts = textSubject('day', {
  /** The headline of a day of which nothing at all can be told. */
  quiet: ways(),
  thread: {
    exact: ways(timed),
    moon: ways(timed),
    /** Nothing else is exact while people are awake. */
    only: ways(timed),
    untimed: ways(transit),
    begins: ways(transit),
    /** What comes before the transit that the headline is of. */
    early: ways(timed),
    /** That transit, after another. */
    main: each(['easy', 'hard', 'mixed'], ways(timed)),
    /** What lasts, on a day that has nothing of its own. */
    lasts: ways(transit),
  },
  second: each(TURNS, ways(timed)),
  untimed: each(TURNS, ways(transit)),
  /** When to do what two transits that contradict each other are good for, by the parts of the day. */
  settle: each(['easyFirst', 'hardFirst'], ways({ part: 'text', later: 'text' })),
  /** What a transit of more than a day belongs to. */
  pass: {
    only: ways({ until: 'text' }),
    first: ways({ count: 'text', next: 'text' }),
    middle: ways({ nth: 'text', count: 'text', before: 'text', next: 'text' }),
    last: ways({ nth: 'text', count: 'text', first: 'text' }),
    begins: { exact: says({ exact: 'text', until: 'text' }), short: says({ until: 'text' }) },
  },
  /** What lasts beyond the day. */
  behind: {
    fact: {
      coming: ways({ ...transit, when: 'text' }),
      again: ways({ ...transit, when: 'text' }),
      going: ways({ ...transit, until: 'text' }),
      untimed: ways(transit),
    },
    /** What it strengthens, or brings out, and the sentence of the library on that; both without a capital. */
    ...each(['easy', 'hard'], ways({ what: 'text', meaning: 'text' })),
  },
  /** What tomorrow has, in the words of its title. */
  tomorrow: each(['easy', 'hard'], ways(bringing)),
  /** What a holiday changes, for what helps and for what presses. */
  holiday: each(HOLIDAYS, each(['easy', 'hard'])),
  moonHouse: ways({ house: 'house', topic: 'text' }),
  moonChangeHouse: ways({ clock: 'text', sign: 'sign', house: 'house', topic: 'text' }),
  moonChange: ways({ clock: 'text', sign: 'sign', mood: 'text' }),
  /** On a day of which nothing else can be told. */
  moonSign: ways({ sign: 'sign', mood: 'text' }),
  /** What people are like while the Moon is in a sign. */
  signMood: list(12),
  /** What a house is about. */
  topic: list(12),
  /** An event of the sky, as a clause without a full stop. */
  happens: {
    phase: each(['new', 'first-quarter', 'full', 'last-quarter'], says({ clock: 'text' })),
    eclipse: each(['solar', 'lunar'], says({ clock: 'text' })),
    station: each(['retrograde', 'direct'], says({ planet: 'point' })),
    ingress: says({ planet: 'point', sign: 'sign' }),
  },
  /** How it touches the chart. */
  touches: {
    house: says({ happening: 'text', topic: 'text', meaning: 'text' }),
    near: says({ happening: 'text', near: 'point' }),
    both: says({ happening: 'text', near: 'point', topic: 'text', meaning: 'text' }),
    /** Where it has no meaning of its own. */
    bare: says({ happening: 'text', topic: 'text' }),
  },
  /** Clauses. */
  means: each(['new', 'full', 'solar', 'lunar', 'retrograde', 'direct']),
  /** What it brings to the house that a planet enters. */
  meansIngress: each(TRAVELLERS),
  /** What a text on a part of life comes from: a transit, or the Moon's house. */
  area: {
    exact: ways({ ...transit, part: 'text' }),
    near: ways(transit),
    untimed: ways(transit),
    house: ways({ house: 'house' }),
    sign: ways({ sign: 'sign' }),
  },
  /** What the Moon's house says of a part of life from the second day of its stay on, and what its sign says to everybody. */
  inHouse: list(12, each(['love', 'career', 'health'])),
  inSign: list(12, each(['love', 'career', 'health'])),
  /** The next day that has something of one's own to say of a part of life. */
  next: each(['easy', 'hard'], ways({ ...bringing, when: 'text' })),
  /** Until when a strength, or what is easy to overdo, lasts. */
  until: each(['strength', 'excess'], ways({ until: 'text' })),
  /** When the aspect is at its closest. */
  timing: {
    exact: says({ clock: 'text' }),
    /** Where another of the page is exact in the same minute. */
    also: says(timed),
    coming: says({ when: 'text' }),
    going: says({ when: 'text' }),
    short: ways(),
    untimed: says(transit),
    moonUntimed: ways(transit),
  },
  moonLine: {
    stay: ways({ sign: 'sign' }),
    stayVoid: ways({ sign: 'sign', from: 'text' }),
    voidAllDay: ways({ sign: 'sign' }),
    change: ways({ clock: 'text', sign: 'sign', next: 'sign' }),
    /** It changed while people slept. */
    changed: ways({ clock: 'text', sign: 'sign', next: 'sign' }),
    changeVoid: ways({ clock: 'text', sign: 'sign', next: 'sign', from: 'text' }),
    changeVoidBefore: ways({ clock: 'text', sign: 'sign', next: 'sign' }),
  },
  week: {
    line: ways({ best: 'text', hardest: 'text', bestOn: 'text', hardestOn: 'text' }),
    easy: ways({ ...bringing, day: 'text' }),
    hard: ways({ ...bringing, day: 'text' }),
    bare: says({ day: 'text' }),
  },
  part: each(DAY_PARTS),
  unknownHour: text,
})
export type DayTexts = TextsOf<typeof dayTexts>
