import { expect, it } from 'vitest'
import { ChartAnswer } from '#contract/charts.ts'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'

const longitude = (bodies: ChartAnswer['bodies'], id: string) => bodies.find((one) => one.id === id)?.lon ?? NaN
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

onEachDatabase('charts of returns', (product) => {
  const returned = async (
    type: string,
    asked: Record<string, unknown>,
    { zone = 'UTC', ...changes }: Record<string, unknown> & { zone?: string } = {},
  ) => {
    const { token } = await newAccount(product, { lang: 'en', ...changes })
    const { hash } = (await product.call('POST', `/api/order/report/${type}`, { token, body: asked })).body
    const headers = { 'x-time-zone': zone }
    const answer = await product.call('GET', `/api/chart/${hash}`, { token, headers })
    expect(answer.status).toBe(200)
    expect(ChartAnswer.safeParse(answer.body).error).toBeUndefined()
    return answer.body as ChartAnswer
  }
  const secondsFrom = (instant: string, utc: string) => Math.abs(Date.parse(instant) - Date.parse(utc)) / 1000

  // Swiss Ephemeris 2.10.03, swe_solcross_ut and swe_mooncross_ut, for the birth of 17 May 1990, 10:30 UTC.
  it('of the Sun is at its instant, told by the reader’s clock', async () => {
    const chart = await returned('chart:solar-return', { year: 2024 }, { zone: 'Europe/Lisbon' })
    expect(secondsFrom(chart.instant, '2024-05-16T15:51:20Z')).toBeLessThan(2)
    expect(secondsFrom(chart.return?.next ?? '', '2025-05-16T21:47:22Z')).toBeLessThan(2)
    expect(chart).toMatchObject({
      title: 'Solar return 2024',
      local: { date: '2024-05-16', clock: '16:51', offset: '+01:00' },
      return: { light: 'sun', for: '2024', relocated: false },
      natal: { instant: '1990-05-17T10:30:00Z' },
    })
    expect(apart(longitude(chart.bodies, 'sun'), longitude(chart.natal?.bodies ?? [], 'sun'))).toBeLessThan(1e-4)
    expect(chart.reading[0]?.paragraphs[0]?.text).toContain('May 16, 2024 at 4:51 p.m.')
  })

  it('of the Moon is the first from the date on', async () => {
    const chart = await returned('chart:lunar-return', { date: '2025-01-28' })
    expect(secondsFrom(chart.instant, '2025-01-30T08:41:50Z')).toBeLessThan(2)
    expect(chart.return).toMatchObject({ light: 'moon', for: '2025-01-28' })
    expect(chart.reading.map(({ title }) => title).join()).toMatch(/The Moon in the \w+ house/)
  })

  it('elsewhere has the same sky in other houses', async () => {
    const [home, away] = [
      await returned('chart:solar-return', { year: 2025 }),
      await returned('chart:solar-return', { year: 2025, place: 'Lisbon' }),
    ]
    expect(away).toMatchObject({ place: { name: 'Lisbon' }, return: { relocated: true } })
    expect(away.instant).toBe(home.instant)
    expect(away.houses?.asc).not.toBe(home.houses?.asc)
    expect(away.bodies.map(({ lon }) => lon)).toEqual(home.bodies.map(({ lon }) => lon))
    // Uranus, in Capricorn at the birth, was at 27° Taurus in May 2025.
    expect(away.bodies.find(({ id }) => id === 'uranus')).toMatchObject({ sign: 1, degree: 27 })
    expect(away.natal).toEqual(home.natal)
    expect(away.reading[0]?.paragraphs[0]?.text).toContain('Lisbon')
  })

  it.each(['chart:solar-return', 'chart:lunar-return'])('%s without the hour tells no house', async (type) => {
    const unknown = { birthtimeIDK: true, birthtime: undefined }
    const asked = type === 'chart:solar-return' ? { year: 2025 } : { date: '2025-01-01' }
    const chart = await returned(type, asked, unknown)
    expect(chart).toMatchObject({ houses: null, birthtime_known: false })
    expect(chart.bodies.map(({ house }) => house)).toEqual(chart.bodies.map(() => null))
    expect(chart.factors.filter((factor) => 'house' in factor || 'orb' in factor)).toEqual([])
    expect(chart.reading[1]?.title).toBe('What can’t be told without the birth time')
  })
})
