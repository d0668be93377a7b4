import type { Planet } from '#astro/ephemeris/body.ts'
import type { Progressing } from '../../facts/directions.ts'
import type { NatalPoint } from '../../library/subjects.ts'

type Ways<T> = readonly ((said: T) => string)[]

/** The houses of work: money, the queue, standing, allies. */
export type WorkHouse = 2 | 6 | 10 | 11
export type Traveller = Exclude<Planet, 'moon'>

/** The words of the working year that are no library entry, in one language. */
export interface BusinessWords {
  title: string
  subtitle(name: string, between: string): string
  notice: string
  chapters: Record<'plan' | 'view' | 'money' | 'queue' | 'standing' | 'allies' | 'loops' | 'hand' | 'use', string>
  titles: Record<
    'how' | 'lines' | 'contacts' | 'through' | 'ruler' | 'points' | 'hand' | 'ask' | 'check' | 'deliver' | 'closing',
    string
  >
  how: Ways<{ between: string; contacts: number; loops: number }>
  reading: Ways<null>
  moneyCaption: string
  loadCaption: string
  lines: Ways<{ money: string; load: string }>
  contact: Ways<{ meeting: string; dates: string }>
  contactOf: Record<Traveller, string>
  contactsTable: { caption: string; head: readonly [string, string] }
  passes: Ways<{ planet: Planet; house: WorkHouse; stretches: string }>
  allYear: Ways<{ planet: Planet; house: WorkHouse }>
  inHouse: Record<WorkHouse, Record<Traveller, string>>
  stretch(from: string, to: string): string
  ruler: Ways<{ house: WorkHouse; ruler: Planet }>
  rulerQuiet: Ways<{ house: WorkHouse; ruler: Planet }>
  /** What touches the ruler of a house of work, by the planet that comes. */
  story: Ways<{ meeting: string; dates: string }>
  pointsOpening: Ways<null>
  loopTitle(from: string): string
  loop: Ways<{ retrograde: string; direct: string; first: number; last: number }>
  loopHouse: readonly string[]
  thrice: Ways<{ points: readonly string[] }>
  once: string
  hand: Ways<{ meeting: string; date: string }>
  handOf: Record<Progressing, string>
  noHand: string
  your(point: NatalPoint): string
  ask: Ways<{ items: readonly string[] }>
  check: Ways<{ items: readonly string[] }>
  deliver: Ways<{ items: readonly string[] }>
  askUse: Ways<null>
  checkUse: Ways<null>
  deliverUse: Ways<null>
  closing: Ways<{ first: string }>
}
