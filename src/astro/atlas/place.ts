/** A language that place names are given in. */
export type PlaceLanguage = 'en' | 'ru'

/** A populated place as a person is shown it. */
export interface Place {
  /** The GeoNames number as text; places that only the second list has get `x` and a number that stays theirs. */
  id: string
  name: string
  /** The first-level region; empty where there is none, or where it is called like the place or the country. */
  region: string
  country: string
  /** ISO 3166-1, two letters. */
  countryCode: string
  /** −90 … 90, north positive. */
  latitudeDeg: number
  /** −180 … 180, east positive. */
  longitudeDeg: number
  /** IANA name, never an alias. */
  timeZone: string
}
