import type { Body } from '../ephemeris/body.ts'

/** What a list of errors comes to: how many were compared, the 99th percentile (nearest rank) and the largest. */
export interface ErrorStats {
  count: number
  /** Two significant digits; 0 stands for less than a thousandth. */
  p99: number
  max: number
}

export interface BodyAccuracy {
  /** Arc seconds. */
  longitude: ErrorStats
  /** Arc seconds. */
  latitude: ErrorStats
  /** Arc seconds a day. */
  speed: ErrorStats
  /** How many times a body was called retrograde when direct, or the reverse. */
  wrongDirection: number
}

/** Quantities of a chart: arc seconds, but for `moonLight` (percent of the disc) and `deltaT` (seconds). */
export const CHART_QUANTITIES = [
  'ascendant',
  'midheaven',
  'placidus',
  'porphyryPolar',
  'wholeSignPolar',
  'equalPolar',
  'progressed',
  'moonElongation',
  'moonLight',
  'deltaT',
] as const
export type ChartQuantity = (typeof CHART_QUANTITIES)[number]

/** Events, whose errors are seconds of time. `Almanac` takes the refraction of almanacs, 34′, the other the reference's. */
export const TIMED_EVENTS = [
  'phases',
  'stations',
  'ingresses',
  'nodeIngresses',
  'aspects',
  'moonAspects',
  'transits',
  'lunarDays',
  'solarEclipses',
  'lunarEclipses',
  'moonriseAndSet',
  'moonriseAndSetAlmanac',
] as const
export type TimedEvent = (typeof TIMED_EVENTS)[number]

export interface EventAccuracy extends ErrorStats {
  /** What the largest error beyond the reference's rounding comes to: arc seconds, at a station arc seconds a day. */
  motion: number | null
}

/** How far the engine is from its reference, measured by `scripts/write-accuracy.ts`. */
export interface Accuracy {
  reference: string
  /** First and last day of the tables. */
  tables: { from: string; to: string }
  /** The reference's charts and the days of the first and the last. */
  charts: { count: number; from: string; to: string }
  /** On random dates and places: the worst planet's longitude, the worst angle's or Placidus cusp's, arc seconds. */
  random: { years: string; planets: ErrorStats; angles: ErrorStats }
  positions: Record<Body, BodyAccuracy>
  /** The numbered small bodies at hand, their first and last day, the largest error of what is stored of their orbits. */
  smallBodies: { count: number; from: string; to: string; maxArcSeconds: number }
  quantities: Record<ChartQuantity, ErrorStats>
  events: Record<TimedEvent, EventAccuracy>
  /** Magnitudes of lunar eclipses, in diameters of the Moon. */
  magnitudes: Record<'umbral' | 'penumbral', ErrorStats>
  /** Places asked for as people type them: how many came first, and how many among the first five. */
  places: Record<'en' | 'ru', { count: number; first: number; amongFive: number }>
  /** Random local times since 1970, in so many zones, turned into the instants that ICU has for them. */
  clocks: { count: number; right: number; zones: number; reference: string }
  /** Civil times whose instant (both where a clock went back, none where it went forward) was found. */
  birthTimes: { count: number; right: number }
}
