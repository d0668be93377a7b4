import { ELEMENTS } from '#astro/charts/balance.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import type { Planet } from '#astro/ephemeris/body.ts'

/** The inner figures: the ten planets and Chiron. */
export type Figure = Planet | 'chiron'

/** Pairs of figures that can be strangers to one another. */
export const STRANGERS = [
  'moon saturn',
  'moon pluto',
  'saturn chiron',
  'moon chiron',
  'sun moon',
  'venus saturn',
  'saturn pluto',
] as const

/** The words of the report on the inner cast, in one language. By sign from Aries, by house from the first. */
export const psychologicalTexts = textSubject('psychological-horoscope', {
  title: text,
  subtitle: says({ name: 'text' }),
  chapters: each(['how', 'moon', 'saturn', 'chiron', 'pluto', 'others', 'defense', 'talk', 'words']),
  titles: each([
    'how',
    'cast',
    'mother',
    'moonPlace',
    'moonTies',
    'critic',
    'hour',
    'hired',
    'room',
    'eases',
    'chironTies',
    'lock',
    'leave',
    'plutoTies',
    'first',
    'covers',
    'trick',
    'table',
    'scene',
    'strangers',
    'words',
    'closing',
  ]),
  othersTitle: each(['sun', 'venus', 'mars', 'mercury', 'jupiter']),
  others: each(['sun', 'venus', 'mars', 'mercury', 'jupiter']),
  how: ways(),
  notice: text,
  withoutHour: text,
  wheel: text,
  cast: { caption: text, head: list(3), role: each(['moon', 'saturn', 'chiron', 'pluto', 'sun', 'mars']) },
  mother: list(12),
  critic: list(12),
  hour: list(12),
  hired: each(ELEMENTS),
  room: list(12),
  eases: each(ELEMENTS),
  lock: list(12),
  leave: each(['sun', 'moon', 'mercury', 'venus', 'mars', 'none']),
  first: each(ELEMENTS),
  covers: each(ELEMENTS),
  trick: each(ELEMENTS),
  talk: { caption: text, head: list(3), silence: text },
  scene: {
    before: list(2),
    line: says({ figure: 'point', text: 'text' }),
    lines: each(
      ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'chiron'],
      list(3),
    ),
    after: each(['tense', 'joined'], list(2)),
  },
  strangersIntro: says({ one: 'point', other: 'point' }),
  strangers: each(STRANGERS),
  phrases: {
    caption: text,
    head: list(2),
    of: each(['moon', 'saturn', 'mars']),
    moon: list(12),
    saturn: list(12),
    mars: list(12),
  },
  wordsIntro: text,
  closing: ways(),
})
export type PsychologicalWords = TextsOf<typeof psychologicalTexts>
