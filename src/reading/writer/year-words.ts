import { CLASSICAL_PLANETS } from '#astro/ephemeris/body.ts'
import { each, list, says, textSubject } from '../library/text-shape.ts'

/** What is said of the year of life that is running. */
export const chartYearTexts = textSubject('chart-year', {
  year: says({ age: 'number', house: 'house', until: 'text' }),
  /** By the house. */
  means: list(12),
  lord: says({ sign: 'sign', planet: 'point' }),
  nature: each(CLASSICAL_PLANETS),
  stands: says({ planet: 'point', sign: 'sign', house: 'house', area: 'text' }),
  /** By the house in which the lord of the year stands: where the year leads to. */
  area: list(12),
  /** Of factors, as captions. */
  said: {
    year: says({ age: 'number', house: 'house' }),
    lord: says({ sign: 'sign' }),
    stands: says({ planet: 'point', sign: 'sign', house: 'house' }),
  },
})
