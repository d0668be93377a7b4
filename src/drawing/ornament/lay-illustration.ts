import { ASPECT_ANGLES, ASPECT_NATURE, ASPECTS, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import type { Placement } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { pointAt, round3, turnBetween, wrap360, type Point } from '../geometry/polar.ts'
import { numeralBox, stackInwards } from '../geometry/stack-inwards.ts'
import { boxGapDeg, widestBoxGapDeg } from '../wheel/box-gap.ts'
import { spreadGlyphs } from '../wheel/spread-glyphs.ts'
import { illustrationMetrics, type IllustrationMetrics } from './illustration-metrics.ts'

/** Innermost first: the spheres as the old cosmographies order them, then the planets found since. */
const SPHERES = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const

/** Days of motion that a trail shows. */
const TRAIL_DAYS = 10

/** Aspects this close, in degrees, are drawn as lines in the sky. */
const ASPECT_LINE_ORB_DEG = 2

export interface IllustrationBody {
  placement: Placement
  directionDeg: number
  orbit: number
  /** On the body's own orbit, and on the ecliptic circle, both at the true longitude. */
  marker: Point
  place: Point
  /** Where the glyph that names it found room, and its direction. */
  name: Point
  nameDeg: number
  /** Where its degrees are written; null when there is no room. */
  degree: Point | null
  /** Inner end of glyph and degrees, where the thread to the sphere begins. */
  foot: Point
  /** Degrees it moves in ten days at today's speed, and the direction it comes from. */
  motionDeg: number
  trailStartDeg: number
}

interface AspectLine {
  from: Point
  to: Point
  nature: AspectNature
  key: string
}

export interface IllustrationLayout {
  metrics: IllustrationMetrics
  centre: Point
  directionOf: (longitudeDeg: number) => number
  bodies: IllustrationBody[]
  aspectLines: AspectLine[]
  /** Ends of the line through the Moon's nodes, ascending first; null when the node was not given. */
  nodes: { ascending: Point; descending: Point } | null
  /** The Moon's look: lit share of the disc (0–1) and whether it waxes; null without both lights. */
  moon: { illuminatedFraction: number; waxing: boolean } | null
}

/**
 * Places today's sky on an illustration `size` CSS pixels wide (300–1000): 0° Aries at the left, longitudes counterclockwise,
 * each of Moon to Pluto on a sphere of its own, the Earth in the middle. Bodies not among the placements are left out.
 *
 * @throws RangeError for a size out of range.
 */
export function layIllustration(placements: readonly Placement[], size: number): IllustrationLayout {
  const centre = { x: size / 2, y: size / 2 }
  const byBody = new Map(placements.map((placement) => [placement.body, placement]))
  const shown = SPHERES.flatMap((body: Planet) => byBody.get(body) ?? [])
  const metrics = illustrationMetrics(size, shown.length)
  const bodies = layBodies(shown, metrics, centre)
  const node = byBody.get('trueNode') ?? byBody.get('meanNode')
  const nodeEnd = (turn: number) => pointAt(centre, metrics.ecliptic, directionOf((node?.longitudeDeg ?? 0) + turn))
  return {
    metrics,
    centre,
    directionOf,
    bodies,
    aspectLines: layAspectLines(bodies),
    nodes: node ? { ascending: nodeEnd(0), descending: nodeEnd(180) } : null,
    moon: moonLook(byBody.get('sun'), byBody.get('moon')),
  }
}

const directionOf = (longitudeDeg: number) => wrap360(180 + longitudeDeg)

function layBodies(placements: Placement[], metrics: IllustrationMetrics, centre: Point): IllustrationBody[] {
  const box = { radius: metrics.names, width: metrics.nameGlyph, height: metrics.nameGlyph }
  const nameDegs = spreadGlyphs({
    anglesDeg: placements.map(({ longitudeDeg }) => directionOf(longitudeDeg)),
    gapDeg: (midDeg) => boxGapDeg(box, midDeg) * 1.06,
    widestGapDeg: widestBoxGapDeg(box) * 1.06,
  })
  return placements.map((placement, index) => {
    const directionDeg = directionOf(placement.longitudeDeg)
    const orbit = metrics.orbits[index] ?? 0
    const motionDeg = placement.speedDegPerDay * TRAIL_DAYS
    const nameDeg = nameDegs[index] ?? directionDeg
    return {
      placement,
      directionDeg,
      orbit,
      marker: pointAt(centre, orbit, directionDeg),
      place: pointAt(centre, metrics.ecliptic, directionDeg),
      name: pointAt(centre, metrics.names, nameDeg),
      nameDeg,
      ...layNumeral(metrics, centre, nameDeg),
      motionDeg,
      trailStartDeg: wrap360(directionDeg - motionDeg),
    }
  })
}

function layNumeral(
  metrics: IllustrationMetrics,
  centre: Point,
  nameDeg: number,
): Pick<IllustrationBody, 'degree' | 'foot'> {
  const glyph = { width: metrics.nameGlyph, height: metrics.nameGlyph }
  if (metrics.degreeText === null)
    return { degree: null, foot: pointAt(centre, metrics.names - metrics.nameGlyph * 0.56, nameDeg) }
  // A point of no size after the numerals tells where they end.
  const end = { width: 0, height: 0 }
  const [, numeral = 0, foot = 0] = stackInwards(metrics.names, nameDeg, [glyph, numeralBox(metrics.degreeText), end])
  return { degree: pointAt(centre, numeral, nameDeg), foot: pointAt(centre, foot, nameDeg) }
}

/** Lines between the markers of bodies in close aspect: the constellations of the day. Conjunctions need none. */
function layAspectLines(bodies: IllustrationBody[]): AspectLine[] {
  return bodies.flatMap((a, index) =>
    bodies.slice(index + 1).flatMap((b) => {
      const aspect = closeAspect(a.placement.longitudeDeg, b.placement.longitudeDeg)
      if (aspect === null || aspect === 'conjunction') return []
      const key = `${a.placement.body}-${b.placement.body}`
      return [{ from: a.marker, to: b.marker, nature: ASPECT_NATURE[aspect], key }]
    }),
  )
}

function closeAspect(aDeg: number, bDeg: number): Aspect | null {
  const apart = Math.abs(turnBetween(aDeg, bDeg))
  return ASPECTS.find((aspect) => Math.abs(apart - ASPECT_ANGLES[aspect]) <= ASPECT_LINE_ORB_DEG) ?? null
}

/**
 * Phase from the elongation of the Moon as seen from the Earth (Meeus, Astronomical Algorithms, eqs. 48.2 and 48.1,
 * with the Sun taken as infinitely far: within 0.002 of the true share).
 */
function moonLook(sun: Placement | undefined, moon: Placement | undefined): IllustrationLayout['moon'] {
  if (!sun || !moon) return null
  const turn = turnBetween(sun.longitudeDeg, moon.longitudeDeg)
  const radians = Math.PI / 180
  const cosElongation = Math.cos(moon.latitudeDeg * radians) * Math.cos(turn * radians)
  return { illuminatedFraction: round3((1 - cosElongation) / 2), waxing: turn > 0 }
}
