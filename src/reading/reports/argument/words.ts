import { ELEMENTS } from '#astro/charts/balance.ts'
import type { MoonPhaseName } from '#astro/events/moon-phase.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { each, list, says, text, textSubject, ways } from '../../library/text-shape.ts'

/** The phases of the Moon at a birth that are told. */
export const PHASES = ['new', 'first-quarter', 'full', 'last-quarter'] as const satisfies readonly MoonPhaseName[]

/** What reports that argue say alike. */
export const argumentTexts = textSubject('argument', {
  /** How a planet speaks in a sign. */
  voice: each(PLANETS, each(ELEMENTS, says({ where: 'text' }))),
  /** Where its sign has just been named. */
  there: text,
  /** What its dignity adds to that. */
  placed: each(['domicile', 'exaltation', 'detriment', 'fall'], ways({ planet: 'point' })),
  /** What anyone would see in the chart. */
  features: {
    title: text,
    phase: each(PHASES),
    angle: says({ planet: 'point', angle: 'point', orb: 'text' }),
    stellium: says({ count: 'number', sign: 'sign' }),
    crowd: says({ count: 'number', house: 'house' }),
    retrograde: says({ planets: 'points' }),
    tightest: says({ a: 'point', b: 'point', aspect: 'aspect', orb: 'text' }),
    alone: says({ planets: 'points' }),
    outOfSign: says({ aspects: 'list' }),
    cusp: says({ planets: 'points' }),
  },
  positions: {
    title: text,
    caption: text,
    head: list(4),
    retrograde: text,
    /** Beside a house, of a planet less than a degree from its cusp. */
    cusp: text,
  },
})
