import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { newAccount, newConfirmed } from '#test/accounts.ts'
import { eventually, onEachDatabase } from '#test/product.ts'

onEachDatabase('another edit of birth details', (product) => {
  const as = (token: string | undefined) => (method: string, path: string, body?: object) =>
    product.call(method, `/api${path}`, { token, ...(body && { body }) })
  const sync = (token: string, body: object) => product.call('POST', '/api/sync', { token, body })
  const edits = (account: { counters: string }) => {
    const counters = JSON.parse(account.counters) as Record<string, number>
    return [counters['user:birthdate'], counters['user:birthtime'], counters['user:birthplace']]
  }
  /** Somebody who has corrected time and place already. */
  const spent = async () => {
    const account = await newConfirmed(product)
    const { body } = await sync(account.token, { birthtime: '10:00', birthplace: 'London' })
    expect(edits(body)).toEqual([1, 0, 0])
    return { ...account, call: as(account.token) }
  }
  let owner: Promise<string> | undefined
  const staff = async () =>
    as(await (owner ??= newConfirmed(product, { email: 'owner@example.test' }).then((a) => a.token)))
  const answer = async (id: number, grant: boolean, reason = 'A birth certificate') =>
    (await staff())('POST', `/admin/user/${id}/correction`, { grant, reason })

  it('is asked for, given with a reason, used once, and told by mail', async () => {
    const { id, email, token, call } = await spent()
    expect((await sync(token, { birthtime: '11:00' })).status).toBe(422)
    const asked = await call('POST', '/birth-correction', { reason: ' The certificate says 11:00 ' })
    expect(asked.status).toBe(201)
    expect((await call('GET', '/birth-correction')).body).toMatchObject({
      asked: { reason: 'The certificate says 11:00' },
      answer: null,
    })
    const listed = await (await staff())('GET', '/admin/corrections/1')
    expect(listed.body.rows).toContainEqual(expect.objectContaining({ user_id: id, email, birthplace: 'London' }))
    expect((await answer(id, true)).status).toBe(200)
    expect((await call('GET', '/birth-correction')).body).toMatchObject({ asked: null, answer: { granted: true } })
    await eventually(
      async () =>
        (await product.mailsTo(email)).find(({ subject }) => subject === 'You can correct your birth details'),
      'the mail',
    )
    const saved = await sync(token, { birthtime: '11:00' })
    expect(saved).toMatchObject({ status: 200, body: { birthtime: '11:00' } })
    expect(edits(saved.body)).toEqual([1, 0, 1])
    // It was one edit.
    expect(await sync(token, { birthtime: '12:00' })).toMatchObject({
      status: 422,
      body: { errors: { birthtime: say('en', 'edited_once') } },
    })
    const audit = await product.rows(sql`select action, reason from audit_log where target = ${`user:${id}`}`)
    expect(audit).toEqual([{ action: 'grant birth edit', reason: 'A birth certificate' }])
  })

  it('given by many at once, or again, is one', async () => {
    const { id, token } = await spent()
    const answers = await Promise.all([1, 2, 3, 4].map(() => answer(id, true)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const rows = await product.rows(sql`select birthdate_edits, birthtime_edits from users where id = ${id}`)
    expect(rows).toEqual([{ birthdate_edits: 1, birthtime_edits: 1 }])
    // Two corrections at once: one is saved, the other meets a field that is closed.
    const saved = await Promise.all(['13:00', '14:00'].map((birthtime) => sync(token, { birthtime })))
    expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('is nobody’s but theirs who got it', async () => {
    const [mine, other] = [await spent(), await spent()]
    await answer(mine.id, true)
    expect((await sync(other.token, { birthtime: '11:00', id: mine.id, user_id: mine.id })).status).toBe(422)
    expect((await sync(mine.token, { birthtime: '11:00' })).status).toBe(200)
  })

  it('is not given by somebody who is no staff, nor by support to itself', async () => {
    const { id, call } = await spent()
    const body = { grant: true, reason: 'Please' }
    expect((await call('POST', `/admin/user/${id}/correction`, body)).status).toBe(403)
    expect((await as(undefined)('POST', `/admin/user/${id}/correction`, body)).status).toBe(401)
    await product.rows(sql`update users set staff_role = 'support' where id = ${id}`)
    expect((await call('POST', `/admin/user/${id}/correction`, body)).status).toBe(403)
    expect((await answer(999_999, true)).status).toBe(404)
  })

  it('is asked for once at a time, and not while an edit of each is left', async () => {
    const fresh = await newAccount(product)
    expect(await as(fresh.token)('POST', '/birth-correction', { reason: 'Why not' })).toMatchObject({
      status: 409,
      body: { message: say('en', 'correction_not_needed') },
    })
    const { id, call } = await spent()
    expect((await call('POST', '/birth-correction', { reason: ' ' })).status).toBe(422)
    const asked = await Promise.all([1, 2, 3].map((n) => call('POST', '/birth-correction', { reason: `Time ${n}` })))
    expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    // Refused, it opens nothing, and can be asked for again.
    expect((await answer(id, false, 'No document')).status).toBe(200)
    expect((await answer(id, false, 'No document')).status).toBe(409)
    expect((await sync((await spent()).token, { birthtime: '11:00' })).status).toBe(422)
    expect((await call('GET', '/birth-correction')).body).toMatchObject({ asked: null, answer: { granted: false } })
    expect((await call('POST', '/birth-correction', { reason: 'Here is one' })).status).toBe(201)
  })

  describe('what an edit changes', () => {
    it('is told before, and is what then is', async () => {
      const account = await newAccount(product)
      const call = as(account.token)
      await call('POST', '/order/report/chart:natal', {})
      const preview = (await call('POST', '/birth-correction/preview', { birthtime: '02:30' })).body
      expect(preview).toMatchObject({ spends: ['birthtime'], is_place_free: false, reports: 0 })
      expect(preview.before).toMatchObject({ sun: { sign: account.zodiac.sun }, asc: { sign: account.zodiac.asc } })
      expect(preview.houses.length).toBeGreaterThan(0)
      // Nothing has changed yet.
      expect((await call('GET', '/sync')).body).toMatchObject({ birthtime: '14:30', zodiac: account.zodiac })
      const saved = (await sync(account.token, { birthtime: '02:30' })).body
      expect(preview.after).toMatchObject({
        sun: { sign: saved.zodiac.sun },
        moon: { sign: saved.zodiac.moon },
        asc: { sign: saved.zodiac.asc },
      })
      // Twelve hours later another half of the sky rises.
      expect(saved.zodiac.asc).not.toBe(account.zodiac.asc)
      const { hash } = (await call('GET', '/reports/charts')).body[0]
      const chart = (await call('GET', `/chart/${hash}`)).body
      for (const { id, after } of preview.houses)
        expect(chart.bodies.find((body: { id: string }) => body.id === id).house).toBe(after)
      expect(await product.rows(sql`select 1 from daily_horoscopes where user_id = ${account.id}`)).toEqual([])
    })

    it('of an hour that is unknown has no Ascendant', async () => {
      const { token } = await newAccount(product)
      const { body } = await as(token)('POST', '/birth-correction/preview', { birthtimeIDK: true })
      expect(body.after).toMatchObject({ asc: null, sun: { sign: 1 } })
      expect(body.houses.every(({ after }: { after: number | null }) => after === null)).toBe(true)
    })

    it('is not told of a field that is closed, or of a birth that cannot be', async () => {
      const { call } = await spent()
      expect((await call('POST', '/birth-correction/preview', { birthtime: '11:00' })).status).toBe(422)
      expect((await call('POST', '/birth-correction/preview', { birthdate: '2199-01-01' })).status).toBe(422)
      expect((await as(undefined)('POST', '/birth-correction/preview', {})).status).toBe(401)
    })
  })

  describe('a place that we took for another of its name', () => {
    it('is put right once, at no cost', async () => {
      const account = await newAccount(product, { birthplace: 'Paris' })
      const call = as(account.token)
      const state = (await call('GET', '/birth-correction')).body
      const texas = state.namesakes.find(({ region }: { region: string }) => region === 'Texas')
      expect(texas).toMatchObject({ name: 'Paris', country_code: 'US' })
      const change = { birthplace: 'Paris, Texas', birthplace_id: texas.id }
      expect((await call('POST', '/birth-correction/preview', change)).body).toMatchObject({
        spends: [],
        is_place_free: true,
      })
      const saved = await sync(account.token, change)
      expect(saved).toMatchObject({ status: 200, body: { birthplace: 'Paris, Texas', birthplace_id: texas.id } })
      expect(edits(saved.body)).toEqual([1, 1, 1])
      expect((await call('GET', '/birth-correction')).body.namesakes).toEqual([])
      // The next change is an edit, even to where it was.
      const back = await sync(account.token, { birthplace: 'Paris' })
      expect(edits(back.body)).toEqual([1, 1, 0])
      expect((await sync(account.token, change)).status).toBe(422)
    })

    it('is put right also where the edit is spent, and once of two at a time', async () => {
      const account = await newAccount(product, { birthplace: 'London' })
      await sync(account.token, { birthplace: 'Paris' })
      const { namesakes } = (await as(account.token)('GET', '/birth-correction')).body
      const saved = await Promise.all(
        namesakes
          .slice(0, 2)
          .map((place: { id: string }) => sync(account.token, { birthplace: 'Paris', birthplace_id: place.id })),
      )
      expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 422])
    })

    it('is none where the person named its country', async () => {
      const { token } = await newAccount(product, { birthplace: 'Paris, France' })
      expect((await as(token)('GET', '/birth-correction')).body.namesakes).toEqual([])
    })

    it('is no other town', async () => {
      const { token } = await newAccount(product, { birthplace: 'Paris' })
      await sync(token, { birthplace: 'London' })
      expect((await sync(token, { birthplace: 'Berlin' })).status).toBe(422)
    })
  })
})
