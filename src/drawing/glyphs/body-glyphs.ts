import type { Body } from '#astro/ephemeris/body.ts'
import { circlePath } from './circle-path.ts'

const LUNAR_NODE = `${circlePath(5.8, 18.2, 2.7)}${circlePath(18.2, 18.2, 2.7)}M7.7 16.3C5.6 13.8 4 11.6 4 9.2C4 5.4 7.5 2.9 12 2.9C16.5 2.9 20 5.4 20 9.2C20 11.6 18.4 13.8 16.3 16.3`

/** A dot that a stroke of 1.5 fills: diameter about 2.9. */
const dotPath = (cx: number, cy: number) => circlePath(cx, cy, 0.7)

/**
 * Every body as stroke paths in a 24 × 24 box, for a stroke of 1.5 with round caps and joins, unfilled. Both nodes share
 * the ascending node's mark, as in print. Pluto is the orb over the crescent (Uranus and Neptune are of that family).
 */
export const BODY_GLYPHS: Readonly<Record<Body, string>> = {
  sun: `${circlePath(12, 12, 8.8)}${dotPath(12, 12)}`,
  moon: 'M6.8 3.2A9.2 9.2 0 1 1 6.8 20.8A9.6 9.6 0 0 0 6.8 3.2Z',
  mercury: `${circlePath(12, 10.5, 4.3)}M7.5 2.2C7.5 4.8 9.5 6.2 12 6.2C14.5 6.2 16.5 4.8 16.5 2.2M12 14.8V22M8.5 18.6H15.5`,
  venus: `${circlePath(12, 8, 5.4)}M12 13.4V21.8M8 17.6H16`,
  mars: `${circlePath(9.9, 14.1, 6.2)}M14.3 9.7L20.8 3.2M14.8 3.2H20.8V9.2`,
  jupiter: 'M4.2 6.4C5 4.3 6.7 3 8.7 3C11.4 3 13.2 5 13.2 7.8C13.2 11.9 9.6 15 4 16.2H20.4M16.6 3.4V21',
  saturn:
    'M8.2 2.6V17.2M4.8 6.4H13.2M8.2 13C9.2 10.6 10.9 9.3 13 9.3C15.6 9.3 17.4 11.2 17.4 13.7C17.4 16.4 14.8 17.7 14.8 19.7C14.8 20.8 15.6 21.5 16.7 21.5C17.8 21.5 18.7 21 19.2 20.1',
  uranus: `${circlePath(12, 18.9, 2.5)}M4.6 2.9C7.4 5.2 7.4 11.4 4.6 13.7M19.4 2.9C16.6 5.2 16.6 11.4 19.4 13.7M6.7 8.3H17.3M12 2.9V16.4`,
  neptune:
    'M4.8 3.2V6.6C4.8 11.2 7.6 14.2 12 14.2C16.4 14.2 19.2 11.2 19.2 6.6V3.2M12 2.6V21.8M8.2 18H15.8M2.8 5.2L4.8 3L6.8 5.2M10 4.8L12 2.6L14 4.8M17.2 5.2L19.2 3L21.2 5.2',
  pluto: `${circlePath(12, 5.9, 3.2)}M5.2 5.6C5.2 10.2 8 13.2 12 13.2C16 13.2 18.8 10.2 18.8 5.6M12 13.2V21.8M8.2 17.6H15.8`,
  meanNode: LUNAR_NODE,
  trueNode: LUNAR_NODE,
  // The black Moon: two arcs between its outlines, less than a stroke apart, make the crescent solid.
  meanLilith:
    'M15.8 2.6A6.2 6.2 0 1 0 15.8 14A5.89 5.89 0 0 1 15.8 2.6ZM15.8 2.6A5.858 5.858 0 1 0 15.8 14M15.8 2.6A5.701 5.701 0 1 0 15.8 14M12.6 14.8V22M9.1 18.5H16.1',
  chiron: `${circlePath(12, 17.5, 4)}M12 2.6V13.5M17 2.8L12 7.8L16.6 12.2`,
  ceres: 'M8.4 4.3A5.4 5.4 0 1 1 12 13.6V21.8M8 17.6H16',
  pallas: 'M12 2.4L17.4 7.9L12 13.4L6.6 7.9ZM12 13.4V21.8M8 17.6H16',
  juno: 'M12 2.4V21.8M6.8 7.6H17.2M8.3 3.9L15.7 11.3M15.7 3.9L8.3 11.3M8 17.6H16',
  vesta: 'M12 3V8.4M6.4 9.2H8.4L12 13L15.6 9.2H17.6M2.8 14H6L12 20.4L18 14H21.2',
}
