import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import type { Planet } from '#astro/ephemeris/body.ts'

/** A school of the readings: every planet but the two lights. */
export type School = Exclude<Planet, 'sun' | 'moon'>

/** Where a planet stood toward the horizon and the meridian. */
export type Angle = 'asc' | 'mc' | 'dsc' | 'ic'

/** The texts of the report after Cayce in one language. `rising` goes by sign from Aries. */
export const cayceTexts = textSubject('karmic-horoscope-cayce', {
  title: text,
  subtitle: says({ name: 'text' }),
  chapters: each(['how', 'rising', 'first', 'others', 'lights', 'retrograde', 'will']),
  titles: each(['how', 'quotes', 'horizon', 'ascendant', 'angles', 'none', 'backward', 'last']),
  opening: ways(),
  method: text,
  quotes: list(2),
  table: {
    caption: text,
    head: list(4),
    angle: each(['asc', 'mc', 'dsc', 'ic']),
    away: says({ angle: 'text', degrees: 'text' }),
  },
  figure: text,
  near: each(['asc', 'mc', 'dsc', 'ic'], ways({ planet: 'point', degrees: 'text' })),
  far: each(['asc', 'mc', 'dsc', 'ic'], ways({ planet: 'point', degrees: 'text' })),
  places: list(4),
  order: ways({ planet: 'point', place: 'text' }),
  risingLead: ways(),
  rising: list(12),
  company: says({ planets: 'points' }),
  nobody: ways(),
  sojourn: each(['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']),
  leaning: each(['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']),
  differs: each(['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']),
  passing: each(['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']),
  where: list(12),
  lights: each(['sun', 'moon'], ways()),
  backwardLead: ways(),
  backward: each(['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']),
  noneBackward: text,
  will: list(3, ways()),
  schoolTitle: says({ planet: 'point' }),
})
export type CayceWords = TextsOf<typeof cayceTexts>
