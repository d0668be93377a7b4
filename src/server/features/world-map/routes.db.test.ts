import { expect, it } from 'vitest'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { housesAt } from '#astro/charts/houses.ts'
import { say } from '#contract/messages/say.ts'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'

const PERSON = { name: 'Ada', birthdate: '1985-03-02', birthtime: '04:10', birthplace: 'Saint Petersburg, Russia' }
const MAP = ['/api/map', '/api/map/relocated?lat=10&lon=20', '/api/map/list.txt']

onEachDatabase('map of planetary lines', (product) => {
  const get = (path: string, token?: string, lang?: string) =>
    product.call('GET', path, { ...(token && { token }), ...(lang && { headers: { 'accept-language': lang } }) })
  const born = (body = {}) =>
    newAccount(product, { birthdate: '1990-05-17', birthtime: '14:30', birthplace: 'Moscow, Russia', ...body })

  it('says where each planet stood overhead, and what its four lines mean', async () => {
    const { token } = await born()
    const { status, body } = await get('/api/map?lang=en', token)
    expect(status).toBe(200)
    expect(body.birth).toMatchObject({ instant: '1990-05-17T10:30:00Z', time_known: true })
    // The Sun's declination and the equation of time on that day, from the Astronomical Almanac: +19°20′ and +3 m 40 s.
    const sun = body.overheads.find(({ planet }: { planet: string }) => planet === 'sun')
    expect(sun.lat).toBeCloseTo(19.33, 1)
    expect(sun.lon).toBeCloseTo(15 * (12 - 10.5 - 3.67 / 60), 0)
    expect(body.overheads).toHaveLength(10)
    expect(body.lines).toHaveLength(40)
    expect(new Set(body.lines.map(({ text }: { text: string }) => text)).size).toBe(40)
  })

  it('casts the chart for another place: angles as of a birth there, each body in its sign', async () => {
    const { token } = await born()
    const { body } = await get('/api/map/relocated?lat=-33.87&lon=151.21&lang=ru', token)
    const there = housesAt(loadEphemeris(), {
      jdUt: jdUtFromIso('1990-05-17T10:30:00Z'),
      latitudeDeg: -33.87,
      longitudeDeg: 151.21,
    })
    expect(body.houses.asc).toBeCloseTo(there.ascendantDeg, 6)
    expect(body.houses.mc).toBeCloseTo(there.midheavenDeg, 6)
    expect(body.place.town.name).toMatch(/[А-я]/)
    expect(body.place.town.km).toBeLessThan(10)
    expect(body.bodies.some((one: Record<string, unknown>) => one.house !== one.house_at_birth)).toBe(true)
  })

  it('has none without the hour of birth, and says why', async () => {
    const { token } = await born({ birthtime: undefined, birthtimeIDK: true })
    const { body } = await get('/api/map', token)
    expect(body.overheads).toEqual([])
    expect(body.birth.time_known).toBe(false)
    expect(await get('/api/map/relocated?lat=1&lon=1', token, 'en')).toMatchObject({
      status: 422,
      body: { message: say('en', 'map_hour') },
    })
    const list = await get('/api/map/list.txt?lang=en', token)
    expect(list.body).toContain('Without the hour')
  })

  it('is of one’s own people, and of nobody else’s', async () => {
    const [mine, theirs] = [await born(), await born()]
    const { body: person } = await product.call('POST', '/api/people', { token: mine.token, body: PERSON })
    const own = await get(`/api/map?person=${person.id}`, mine.token)
    expect(own.body.person).toEqual({ id: person.id, name: 'Ada' })
    expect(own.body.birth.instant).toBe('1985-03-02T01:10:00Z')
    for (const path of MAP) {
      const address = `${path}${path.includes('?') ? '&' : '?'}person=${person.id}`
      expect((await get(address, theirs.token)).status).toBe(404)
      expect((await get(address)).status).toBe(401)
      expect((await get(address, mine.token)).status).toBe(200)
    }
  })

  it('refuses a place that is no place, and a person that is none', async () => {
    const { token } = await born()
    for (const query of ['lat=91&lon=0', 'lat=0&lon=181', 'lat=x&lon=0', 'lon=1', 'lat=Infinity&lon=1'])
      expect((await get(`/api/map/relocated?${query}`, token)).status, query).toBe(422)
    expect((await get('/api/map?person=x', token)).status).toBe(422)
  })

  it('is a list in words, too', async () => {
    const { token } = await born()
    const { body: text } = await get('/api/map/list.txt?lang=ru', token)
    expect(text).toMatch(/^Планетные линии и города\n/)
    expect(text.match(/, \d[\d\s]* км$/gm)).toHaveLength(24 * 3)
  })
})
