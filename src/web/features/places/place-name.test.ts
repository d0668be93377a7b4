import { expect, test } from 'vitest'
import { placeName } from './place-name.ts'

const place = { id: '1', country_code: 'RU', lat: 0, lon: 0, time_zone: 'Europe/Moscow' }

test('a region stands between town and country, unless it says the same again or nothing', () => {
  expect(placeName({ ...place, name: 'Орёл', region: 'Орловская область', country: 'Россия' })).toBe(
    'Орёл, Орловская область, Россия',
  )
  expect(placeName({ ...place, name: 'Москва', region: 'Москва', country: 'Россия' })).toBe('Москва, Россия')
  expect(placeName({ ...place, name: 'Monaco', region: '', country: 'Monaco' })).toBe('Monaco, Monaco')
})
