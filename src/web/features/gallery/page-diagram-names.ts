/** The diagrams that single pages draw. */
export const PAGE_DIAGRAMS = [
  'transits',
  'factor',
  'biosphere',
  'voidMoon',
  'mood',
  'span',
  'week',
  'strip',
  'errors',
  'plot',
] as const
