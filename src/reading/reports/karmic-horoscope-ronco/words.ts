import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import type { Planet } from '#astro/ephemeris/body.ts'

/** What can turn backward, of the planets. */
export type Turning = Exclude<Planet, 'sun' | 'moon'>

/** The texts of the report on nodes and backward planets in one language. Lists of twelve: signs from Aries, houses from the first. */
export const roncoTexts = textSubject('karmic-horoscope-ronco', {
  title: text,
  subtitle: says({ name: 'text' }),
  noHour: text,
  southName: text,
  chapters: each(['how', 'nodes', 'axis', 'personal', 'social', 'outer', 'close']),
  titles: each(['how', 'speeds', 'sign', 'house', 'walk', 'onAxis', 'freeAxis', 'count', 'last']),
  opening: ways(),
  method: ways(),
  table: { caption: text, head: list(4), forward: text, back: text, still: text, perDay: says({ degrees: 'text' }) },
  axis: ways({ south: 'sign', north: 'sign' }),
  axisHouse: ways({ south: 'house', north: 'house' }),
  shoes: list(12),
  carry: list(12),
  walk: list(12),
  onAxis: ways(),
  freeAxis: ways(),
  toll: each(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'chiron']),
  back: each(['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']),
  forth: each(['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']),
  still: says({ planet: 'point' }),
  count: ways({ planets: 'points' }),
  noneBack: ways(),
  outerLead: text,
  movesOn: says({ planet: 'point' }),
  turnsBack: says({ planet: 'point' }),
  close: list(3, ways()),
})
export type RoncoWords = TextsOf<typeof roncoTexts>
