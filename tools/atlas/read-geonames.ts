import type { SourcePlace } from './source-place.ts'

/** Reads GeoNames' table of places with more than 500 people (`cities500.txt`, tab-separated). */
export function readGeonames(text: string): SourcePlace[] {
  return text
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((fields) => fields.length >= 18)
    .map((fields) => {
      const field = (i: number) => fields[i] ?? ''
      return {
        id: Number(field(0)),
        numbered: true,
        name: field(1),
        asciiName: field(2),
        otherNames: field(3) === '' ? [] : field(3).split(','),
        latitudeDeg: Number(field(4)),
        longitudeDeg: Number(field(5)),
        feature: field(7),
        countryCode: field(8),
        regionCode: `${field(8)}.${field(10)}`,
        population: Number(field(14)),
        timeZone: field(17),
      }
    })
}
