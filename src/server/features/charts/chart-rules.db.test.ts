import { expect, it } from 'vitest'
import { ChartAnswer } from '#contract/charts.ts'
import { newAccount, newConfirmed } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'

const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

/** 25 February 1990, noon UTC, in Moscow. */
const BIRTH = { birthdate: '1990-02-25', birthtime: '15:00', birthplace: 'Moscow', lang: 'en' }

/** Swiss Ephemeris 2.10.03 for this instant and 55.7522 N, 37.6156 E. */
const TROPICAL = { sun: 336.6220987, asc: 128.8641635, mc: 13.8070543 }
const LAHIRI = { sun: 312.8989432, moon: 314.5928805, asc: 105.141008 }
const CAMPANUS = [128.8641635, 156.2513086, 175.1797748, 193.8070543, 220.0131452, 263.7266687]

/** The same source, its bodies 10 to 13. */
const POINTS = { meanNode: 315.5228641, trueNode: 316.4645397, meanLilith: 222.6267295, trueLilith: 202.6767765 }

const USUAL = {
  house_system: 'placidus',
  zodiac: 'tropical',
  node: 'true',
  lilith: 'mean',
  orb_percent: 100,
  minor_aspects: [],
}

/** The atlas has Moscow some hundred meters away: the Ascendant moves by a few arc seconds. */
const NEAR = 0.01

