import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newAccount, PASSWORD } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'
import { newSecret } from '#platform/secret.ts'
import { isKnownDevice } from '#core/sessions/is-known-device.ts'

onEachDatabase('known devices', (product) => {
  const signIn = (email: string, device?: string, agent = 'test') =>
    product.call('POST', '/api/login', {
      body: { email, password: PASSWORD },
      headers: { 'user-agent': agent, ...(device && { cookie: `device=${device}` }) },
    })
  const knows = (userId: number, device: string | undefined) => isKnownDevice(product.services.db, userId, device)

  it('a browser is known to the accounts it signed in to, and to no other', async () => {
    const [ada, bob] = [await newAccount(product), await newAccount(product)]
    const device = newSecret()
    expect(await knows(ada.id, device)).toBe(false)
    await signIn(ada.email, device)
    expect([await knows(ada.id, device), await knows(bob.id, device)]).toEqual([true, false])
    await signIn(bob.email, device)
    expect([await knows(ada.id, device), await knows(bob.id, device)]).toEqual([true, true])
    expect([await knows(ada.id, undefined), await knows(ada.id, newSecret()), await knows(ada.id, '')]).toEqual([
      false,
      false,
      false,
    ])
    // The token is nowhere in the database, and the rows do not tell that the two share a browser.
    const rows = await product.rows(sql`select * from known_devices where user_id in (${ada.id}, ${bob.id})`)
    expect(JSON.stringify(rows)).not.toContain(device)
    expect(new Set(rows.map(({ token_hash: hash }) => hash)).size).toBe(rows.length)
  })

  it('a wrong password makes nobody known', async () => {
    const { id, email } = await newAccount(product)
    const device = newSecret()
    await product.call('POST', '/api/login', {
      body: { email, password: 'wrong' },
      headers: { cookie: `device=${device}` },
    })
    expect(await knows(id, device)).toBe(false)
  })

  it('what a program calls itself proves nothing', async () => {
    const { id, email } = await newAccount(product)
    await signIn(email, undefined, 'backup-script')
    const [row] = await product.rows(
      sql`select token_hash from known_devices where user_id = ${id} and user_agent = 'backup-script'`,
    )
    expect(row).toBeDefined()
    for (const claimed of ['backup-script', row.token_hash]) expect(await knows(id, claimed)).toBe(false)
  })

  it('a device that is signed out by its owner, or by a new password elsewhere, is a stranger again', async () => {
    const { id, email } = await newAccount(product)
    const [first, second, third] = [newSecret(), newSecret(), newSecret()]
    await signIn(email, first, 'first')
    const { token } = (await signIn(email, second, 'second')).body
    const devices = (await product.call('GET', '/api/account/devices', { token })).body
    const lost = devices.find(({ user_agent: agent }: { user_agent: string }) => agent === 'first')
    await product.call('DELETE', `/api/account/devices/${lost.id}`, { token })
    expect([await knows(id, first), await knows(id, second)]).toEqual([false, true])
    await signIn(email, third, 'third')
    const body = {
      current_password: PASSWORD,
      password: 'five other plain words',
      repeat_password: 'five other plain words',
    }
    expect((await product.call('POST', '/api/account/password', { token, body })).status).toBe(200)
    expect([await knows(id, third), await knows(id, second)]).toEqual([false, true])
  })

  it('signing out leaves the device known', async () => {
    const { id, email } = await newAccount(product)
    const device = newSecret()
    const { token } = (await signIn(email, device)).body
    await product.call('POST', '/api/logout', { token, body: {} })
    expect(await knows(id, device)).toBe(true)
  })

  it('fifty are remembered, the latest', async () => {
    const { id, email } = await newAccount(product)
    await product.rows(sql`insert into known_devices (token_hash, user_id, keeps_cookies, first_seen_at, last_seen_at)
      select ${id} || '-' || n, ${id}, true, '2026-01-01', timestamptz '2026-01-01' + n * interval '1 hour'
      from generate_series(1, 60) n`)
    await signIn(email, newSecret())
    const rows = await product.rows(
      sql`select token_hash from known_devices where user_id = ${id} and keeps_cookies order by last_seen_at`,
    )
    // One of the fifty is the program that registered.
    expect(rows).toHaveLength(49)
    expect(rows[0].token_hash).toBe(`${id}-13`)
  })
})
