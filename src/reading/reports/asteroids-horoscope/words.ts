import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** The asteroid report's own texts in one language. */
export const asteroidsTexts = textSubject('asteroids-horoscope', {
  title: text,
  subtitle: says({ name: 'text' }),
  noHour: text,
  outOfRange: says({ from: 'number', to: 'number' }),
  chapters: each(['how', 'lights', 'personal', 'angles', 'slow', 'close']),
  titles: each(['how', 'count', 'slow', 'closest', 'five', 'last']),
  opening: ways(),
  method: says({ count: 'text' }),
  five: { caption: text, head: list(4) },
  chance: ways({ found: 'number', expected: 'number', points: 'number' }),
  table: { caption: says({ point: 'text' }), head: list(4), back: text, forward: text },
  closestTable: { caption: text, head: list(4) },
  host: each(['sun', 'moon', 'mercury', 'venus', 'mars', 'asc', 'mc'], ways()),
  closest: ways({ name: 'text', distance: 'text' }),
  known: ways({ name: 'text', story: 'text' }),
  mute: ways({ name: 'text' }),
  empty: ways({ point: 'text' }),
  ask: ways(),
  slow: ways(),
  close: list(2, ways()),
})
export type AsteroidWords = TextsOf<typeof asteroidsTexts>
