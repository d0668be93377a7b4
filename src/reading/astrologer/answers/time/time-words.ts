import { PLANETS } from '#astro/ephemeris/body.ts'
import { NATAL_POINTS } from '../../../library/subjects.ts'
import { each, says, text, textSubject } from '../../../library/text-shape.ts'
import { TOPICS } from '../../topics.ts'

const pair = says({ mover: 'point', aspect: 'aspect', natal: 'owned' })
/** What a return is asked of. */
export const RETURNING = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'trueNode'] as const

/** What the astrologer says of transits, returns, profections and progressions. */
export const timeAnswerTexts = textSubject('astrologer-time', {
  /** What a moving planet does to an area, with ease and with pressure. */
  eases: each(PLANETS, says({ area: 'text' })),
  presses: each(PLANETS, says({ area: 'text' })),
  /** What a natal point is about: anybody's. */
  area: each(NATAL_POINTS),
  /** What a part of life is called in their place. */
  ofTopic: each(TOPICS),
  /** What a time comes to on the whole. */
  verdict: each(['easy', 'mixed', 'hard']),
  verdictPast: each(['easy', 'mixed', 'hard']),
  verdictDay: each(['easy', 'mixed', 'hard']),
  /** A transit in a list, and as a noun in a sentence; with a conjunction the words differ. */
  item: pair,
  itemWith: pair,
  noun: pair,
  nounWith: pair,
  line: says({ what: 'text', dates: 'text' }),
  lineNear: says({ what: 'text', since: 'text', until: 'text' }),
  lineOrb: says({ what: 'text', orb: 'text', dates: 'text' }),
  lineOrbOnly: says({ what: 'text', orb: 'text' }),
  told: {
    past: says({ what: 'text', aspect: 'aspect', dates: 'list' }),
    ahead: says({ what: 'text', aspect: 'aspect', dates: 'list' }),
    both: says({ what: 'text', aspect: 'aspect', past: 'list', ahead: 'list' }),
    near: says({ what: 'text', aspect: 'aspect' }),
    now: says({ orb: 'text' }),
    ended: says({ since: 'text', until: 'text' }),
    runs: says({ until: 'text' }),
    comes: says({ since: 'text', until: 'text' }),
    far: text,
  },
  yes: text,
  no: text,
  noHour: text,
  none: {
    now: says({ mover: 'point' }),
    point: says({ natal: 'owned' }),
    pair: says({ mover: 'point', natal: 'owned' }),
    next: text,
    span: text,
  },
  apart: says({ mover: 'point', at: 'text', natal: 'owned', natalAt: 'text' }),
  opens: {
    past: says({ from: 'text', to: 'text' }),
    ahead: says({ from: 'text', to: 'text' }),
    pastDay: says({ date: 'text' }),
    day: says({ date: 'text' }),
    now: text,
  },
  hindsight: text,
  ends: says({ what: 'text', date: 'text' }),
  through: says({ mover: 'point', house: 'house', until: 'text' }),
  throughArea: says({ house: 'house', area: 'text' }),
  returns: {
    place: says({ point: 'owned', at: 'text' }),
    was: says({ point: 'point', count: 'number', dates: 'list', age: 'number' }),
    next: says({ point: 'point', count: 'number', dates: 'list', age: 'number' }),
    none: says({ point: 'point' }),
    means: each(RETURNING),
  },
  midlife: { opens: text, closes: text },
  profection: {
    year: says({ age: 'number', house: 'house', area: 'text' }),
    lord: says({ sign: 'sign', ruler: 'owned' }),
    stands: says({ ruler: 'owned', at: 'text' }),
    standsHouse: says({ ruler: 'owned', at: 'text', house: 'house' }),
    next: says({ date: 'text', house: 'house', area: 'text', sign: 'sign', ruler: 'owned' }),
    noHour: says({ house: 'house', area: 'text', age: 'number' }),
    means: text,
  },
  progressed: {
    at: says({ point: 'owned', at: 'text' }),
    atHouse: says({ point: 'owned', at: 'text', house: 'house' }),
    next: says({ point: 'owned', sign: 'sign', date: 'text' }),
    since: says({ date: 'text' }),
    either: says({ point: 'owned', from: 'sign', to: 'sign' }),
    means: says({ manner: 'text' }),
    sunMeans: says({ manner: 'text' }),
    phase: each(['new', 'full'], says({ date: 'text' })),
    phaseWas: each(['new', 'full'], says({ date: 'text' })),
    aspects: text,
    noAspects: text,
    aspect: says({ mover: 'point', aspect: 'aspect', natal: 'owned', date: 'text' }),
    explains: text,
  },
})
