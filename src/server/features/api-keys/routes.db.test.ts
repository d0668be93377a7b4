import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { newAccount, newConfirmed } from '#test/accounts.ts'
import { newApiKey } from '#test/api-keys.ts'
import { onEachDatabase } from '#test/product.ts'

onEachDatabase('keys of an account', (product) => {
  const call = (method: string, path: string, token: string, body?: object) =>
    product.call(method, `/api/account/api-keys${path}`, { token, ...(body && { body }) })
  const chartBy = (key: string) =>
    product.call('POST', '/api/v1/chart', { token: key, body: { birth: { date: '1990-05-17', place: 'Moscow' } } })

  it('one is told once, listed by its beginning, used, renamed and revoked; its owner is told by mail', async () => {
    const { token, email } = await newConfirmed(product)
    const made = await call('POST', '', token, { name: 'My script', scopes: ['charts', 'charts'] })
    const { key, api_key: listed } = made.body
    expect(key).toMatch(/^ast_[\w-]{32}$/)
    expect(listed).toEqual({
      id: expect.any(Number),
      name: 'My script',
      prefix: key.slice(0, 10),
      scopes: ['charts'],
      created_at: product.now.toISOString(),
      last_used_at: null,
      calls: 0,
    })
    expect((await chartBy(key)).status).toBe(200)
    product.now = new Date(product.now.getTime() + 5000)
    expect((await chartBy(key)).status).toBe(200)
    expect((await call('PATCH', `/${listed.id}`, token, { name: 'Server' })).status).toBe(200)
    const list = await call('GET', '', token)
    const used = { name: 'Server', last_used_at: product.now.toISOString(), calls: 2 }
    expect(list.body).toMatchObject({
      keys: [used],
      limits: { a_minute: 30, a_day: 1000 },
      used: { a_minute: 2, a_day: 2 },
    })
    expect(JSON.stringify(list.body)).not.toContain(key)
    expect((await call('DELETE', `/${listed.id}`, token)).status).toBe(200)
    expect((await call('DELETE', `/${listed.id}`, token)).status).toBe(404)
    expect(await chartBy(key)).toMatchObject({ status: 401, body: { reason: 'unauthenticated', code: 'key_invalid' } })
    const mails = await product.mailsTo(email, 2)
    expect(mails.map(({ subject }) => subject)).toContain('An API key was created')
  })

  it('the database has a hash of it and no more than its beginning', async () => {
    const { token } = await newConfirmed(product)
    const { key, id } = await newApiKey(product, token, ['charts'])
    const [row] = await product.rows(sql`select * from api_keys where id = ${id}`)
    expect(JSON.stringify(row)).not.toContain(key.slice(11))
    expect(row.key_hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is for who has confirmed the address and has shown lately who they are', async () => {
    const stranger = await newAccount(product)
    const body = { name: 'Key', scopes: ['charts'] }
    expect(await call('POST', '', stranger.token, body)).toMatchObject({
      status: 403,
      body: { reason: 'email_unconfirmed' },
    })
    const { token } = await newConfirmed(product)
    product.now = new Date(product.now.getTime() + 11 * 60_000)
    expect(await call('POST', '', token, body)).toMatchObject({ status: 403, body: { reason: 'proof_required' } })
  })

  it.each([
    [{ name: '', scopes: ['charts'] }, 'name', 'required'],
    [{ name: 'x'.repeat(61), scopes: ['charts'] }, 'name', 'too_long'],
    [{ name: 'Key', scopes: [] }, 'scopes', 'required'],
    [{ name: 'Key', scopes: ['admin'] }, 'scopes.0', 'invalid'],
    [{ name: 'Key' }, 'scopes', 'required'],
  ] as const)('%j is 422', async (body, field, key) => {
    const { token } = await newConfirmed(product)
    const answer = await call('POST', '', token, body)
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: say('en', key) } } })
  })

  it('there are twenty at most, also of many made at once', async () => {
    const { token, id } = await newConfirmed(product)
    const make = () => call('POST', '', token, { name: 'Key', scopes: ['charts'] })
    const answers = await Promise.all(Array.from({ length: 23 }, make))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { message: say('en', 'keys_full') },
    })
    expect(await product.rows(sql`select 1 from api_keys where user_id = ${id}`)).toHaveLength(20)
  })

  it('those of others are not found, and go on', async () => {
    const [mine, theirs] = [await newConfirmed(product), await newConfirmed(product)]
    const { key, id } = await newApiKey(product, theirs.token, ['charts'])
    expect((await call('PATCH', `/${id}`, mine.token, { name: 'Mine' })).status).toBe(404)
    expect((await call('DELETE', `/${id}`, mine.token)).status).toBe(404)
    expect((await call('GET', '', mine.token)).body.keys).toEqual([])
    expect((await chartBy(key)).status).toBe(200)
  })

  it('ends with the account, whose export has it without its hash', async () => {
    const { token, id: userId } = await newConfirmed(product)
    const { key, id } = await newApiKey(product, token, ['charts'], 'Of somebody')
    expect((await chartBy(key)).status).toBe(200)
    const { body } = await product.call('GET', '/api/account/export', { token })
    expect(body.tables.api_keys).toEqual([expect.objectContaining({ name: 'Of somebody', calls: 1 })])
    expect(JSON.stringify(body)).not.toMatch(/keyHash|key_hash/)
    expect(body.tables.rate_limits.map((row: { key: string }) => row.key)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^api-minute:\d+$/), expect.stringMatching(/^api-day:\d+$/)]),
    )
    const gone = await product.call('DELETE', '/api/account', { token, body: { password: 'four plain words here' } })
    expect(gone.status).toBe(200)
    expect((await chartBy(key)).status).toBe(401)
    expect(await product.rows(sql`select 1 from api_keys where id = ${id}`)).toEqual([])
    expect(await product.rows(sql`select 1 from rate_limits where key like ${`api-%:${userId}`}`)).toEqual([])
  })

  it('ends where all else ends that was open: when a link from a mail sets a new password', async () => {
    const { token, email } = await newConfirmed(product)
    const { key } = await newApiKey(product, token, ['charts'])
    await product.call('POST', '/api/resetPassword', { body: { email } })
    const mails = await product.mailsTo(email, 3)
    const link = mails.find(({ subject }) => subject === 'Reset your Asteria password')
    const body = { password: 'other words for this account', token: link?.token }
    expect((await product.call('POST', '/api/resetPassword', { body })).status).toBe(200)
    expect((await chartBy(key)).status).toBe(401)
  })
})
