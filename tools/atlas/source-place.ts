/** A place while the atlas is being built. */
export interface SourcePlace {
  /** GeoNames number, or one made from the place itself when `numbered` is false. */
  id: number
  numbered: boolean
  name: string
  asciiName: string
  /** Other names, languages unknown. */
  otherNames: string[]
  latitudeDeg: number
  longitudeDeg: number
  /** GeoNames feature code. */
  feature: string
  countryCode: string
  /** `country.code` of the first-level region. */
  regionCode: string
  population: number
  /** As the source says; empty when it doesn't. */
  timeZone: string
}
