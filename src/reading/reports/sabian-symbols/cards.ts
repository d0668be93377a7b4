import type { Sign } from '#astro/charts/chart.ts'
import { placeInSign, signOf } from '#astro/charts/sign.ts'
import type { Body } from '#astro/ephemeris/body.ts'
import { fortune } from '../fortune.ts'
import type { ReportPage } from '../report-page.ts'
import type { CardPoint } from './words.ts'

/** The points in the order in which their pictures are told. */
export const CARD_POINTS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'asc',
  'mc',
  'trueNode',
  'southNode',
  'chiron',
  'fortune',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies readonly CardPoint[]

/** One of the 360 degrees: its sign, and its number 1–30. */
export interface Degree {
  sign: Sign
  number: number
}

/** A point of the chart on its degree. */
export interface Card extends Degree {
  point: CardPoint
  /** 0 ≤ λ < 360; at noon where the hour is unknown. */
  longitudeDeg: number
  /** 1–12; null without the hour. */
  house: number | null
  /** The degrees that other hours of the unknown one would give, in the order of the zodiac; none with the hour. */
  others: Degree[]
}

/**
 * The degree that a longitude lies in, counted as Jones does: the first is what lies from 0°00′ to 0°59′, and a point at
 * 14°01′ is in the fifteenth.
 */
export function degreeOf(longitudeDeg: number): Degree {
  return { sign: signOf(longitudeDeg), number: placeInSign(longitudeDeg).degree + 1 }
}

const isSame = (one: Degree, other: Degree) => one.sign === other.sign && one.number === other.number

/** Every point that has a picture: with the hour all of them, without it those that keep to a few degrees in a day. */
export function cardsOf(page: ReportPage): Card[] {
  return CARD_POINTS.flatMap((point) => cardOf(page, point) ?? [])
}

function cardOf(page: ReportPage, point: CardPoint): Card | null {
  const { chart, timeKnown } = page.birth
  if (point === 'asc' || point === 'mc') {
    if (!timeKnown || !chart.houses) return null
    const longitudeDeg = point === 'asc' ? chart.houses.ascendantDeg : chart.houses.midheavenDeg
    return { point, longitudeDeg, house: null, others: [], ...degreeOf(longitudeDeg) }
  }
  if (point === 'fortune') {
    const found = timeKnown ? fortune(page) : null
    return (
      found && {
        point,
        longitudeDeg: found.longitudeDeg,
        house: found.house,
        others: [],
        ...degreeOf(found.longitudeDeg),
      }
    )
  }
  const body: Body = point === 'southNode' ? 'trueNode' : point
  const placed = chart.placements.find((one) => one.body === body)
  if (!placed || (!timeKnown && point === 'moon')) return null
  const across = point === 'southNode' ? 180 : 0
  const house = placed.house !== null && across > 0 ? ((placed.house + 5) % 12) + 1 : placed.house
  const longitudeDeg = (placed.longitudeDeg + across) % 360
  if (timeKnown) return { point, longitudeDeg, house, others: [], ...degreeOf(longitudeDeg) }
  const [most, ...others] = degreesOfDay(page, body, across)
  return most ? { point, longitudeDeg, house: null, others, ...most } : null
}

/** So often an unknown hour's day is looked at: every half hour. */
const LOOKS = 48

/** The degrees that a body passes in the day around the chart's noon: the one it is longest in, then the rest in order. */
function degreesOfDay(page: ReportPage, body: Body, across: number): Degree[] {
  const { sky } = page.request
  const passed: { degree: Degree; looks: number }[] = []
  for (let look = 0; look < LOOKS; look++) {
    const jdUt = page.birth.chart.jdUt + (look + 0.5) / LOOKS - 0.5
    const degree = degreeOf(sky.position(body, jdUt).longitudeDeg + across)
    const known = passed.find((one) => isSame(one.degree, degree))
    if (known) known.looks++
    else passed.push({ degree, looks: 1 })
  }
  const longest = Math.max(...passed.map(({ looks }) => looks))
  const most = passed.find(({ looks }) => looks === longest)
  return most ? [most.degree, ...passed.filter((one) => one !== most).map(({ degree }) => degree)] : []
}

/** The other points that stand on the same picture and come before it. */
export const sharedWith = (card: Card, cards: readonly Card[]): Card[] =>
  cards.slice(0, cards.indexOf(card)).filter((other) => isSame(card, other))

/** Which of the sign's three tens a degree lies in: 0, 1 or 2. */
export const tenOf = ({ number }: Degree): 0 | 1 | 2 => (number <= 10 ? 0 : number <= 20 ? 1 : 2)
