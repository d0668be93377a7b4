import { PLANETS } from '#astro/ephemeris/body.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import type { PlanetaryLine } from '#astro/charts/planetary-lines.ts'

export type LineAngle = PlanetaryLine['angle']
/** What somebody may move for. */
export type Purpose = 'work' | 'love' | 'home' | 'study' | 'rest' | 'craft'

/** The relocation report's own texts in one language. */
export const movingTexts = textSubject('moving', {
  title: text,
  subtitle: says({ name: 'text' }),
  chapters: each(['how', 'luggage', 'cities', 'nearest', 'purpose', 'close']),
  titles: each(['how', 'map', 'table', 'luggage', 'last', 'mean']),
  opening: ways(),
  method: text,
  map: text,
  table: { caption: text, head: list(5) },
  purposeTable: { caption: text, head: list(3), none: text },
  luggage: ways(),
  lineName: each(['mc', 'ic', 'asc', 'dsc'], says({ planet: 'point' })),
  km: says({ distanceKm: 'number' }),
  angles: says({ city: 'text', asc: 'sign', mc: 'sign' }),
  same: ways({ city: 'text' }),
  nearest: ways({ line: 'text', km: 'text' }),
  far: ways({ city: 'text', line: 'text', km: 'text' }),
  second: ways({ line: 'text', km: 'text' }),
  known: ways({ city: 'text', line: 'text', told: 'text' }),
  moves: ways({ city: 'text', moves: 'list' }),
  move: says({ planet: 'point', from: 'number', to: 'number' }),
  unmoved: ways({ city: 'text' }),
  full: ways({ city: 'text', planets: 'points', house: 'house' }),
  newHouse: ways({ city: 'text', planet: 'point', house: 'house' }),
  newRising: ways({ city: 'text', asc: 'sign' }),
  nearestLead: ways(),
  passes: ways({ city: 'text', line: 'text', km: 'text' }),
  line: each(PLANETS, each(['asc', 'mc', 'dsc', 'ic'])),
  purpose: each(['work', 'love', 'home', 'study', 'rest', 'craft'], {
    title: text,
    text: text,
    best: says({ cities: 'list' }),
    none: text,
  }),
  close: list(3, ways()),
})
export type MovingWords = TextsOf<typeof movingTexts>
