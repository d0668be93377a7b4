import type { Aspect } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { NatalPoint } from '../library/subjects.ts'
import type { SpokenNatal } from './natal-rotation.ts'

/** A transit as a sentence needs it. */
export interface SpokenTransit {
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
  /** `0.7°` in the language's own figures; empty where it can't be told. */
  orb: string
  /** `14:20`, the reader's clock, where it is exact today and the minute may be told; else empty. */
  clock: string
  /** "in the afternoon", «днём», of that minute; else empty. */
  hours: string
  /** "on 27 November", «27 ноября», "tomorrow": when it is or was exact on another day; else empty. */
  when: string
}

type Sentence = (transit: SpokenTransit) => string
export type Area = 'love' | 'career' | 'health'
/** How a second factor stands to a first: one theme and another nature, one theme and one nature, another theme. */
export type Relation = 'against' | 'with' | 'apart'

/** Ways to say a thing; one is chosen. Each gives one or more whole sentences. */
type Ways<T> = readonly T[]

/**
 * The sentences that join library entries to the facts of a day, authored in each language for itself. Each carries a
 * fact, and where the same fact may be told on several days of a month (by another field of its entry each time) there
 * are at least five ways, one a field.
 */
export interface DayPhrases {
  /** "0.7°", «0,7°». */
  degrees(orbDeg: number): string
  /** The part of the day of an hour, 0–23: "in the afternoon". */
  hours(hour: number): string
  /** When, seen from a day: "tomorrow", "on 27 November", "on 3 March 2027". */
  when(at: { year: number; month: number; day: number; daysAhead: number; otherYear: boolean }): string
  /** "Mars trine natal Mercury". */
  label(transiting: Planet, aspect: Aspect, natal: NatalPoint): string

  /** The leading factor, exact today, woven with its gist; without one; and where the minute can't be told. */
  leadGist: Ways<(transit: SpokenTransit, gist: string) => string>
  lead: Ways<Sentence>
  leadGistUntimed: Ways<(transit: SpokenTransit, gist: string) => string>
  leadUntimed: Ways<Sentence>
  /** A quiet day: only the Moon is exact. */
  quietMoon: Ways<Sentence>
  /** A quiet day: nothing is exact; the nearest aspect. */
  quietNear: Ways<Sentence>
  /** A quiet day in a chart without an hour of birth; the aspect that holds. */
  quietUntimed: Ways<Sentence>
  /** The same, with an exact aspect of the Moon at an hour that can't be told. */
  quietMoonUntimed: Ways<Sentence>
  /** A quiet day without a single transit to tell of: the Moon's sign. At least six. */
  quietBare: Ways<(sign: Sign) => string>

  /** A further factor beside the one just told. */
  second: Record<Relation, Ways<Sentence>>
  /** Two that contradict each other, reconciled: exact hours apart, and within the hour. */
  settleApart: Ways<(easy: SpokenTransit, hard: SpokenTransit) => string>
  settleNear: Ways<(earlier: SpokenTransit, later: SpokenTransit) => string>

  /** Where the Moon is: its sign, the natal house where there is one, a change of sign with its minute. At least six. */
  moonIs: Ways<(sign: Sign, house: number | null) => string>
  moonChanges: Ways<(clock: string, from: Sign, to: Sign, house: number | null) => string>
  /** The Moon's house before what it says of a part of life. */
  moonHouse: Ways<(house: number) => string>
  /** Its sign, likewise. */
  moonSign: Ways<(sign: Sign) => string>

  /** A slow transit on its way to exactness, past it, turning short of it, turned short of it, without an hour of birth. */
  slowComing: Ways<Sentence>
  slowGoing: Ways<Sentence>
  slowTurning: Ways<Sentence>
  slowTurned: Ways<Sentence>
  slowUntimed: Ways<Sentence>
  /** The slow transit and the day's lead concern one point: a beginning for the sentence on the slow one. */
  slowAgainst: Ways<(sentence: string) => string>
  slowWith: Ways<(sentence: string) => string>

  phaseExact: Record<'new' | 'first-quarter' | 'full' | 'last-quarter', Ways<(clock: string) => string>>
  /** @param percent lit part of the disc. At least four */
  moonGrows: Ways<(percent: string) => string>
  moonWanes: Ways<(percent: string) => string>

  area: Record<Area, Ways<Sentence>>
  /** "your Venus in Taurus", as the subject of a sentence. */
  natal(own: SpokenNatal): string
  /** A part of life of which a natal fact speaks: what comes before the colon and its text. */
  areaOwn: Record<Area, Ways<(own: string) => string>>
  /** A natal fact beside what was told of the sky: with an advice, with what it says of the reader, before a paragraph. */
  natalAdvice: Ways<(own: string, advice: string) => string>
  natalGist: Ways<(own: string, gist: string) => string>
  natalBody: Ways<(own: string) => string>
  /** Two clauses, the second after a colon. */
  colon(clause: string, sentence: string): string

  /** "The lunar day". */
  lunarDay: string
  /** "The Moon in Leo". */
  moonIn(sign: Sign): string
  /** "The phase of the Moon", and before what it says of feelings, strength and mind. */
  moonPhase: string
  phaseOn: Record<'emotions' | 'energy' | 'mindset', string>
  /** "Natal Venus in Leo". */
  natalLabel(own: SpokenNatal): string
  /** What a natal fact is about, when it stands among the day's strengths or points of attention. */
  natalMeaning: Ways<(own: string, keywords: string) => string>
  /** What a phase is good for, as whole sentences. */
  actions(actions: string): string

  /** Whether a challenge is no sentence by itself: "Reading a pause as a verdict." */
  isFragment(challenge: string): boolean
  /** A challenge as a whole sentence. */
  trap: Ways<(challenge: string) => string>

  /** What an aspect means today, in time. */
  exactToday: Ways<Sentence>
  moonToday: Ways<Sentence>
  moonTodayUntimed: Ways<Sentence>
  coming: Ways<Sentence>
  going: Ways<Sentence>
  turning: Ways<Sentence>
  untimed: Ways<Sentence>
}
