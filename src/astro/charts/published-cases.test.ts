import { describe, expect, it } from 'vitest'
import { arcSeconds } from '../../../test/fixtures/ephemeris/reference.ts'
import { resolveLocalTime } from '../birth-time/resolve-local-time.ts'
import { turn } from '../ephemeris/angle.ts'
import { BODIES, PLANETS } from '../ephemeris/body.ts'
import { isoFromJdUt, jdUtFromIso } from '../ephemeris/julian-day.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import type { Chart } from './chart.ts'
import { houseOf } from './house-of.ts'
import { natalChart } from './natal-chart.ts'

/**
 * Births on which other programs' users found faults, from the wall clock to the houses. Instants follow from the rules
 * of the IANA database that stand beside them; longitudes are Swiss Ephemeris 2.10.03 (swe_calc, swe_houses 'P') with
 * its data files, run once over these instants and places. Einstein's chart stands in natal-chart.test.ts.
 */
const sky = loadEphemeris()

interface Place {
  timeZone: string
  latitudeDeg: number
  longitudeDeg: number
}
const KYIV = { timeZone: 'Europe/Kyiv', latitudeDeg: 50.45, longitudeDeg: 30.5233 }
const QOM = { timeZone: 'Asia/Tehran', latitudeDeg: 34.6401, longitudeDeg: 50.8764 }
const NEW_YORK = { timeZone: 'America/New_York', latitudeDeg: 40.7128, longitudeDeg: -74.006 }
const JUBA = { timeZone: 'Africa/Juba', latitudeDeg: 4.8594, longitudeDeg: 31.5713 }
const JHALAWAR = { timeZone: 'Asia/Kolkata', latitudeDeg: 24.3132368, longitudeDeg: 76.5221078 }
const LOS_ANGELES = { timeZone: 'America/Los_Angeles', latitudeDeg: 34.0522265, longitudeDeg: -118.2436596 }
const SIMFEROPOL = { timeZone: 'Europe/Simferopol', latitudeDeg: 44.9521, longitudeDeg: 34.1024 }
const LONGYEARBYEN = { timeZone: 'Arctic/Longyearbyen', latitudeDeg: 78.2232, longitudeDeg: 15.6267 }
const UTQIAGVIK = { timeZone: 'America/Anchorage', latitudeDeg: 71.2906, longitudeDeg: -156.7886 }

interface Expected {
  ascendant: number
  midheaven: number
  /** Second and third, eleventh and twelfth cusp: the others follow from these and the angles. */
  cusps: [number, number, number, number]
  planets: number[]
}

const resolve = (place: Place, local: string) => resolveLocalTime({ ...place, local })
const utc = (ms: number) => new Date(ms).toISOString().slice(0, 16)
const chartAt = ({ latitudeDeg, longitudeDeg }: Place, iso: string) =>
  natalChart(sky, { jdUt: jdUtFromIso(iso), latitudeDeg, longitudeDeg })

function birthChart(place: Place, local: string, iso: string): Chart {
  const found = resolve(place, local)
  if (found.kind !== 'unique') throw new Error(`${local} is ${found.kind}`)
  const chart = chartAt(place, isoFromJdUt(found.utcMs / 86_400_000 + 2_440_587.5))
  expect(isoFromJdUt(chart.jdUt)).toBe(iso)
  return chart
}

function expectSky({ houses, placements }: Chart, expected: Expected) {
  const { ascendant, midheaven, cusps, planets } = expected
  const found = [1, 2, 10, 11].map((cusp) => houses?.cuspsDeg[cusp] ?? Number.NaN)
  expect(arcSeconds(houses?.ascendantDeg ?? Number.NaN, ascendant)).toBeLessThan(0.05)
  expect(arcSeconds(houses?.midheavenDeg ?? Number.NaN, midheaven)).toBeLessThan(0.05)
  cusps.forEach((cusp, i) => expect(arcSeconds(found[i] ?? Number.NaN, cusp)).toBeLessThan(0.05))
  PLANETS.forEach((planet, i) => {
    const place = placements.find(({ body }) => body === planet)
    expect(arcSeconds(place?.longitudeDeg ?? Number.NaN, planets[i] ?? Number.NaN), planet).toBeLessThan(0.02)
  })
}

