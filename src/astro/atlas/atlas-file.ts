/**
 * The arrays of the atlas file, in the order they stand in it. Numbers wider than a byte are byte planes; positions are
 * in units of 0.00001°, counted from the south pole and from 180° west.
 */
export const SECTIONS = [
  'latitudes',
  'longitudes',
  'ids',
  'weights',
  'countries',
  'regions',
  'timeZones',
  'nameBytes',
  'nameLengths',
  'nameKeyBytes',
  'nameKeyBlockLengths',
  'nameKeyRows',
  'nameKeyWorthsEn',
  'nameKeyWorthsRu',
  'soundKeyBytes',
  'soundKeyBlockLengths',
  'soundKeyRows',
  'soundKeyWorthsEn',
  'soundKeyWorthsRu',
] as const
/** One of the file's arrays. */
export type SectionName = (typeof SECTIONS)[number]

/** The JSON line that the file starts with; the sections follow it without gaps. */
export interface AtlasHeader {
  places: number
  /** Places from this index on have no GeoNames number. */
  firstUnnumbered: number
  countryCodes: string[]
  timeZones: string[]
  /** English and Russian names; a Russian one is empty where none is known. */
  regions: { en: string; ru: string }[]
  /** Normalised text → what it may narrow a search to: indexes into `countryCodes`, and into `regions`. */
  qualifiers: Record<string, { c?: number[]; r?: number[] }>
  sections: Record<SectionName, number>
}
