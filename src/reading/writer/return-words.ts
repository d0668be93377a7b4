import { PLANETS } from '#astro/ephemeris/body.ts'
import { ANGLES, RETURN_TARGETS, type ReturnLight } from '../facts/return-facts.ts'
import { each, list, says, text, textSubject } from '../library/text-shape.ts'

const LIGHTS = ['sun', 'moon'] as const satisfies readonly ReturnLight[]
const when = { date: 'text', clock: 'text', at: 'text', place: 'text' } as const

/** What the readings of solar and lunar returns say. */
export const returnChartTexts = textSubject('return-charts', {
  chapters: { about: text, theme: text, loud: text },
  titles: {
    when: text,
    open: text,
    rising: says({ sign: 'sign' }),
    ruler: says({ planet: 'point', house: 'house' }),
    light: each(LIGHTS, says({ house: 'house' })),
    angular: each(ANGLES, says({ planet: 'point' })),
    contact: each(RETURN_TARGETS, says({ planet: 'point' })),
  },
  /** When the return is exact, and for where it is cast. */
  when: each(LIGHTS, says(when)),
  /** The same by the day alone. */
  day: each(LIGHTS, says({ date: 'text' })),
  holds: each(LIGHTS, says({ date: 'text' })),
  holdsOpen: each(LIGHTS),
  open: each(LIGHTS),
  quiet: text,
  /** Of factors, as captions. */
  said: {
    light: each(LIGHTS, says({ house: 'house' })),
    whole: each(LIGHTS, says({ sign: 'sign' })),
    rising: says({ sign: 'sign', house: 'house' }),
    placed: says({ planet: 'point', sign: 'sign', house: 'house' }),
    angular: each(ANGLES, says({ planet: 'point' })),
    contact: each(RETURN_TARGETS, says({ planet: 'point' })),
  },
  risingIs: says({ sign: 'sign', house: 'house' }),
  /** By the natal house in which the return's ascendant is. */
  rising: list(12),
  rulerIs: says({ planet: 'point', house: 'house' }),
  /** By the house of the return's ruler in the return. */
  ruler: list(12),
  lightIs: each(LIGHTS, says({ house: 'house' })),
  sun: list(12),
  moon: list(12),
  angularIs: each(ANGLES, says({ planet: 'point', orb: 'text' })),
  angular: each(PLANETS),
  contactIs: each(RETURN_TARGETS, says({ planet: 'point', orb: 'text' })),
  /** Without the hour of birth, when only the lights can be touched and no distance told. */
  contactOpen: each(LIGHTS, says({ planet: 'point' })),
  contact: each(RETURN_TARGETS),
})
