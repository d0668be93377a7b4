import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { FirstChartAnswer } from '#contract/charts.ts'
import { onEachDatabase } from '#test/product.ts'

/** Ulm, 14 March 1879, 11:30 local mean time (birth certificate, Astro-Databank AA). */
const EINSTEIN = { birthdate: '1879-03-14', birthtime: '11:30', birthplace: 'Ulm, Germany', lang: 'en' }

onEachDatabase('a chart before an account', (product) => {
  const first = (body: object, headers: Record<string, string> = {}) =>
    product.call('POST', '/api/first-chart', { body, headers })

  it('has Sun, Moon and Ascendant where Astro-Databank has them, with a sentence each and the fact behind it', async () => {
    for (const lang of ['en', 'ru']) {
      const { status, body } = await first({ ...EINSTEIN, lang })
      expect(status).toBe(200)
      const answer = FirstChartAnswer.parse(body)
      expect(answer.big_three).toMatchObject([
        { id: 'sun', sign: 11, degree: 23, minute: 30 },
        { id: 'moon', sign: 8, degree: 14 },
        { id: 'asc', sign: 3, degree: 11 },
      ])
      const known = answer.sources.map(({ id }) => id)
      for (const { paragraph } of [...answer.big_three, { paragraph: answer.today }]) {
        expect(/[а-яё]/i.test(paragraph?.text ?? '')).toBe(lang === 'ru')
        expect(known).toEqual(expect.arrayContaining(paragraph?.factors ?? []))
      }
      expect(answer.birth.houses?.cusps).toHaveLength(12)
    }
  })

  it('without the hour has no Ascendant and no houses, and says which signs a body may be in', async () => {
    // The Moon went from Cancer into Leo on 14 January 2025 at 09:12 UTC (reference events).
    const { body } = await first({ birthdate: '2025-01-14', birthtimeIDK: true, birthplace: 'Moscow', lang: 'en' })
    const { big_three: points, birth } = FirstChartAnswer.parse(body)
    expect(points.map(({ id }) => id)).toEqual(['sun', 'moon'])
    expect(points[1]).toMatchObject({ sign: null, signs: [3, 4], degree: null })
    expect(points[1]?.paragraph.text).toContain('Leo')
    expect(birth.houses).toBeNull()
  })

  it('keeps nothing', async () => {
    const count = async () => (await product.rows(sql`select count(*) from users`)) as { count: string }[]
    const before = await count()
    await first(EINSTEIN)
    expect(await count()).toEqual(before)
    const [kept] = await product.rows(sql`select 1 from rate_limits where key like '%1879%' or key like '%Ulm%'`)
    expect(kept).toBeUndefined()
  })

  it('names the field of what cannot be', async () => {
    const fields = async (change: object) => (await first({ ...EINSTEIN, ...change })).body.errors
    expect(await fields({ birthdate: '1879-02-30' })).toHaveProperty('birthdate')
    expect(await fields({ birthtime: undefined })).toHaveProperty('birthtime')
    expect(await fields({ birthplace: '' })).toHaveProperty('birthplace')
    expect(await fields({ birthplace: 'Xqzzgrad' })).toHaveProperty('birthplace')
  })

  it('is refused an address that asks again and again', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    const statuses: number[] = []
    for (let i = 0; i < 61; i++) statuses.push((await first(EINSTEIN, headers)).status)
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses[60]).toBe(429)
  })
})
