/** The five major aspects and their angles in degrees of longitude. */
export const ASPECT_ANGLES = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const
export type Aspect = keyof typeof ASPECT_ANGLES
export const ASPECTS = Object.keys(ASPECT_ANGLES) as Aspect[]

/** How an aspect works, whatever its bodies: the key by which meanings are written. */
export type AspectNature = 'conjunction' | 'flowing' | 'tense'

export const ASPECT_NATURE: Record<Aspect, AspectNature> = {
  conjunction: 'conjunction',
  sextile: 'flowing',
  trine: 'flowing',
  square: 'tense',
  opposition: 'tense',
}
