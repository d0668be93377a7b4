import { expect, it } from 'vitest'
import { isTimeZone } from '../birth-time/find-zone.ts'
import { resolveLocalTime } from '../birth-time/resolve-local-time.ts'
import { loadAtlas } from './load-atlas.ts'
import { searchPlaces } from './search-places.ts'

const atlas = loadAtlas()
const placeOf = (q: string) => searchPlaces(atlas, { q, lang: 'en', limit: 1 })[0]

// Zone lines of IANA's file `backzone`, worked out by hand.
it.each([
  ['Uzhhorod', 'Europe/Uzhgorod', '1935-02-05T12:00', 1],
  ['Zaporizhzhia', 'Europe/Zaporozhye', '1925-02-05T12:00', 2],
  ['Chongqing', 'Asia/Chongqing', '1943-07-01T12:00', 7],
  ['Chengdu', 'Asia/Chongqing', '1943-07-01T12:00', 7],
  ['Harbin', 'Asia/Harbin', '1930-07-01T12:00', 8.5],
  ['Kashgar', 'Asia/Kashgar', '1935-07-01T12:00', 5.5],
  ['Hanoi', 'Asia/Hanoi', '1943-07-01T12:00', 8],
  ['Hanoi', 'Asia/Hanoi', '1965-07-01T12:00', 7],
  ['Montreal', 'America/Montreal', '1932-07-01T12:00', -4],
  ['Belfast', 'Europe/Belfast', '1916-03-01T12:00', -(25 * 60 + 21) / 3600],
  ['Thunder Bay', 'America/Thunder_Bay', '1905-07-01T12:00', -6],
  ['Luxembourg', 'Europe/Luxembourg', '1925-01-15T12:00', 0],
  ['Kharkiv', 'Europe/Kyiv', '1990-05-17T12:00', 4],
  ['Toronto', 'America/Toronto', '1990-07-17T12:00', -4],
])('%s has the history of %s: %s', (q, zone, local, hours) => {
  const place = placeOf(q)
  expect(place?.timeZone).toBe(zone)
  const found = resolveLocalTime({ timeZone: zone, local })
  expect(found.kind === 'unique' && found.offsetSeconds / 3600).toBeCloseTo(hours, 4)
})

it.each([
  ['Europe/Tiraspol', '2024-07-01T12:00', 3],
  ['America/Yellowknife', '2027-01-15T12:00', -6],
  ['Atlantic/Reykjavik', '1960-07-01T12:00', 0],
  ['Iceland', '1960-01-01T12:00', -1],
])('%s is kept up, or stands for itself: %s', (timeZone, local, hours) => {
  expect(isTimeZone(timeZone)).toBe(true)
  expect(resolveLocalTime({ timeZone, local })).toMatchObject({ kind: 'unique', offsetSeconds: hours * 3600 })
})