describe('births the clock tells once', () => {
  it.each<[string, Place, string, string, Expected]>([
    [
      // Rule Iran 1991–1995 keeps summer time from March to September: 3:30 and one hour.
      'Qom, Iranian summer time +4:30',
      QOM,
      '1993-06-20T23:30',
      '1993-06-20T19:00:00Z',
      {
        ascendant: 322.62413,
        midheaven: 246.718446,
        cusps: [6.630489, 40.876237, 269.142154, 292.514948],
        planets: [
          89.443303, 98.424223, 113.879381, 44.025366, 148.546763, 185.331364, 330.236469, 291.057146, 290.326238,
          233.201411,
        ],
      },
    ],
    [
      // Rule US 2007 max: daylight time from the second Sunday of March to the first of November, with no end named.
      'New York, a century ahead: the last rule holds on',
      NEW_YORK,
      '2100-07-04T12:00',
      '2100-07-04T16:00:00Z',
      {
        ascendant: 179.007204,
        midheaven: 88.85244,
        cusps: [204.96717, 235.315548, 122.429906, 152.883264],
        planets: [
          102.8137, 69.715234, 81.307818, 58.478897, 135.255961, 194.212532, 200.028003, 25.393011, 164.971645,
          35.152923,
        ],
      },
    ],
    [
      // Zone Europe/Simferopol: Moscow time to the last Sunday of March 1997, then 2:00 with the rules of the EU.
      'Simferopol, on Kyiv’s summer time since 1997',
      SIMFEROPOL,
      '1998-07-12T08:20',
      '1998-07-12T05:20:00Z',
      {
        ascendant: 145.192119,
        midheaven: 46.475086,
        cusps: [166.493854, 193.316648, 83.092761, 116.822088],
        planets: [
          109.679372, 321.899573, 135.798403, 81.09635, 93.943914, 358.003871, 32.611956, 311.618866, 301.084424,
          245.616655,
        ],
      },
    ],
  ])('%s', (_what, place, local, iso, expected) => expectSky(birthChart(place, local, iso), expected))
})

describe('births the clock tells twice or never', () => {
  // Zone Europe/Kyiv: 3:00 MSK until 1941 Sep 20 0:00, then 1:00 C-Eur, with summer time 1940 to 1942.
  it('Kyiv 1941-09-19 23:30 came twice, and the charts differ', () => {
    const found = resolve(KYIV, '1941-09-19T23:30')
    if (found.kind !== 'ambiguous') throw new Error(found.kind)
    expect(found.candidates.map(({ utcMs }) => utc(utcMs))).toEqual(['1941-09-19T20:30', '1941-09-19T21:30'])
    expectSky(chartAt(KYIV, '1941-09-19T20:30Z'), {
      ascendant: 97.097191,
      midheaven: 334.505945,
      cusps: [113.419026, 131.337668, 8.404951, 55.218313],
      planets: [
        176.491485, 158.711266, 199.181528, 215.536727, 22.488563, 80.761016, 58.474842, 60.270251, 177.394756,
        125.296612,
      ],
    })
    expectSky(chartAt(KYIV, '1941-09-19T21:30Z'), {
      ascendant: 109.223814,
      midheaven: 350.652901,
      cusps: [125.402795, 144.664795, 27.806358, 72.747],
      planets: [
        176.53222, 159.296348, 199.238461, 215.585867, 22.480846, 80.763757, 58.474155, 60.26976, 177.396303,
        125.297421,
      ],
    })
  })

  // Zone Africa/Juba: 2:00 CAT until 2000 Jan 15 12:00, then 3:00 EAT: the hour from noon to one was never shown.
  it('Juba 2000-01-15 has no 12:00 to 12:59, and 13:00 follows 11:59', () => {
    expect(resolve(JUBA, '2000-01-15T11:59')).toMatchObject({ kind: 'unique', offsetSeconds: 7200 })
    for (const local of ['2000-01-15T12:00', '2000-01-15T12:30', '2000-01-15T12:59']) {
      const found = resolve(JUBA, local)
      if (found.kind !== 'gap') throw new Error(found.kind)
      expect(utc(found.transitionUtcMs)).toBe('2000-01-15T10:00')
      expect(found.later.utcMs - found.earlier.utcMs).toBe(3_600_000)
    }
    expectSky(birthChart(JUBA, '2000-01-15T13:00', '2000-01-15T10:00:00Z'), {
      ascendant: 28.724268,
      midheaven: 293.867226,
      cusps: [59.140424, 86.740492, 323.004429, 355.247805],
      planets: [
        294.554618, 35.409829, 294.149801, 258.482074, 338.751623, 26.137754, 40.298168, 315.546713, 303.704235,
        251.915365,
      ],
    })
  })
})

