import { describe, expect, test } from 'vitest'
import { signOf } from '#astro/charts/sign.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { LANGS } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { wordCount } from '../report-faults.fixture.ts'
import { sampleRequest } from '../sample-requests.fixture.ts'
import { chooseStar } from './choose-star.ts'
import { luckyStar } from './lucky-star.ts'
import { merged } from './write-stars.ts'
import { staysOf } from './write-twelve-years.ts'

const room = { sky: loadEphemeris(), library: loadLibrary() }
const none = { parans: [], returns: [], latitudeDeg: 50 }

describe('which star', () => {
  test('a light before a slow planet, though that star stands closer', () => {
    const contacts = [
      { star: 'vega', point: 'neptune', apartDeg: 0.1 },
      { star: 'spica', point: 'sun', apartDeg: 0.8 },
    ] as const
    expect(chooseStar({ ...none, contacts })).toMatchObject({ star: 'spica', passed: { why: 'slow' } })
  })

  test('none that never rises at the birthplace: Acrux at 50° north', () => {
    const contacts = [{ star: 'acrux', point: 'moon', apartDeg: 0.1 }] as const
    expect(chooseStar({ ...none, contacts })).toBeNull()
  })

  test('without one within a degree, the closest that shares an angle with Sun or Moon', () => {
    const contacts = [{ star: 'spica', point: 'sun', apartDeg: 1.4 }] as const
    const parans = [
      { star: 'deneb', starAngle: 'rising', planet: 'mars', planetAngle: 'rising', orbDeg: 0.1 },
      { star: 'sirius', starAngle: 'rising', planet: 'moon', planetAngle: 'setting', orbDeg: 0.2 },
    ] as const
    expect(chooseStar({ ...none, contacts, parans })).toMatchObject({ by: 'paran', star: 'sirius' })
  })
})

test('a pair on the meridian is one paran, at either of its two moments', () => {
  const pair = { star: 'sirius', planet: 'jupiter', orbDeg: 0.3 } as const
  const found = [
    { ...pair, starAngle: 'culminating', planetAngle: 'culminating' },
    { ...pair, starAngle: 'anticulminating', planetAngle: 'anticulminating' },
    { ...pair, starAngle: 'rising', planetAngle: 'setting' },
  ] as const
  expect(merged(found).map(({ isTwice }) => isTwice)).toEqual([true, false])
})

// Jupiter’s ingresses by the Swiss Ephemeris: Leo on June 30, 2026, Virgo on July 26, 2027, Libra on August 24, 2028.
test('twelve years of Jupiter, its steps back within a stay', () => {
  const from = jdUtFromIso('2026-11-21T00:00:00Z')
  const stays = staysOf((jdUt) => signOf(room.sky.position('jupiter', jdUt).longitudeDeg), from)
  expect(stays.slice(0, 3).map(({ house }) => house)).toEqual([4, 5, 6])
  expect(Math.abs((stays[1]?.fromJdUt ?? 0) - jdUtFromIso('2027-07-26T00:00:00Z'))).toBeLessThan(5)
  expect(Math.abs((stays[2]?.fromJdUt ?? 0) - jdUtFromIso('2028-08-24T00:00:00Z'))).toBeLessThan(5)
  expect(new Set(stays.map(({ house }) => house)).size).toBe(12)
})

test.each(LANGS)('the star has its reasons in 250 words and more: %s', (lang) => {
  for (const index of [0, 1, 3, 5, 8]) {
    const request = sampleRequest(room, luckyStar, lang, index)
    if (!request) throw new Error('no request')
    const document = luckyStar.write(request)
    const [first] = document.chapters
    if (!first) throw new Error('no chapter')
    expect(wordCount({ ...document, limits: [], chapters: [first] })).toBeGreaterThan(250)
  }
})
