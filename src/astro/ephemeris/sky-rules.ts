import type { Zodiac } from './zodiac.ts'

/** Which point the Moon's ascending node is: where its orbit of the instant crosses the ecliptic, or that smoothed over the months. */
export const NODES = ['true', 'mean'] as const
export type NodeKind = (typeof NODES)[number]

/** Which point Lilith is: the apogee of the Moon's mean orbit, or of its orbit of the instant (osculating). */
export const LILITHS = ['mean', 'true'] as const
export type LilithKind = (typeof LILITHS)[number]

/** By what a sky is read. */
export interface SkyRules {
  zodiac: Zodiac
  node: NodeKind
  lilith: LilithKind
}

export const USUAL_SKY: SkyRules = { zodiac: 'tropical', node: 'true', lilith: 'mean' }
