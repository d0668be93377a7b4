import { ELEMENTS } from '#astro/charts/balance.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** The planets that turn: all but the two lights. */
export type Turning = Exclude<Planet, 'sun' | 'moon'>
export const TURNING = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const

/** Those whose backward stretches come into an ordinary day. */
export const PERSONAL_TURNING = ['mercury', 'venus', 'mars'] as const

/** Fourths of a life: under thirty, under fifty, under seventy, later. */
export const STAGES = ['young', 'middle', 'later', 'old'] as const

/** Before fifty, and later. */
const HALVES = ['early', 'late'] as const

const PLACED = says({ planet: 'point' })
const PHASES = each(['before', 'at', 'after'], PLACED)

/** The texts on retrograde planets and nodes in one language. Lists of twelve go by sign from Aries, or by house from the first. */
export const roncoTexts = textSubject('karmic-horoscope-ronco', {
  title: text,
  subtitle: says({ name: 'text' }),
  noHour: text,
  southName: text,
  chapters: each(['how', 'twice', 'once', 'stations', 'nodes', 'turns', 'close']),
  titles: each(['thesis', 'how', 'speeds', 'ends', 'turns', 'others', 'rules', 'now', 'last']),
  opening: ways(),
  method: text,
  table: { caption: text, head: list(4), ...each(['forward', 'back', 'still']) },
  /** By the retrograde planet that weighs most. */
  thesis: each(TURNING),
  thesisNone: text,
  also: says({ planets: 'points' }),
  /** How often a planet moves backward. */
  cycle: each(TURNING),
  backMore: each(TURNING),
  forthMore: each(TURNING),
  back: each(TURNING),
  forth: each(TURNING),
  /** Where in its backward motion a planet stood: to the inferior conjunction, or to the opposition. */
  phase: { inner: PHASES, outer: PHASES },
  field: list(12),
  fieldOnce: list(12),
  manner: list(12, says({ planet: 'point', sign: 'sign' })),
  /** A planet within seven days of a turn. */
  station: each(['back', 'forward'], says({ planet: 'point', days: 'number' })),
  /** Of a second planet at a turn of the same kind. */
  stationToo: each(['back', 'forward'], says({ planet: 'point', days: 'number' })),
  /** Which rulers of the nodes moved backward. */
  ends: each(['both', 'south', 'north', 'none']),
  /** The rulers of the nodes by their signs. */
  rulerSouth: list(12, says({ planet: 'point', sign: 'sign' })),
  rulerNorth: list(12, says({ planet: 'point', sign: 'sign' })),
  others: each(HALVES, each(['none', 'one', 'several'])),
  rules: each(HALVES),
  atNode: each(['beside', 'across', 'square'], PLACED),
  /** What calls a retrograde planet back: by the planet that it has its heaviest aspect to. */
  tie: says({ planet: 'point', other: 'point', aspect: 'aspect' }),
  called: each(PLANETS, each(['easy', 'hard'])),
  coming: { title: text, intro: text, when: says({ planet: 'point', dates: 'text' }) },
  /** The next backward stretch, for those born in such a one and for others. */
  comingBack: each(PERSONAL_TURNING),
  comingForth: each(PERSONAL_TURNING),
  /** By the house in which the planet turns. */
  comingField: list(12),
  /** Where nothing moved backward: what deserves a second look, by Mercury’s element. */
  lookAgain: each(ELEMENTS),
  turnsIntro: each(HALVES),
  noTurns: text,
  turnTitle: each(['direct', 'retrograde'], says({ planet: 'point', age: 'number' })),
  turn: each(TURNING, each(['direct', 'retrograde'])),
  behind: says({ age: 'number' }),
  ahead: says({ age: 'number' }),
  now: each(STAGES),
  close: each(['none', 'one', 'several']),
})
export type RoncoWords = TextsOf<typeof roncoTexts>
