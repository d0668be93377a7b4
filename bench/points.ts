import type { Body } from '../src/astro/ephemeris/body.ts'

/** The points of the comparison with the Swiss Ephemeris: Sun to Pluto, node, apogee, Chiron and three asteroids. */
export const SIXTEEN_POINTS: readonly Body[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'trueNode',
  'meanLilith',
  'chiron',
  'ceres',
  'pallas',
  'juno',
]