describe('births that other programs could give no house', () => {
  // github.com/g-battaglia/kerykeion/issues/164: "Error in house calculation" for a point exactly on a cusp, its
  // descendant, 3e-14° short of it. No rule but Asia/Kolkata's 5:30 since 1945.
  it('Jhalawar, 17 March 2023, 14:30: a point on a cusp', () => {
    const chart = birthChart(JHALAWAR, '2023-03-17T14:30', '2023-03-17T09:00:00Z')
    expectSky(chart, {
      ascendant: 123.097758,
      midheaven: 28.209657,
      cusps: [147.773125, 176.117174, 61.554842, 93.412412],
      planets: [
        356.500458, 296.712584, 356.430317, 30.52393, 86.168415, 15.635871, 331.134376, 46.12823, 355.168867,
        299.880911,
      ],
    })
    const cusps = chart.houses?.cuspsDeg ?? []
    const descendant = turn((chart.houses?.ascendantDeg ?? Number.NaN) + 180)
    expect(houseOf(descendant, cusps)).toBe(7)
    expect([houseOf(descendant - 1e-13, cusps), houseOf(descendant + 1e-13, cusps)]).toEqual([6, 7])
    cusps.forEach((cusp, i) => expect(houseOf(cusp, cusps)).toBe(i + 1))
    expect(chart.placements.map(({ body }) => body)).toEqual(BODIES)
    for (const { house } of chart.placements) expect(house).toBeGreaterThanOrEqual(1)
  })

  // github.com/0xStarcat/CircularNatalHoroscopeJS/issues/40: no house for a body just past 0° Aries, within the house
  // across it. Its months count from 0, so its month 3 is April, with Venus at 1° Aries; a commenter, as issue 3 of this
  // project, reads March, with the Sun at 2°. Rule US 1987–2006: daylight time from the first Sunday of April.
  it('Los Angeles, 23 March 1995, 06:26: the Sun near 0° Aries', () => {
    const chart = birthChart(LOS_ANGELES, '1995-03-23T06:26', '1995-03-23T14:26:00Z')
    expectSky(chart, {
      ascendant: 13.585367,
      midheaven: 278.143787,
      cusps: [49.581113, 75.563699, 301.93471, 331.935343],
      planets: [
        2.489401, 269.35942, 343.243538, 324.485861, 133.172852, 255.259077, 347.148799, 299.7244, 295.209317,
        240.497224,
      ],
    })
    // 2.49° lies between the cusps 331.94° and 13.59°.
    expect(chart.placements[0]).toMatchObject({ body: 'sun', sign: 0, degree: 2, minute: 29, house: 12 })
  })

  it('Los Angeles, 23 April 1995, 06:26: Venus near 0° Aries', () => {
    const chart = birthChart(LOS_ANGELES, '1995-04-23T06:26', '1995-04-23T13:26:00Z')
    expectSky(chart, {
      ascendant: 36.060184,
      midheaven: 292.576596,
      cusps: [66.469836, 90.052923, 318.388933, 352.39712],
      planets: [
        32.929678, 320.90775, 43.082263, 1.675721, 137.855719, 254.637109, 350.620494, 300.416454, 295.545088,
        239.943124,
      ],
    })
    // 1.68° lies between the cusps 352.40° and 36.06°.
    expect(chart.placements[3]).toMatchObject({ body: 'venus', sign: 0, degree: 1, minute: 40, house: 12 })
  })

  // swe_houses 'P' answers ERR and Porphyry's cusps here. Issue 3 names the places without a date, so midsummer and
  // midwinter were taken.
  it.each([
    [
      'Longyearbyen, Svalbard',
      LONGYEARBYEN,
      '1990-06-21T14:00',
      '1990-06-21T12:00:00Z',
      {
        ascendant: 185.310111,
        midheaven: 103.859718,
        cusps: [218.15998, 251.009849, 131.009849, 158.15998],
        planets: [
          89.858923, 71.765677, 76.782036, 55.849527, 15.333331, 107.198906, 293.663004, 277.928055, 283.563748,
          225.287718,
        ],
      },
    ],
    [
      'Utqiaġvik, Alaska',
      UTQIAGVIK,
      '1985-12-21T03:00',
      '1985-12-21T12:00:00Z',
      {
        ascendant: 191.051908,
        midheaven: 111.477467,
        cusps: [224.527094, 258.00228, 138.00228, 164.527094],
        planets: [
          269.57031, 26.220025, 248.69375, 262.592282, 214.133682, 316.084364, 244.024549, 258.877353, 273.189337,
          216.647505,
        ],
      },
    ],
  ] as [string, Place, string, string, Expected][])(
    '%s: the fallback is named',
    (_what, place, local, iso, expected) => {
      const chart = birthChart(place, local, iso)
      expect(chart.houses).toMatchObject({ system: 'porphyry', requested: 'placidus' })
      expectSky(chart, expected)
      for (const { house } of chart.placements) expect(house).toBeGreaterThanOrEqual(1)
    },
  )
})
