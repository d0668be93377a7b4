/** What can be asked of how this service reckons; the first named is told first. */
export const METHODS = [
  'node',
  'lilith',
  'orbs',
  'polar',
  'hemisphere',
  'altitude',
  'lunarDays',
  'monthly',
  'exact',
  'houses',
  'zodiac',
  'otherSite',
  'clock',
  'source',
] as const
