const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]
const SUFFIXES = ['th', 'st', 'nd', 'rd']

/** first … twelfth, as houses are counted; empty beyond. */
export const ordinalEn = (number: number): string => ORDINALS[number - 1] ?? ''

/** 1st, 2nd, 3rd, 11th, 21st. */
export function nthEn(number: number): string {
  const tens = number % 100
  return `${number}${(tens > 10 && tens < 14 ? undefined : SUFFIXES[number % 10]) ?? 'th'}`
}
