import type { Place } from '#contract/places.ts'

/** A place on one line: Москва, Россия; Springfield, Illinois, United States. A region named like its town is not repeated. */
export const placeName = ({ name, region, country }: Place): string =>
  [name, region === name ? '' : region, country].filter(Boolean).join(', ')
