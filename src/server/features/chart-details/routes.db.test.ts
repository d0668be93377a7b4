import { expect, it } from 'vitest'
import { ChartCourse, ChartDetails, ChartRings, RingHits } from '#contract/chart-details.ts'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'

const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

/** 25 February 1990, noon UTC, in Moscow. */
const BIRTH = { birthdate: '1990-02-25', birthtime: '15:00', birthplace: 'Moscow', lang: 'en' }
/** Swiss Ephemeris 2.10.03 for this instant and 55.7522 N, 37.6156 E. The Sun is above the horizon. */
const SWISS = {
  asc: 128.8641635,
  vertex: 265.9508012,
  sun: 336.6220987,
  moon: 338.316036,
  venus: 296.1111762,
  sunDeclination: -9.0824109,
  moonDeclination: -6.6368427,
}
const NEAR = 0.01

onEachDatabase('what is looked up of a chart', (product) => {
  const made = async (changes: object = {}) => {
    const { token } = await newAccount(product, { ...BIRTH, ...changes })
    const { hash } = (await product.call('POST', '/api/order/report/chart:natal', { token, body: {} })).body
    return { token, path: `/api/chart/${hash as string}` }
  }
  const details = async (asked: { token: string; path: string }) => {
    const { status, body } = await product.call('GET', `${asked.path}/details`, asked)
    expect(status).toBe(200)
    return ChartDetails.parse(body)
  }

  it('has the lots, the vertex and the declinations of the reference', async () => {
    const found = await details(await made())
    expect(found.sect).toBe('day')
    const lot = (name: string) => found.lots.find(({ id }) => id === name)?.lon ?? NaN
    const { asc, sun, moon, venus, vertex, sunDeclination, moonDeclination } = SWISS
    const fortune = (asc + moon - sun + 720) % 360
    const spirit = (asc + sun - moon + 720) % 360
    expect(apart(lot('fortune'), fortune)).toBeLessThan(2 * NEAR)
    expect(apart(lot('spirit'), spirit)).toBeLessThan(2 * NEAR)
    expect(apart(lot('eros'), (asc + venus - spirit + 720) % 360)).toBeLessThan(3 * NEAR)
    expect(apart(found.vertex?.lon ?? NaN, vertex)).toBeLessThan(NEAR)
    const declination = (name: string) => found.declinations.find(({ id }) => id === name)?.declination ?? NaN
    expect(declination('sun')).toBeCloseTo(sunDeclination, 3)
    expect(declination('moon')).toBeCloseTo(moonDeclination, 3)
    for (const { a, b, type, orb } of found.parallels) {
      const [one, other] = [declination(a), declination(b)]
      expect(Math.abs(type === 'parallel' ? one - other : one + other)).toBeCloseTo(orb, 9)
    }
    // Both lights in Pisces: Jupiter rules them, Venus is exalted there, by day it has the water signs.
    expect(found.dignities.find(({ id }) => id === 'sun')).toMatchObject({
      domicile: 'jupiter',
      exaltation: 'venus',
      triplicity: 'venus',
      term: 'venus',
      face: 'saturn',
    })
    expect(found.firdaria[0]?.lord).toBe('sun')
    // Spirit is in Leo: 19 years of 360 days.
    const [first] = found.releasing
    expect([first?.lot, first?.periods[0]?.lord]).toEqual(['spirit', 'leo'])
    expect(found.midpoints.length).toBe((13 * 12) / 2)
  })

  it('without the hour has nothing that depends on it', async () => {
    const found = await details(await made({ birthtimeIDK: true, birthtime: undefined }))
    expect(found).toMatchObject({
      birthtime_known: false,
      sect: null,
      lots: [],
      vertex: null,
      firdaria: [],
      dashas: [],
      releasing: [],
    })
    const told = [...found.declinations, ...found.dignities, ...found.antiscia].map(({ id }) => id)
    for (const open of ['moon', 'asc', 'mc']) expect(told).not.toContain(open)
    expect(told).toContain('saturn')
    // The Sun moves by a degree that day.
    for (const list of [found.declinations, found.antiscia]) expect(list.map(({ id }) => id)).not.toContain('sun')
    expect(found.dignities.find(({ id }) => id === 'sun')).toMatchObject({
      term: 'venus',
      face: 'saturn',
      triplicity: null,
    })
  })

  it('goes by the zodiac of the chart: lots lie in it, the declinations stay', async () => {
    const asked = await made()
    const before = await details(asked)
    const body = { chart_rules: { zodiac: 'lahiri' } }
    await product.call('POST', '/api/sync', { token: asked.token, body })
    const after = await details(asked)
    const back = apart(before.lots[0]?.lon ?? NaN, after.lots[0]?.lon ?? NaN)
    expect(back).toBeCloseTo(23.723, 2)
    expect(apart(before.vertex?.lon ?? NaN, after.vertex?.lon ?? NaN)).toBeCloseTo(back, 6)
    for (const [i, { declination }] of after.declinations.entries())
      expect(declination).toBeCloseTo(before.declinations[i]?.declination ?? NaN, 9)
    expect(after.dashas[0]?.lord).toBe(before.dashas[0]?.lord)
  })

  it('has rings at any instant, and their exact hits', async () => {
    const { token, path } = await made()
    const rings = async (query: string) => product.call('GET', `${path}/rings?${query}`, { token })
    const at = '2026-11-25T00:00:00Z'
    const found = ChartRings.parse((await rings(`at=${at}&second=solar-arc&transits=yes`)).body)
    // A little under a degree a year for 36¾ years.
    expect(found.arc).toBeGreaterThan(36)
    expect(found.arc).toBeLessThan(37.5)
    const sun = found.second?.bodies.find(({ id }) => id === 'sun')?.lon ?? NaN
    expect(apart(sun, SWISS.sun)).toBeCloseTo(found.arc ?? NaN, 1)
    // By solar arc all keep their distances.
    const moon = found.second?.bodies.find(({ id }) => id === 'moon')?.lon ?? NaN
    expect(apart(moon, sun)).toBeCloseTo(apart(SWISS.moon, SWISS.sun), 2)
    const none = ChartRings.parse((await rings(`at=${at}&second=none&transits=no`)).body)
    expect(none).toMatchObject({ second: null, transits: null, arc: null })
    const hits = RingHits.parse(
      (await product.call('GET', `${path}/ring-hits?from=${at}&second=progressed`, { token })).body,
    )
    expect(hits.length).toBeGreaterThan(100)
    expect(hits.map(({ at: when }) => when)).toEqual(hits.map(({ at: when }) => when).toSorted())
  })

  it('has the course of the planets', async () => {
    const { token, path } = await made()
    const { body } = await product.call('GET', `${path}/course?from=1990-02-25T12:00:00Z&months=12`, { token })
    const course = ChartCourse.parse(body)
    const sun = course.bodies.find(({ id }) => id === 'sun')
    expect(apart(sun?.lons[0] ?? NaN, SWISS.sun)).toBeLessThan(NEAR)
    expect(apart(sun?.lons.at(-1) ?? NaN, SWISS.sun)).toBeLessThan(1)
    expect(course.bodies.some(({ id }) => id === 'moon')).toBe(false)
  })

  it.each([
    'rings?at=yesterday&second=none&transits=yes',
    'rings?at=1500-01-01T00:00:00Z&second=none&transits=yes',
    'rings?at=9999-01-01T00:00:00Z&second=progressed&transits=yes',
    'rings?at=2026-01-01T00:00:00Z&second=tertiary&transits=yes',
    'rings?second=none',
    'ring-hits?from=2153-04-02T00:00:00Z&second=progressed',
    'course?from=2026-01-01T00:00:00Z&months=7',
    'course?from=&months=12',
  ])('%s is refused', async (query) => {
    const { token, path } = await made()
    expect((await product.call('GET', `${path}/${query}`, { token })).status).toBe(422)
  })

  it('of somebody else’s chart is nobody’s', async () => {
    const { path } = await made()
    const { token } = await newAccount(product)
    for (const part of ['details', 'course?from=2026-01-01T00:00:00Z&months=1']) {
      expect((await product.call('GET', `${path}/${part}`, { token })).status).toBe(404)
      expect((await product.call('GET', `${path}/${part}`)).status).toBe(401)
    }
  })
})