onEachDatabase('the rules of charts', (product) => {
  const sync = (token: string, chart_rules: object) =>
    product.call('POST', '/api/sync', { token, body: { chart_rules } })
  const read = async (token: string, hash: string) => {
    const { status, body } = await product.call('GET', `/api/chart/${hash}`, { token })
    expect(status).toBe(200)
    expect(ChartAnswer.safeParse(body).error).toBeUndefined()
    return body as ChartAnswer
  }
  const made = async (type = 'chart:natal', changes: object = {}) => {
    const { token } = await newAccount(product, { ...BIRTH, ...changes })
    const { hash } = (await product.call('POST', `/api/order/report/${type}`, { token, body: {} })).body
    return { token, hash: hash as string }
  }
  const lon = (chart: ChartAnswer, id: string) => chart.bodies.find((body) => body.id === id)?.lon ?? NaN
  const textOf = (chart: ChartAnswer) => chart.reading.map(({ title }) => title).join('\n')

  it('are Placidus and the tropical zodiac until somebody chooses others', async () => {
    const { token, hash } = await made()
    const { body } = await product.call('GET', '/api/sync', { token })
    expect(body.chart_rules).toEqual(USUAL)
    const chart = await read(token, hash)
    expect(chart.rules).toEqual({ ...USUAL, own: false })
    expect(apart(lon(chart, 'sun'), TROPICAL.sun)).toBeLessThan(NEAR)
    expect(apart(chart.houses?.asc ?? NaN, TROPICAL.asc)).toBeLessThan(NEAR)
  })

  it('of an account are those of its charts and their readings', async () => {
    const { token, hash } = await made()
    const before = await read(token, hash)
    expect(before.big_three.map(({ sign }) => sign)).toEqual([11, 11, 4])
    const saved = await sync(token, { house_system: 'campanus', zodiac: 'lahiri' })
    // Sun and Moon in Aquarius, Cancer rising.
    expect(saved.body).toMatchObject({
      chart_rules: { house_system: 'campanus', zodiac: 'lahiri' },
      house_system: 'campanus',
      zodiac: { sun: 10, moon: 10, asc: 3 },
    })
    const chart = await read(token, hash)
    expect(chart).toMatchObject({ zodiac: 'lahiri', house_system: 'campanus', rules: { own: false } })
    for (const body of ['sun', 'moon'] as const) expect(apart(lon(chart, body), LAHIRI[body])).toBeLessThan(NEAR)
    expect(apart(chart.houses?.asc ?? NaN, LAHIRI.asc)).toBeLessThan(NEAR)
    const back = (before.houses?.asc ?? NaN) - (chart.houses?.asc ?? NaN)
    for (const [i, cusp] of CAMPANUS.entries())
      expect(apart((chart.houses?.cusps[i] ?? NaN) + back, cusp)).toBeLessThan(NEAR)
    expect(chart.big_three.map(({ sign }) => sign)).toEqual([10, 10, 3])
    expect(textOf(before)).toContain('Pisces')
    expect(textOf(chart)).toContain('Aquarius')
    expect(textOf(chart)).not.toMatch(/(Sun|Moon) in Pisces/)
    expect(chart.aspects.map(({ a, b, type }) => `${a} ${type} ${b}`)).toEqual(
      before.aspects.map(({ a, b, type }) => `${a} ${type} ${b}`),
    )
  })

  it('of one change, the other stays', async () => {
    const { token } = await made()
    await sync(token, { zodiac: 'raman' })
    const { body } = await sync(token, { house_system: 'morinus' })
    expect(body.chart_rules).toEqual({ ...USUAL, house_system: 'morinus', zodiac: 'raman' })
  })

  it('hold for transits: they meet the birth when they do by any zodiac', async () => {
    const { token, hash } = await made('chart:transit')
    const before = await read(token, hash)
    await sync(token, { zodiac: 'faganBradley', house_system: 'wholeSign' })
    const chart = await read(token, hash)
    // Precession since the birth moves the sky against it by half a degree.
    const orbs = new Map(before.aspects.map(({ a, b, type, orb }) => [`${a} ${type} ${b}`, orb]))
    const met = chart.aspects.filter(({ a, b, type }) => orbs.has(`${a} ${type} ${b}`))
    expect(met.length).toBeGreaterThan(5)
    for (const { a, b, type, orb } of met)
      expect(Math.abs(orb - (orbs.get(`${a} ${type} ${b}`) ?? NaN))).toBeLessThan(0.52)
    expect(chart.natal?.houses?.cusps.map((cusp) => cusp % 30)).toEqual(Array(12).fill(0))
  })

  it('may be a chart’s own, and given up again', async () => {
    const { token, hash } = await made()
    const own = { house_system: 'equal', zodiac: 'lahiri' }
    const changed = await product.call('PATCH', `/api/chart/${hash}`, { token, body: { rules: own } })
    expect(changed.body).toMatchObject({ zodiac: 'lahiri', house_system: 'equal', rules: { ...own, own: true } })
    await sync(token, { house_system: 'koch' })
    expect((await read(token, hash)).rules).toEqual({ ...USUAL, ...own, own: true })
    const back = await product.call('PATCH', `/api/chart/${hash}`, { token, body: { rules: null } })
    expect(back.body.rules).toEqual({ ...USUAL, house_system: 'koch', own: false })
  })

  it('of somebody else’s chart can’t be changed', async () => {
    const { hash } = await made()
    const { token } = await newAccount(product)
    const answer = await product.call('PATCH', `/api/chart/${hash}`, { token, body: { rules: null } })
    expect(answer.status).toBe(404)
    expect((await product.call('PATCH', `/api/chart/${hash}`, { body: { rules: null } })).status).toBe(401)
  })

  const LISTS = [
    { minor_aspects: ['septile'] },
    { minor_aspects: 'quincunx' },
    { minor_aspects: Array(7).fill('quincunx') },
  ]
  const NONE = [{ house_system: 'galactic' }, { zodiac: 'chinese' }, { node: 'south' }, { lilith: 'white' }]
  it.each([...NONE, { orb_percent: 400 }, { orb_percent: '100' }, ...LISTS, 'placidus'])(
    '%j are none',
    async (rules) => {
      const { token, hash } = await made()
      expect((await sync(token, rules as object)).status).toBe(422)
      expect((await product.call('PATCH', `/api/chart/${hash}`, { token, body: { rules } })).status).toBe(422)
    },
  )

  it.each([
    ['tropical', 'Pisces'],
    ['lahiri', 'Aquarius'],
  ])('are the astrologer’s: by %s the Sun is in %s', async (zodiac, sign) => {
    const { token } = await newConfirmed(product, BIRTH)
    await sync(token, { zodiac })
    const body = { content: 'What is my Sun sign?', role: 'user' }
    const { message } = (await product.call('POST', '/api/chat', { token, body })).body
    expect(message.content).toContain(sign)
  })

  it('name the node and Lilith', async () => {
    const { token, hash } = await made()
    const usual = await read(token, hash)
    expect(apart(lon(usual, 'trueNode'), POINTS.trueNode)).toBeLessThan(NEAR)
    expect(apart(lon(usual, 'meanLilith'), POINTS.meanLilith)).toBeLessThan(NEAR)
    await sync(token, { node: 'mean', lilith: 'true' })
    const chart = await read(token, hash)
    expect(apart(lon(chart, 'trueNode'), POINTS.meanNode)).toBeLessThan(NEAR)
    expect(apart(lon(chart, 'meanLilith'), POINTS.trueLilith)).toBeLessThan(NEAR)
    expect(chart.rules).toMatchObject({ node: 'mean', lilith: 'true', own: false })
    // By a sidereal zodiac the same points lie as much further back as the Sun does.
    await sync(token, { zodiac: 'lahiri' })
    const back = TROPICAL.sun - LAHIRI.sun
    expect(apart(lon(await read(token, hash), 'meanLilith') + back, POINTS.trueLilith)).toBeLessThan(NEAR)
  })

  it('say how far aspects reach: none stands further, none nearer is missing', async () => {
    const { token, hash } = await made()
    const orbs = async (percent: number) => {
      await sync(token, { orb_percent: percent })
      return new Map((await read(token, hash)).aspects.map(({ a, b, type, orb }) => [`${a} ${type} ${b}`, orb]))
    }
    const [narrow, usual, wide] = [await orbs(50), await orbs(100), await orbs(150)]
    expect(narrow.size).toBeLessThan(usual.size)
    expect(usual.size).toBeLessThan(wide.size)
    for (const [name, orb] of usual) {
      expect(wide.get(name)).toBe(orb)
      if (!narrow.has(name)) expect(orb).toBeGreaterThan(1)
    }
    expect(Math.max(...narrow.values())).toBeLessThanOrEqual(4)
    expect(Math.max(...wide.values())).toBeGreaterThan(Math.max(...usual.values()))
  })

  it('list the minor aspects that are asked for, and the reading stays as it is', async () => {
    const { token, hash } = await made()
    const before = await read(token, hash)
    await sync(token, { minor_aspects: ['quincunx', 'semisquare'] })
    const chart = await read(token, hash)
    const minor = chart.aspects.filter(({ type }) => !before.aspects.some((one) => one.type === type))
    expect(minor.length).toBeGreaterThan(0)
    for (const { a, b, type, orb } of minor) {
      const at = (id: string) => (id === 'asc' || id === 'mc' ? chart.houses?.[id] : undefined) ?? lon(chart, id)
      expect(Math.abs(apart(at(a), at(b)) - (type === 'quincunx' ? 150 : 45))).toBeCloseTo(orb, 6)
      expect(orb).toBeLessThanOrEqual(2)
    }
    expect(chart.reading).toEqual(before.reading)
    expect(chart.factors).toEqual(before.factors)
    expect(chart.rules.minor_aspects).toEqual(['semisquare', 'quincunx'])
    const pdf = await product.call('GET', `/api/chart/${hash}/wheel.svg`, { token })
    expect(pdf.status).toBe(200)
  })

  it('without the hour change the zodiac alone', async () => {
    const { token, hash } = await made('chart:natal', { birthtimeIDK: true, birthtime: undefined })
    await sync(token, { zodiac: 'lahiri', house_system: 'koch' })
    const chart = await read(token, hash)
    expect(chart).toMatchObject({ houses: null, zodiac: 'lahiri' })
    expect(chart.bodies.find(({ id }) => id === 'sun')).toMatchObject({ sign: 10 })
  })

  it('the Moon of a day goes by the zodiac that is asked for', async () => {
    const moon = async (query: string) =>
      (await product.call('GET', `/api/lunar?date=1990-02-25${query}`, { headers: { 'x-time-zone': 'UTC' } })).body
    // At noon: 338.316° tropical, 314.593° by Lahiri.
    expect((await moon('')).position.sign).toBe(11)
    expect((await moon('&zodiac=lahiri')).position.sign).toBe(10)
    const refused = await product.call('GET', '/api/lunar?zodiac=chinese')
    expect(refused.status).toBe(422)
  })
})
