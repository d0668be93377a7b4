/** The minor aspects and their angles in degrees of longitude: parts of the circle by 12, 8 and 5 (Kepler 1619, Harmonices mundi, IV). */
export const MINOR_ASPECT_ANGLES = {
  semisextile: 30,
  semisquare: 45,
  quintile: 72,
  sesquiquadrate: 135,
  biquintile: 144,
  quincunx: 150,
} as const
export type MinorAspect = keyof typeof MINOR_ASPECT_ANGLES
export const MINOR_ASPECTS = Object.keys(MINOR_ASPECT_ANGLES) as [MinorAspect, ...MinorAspect[]]

export const isMinorAspect = (name: string): name is MinorAspect => Object.hasOwn(MINOR_ASPECT_ANGLES, name)
