import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { Place } from '#contract/places.ts'
import { say } from '#contract/messages/say.ts'
import { onEachDatabase } from '#test/product.ts'

onEachDatabase('GET /places', (product) => {
  const places = (query: string, headers: Record<string, string> = {}) =>
    product.call('GET', `/api/places?${new URLSearchParams(query)}`, { headers })

  it.each([
    ['q=Moscow&lang=en', 'Moscow', 'Russia'],
    ['q=Москва&lang=ru', 'Москва', 'Россия'],
    ['q=Москва&lang=en', 'Moscow', 'Russia'],
    ['q=Моск&lang=ru&limit=10', 'Москва', 'Россия'],
  ])('is open to visitors and puts the best first: %s', async (query, name, country) => {
    const { status, body } = await places(query)
    expect(status).toBe(200)
    expect(z.object({ places: z.array(Place) }).safeParse(body).error).toBeUndefined()
    expect(body.places[0]).toMatchObject({ name, country, country_code: 'RU', time_zone: 'Europe/Moscow' })
    expect(body.places[0].lat).toBeCloseTo(55.75, 1)
    expect(body.places[0].lon).toBeCloseTo(37.62, 1)
  })

  it('tells places of one name apart by region and country', async () => {
    const { body } = await places('q=Paris&lang=en&limit=10')
    expect(body.places[0]).toMatchObject({ name: 'Paris', country_code: 'FR', time_zone: 'Europe/Paris' })
    const labels = body.places.map((place: Place) => [place.name, place.region, place.country].join(', '))
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('gives five, or as many as were asked for up to ten', async () => {
    expect((await places('q=San')).body.places).toHaveLength(5)
    for (const limit of [1, 10]) expect((await places(`q=San&limit=${limit}`)).body.places).toHaveLength(limit)
  })

  it.each(['', 'q=', 'q=%20%20', 'q=Xqzzyvoblgrad', 'q=%25%5F', "q=';drop table users"])(
    'has nothing for "%s"',
    async (query) => {
      const answer = await product.call('GET', `/api/places?${query}`)
      expect([answer.status, answer.body]).toEqual([200, { places: [] }])
    },
  )

  describe('is 422', () => {
    it.each([
      ['limit=0', 'limit', 'number'],
      ['limit=11', 'limit', 'number'],
      ['limit=two', 'limit', 'number'],
      ['limit=2.5', 'limit', 'number'],
      ['limit=', 'limit', 'number'],
      ['lang=de', 'lang', 'lang'],
      [`q=${'x'.repeat(201)}`, 'q', 'too_long'],
    ] as const)('for %s', async (query, field, key) => {
      const answer = await places(query, { 'accept-language': 'ru' })
      expect(answer).toMatchObject({ status: 422, body: { reason: 'validation', message: say('ru', 'check_fields') } })
      expect(answer.body.errors).toEqual({ [field]: say('ru', key) })
    })
  })
})
