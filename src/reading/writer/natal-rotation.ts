import { ASPECT_NATURE, type Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import { essentialDignities, type Dignity } from '#astro/charts/dignities.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { FactorOf } from '../facts/factor.ts'
import { shareOf } from '../facts/scores.ts'
import type { Library } from '../library/library.ts'
import { NATAL_POINTS, SUBJECTS, type KeyOf, type Subject } from '../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import type { Area } from './day-phrases.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import type { Rotation } from './rotation.ts'
import type { TransitField } from './tellable.ts'

/** A fact of the natal chart as a sentence names it. */
export type SpokenNatal = { point: SpokenPoint } & (
  | { kind: 'sign'; sign: Sign }
  | { kind: 'house'; house: number }
  | { kind: 'aspect'; aspect: Aspect; other: SpokenPoint }
  | { kind: 'dignity'; sign: Sign; dignity: Dignity }
  | { kind: 'retrograde' }
)

/** One text of the natal chart. */
export interface NatalRendering {
  factor: FactorOf<'natal'>
  spoken: SpokenNatal
  /** Which entry it is of. */
  id: string
  field: TransitField
  text: string
  keywords: string
}

/** What a natal text may be asked for: to speak of a part of life, to lean on, to mind, or to fill what the sky leaves. */
export type Purpose = Area | 'gift' | 'challenge' | 'body'

/** A text of a purpose comes back after this many days at the least. */
const CYCLE = 31
const AREAS = ['love', 'career', 'health'] as const

/** A chart without the hour of birth knows fewer facts than this. */
const FEW = 40

interface Placed {
  factor: FactorOf<'natal'>
  spoken: SpokenNatal
  subject: Subject
  key: string
}

type Lists = Record<Purpose, (readonly [Placed, TransitField])[]>

/**
 * The texts of a natal chart, one a day for each purpose: what one purpose prints no other does, and each returns when
 * all the others of its list have had their day, after 31 days or more.
 */
export class NatalRotation {
  private readonly lists: Lists
  private readonly library: Library
  private readonly lang: Lang
  private readonly rotation: Rotation
  private readonly dayNumber: number
  private readonly taken = new Set<Purpose>()

  constructor(given: {
    natal: readonly FactorOf<'natal'>[]
    library: Library
    lang: Lang
    rotation: Rotation
    dayNumber: number
  }) {
    this.library = given.library
    this.lang = given.lang
    this.rotation = given.rotation
    this.dayNumber = given.dayNumber
    this.lists = knownLists(given.natal, given.rotation)
  }

  /** Today's text of the first of some purposes that has one still untaken; null when none has. */
  take(...purposes: readonly Purpose[]): NatalRendering | null {
    for (const purpose of purposes) {
      const rendering = this.taken.has(purpose) ? null : this.today(purpose)
      if (!rendering) continue
      this.taken.add(purpose)
      return rendering
    }
    return null
  }

  /** The same for a part of life, from any, where the text is of a point that belongs to it. */
  takeFitting(area: Area): NatalRendering | null {
    const fits = [area, ...AREAS].find((one) => {
      const rendering = this.taken.has(one) ? null : this.today(one)
      return rendering && belongs(area, rendering.spoken) > 0
    })
    return fits ? this.take(fits) : null
  }

  /** How many purposes have a text today that is still untaken. */
  get left(): number {
    const purposes = Object.keys(this.lists) as Purpose[]
    return purposes.filter((purpose) => !this.taken.has(purpose) && this.today(purpose) !== null).length
  }

  private today(purpose: Purpose): NatalRendering | null {
    const list = this.lists[purpose]
    const days = Math.max(CYCLE, list.length)
    const day = (this.dayNumber + this.rotation.fixed(`natal ${purpose}`, 997)) % days
    // Of a list shorter than the cycle the empty days lie evenly among the others.
    const index = Math.ceil((day * list.length) / days)
    const found = Math.floor((index * days) / list.length) === day ? list[index] : undefined
    if (!found) return null
    const [{ factor, spoken, subject, key }, field] = found
    const entry = this.library.entry(this.lang, subject as 'planet-in-sign/sun', key as KeyOf<'planet-in-sign/sun'>)
    return { factor, spoken, id: `${subject} ${key}`, field, text: entry[field], keywords: entry.keywords }
  }
}

/** Both languages of a day ask for the same lists. */
const listsByChart = new WeakMap<readonly FactorOf<'natal'>[], { seed: string; lists: Lists }>()

function knownLists(natal: readonly FactorOf<'natal'>[], rotation: Rotation): Lists {
  const before = listsByChart.get(natal)
  if (before?.seed === rotation.seed) return before.lists
  const lists = listsOf(natal, rotation)
  listsByChart.set(natal, { seed: rotation.seed, lists })
  return lists
}

/** Deals the facts of a chart out to the three parts of life, evenly, in an order that is the person's. */
function listsOf(natal: readonly FactorOf<'natal'>[], rotation: Rotation): Lists {
  const lists: Lists = { love: [], career: [], health: [], gift: [], challenge: [], body: [] }
  const all = natal
    .flatMap(placedOf)
    .map((one) => ({ one, order: rotation.fixed(`${one.subject} ${one.factor.id}`, 2 ** 32) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ one }) => one)
  const isFew = all.length < FEW
  const counts: Record<Area, number> = { love: 0, career: 0, health: 0 }
  const most = Math.ceil(all.length / AREAS.length)
  const byArea = all.map((one) => {
    const area = areaOf(one.spoken, (candidate) => counts[candidate] < most)
    counts[area]++
    return [area, one] as const
  })
  // All gists first, then all advice: the texts of one fact lie far apart.
  for (const field of ['gist', 'advice'] as const) for (const [area, one] of byArea) lists[area].push([one, field])
  for (const [area, one] of byArea) {
    lists.gift.push([one, 'gift'])
    lists.challenge.push([one, 'challenge'])
    if (!isFew && isOfGeneration(one.spoken)) continue
    // Where a chart knows few facts, the bodies serve the parts of life too.
    const list = lists[area].length < CYCLE ? lists[area] : lists.body
    list.push([one, 'body'])
  }
  return lists
}

const SLOW: ReadonlySet<SpokenPoint> = new Set(['uranus', 'neptune', 'pluto', 'trueNode', 'chiron'])

/** Whether a fact is so for everybody born within a year or more: a long text on it would stand on many pages. */
function isOfGeneration(spoken: SpokenNatal): boolean {
  if (spoken.kind === 'house') return false
  return SLOW.has(spoken.point) && (spoken.kind !== 'aspect' || SLOW.has(spoken.other))
}

/** The points that the library speaks of, by its own names, in the order in which it files an aspect. */
const NAMES = [...PLANETS, 'node', 'chiron', 'ceres', 'lilith', 'asc', 'mc'] as const
type Name = (typeof NAMES)[number]
const OTHER_NAMES: Partial<Record<ChartPoint, Name>> = { trueNode: 'node', meanLilith: 'lilith' }

const nameOf = (point: ChartPoint): Name | undefined => OTHER_NAMES[point] ?? NAMES.find((name) => name === point)

function isSpoken(point: ChartPoint | undefined): point is SpokenPoint {
  return point !== undefined && nameOf(point) !== undefined
}

/** Where the library speaks of a natal fact: nowhere, or in one entry or more. */
function placedOf(factor: FactorOf<'natal'>): Placed[] {
  const { transiting, natal, aspect, sign, house, retrograde } = factor
  if (!isSpoken(natal)) return []
  const name = nameOf(natal)
  const isAngle = name === 'asc' || name === 'mc'
  const placed = (spoken: SpokenNatal, subject: string, key: string): Placed[] =>
    isKeyOf(subject, key) ? [{ factor, spoken, subject, key }] : []
  if (aspect !== undefined) {
    if (!isSpoken(transiting)) return []
    const [first, second] = NAMES.filter((one) => one === name || one === nameOf(transiting))
    const spoken = { kind: 'aspect', point: transiting, aspect, other: natal } as const
    return placed(spoken, `natal-aspect/${first}`, `${second} ${ASPECT_NATURE[aspect]}`)
  }
  if (house !== undefined) return placed({ kind: 'house', point: natal, house }, `planet-in-house/${name}`, `${house}`)
  if (retrograde) return placed({ kind: 'retrograde', point: natal }, 'balance/retrograde', natal)
  if (sign === undefined) return []
  const inSign = { kind: 'sign', point: natal, sign } as const
  const planet = PLANETS.find((one) => one === natal)
  const dignities = planet ? essentialDignities(planet, sign) : []
  return [
    ...placed(inSign, isAngle ? `angle-in-sign/${name}` : `planet-in-sign/${name}`, `${sign}`),
    ...dignities.flatMap((dignity) =>
      placed({ kind: 'dignity', point: natal, sign, dignity }, 'balance/dignity', `${planet} ${dignity}`),
    ),
  ]
}

function isKeyOf(subject: string, key: string): subject is Subject {
  const known = SUBJECTS[subject as Subject] as { keys: readonly string[] } | undefined
  return known !== undefined && known.keys.includes(key)
}

/** The part of life that a natal fact speaks of most, among those that still take one. */
function areaOf(spoken: SpokenNatal, isOpen: (area: Area) => boolean): Area {
  return AREAS.filter(isOpen).toSorted((a, b) => belongs(b, spoken) - belongs(a, spoken))[0] ?? 'love'
}

/** What the scores don't count belongs to one part of life a little. */
const OTHERS: Partial<Record<SpokenPoint, Area>> = {
  uranus: 'career',
  neptune: 'love',
  pluto: 'health',
  trueNode: 'career',
  chiron: 'health',
  ceres: 'health',
  meanLilith: 'love',
}
const LITTLE = 0.25

/** How much a natal fact belongs to a part of life: the shares of its points. */
function belongs(area: Area, spoken: SpokenNatal): number {
  const points = [spoken.point, ...(spoken.kind === 'aspect' ? [spoken.other] : [])]
  return points.reduce((sum, point) => {
    const known = NATAL_POINTS.find((natal) => natal === point)
    return sum + (known ? shareOf(area, known) : 0) + (OTHERS[point] === area ? LITTLE : 0)
  }, 0)
}
