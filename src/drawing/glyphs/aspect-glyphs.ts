import type { Aspect } from '#astro/charts/aspect.ts'
import { circlePath } from './circle-path.ts'

/** The five major aspects as stroke paths in a 24 × 24 box, for a stroke of 1.5 with round caps and joins, unfilled. */
export const ASPECT_GLYPHS: Readonly<Record<Aspect, string>> = {
  conjunction: `${circlePath(9, 15, 5.6)}M13 11L20.4 3.6`,
  sextile: 'M12 3V21M4.2 7.5L19.8 16.5M19.8 7.5L4.2 16.5',
  square: 'M5 5H19V19H5Z',
  trine: 'M12 4L20.8 19.2H3.2Z',
  opposition: `${circlePath(6.8, 17.2, 3.9)}${circlePath(17.2, 6.8, 3.9)}M9.56 14.44L14.44 9.56`,
}
