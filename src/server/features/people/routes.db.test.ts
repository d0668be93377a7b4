import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { say } from '#contract/messages/say.ts'
import { Person } from '#contract/people.ts'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'

const ANNA = {
  name: 'Anna',
  relation: 'partner',
  birthdate: '1987-11-02',
  birthtime: '07:10',
  birthplace: 'Saint Petersburg',
}

onEachDatabase('people', (product) => {
  const add = (token: string, changes: Record<string, unknown> = {}) =>
    product.call('POST', '/api/people', { token, body: { ...ANNA, ...changes } })
  const list = (token: string) => product.call('GET', '/api/people', { token })
  const edit = (token: string, id: number | string, body: Record<string, unknown>) =>
    product.call('PATCH', `/api/people/${id}`, { token, body })
  const remove = (token: string, id: number | string) => product.call('DELETE', `/api/people/${id}`, { token })
  const instantOf = async (id: number) => {
    const [row] = await product.rows(sql`select birth_instant from people where id = ${id}`)
    const value = row?.birth_instant
    return value === null ? null : new Date(String(value)).toISOString()
  }

  describe('POST /people', () => {
    it('notes somebody’s birth, with the place it was resolved to', async () => {
      const { token } = await newAccount(product)
      const { status, body } = await add(token)
      expect(status).toBe(201)
      expect(body).toMatchObject({ status: 'success', ...ANNA, birthtimeIDK: false })
      expect(body.birthplace_id).toEqual(expect.any(String))
      // Leningrad kept UTC+3 in November 1987.
      expect(await instantOf(body.id)).toBe('1987-11-02T04:10:00.000Z')
      const { body: rows } = await list(token)
      expect(z.array(Person).safeParse(rows).error).toBeUndefined()
      expect(rows).toHaveLength(1)
    })

    it('takes a birth without an hour, and without a relation', async () => {
      const { token } = await newAccount(product)
      const { body } = await add(token, { birthtime: '', birthtimeIDK: 'on', relation: undefined })
      expect(body).toMatchObject({ birthtime: null, birthtimeIDK: true, relation: '' })
      expect(await instantOf(body.id)).toBeNull()
    })

    it('says how a doubled hour was understood', async () => {
      const { token } = await newAccount(product)
      const { body } = await add(token, { birthdate: '1987-09-27', birthtime: '02:30', birthplace: 'Moscow' })
      expect(body.warnings).toEqual([expect.stringContaining('happened twice')])
    })

    it.each([
      [{ name: ' ' }, 'name', 'required'],
      [{ birthdate: '2199-01-01' }, 'birthdate', 'date_future'],
      [{ birthdate: '1987-02-30' }, 'birthdate', 'date_impossible'],
      [{ birthtime: undefined }, 'birthtime', 'birthtime_required'],
      [{ birthplace: 'Xqzzyplace' }, 'birthplace', 'place_unknown'],
    ] as const)('refuses %j', async (changes, field, key) => {
      const { token } = await newAccount(product, { lang: 'ru' })
      const answer = await add(token, changes)
      expect(answer).toMatchObject({ status: 422, body: { reason: 'validation', errors: { [field]: say('ru', key) } } })
      expect((await list(token)).body).toEqual([])
    })

    it('refuses the 101st', async () => {
      const { id, token } = await newAccount(product)
      await add(token)
      await product.rows(
        sql`insert into people (user_id, name, relation, birthdate, birthtime, birthtime_unknown, birthplace, place_id,
          place_latitude_deg, place_longitude_deg, place_time_zone, birth_instant, created_at)
          select user_id, name, relation, birthdate, birthtime, birthtime_unknown, birthplace, place_id,
          place_latitude_deg, place_longitude_deg, place_time_zone, birth_instant, created_at
          from people, generate_series(1, 99) where user_id = ${id}`,
      )
      expect(await add(token)).toMatchObject({ status: 429, body: { reason: 'limit_reached' } })
    })
  })

  describe('PATCH /people/{id}', () => {
    it('changes what is named and leaves the rest', async () => {
      const { token } = await newAccount(product)
      const { id } = (await add(token)).body
      const { status, body } = await edit(token, id, { birthplace: 'London' })
      expect(status).toBe(200)
      expect(body).toMatchObject({ ...ANNA, birthplace: 'London' })
      expect(await instantOf(id)).toBe('1987-11-02T07:10:00.000Z')
      expect((await edit(token, id, { birthtimeIDK: true })).body).toMatchObject({
        birthtime: null,
        birthtimeIDK: true,
      })
      expect(await instantOf(id)).toBeNull()
      expect(await edit(token, id, { birthtimeIDK: false })).toMatchObject({
        status: 422,
        body: { errors: { birthtime: say('en', 'birthtime_required') } },
      })
      expect((await edit(token, id, { birthtime: '09:00' })).body).toMatchObject({
        birthtime: '09:00',
        birthtimeIDK: false,
      })
    })

    it('saves nothing of an edit that is wrong in part', async () => {
      const { token } = await newAccount(product)
      const { id } = (await add(token)).body
      expect((await edit(token, id, { name: 'Eve', birthdate: '2199-01-01' })).status).toBe(422)
      expect((await list(token)).body).toMatchObject([ANNA])
    })
  })

  it('forgets somebody', async () => {
    const { token } = await newAccount(product)
    const { id } = (await add(token)).body
    expect(await remove(token, id)).toMatchObject({ status: 200, body: { status: 'success' } })
    expect(await remove(token, id)).toMatchObject({ status: 404 })
    expect((await list(token)).body).toEqual([])
  })

  it('knows nobody of a stranger’s', async () => {
    const { token: owner } = await newAccount(product)
    const { id } = (await add(owner)).body
    const { token } = await newAccount(product)
    for (const who of [id, 999_999, 'x', '-1', '0']) {
      expect(await edit(token, who, { name: 'Eve' })).toMatchObject({ status: 404, body: { reason: 'not_found' } })
      expect(await remove(token, who)).toMatchObject({ status: 404, body: { reason: 'not_found' } })
    }
    expect((await list(token)).body).toEqual([])
    expect((await list(owner)).body).toMatchObject([ANNA])
  })

  it.each([
    ['GET', '/api/people'],
    ['POST', '/api/people'],
    ['PATCH', '/api/people/1'],
    ['DELETE', '/api/people/1'],
  ])('%s %s is 401 to a visitor', async (method, path) => {
    expect(await product.call(method, path)).toMatchObject({ status: 401, body: { reason: 'unauthenticated' } })
  })
})
