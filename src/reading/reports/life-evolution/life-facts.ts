import { HALF_DAY } from '../../facts/natal-points.ts'
import { TROPICAL_YEAR_DAYS, progressedJdUt } from '#astro/charts/solar-arc.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { signOf } from '#astro/charts/sign.ts'
import { turn } from '#astro/ephemeris/angle.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { bodyMotion, motionArcs, passage, relativeMotion, type Motion } from '#astro/events/motion.ts'
import { exactTransits } from '#astro/events/transit-hits.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import type { LifeStretch } from '../../facts/directions.ts'
import { PROGRESSED_PHASES, type ProgressedPhase } from '../../facts/progressed-facts.ts'
import type { Quarter } from './words.ts'

/** A season between the progressed lights. The first began before birth. */
export interface Season extends LifeStretch {
  phase: ProgressedPhase
  /** 1–5, counted from birth; each ends with the balsamic phase. */
  round: number
}

/** A progressed light's stay in a sign or a natal house. */
export interface Stay<T> extends LifeStretch {
  in: T
}

/** Exact passes of one quarter of a planet's round to its own place. */
export interface Corner<T> {
  kind: T
  /** From 0. */
  round: number
  passesJdUt: number[]
}

/** A life from birth to a hundred, as facts. Instants are of life, Julian days, UT. */
export interface LifeFacts extends LifeStretch {
  seasons: Season[]
  moonSigns: Stay<Sign>[]
  /** None without the hour. */
  moonHouses: Stay<number>[]
  sunSigns: Stay<Sign>[]
  saturn: Corner<Quarter>[]
  /** Square, opposition, square, return. */
  uranus: Corner<number>[]
  /** Whether the phase at birth is the same whatever the hour. */
  birthPhaseKnown: boolean
}

/** The length of the sheet. */
export const SHEET_YEARS = 100
/** Passes of one corner lie within this of each other, days. */
const CORNER_DAYS = 700

/** @throws EphemerisRangeError */
export function lifeFacts(sky: Ephemeris, { chart, timeKnown }: NatalBirth): LifeFacts {
  const birthJdUt = chart.jdUt
  const toJdUt = birthJdUt + SHEET_YEARS * TROPICAL_YEAR_DAYS
  const course: Course = {
    fromJdUt: birthJdUt,
    toJdUt: progressedJdUt(birthJdUt, toJdUt),
    toLife: (instant) => birthJdUt + (instant - birthJdUt) * TROPICAL_YEAR_DAYS,
  }
  const elongation = relativeMotion(sky, 'moon', 'sun')
  const phaseAt = (jdUt: number) =>
    Math.floor(turn(sky.position('moon', jdUt).longitudeDeg - sky.position('sun', jdUt).longitudeDeg) / 45)
  const cuspsDeg = timeKnown ? chart.houses?.cuspsDeg : undefined
  const longitudeOf = (body: 'sun' | 'moon') => sky.position(body, birthJdUt).longitudeDeg
  const eighths = Array.from({ length: 8 }, (_, i) => 45 * i)
  const signs = Array.from({ length: 12 }, (_, i) => 30 * i)
  return {
    fromJdUt: birthJdUt,
    toJdUt,
    seasons: seasonsOf(stays(course, elongation, eighths, phaseAt(birthJdUt))),
    moonSigns: stays(course, bodyMotion(sky, 'moon'), signs, signOf(longitudeOf('moon'))),
    moonHouses: cuspsDeg
      ? stays(course, bodyMotion(sky, 'moon'), cuspsDeg, houseOf(longitudeOf('moon'), cuspsDeg) - 1).map((stay) => ({
          ...stay,
          in: stay.in + 1,
        }))
      : [],
    sunSigns: stays(course, bodyMotion(sky, 'sun'), signs, signOf(longitudeOf('sun'))),
    saturn: saturnCorners(sky, chart.jdUt, toJdUt),
    uranus: uranusCorners(sky, chart.jdUt, toJdUt),
    birthPhaseKnown: timeKnown || phaseAt(birthJdUt - HALF_DAY) === phaseAt(birthJdUt + HALF_DAY),
  }
}

interface Course {
  /** Of the progressed sky. */
  fromJdUt: number
  toJdUt: number
  toLife: (jdUt: number) => number
}

/** What an angle that only grows passes through: `in` is the index of the border behind it. */
function stays(course: Course, motion: Motion, bordersDeg: readonly number[], first: number): Stay<number>[] {
  const found: Stay<number>[] = [
    { in: first, fromJdUt: course.toLife(course.fromJdUt), toJdUt: course.toLife(course.toJdUt) },
  ]
  for (const arc of motionArcs(motion, course.fromJdUt, course.toJdUt)) {
    const crossed = bordersDeg
      .flatMap((deg, index) => {
        const at = passage(motion, arc, deg)
        return at === null ? [] : [{ index, at }]
      })
      .toSorted((a, b) => a.at - b.at)
    for (const { index, at } of crossed) {
      const last = found.at(-1)
      const instant = course.toLife(at)
      if (last) last.toJdUt = instant
      found.push({ in: index, fromJdUt: instant, toJdUt: course.toLife(course.toJdUt) })
    }
  }
  return found
}

function seasonsOf(found: readonly Stay<number>[]): Season[] {
  let round = 1
  return found.map((stay, i) => {
    if (i > 0 && stay.in === 0) round++
    return { phase: PROGRESSED_PHASES[stay.in] ?? 'new', round, fromJdUt: stay.fromJdUt, toJdUt: stay.toJdUt }
  })
}

const QUARTERS: readonly Quarter[] = ['waxing', 'opposition', 'waning', 'return']
/** Saturn is back after some 29.5 years. */
const SATURN_YEARS = 29.457
const URANUS_YEARS = 84.02

/** The corners of a planet's round to its own place, told apart by the age at which they fall due. */
function corners(sky: Ephemeris, planet: 'saturn' | 'uranus', birthJdUt: number, toJdUt: number, years: number) {
  const place = sky.position(planet, birthJdUt).longitudeDeg
  const hits = exactTransits(sky, {
    natal: { [planet]: place },
    fromJdUt: birthJdUt + 2 * 365,
    toJdUt: Math.min(sky.toJdUt, toJdUt + 365),
    transiting: [planet],
  }).filter(({ aspect }) => aspect !== 'sextile' && aspect !== 'trine')
  const found: { index: number; passesJdUt: number[] }[] = []
  for (const { jdUt } of hits) {
    const last = found.at(-1)
    const before = last?.passesJdUt.at(-1)
    if (last && before !== undefined && jdUt - before < CORNER_DAYS) {
      last.passesJdUt.push(jdUt)
      continue
    }
    const index = Math.round((4 * (jdUt - birthJdUt)) / (years * 365.25)) - 1
    found.push({ index: Math.max(0, index), passesJdUt: [jdUt] })
  }
  return found
}

const saturnCorners = (sky: Ephemeris, birthJdUt: number, toJdUt: number): Corner<Quarter>[] =>
  corners(sky, 'saturn', birthJdUt, toJdUt, SATURN_YEARS).map(({ index, passesJdUt }) => ({
    kind: QUARTERS[index % 4] ?? 'return',
    round: Math.floor(index / 4),
    passesJdUt,
  }))

const uranusCorners = (sky: Ephemeris, birthJdUt: number, toJdUt: number): Corner<number>[] =>
  corners(sky, 'uranus', birthJdUt, toJdUt, URANUS_YEARS).map(({ index, passesJdUt }) => ({
    kind: index % 4,
    round: Math.floor(index / 4),
    passesJdUt,
  }))
