import { each, list, says, text, textSubject } from '../../../library/text-shape.ts'

const dated = { date: 'text', clock: 'text', zone: 'text' } as const
const cast = { place: 'text', rising: 'sign', at: 'text', house: 'house' } as const
const LIGHTS = ['sun', 'moon'] as const

/** What the astrologer says of the returns of Sun and Moon. */
export const returnTexts = textSubject('astrologer-returns', {
  next: each(LIGHTS, says({ ...dated, at: 'text' })),
  running: each(LIGHTS, says(dated)),
  day: says({ date: 'text' }),
  noHour: text,
  years: says({ dates: 'list' }),
  birthplace: text,
  cast: each(LIGHTS, says(cast)),
  about: each(LIGHTS, says({ area: 'text' })),
  moon: says({ sign: 'sign', house: 'house' }),
  full: says({ house: 'house', points: 'points', area: 'text' }),
  fullSame: says({ points: 'points' }),
  spread: text,
  angles: says({ points: 'points' }),
  noAngles: text,
  /** What to do in a year or a month whose light falls in each house. */
  do: list(12),
  place: { any: text, ask: text, little: text, same: says({ city: 'text' }) },
  lean: {
    better: says({ city: 'text', points: 'points' }),
    worse: says({ city: 'text', points: 'points' }),
    even: text,
  },
  begins: each(LIGHTS),
  layers: text,
})
