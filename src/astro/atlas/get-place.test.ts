import { beforeAll, describe, expect, it } from 'vitest'
import { isTimeZone } from '../birth-time/find-zone.ts'
import { findPlace, placeAt } from './get-place.ts'
import { loadAtlas, type Atlas } from './load-atlas.ts'

let atlas: Atlas
beforeAll(() => {
  atlas = loadAtlas()
})

describe('findPlace', () => {
  it('gives a place by its GeoNames number in either language', () => {
    // geonames.org/524901
    const moscow = {
      id: '524901',
      region: '',
      countryCode: 'RU',
      latitudeDeg: 55.75222,
      longitudeDeg: 37.61556,
      timeZone: 'Europe/Moscow',
    }
    expect(findPlace(atlas, '524901', 'en')).toEqual({ ...moscow, name: 'Moscow', country: 'Russia' })
    expect(findPlace(atlas, '524901', 'ru')).toEqual({ ...moscow, name: 'Москва', country: 'Россия' })
  })

  it('is null for what is no id of a place', () => {
    for (const id of ['', '0', '1', 'x1', '0524901', '524901 ', '5e5', '-524901', '99999999999', 'Moscow']) {
      expect(findPlace(atlas, id, 'en')).toBeNull()
    }
  })

  it('finds every place again by its id, and each lies on the globe in a known zone', () => {
    for (let index = 0; index < atlas.header.places; index += 97) {
      const place = placeAt(atlas, index, 'en')
      expect(findPlace(atlas, place.id, 'en')).toEqual(place)
      expect(Math.abs(place.latitudeDeg)).toBeLessThanOrEqual(90)
      expect(Math.abs(place.longitudeDeg)).toBeLessThanOrEqual(180)
      expect(place.name).not.toBe('')
    }
    expect(atlas.header.timeZones.filter((zone) => !isTimeZone(zone))).toEqual([])
  })
})
