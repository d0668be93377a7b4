/** The five major aspects and their angles in degrees of longitude. */
export const ASPECT_ANGLES = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const
export type Aspect = keyof typeof ASPECT_ANGLES
export const ASPECTS = Object.keys(ASPECT_ANGLES) as Aspect[]
export const isMajorAspect = (name: string): name is Aspect => Object.hasOwn(ASPECT_ANGLES, name)

/** Every difference of longitude at which an aspect is exact: one for 0 and 180°, two for the others. */
export const ASPECT_DIFFERENCES = ASPECTS.flatMap((aspect) => {
  const angle = ASPECT_ANGLES[aspect]
  return (angle % 180 === 0 ? [angle] : [angle, 360 - angle]).map((differenceDeg) => ({ aspect, differenceDeg }))
})

/** How an aspect works, whatever its bodies: the key by which meanings are written. */
export type AspectNature = 'conjunction' | 'flowing' | 'tense'

export const ASPECT_NATURE: Record<Aspect, AspectNature> = {
  conjunction: 'conjunction',
  sextile: 'flowing',
  trine: 'flowing',
  square: 'tense',
  opposition: 'tense',
}
