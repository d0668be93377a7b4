/** How far from the Sun a planet is in its heart, combust or under its beams, degrees (Lilly 1647, Christian Astrology, p. 113). */
const CAZIMI_DEG = 17 / 60
export const COMBUST_DEG = 8.5
const BEAMS_DEG = 17

export type SunState = 'cazimi' | 'combust' | 'beams' | 'free'

/** What tradition calls a planet at a distance from the Sun in longitude. */
export const sunState = (apartDeg: number): SunState =>
  apartDeg <= CAZIMI_DEG ? 'cazimi' : apartDeg <= COMBUST_DEG ? 'combust' : apartDeg <= BEAMS_DEG ? 'beams' : 'free'
