import { each, list, says, text, textSubject } from '../../../library/text-shape.ts'
import { PURPOSES } from './day-purposes.ts'

const ofDate = says({ date: 'text', what: 'text' })
const hours = says({ from: 'text', to: 'text' })

/** What the astrologer says where a day is to be chosen. */
export const dayTexts = textSubject('astrologer-days', {
  /** What the day is for, after "for". */
  what: each(PURPOSES),
  opens: {
    several: says({ what: 'text', days: 'list' }),
    one: says({ what: 'text', first: 'text' }),
    pick: says({ what: 'text', first: 'text' }),
    none: says({ what: 'text' }),
    worst: says({ date: 'text', reasons: 'list' }),
    alsoHard: says({ date: 'text', reasons: 'list' }),
    noWorst: text,
    span: says({ what: 'text', span: 'text' }),
    spanOther: says({ span: 'text', date: 'text' }),
  },
  span: says({ from: 'text', to: 'text' }),
  /** The limit that was set, after the days that lie within it, and what is said where none does. */
  within: {
    span: says({ from: 'text', to: 'text' }),
    spanDays: says({ from: 'text', to: 'text', days: 'text' }),
    days: says({ days: 'text' }),
    without: says({ days: 'text' }),
    none: says({ what: 'text' }),
    noneGood: text,
    nearest: says({ date: 'text' }),
    ...each(['workdays', 'weekend']),
  },
  months: list(12),
  worstDo: text,
  do: each(PURPOSES),
  check: { good: ofDate, fair: ofDate, poor: ofDate },
  better: says({ date: 'text' }),
  /** A day with what speaks for it, or against it. */
  line: says({ date: 'text', reasons: 'list' }),
  lineBut: says({ date: 'text', reasons: 'list', against: 'list' }),
  avoid: says({ date: 'text', reasons: 'list' }),
  but: says({ reasons: 'list' }),
  reason: {
    moonIn: says({ sign: 'sign' }),
    moonSuits: says({ sign: 'sign' }),
    moonWith: says({ aspect: 'aspect', planet: 'point', clock: 'text' }),
    moonAspect: says({ aspect: 'aspect', planet: 'point', clock: 'text' }),
    natal: says({ aspect: 'aspect', mover: 'point', natal: 'owned' }),
    natalWith: says({ aspect: 'aspect', mover: 'point', natal: 'owned' }),
    back: says({ point: 'point' }),
    waxing: text,
    waning: text,
    void: hours,
    voidFrom: says({ from: 'text' }),
    voidUntil: says({ to: 'text' }),
    voidDay: text,
    dark: says({ date: 'text', clock: 'text' }),
    full: says({ date: 'text', clock: 'text' }),
    eclipse: each(['solar', 'lunar'], says({ date: 'text' })),
  },
  back: says({ point: 'point', until: 'text' }),
  hours: {
    best: says({ date: 'text', from: 'text', to: 'text' }),
    any: ofDate,
    part: each(['morning', 'afternoon', 'evening'], says({ date: 'text', from: 'text', to: 'text' })),
    partVoid: each(['morning', 'afternoon', 'evening'], says({ date: 'text' })),
    around: says({ aspect: 'aspect', planet: 'point', clock: 'text' }),
    zone: text,
  },
  custom: text,
  bySky: text,
  medical: { opens: text, signs: text, line: says({ date: 'text', sign: 'sign' }), closes: text },
  weekdays: each([1, 2, 3, 4, 5, 6, 7]),
})
