import { circlePath } from './circle-path.ts'

/**
 * The twelve signs, Aries to Pisces, as stroke paths in a 24 × 24 box: index = `Sign`. Drawn for a stroke of 1.5 with
 * round caps and joins, unfilled. The forms are the classical ones of printed almanacs.
 */
export const SIGN_GLYPHS: readonly string[] = [
  // Aries: the horns, springing from one stem.
  'M12 21C12 13.4 10.9 3.6 6.7 3.6C4.5 3.6 3 5.3 3 7.4C3 9.3 4.3 10.7 6.1 10.7M12 21C12 13.4 13.1 3.6 17.3 3.6C19.5 3.6 21 5.3 21 7.4C21 9.3 19.7 10.7 17.9 10.7',
  // Taurus: head and horns.
  `${circlePath(12, 15.4, 5.6)}M3.6 3C7.4 3 7 9.8 12 9.8C17 9.8 16.6 3 20.4 3`,
  // Gemini: the two pillars.
  'M4.4 3C8.2 5.6 15.8 5.6 19.6 3M4.4 21C8.2 18.4 15.8 18.4 19.6 21M8.8 4.8V19.2M15.2 4.8V19.2',
  // Cancer: the claws.
  `${circlePath(6.4, 9.2, 3)}${circlePath(17.6, 14.8, 3)}M3.4 9.2C3.4 6 7.4 4.2 11.8 4.2C15.4 4.2 18.6 5.4 20.8 7.4M20.6 14.8C20.6 18 16.6 19.8 12.2 19.8C8.6 19.8 5.4 18.6 3.2 16.6`,
  // Leo: the mane and the tail.
  `${circlePath(6.6, 14.6, 2.9)}M9.1 13.1C7.7 10.9 6.7 9.2 6.7 7.3C6.7 4.7 8.9 2.9 11.7 2.9C14.8 2.9 17.1 4.9 17.1 7.9C17.1 11.6 13.7 14.4 13.7 18C13.7 19.9 14.9 21.1 16.5 21.1C18.2 21.1 19.5 20 19.7 18.4`,
  // Virgo: the ears of corn, bound.
  'M2.6 4.6C4 4.6 4.8 5.6 4.8 7.2V18.4M4.8 7.6C4.8 5.6 5.8 4.5 7.2 4.5C8.7 4.5 9.6 5.5 9.6 7.4V18.4M9.6 7.6C9.6 5.6 10.6 4.5 12 4.5C13.5 4.5 14.4 5.5 14.4 7.4V16.2C14.4 19 16 21 19 21.4M14.4 10.2C15 8.4 16.2 7.5 17.6 7.5C19.5 7.5 20.8 9 20.8 11.2C20.8 15 17 19 12.2 21.2',
  // Libra: the beam of the scales, or the Sun on the horizon.
  'M3 20.4H21M3 15.6H8.9A6.2 6.2 0 1 1 15.1 15.6H21',
  // Scorpio: the sting.
  'M2.6 4.6C4 4.6 4.8 5.6 4.8 7.2V18.4M4.8 7.6C4.8 5.6 5.8 4.5 7.2 4.5C8.7 4.5 9.6 5.5 9.6 7.4V18.4M9.6 7.6C9.6 5.6 10.6 4.5 12 4.5C13.5 4.5 14.4 5.5 14.4 7.4V17C14.4 19.3 15.5 20.5 17.2 20.5C19.2 20.5 20.3 18.8 20.3 16.2V15.4M17.9 17.4L20.3 15L22.5 17.4',
  // Sagittarius: the arrow.
  'M3.8 20.2L20 4M11.2 4H20V12.8M6.4 11.6L12.4 17.6',
  // Capricorn: the goat's horn and the fish's tail.
  'M2.8 4.4C4.8 4.4 6 6.2 6 9V16.6M6 9.6C6.5 6.4 8 4.4 10.2 4.4C12.4 4.4 13.5 6.2 13.5 9V15.6C13.5 18.9 11.8 21 8.9 21.3M13.5 15C13.5 12.7 15.1 11.2 17.1 11.2C19.3 11.2 20.9 12.8 20.9 15C20.9 17.2 19.3 18.8 17.1 18.8C15.1 18.8 13.5 17.3 13.5 15',
  // Aquarius: the waters.
  'M2.6 10.2L7 6.2L9.9 10.2L14.3 6.2L17.2 10.2L21.4 6.4M2.6 17.8L7 13.8L9.9 17.8L14.3 13.8L17.2 17.8L21.4 14',
  // Pisces: two fishes and their cord.
  'M5 3C9.8 7.8 9.8 16.2 5 21M19 3C14.2 7.8 14.2 16.2 19 21M3.8 12H20.2',
]
