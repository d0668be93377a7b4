import type { Planet } from '#astro/ephemeris/body.ts'
import type { NatalPoint } from '../library/subjects.ts'
import type { Category } from './reading.ts'

/** What the natal point touched is about. */
const BY_POINT: Record<NatalPoint, Category> = {
  sun: 'personal',
  moon: 'emotional',
  mercury: 'communication',
  venus: 'relationship',
  mars: 'health',
  jupiter: 'finance',
  saturn: 'career',
  uranus: 'liberty',
  neptune: 'spirituality',
  pluto: 'mental',
  asc: 'personal',
  mc: 'career',
}

/** Where the moving planet says it more closely. */
const BY_PAIR: Partial<Record<`${Planet} ${NatalPoint}`, Category>> = {
  'moon mars': 'emotional',
  'mercury mars': 'communication',
  'venus mars': 'relationship',
  'sun mars': 'leadership',
  'jupiter mars': 'leadership',
  'saturn mars': 'career',
  'sun jupiter': 'personal',
  'moon jupiter': 'emotional',
  'mercury jupiter': 'mental',
  'mars jupiter': 'leadership',
  'moon saturn': 'emotional',
  'mercury saturn': 'mental',
  'venus saturn': 'relationship',
  'mars sun': 'leadership',
  'jupiter sun': 'leadership',
  'pluto sun': 'leadership',
  'saturn mercury': 'mental',
  'uranus mercury': 'mental',
  'neptune mercury': 'mental',
  'pluto mercury': 'mental',
  'jupiter venus': 'finance',
  'saturn venus': 'finance',
  'uranus mars': 'liberty',
  'pluto mars': 'leadership',
  'uranus asc': 'liberty',
  'neptune asc': 'spirituality',
  'mars asc': 'health',
  'saturn asc': 'health',
  'jupiter mc': 'leadership',
  'uranus mc': 'liberty',
}

/** The part of life that a transit concerns most, as reports are sorted. */
export function categoryOf(transiting: Planet, natal: NatalPoint): Category {
  return BY_PAIR[`${transiting} ${natal}`] ?? BY_POINT[natal]
}
