import { describe, expect, it } from 'vitest'
import { ToolAnswer } from '#contract/calculators.ts'
import { TOOL_BODIES } from '#product/tool-bodies.ts'
import { say } from '#contract/messages/say.ts'
import { onEachDatabase } from '#test/product.ts'

const MOSCOW_1990 = { birthdate: '1990-05-17', birthtime: '14:30', birthplace: 'Moscow' }

onEachDatabase('calculators', (product) => {
  const tool = (id: number | string, birth: Record<string, unknown>, headers: Record<string, string> = {}) =>
    product.call('POST', `/api/tools/${id}`, { body: birth, headers })

  it('each computes its own body, in the order of the catalogue', async () => {
    for (const [i, body] of TOOL_BODIES.entries()) {
      const { status, body: answer } = await tool(i + 1, { ...MOSCOW_1990, lang: 'en' })
      expect(status).toBe(200)
      expect(ToolAnswer.parse(answer)).toMatchObject({ body, certain: true })
      expect(answer.title.toLowerCase()).toMatch(new RegExp(`^${body} in \\w+, \\w+ house$`))
    }
  })

  it('knows the Sun of Einstein: Pisces, 23°30′, in the tenth house', async () => {
    // Ulm, 14 March 1879, 11:30 local mean time (birth certificate, Astro-Databank AA): Sun 23°30′ Pisces, 10th house.
    const einstein = { birthdate: '1879-03-14', birthtime: '11:30', birthplace: 'Ulm, Germany', lang: 'en' }
    const { body: sun } = await tool(5, einstein)
    expect(sun).toMatchObject({ body: 'sun', sign: 11, degree: 23, minute: 30, house: 10, retrograde: false })
    // Uranus 1°17′ Virgo, retrograde; Moon 14°31′ Sagittarius.
    expect((await tool(4, einstein)).body).toMatchObject({ sign: 5, degree: 1, retrograde: true })
    expect((await tool(6, einstein)).body).toMatchObject({ sign: 8, degree: 14 })
  })

  it('tells how the birth was read: old style, whose clock, which of two hours, by hand', async () => {
    const read = async (birth: Record<string, unknown>) => (await tool(5, { lang: 'en', ...birth })).body.birth
    const plain = { birthdate_julian: null, clock_name: null, territory: null, by_hand: false, turn: null }
    const lviv = { birthdate: '1935-02-05', birthtime: '12:00', birthplace: 'Lviv' }
    expect(await read(MOSCOW_1990)).toEqual({
      date: '1990-05-17',
      local: { date: '1990-05-17', clock: '14:30', offset: '+04:00' },
      read: plain,
    })
    expect((await read(lviv)).read).toEqual({ ...plain, clock_name: 'Polish time', territory: 'Eastern Galicia' })
    expect(await read({ ...lviv, birth_offset: '+01:36' })).toMatchObject({
      local: { offset: '+01:36' },
      read: { ...plain, by_hand: true },
    })
    expect(await read({ birthdate: '1905-01-05', birthplace: 'Kyiv', birth_calendar: 'julian' })).toEqual({
      date: '1905-01-18',
      local: null,
      read: { ...plain, birthdate_julian: '1905-01-05' },
    })
    const twice = { birthdate: '1996-10-27', birthtime: '02:30', birthplace: 'Moscow' }
    expect((await read(twice)).read.turn).toBe(1)
    expect((await read({ ...twice, birth_fold: 1 })).read.turn).toBe(2)
  })

  it('tells no house without the hour, and both signs where the body changed', async () => {
    // The Sun entered Taurus on 20 April 1990 at 08:27 UTC.
    const { body } = await tool(5, { birthdate: '1990-04-20', birthplace: 'London', lang: 'en' })
    expect(body).toMatchObject({ body: 'sun', certain: false, alternatives: [0, 1], house: null, title: 'Sun' })
    expect(body.text).toMatch(/passed from Aries into Taurus/)
    expect(body.sources.map(({ sign }: { sign: number }) => sign)).toEqual([0, 1])
    const hour = await tool(5, { birthdate: '1990-04-20', birthtime: '12:00', birthplace: 'London', lang: 'en' })
    expect(hour.body).toMatchObject({ certain: true, sign: 1 })
    expect(hour.body).not.toHaveProperty('alternatives')
  })

  it('without the place is certain only where the whole world agrees', async () => {
    const noon = await tool(5, { birthdate: '1990-04-20', birthtime: '12:00', lang: 'ru' })
    expect(noon.body).toMatchObject({ certain: false, alternatives: [0, 1], house: null })
    expect(noon.body.text).toContain('место рождения')
    expect((await tool(5, { birthdate: '1990-05-10', lang: 'ru' })).body).toMatchObject({
      certain: true,
      sign: 1,
      title: 'Солнце в Тельце',
    })
  })

  it('answers in the language of the body, else of the browser', async () => {
    expect((await tool(11, { birthdate: '1990-05-10' }, { 'accept-language': 'ru' })).body.title).toMatch(/^Церера/)
  })

  it('says which place it took', async () => {
    const { body } = await tool(5, { ...MOSCOW_1990, birthplace: 'Mosc', lang: 'en' })
    expect(body.warnings?.[0]).toContain('Mosc')
  })

  describe('is 422', () => {
    it.each([
      [{ birthdate: '' }, 'birthdate', 'required'],
      [{ birthdate: '1990-02-30' }, 'birthdate', 'date_impossible'],
      [{ birthdate: '1790-01-01' }, 'birthdate', 'date_range'],
      [{ birthdate: '2027-01-01' }, 'birthdate', 'date_future'],
      [{ birthdate: '1990-05-17', birthtime: '25:00' }, 'birthtime', 'time'],
      [{ birthdate: '1990-05-17', birthplace: 'Xqzzyvoblgrad' }, 'birthplace', 'place_unknown'],
    ] as const)('for %j', async (birth, field, key) => {
      expect(await tool(1, { ...birth, lang: 'ru' })).toMatchObject({
        status: 422,
        body: { reason: 'validation', errors: { [field]: say('ru', key) } },
      })
    })
  })

  it.each([0, 12, 'sun', '1.5'])('is 404 for the number %s', async (id) => {
    expect(await tool(id, MOSCOW_1990)).toMatchObject({ status: 404 })
  })

  it('is 429 to whoever asks without end', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    let answer = await tool(5, { birthdate: '1990-05-10' }, headers)
    for (let i = 0; i < 120 && answer.status === 200; i++) answer = await tool(5, { birthdate: '1990-05-10' }, headers)
    expect(answer).toMatchObject({ status: 429, body: { reason: 'rate_limited' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
