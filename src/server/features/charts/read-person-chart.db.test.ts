import { describe, expect, it } from 'vitest'
import { PersonChart } from '#contract/charts.ts'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'

onEachDatabase('the chart of somebody in short', (product) => {
  const add = async (token: string, body: Record<string, unknown> = {}) =>
    (
      await product.call('POST', '/api/people', {
        token,
        body: {
          name: 'Anna',
          relation: 'partner',
          birthdate: '1987-11-02',
          birthtime: '07:10',
          birthplace: 'Saint Petersburg',
          ...body,
        },
      })
    ).body.id as number
  const read = (token: string | undefined, id: number | string) =>
    product.call('GET', `/api/people/${id}/chart`, { token })

  it('is what their whole chart says, without one being made', async () => {
    const { token } = await newAccount(product)
    const id = await add(token)
    const { status, body } = await read(token, id)
    expect(status).toBe(200)
    expect(PersonChart.safeParse(body).error).toBeUndefined()
    expect((await product.call('GET', '/api/reports/charts', { token })).body).toEqual([])
    const order = { token, body: { person: id } }
    const { hash } = (await product.call('POST', '/api/order/report/chart:person-natal', order)).body
    const whole = (await product.call('GET', `/api/chart/${hash}`, { token })).body
    expect(body.birth.bodies).toEqual(whole.bodies)
    expect(body.birth.houses).toEqual(whole.houses)
    // Scorpio: the Sun of November 2.
    expect(body.big_three.map(({ id: point, sign }: { id: string; sign: number }) => [point, sign])).toEqual(
      whole.big_three.map(({ id: point, sign }: { id: string; sign: number }) => [point, sign]),
    )
    expect(body.big_three[0]).toMatchObject({ id: 'sun', sign: 7 })
    expect(body.told_as).toBe('adult')
  })

  describe('of a child', () => {
    it.each([
      ['a parent', {}],
      ['a reader who hasn’t told their own birth', { birthdate: undefined }],
    ])('speaks to %s', async (_, changes) => {
      const { token, id: userId } = await newAccount(product)
      if ('birthdate' in changes)
        await product.services.db.execute(
          `update users set birthdate = null, birthtime = null, birth_instant = null where id = ${userId}`,
        )
      const id = await add(token, { relation: 'child', birthdate: '2015-03-03' })
      expect((await read(token, id)).body).toMatchObject({ told_as: 'child', person: { name: 'Anna' } })
    })
  })

  it('has neither houses nor an Ascendant without the hour', async () => {
    const { token } = await newAccount(product)
    const id = await add(token, { birthtime: '', birthtimeIDK: true })
    const { body } = await read(token, id)
    expect(body.birth).toMatchObject({ houses: null, birthtime_known: false })
    expect(body.big_three.map((point: { id: string }) => point.id)).not.toContain('asc')
  })

  it('is nobody else’s', async () => {
    const { token } = await newAccount(product)
    const id = await add(token)
    const { token: stranger } = await newAccount(product)
    for (const who of [id, 999_999, 'x', '-1']) expect((await read(stranger, who)).status).toBe(404)
    expect((await read(undefined, id)).status).toBe(401)
  })
})
