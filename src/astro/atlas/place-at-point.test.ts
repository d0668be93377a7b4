import { describe, expect, it } from 'vitest'
import { loadAtlas } from './load-atlas.ts'
import { nearestPlace, placesWithin } from './nearest-places.ts'
import { placeAtPoint, placeOfPointId, pointId } from './place-at-point.ts'
import { placeAt } from './get-place.ts'

const atlas = loadAtlas()

describe('a point', () => {
  it('lies in the country, the region and the zone of the nearest place', () => {
    expect(placeAtPoint(atlas, 49.84, 24.03, 'en')).toMatchObject({
      id: '@49.84,24.03',
      name: '49°50′N 24°02′E',
      countryCode: 'UA',
      timeZone: 'Europe/Kyiv',
      latitudeDeg: 49.84,
      longitudeDeg: 24.03,
    })
    expect(placeAtPoint(atlas, -33.9, -70.7, 'ru')).toMatchObject({
      name: '33°54′S 70°42′W',
      timeZone: 'America/Santiago',
    })
  })

  it('is found again by its id, and there are no others', () => {
    expect(placeOfPointId(atlas, pointId(-0.5, 100), 'en')?.id).toBe('@-0.5,100')
    for (const id of ['@91,0', '@0,181', '@1', '@a,b', '@1,2,3', '1234', '@', '@1e3,2'])
      expect(placeOfPointId(atlas, id, 'en')).toBeNull()
  })
})

it('the nearest place is no further off than any other', () => {
  for (const [latitude, longitude] of [
    [52.2, 21],
    [0, 179.9],
    [-54.8, -68.3],
    [78.2, 15.6],
  ] as const) {
    const nearest = nearestPlace(atlas, latitude, longitude)
    const around = placesWithin(atlas, latitude, longitude, (nearest?.distanceKm ?? 0) + 1)
    expect(around.length).toBeGreaterThan(0)
    expect(Math.min(...around.map(({ distanceKm }) => distanceKm))).toBe(nearest?.distanceKm)
  }
})

it('a place of the atlas is nearest to itself', () => {
  for (let index = 0; index < atlas.header.places; index += 9973) {
    const { latitudeDeg, longitudeDeg } = placeAt(atlas, index, 'en')
    expect(nearestPlace(atlas, latitudeDeg, longitudeDeg)?.distanceKm).toBeLessThan(0.01)
  }
})
