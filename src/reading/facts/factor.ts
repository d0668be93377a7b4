import type { Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import type { MoonPhaseName } from '#astro/events/moon-phase.ts'

interface Points {
  /**
   * What moves, or is progressed; of an aspect within one chart or the sky, its first point; in a synastry the other
   * person's point.
   */
  transiting: ChartPoint
  /** The reader's own point, or the other point of an aspect; in a composite, the bond's. */
  natal: ChartPoint
}

interface AspectFields {
  aspect: Aspect
  /** Degrees from exact; absent where the birth time is unknown and the hour would change it. */
  orbDeg: number
}

interface Place {
  /** 0–11. */
  sign: Sign
  /** 1–12. */
  house: number
}

/** Instants are Julian days, UT. */
interface Times {
  /** Of the exact aspect, phase or ingress; null or absent where it can't be told. */
  exactJdUt: number | null
  /** Of what passes more than once: every pass, in order. */
  passesJdUt: readonly number[]
  /** Where the fact is a stay, such as within orb or in a house: its beginning and end. */
  sinceJdUt: number | null
  untilJdUt: number | null
}

interface Fields extends Points, AspectFields, Place, Times {
  phase: MoonPhaseName
  /** Whether the body moves backwards, where that is part of the fact. */
  retrograde: boolean
  eclipse: 'solar' | 'lunar'
  /** 1–30. */
  lunarDay: number
  /** The fact in a phrase of the reading's language: "Regulus 0°12′ from Mars". */
  said: string
}

/** A fact of a kind: the fields that it always has, and those that it may have. */
type Fact<Kind extends string, Has extends keyof Fields, MayHave extends keyof Fields = never> = {
  /** Stable for one fact: the same from day to day and in both languages, such as `transit:saturn:square:venus`. */
  id: string
  kind: Kind
} & Pick<Fields, Has> &
  Partial<Pick<Fields, MayHave>>

type KeyOf<Union> = Union extends unknown ? keyof Union : never
/** Each member of a union without the fields that only others have, so that these can be asked for and can't be given. */
export type Exclusive<Union, Key extends PropertyKey = KeyOf<Union>> = Union extends unknown
  ? Union & { [Other in Exclude<Key, keyof Union>]?: never }
  : never

/** A fact that a text rests on. Every planet, sign, house and phase that a paragraph names is in one of its factors. */
export type Factor = Exclusive<
  | Fact<'transit', 'transiting', 'natal' | keyof (AspectFields & Place & Times)>
  | Fact<'natal', never, 'retrograde' | keyof (Points & AspectFields & Place)>
  | Fact<'moon', 'transiting', 'phase' | 'eclipse' | keyof (Place & Times)>
  | Fact<'lunar_day', never, 'lunarDay' | keyof Times>
  /** Of the sky that all share: a planet's place or turn, or an aspect of two planets. */
  | Fact<'sky', 'transiting', 'natal' | 'retrograde' | 'eclipse' | keyof (AspectFields & Place & Times)>
  | Fact<'progressed', 'transiting', 'natal' | 'phase' | 'retrograde' | keyof (AspectFields & Place & Times)>
  | Fact<'synastry', never, keyof (Points & AspectFields & Place)>
  | Fact<'composite', 'natal', 'transiting' | keyof (AspectFields & Place)>
  /** A point moved by the solar arc to a natal one. */
  | Fact<'solar_arc', keyof Points | 'aspect', keyof Times>
  /** What only a report knows: a midpoint, a star, a small body, a line on the map, a number. */
  | Fact<'special', 'said', keyof (Points & AspectFields & Place & Times)>
>

export type FactorKind = Factor['kind']
export type FactorOf<Kind extends FactorKind> = Extract<Factor, { kind: Kind }>

/** How the ids of facts begin that are of a saved person's own chart. */
export const PERSONS_OWN = 'person:'
