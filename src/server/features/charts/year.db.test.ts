import { expect, it } from 'vitest'
import { ChartAnswer } from '#contract/charts.ts'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'

/**
 * The product's clock stands at 21 November 2026. 17 May 1990, 14:30 in Moscow: 16°41′ Virgo rises, Mercury is at 37.922°
 * (Swiss Ephemeris 2.10.03).
 */
const BIRTH = { birthdate: '1990-05-17', birthtime: '14:30', birthplace: 'Moscow', lang: 'en' }

onEachDatabase('the year of life in a natal chart', (product) => {
  const chartOf = async (changes: object = {}, type = 'chart:natal') => {
    const { token } = await newAccount(product, { ...BIRTH, ...changes })
    const { hash } = (await product.call('POST', `/api/order/report/${type}`, { token, body: {} })).body
    const { body } = await product.call('GET', `/api/chart/${hash}`, { token })
    expect(ChartAnswer.safeParse(body).error).toBeUndefined()
    return body as ChartAnswer
  }

  it('has its house, its lord and the days on which that is met', async () => {
    const { year, factors } = await chartOf()
    expect(year).toMatchObject({
      age: 36,
      house: 1,
      from: '2026-05-17',
      to: '2027-05-17',
      lord: { id: 'mercury', sign: 5 },
    })
    const [about, lord] = year?.paragraphs ?? []
    expect(about?.text).toContain('At 36')
    expect(about?.text).toContain('May 17, 2027')
    expect(lord?.text).toMatch(/Virgo.*Mercury/)
    expect(lord?.text).toContain('in Taurus')
    for (const id of [...(about?.factors ?? []), ...(lord?.factors ?? [])])
      expect(factors.map((factor) => factor.id)).toContain(id)
    // swe_calc_ut, Jupiter to Pluto, and a search by halves for 0, 60, 90, 120 and 180° in that year.
    expect(year?.hits.map(({ transiting, type, at }) => `${transiting} ${type} ${at.slice(0, 16)}`)).toEqual([
      'jupiter square 2026-08-05T08:09',
    ])
  })

  it('speaks Russian to who does', async () => {
    const { year } = await chartOf({ lang: 'ru' })
    expect(year?.paragraphs[0]?.text).toMatch(
      /^В 36 лет за ваш год отвечает первый дом, и продлится это до 17 мая 2027/,
    )
    expect(year?.paragraphs[1]?.text).toContain('приходится Дева, и управитель года — Меркурий')
  })

  it('is not told without the hour', async () => {
    expect((await chartOf({ birthtimeIDK: true, birthtime: undefined })).year).toBeNull()
  })

  it('is told in the natal chart alone', async () => {
    expect((await chartOf({}, 'chart:transit')).year).toBeNull()
  })
})
