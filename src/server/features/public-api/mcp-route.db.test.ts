import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect, it } from 'vitest'
import { TOOLS } from '#mcp/tools.ts'
import { newConfirmed } from '#test/accounts.ts'
import { newApiKey } from '#test/api-keys.ts'
import { onEachDatabase } from '#test/product.ts'

const moscow = { date: '1990-05-17', time: '14:30', place: 'Moscow' }
const ACCEPT = { accept: 'application/json, text/event-stream' }

onEachDatabase('the protocol at /mcp', (product) => {
  const keyOf = async (scopes: Parameters<typeof newApiKey>[2] = ['mcp']) => {
    const { token } = await newConfirmed(product)
    return { token, ...(await newApiKey(product, token, scopes)) }
  }
  const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params })
  const post = (key: string | undefined, body: unknown, headers: Record<string, string> = {}) =>
    product.call('POST', '/mcp', { ...(key !== undefined && { token: key }), body, headers: { ...ACCEPT, ...headers } })

  it('has the tools and resources that there are on one’s own machine, for a client that has a key', async () => {
    const { key } = await keyOf()
    const client = new Client({ name: 'test', version: '1' })
    const requestInit = { headers: { authorization: `Bearer ${key}` } }
    await client.connect(new StreamableHTTPClientTransport(new URL(`${product.url}/mcp`), { requestInit }))
    try {
      const { tools } = await client.listTools()
      expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name))
      const chart = await client.callTool({ name: 'chart', arguments: { birth: moscow } })
      expect(chart.structuredContent).toMatchObject({ instant: '1990-05-17T10:30:00Z' })
      const wrong = await client.callTool({ name: 'chart', arguments: {} })
      expect(wrong.isError).toBe(true)
      const { contents } = await client.readResource({ uri: 'asteria://accuracy' })
      expect(JSON.stringify(contents)).toContain('Swiss Ephemeris')
    } finally {
      await client.close()
    }
  })

  it('asks for a key, says which, and takes none that is wrong, lacks the scope or was revoked', async () => {
    const list = message('tools/list')
    for (const key of [undefined, 'ast_wrong']) {
      const answer = await post(key, list)
      expect(answer).toMatchObject({ status: 401, body: { reason: 'unauthenticated' } })
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /)
    }
    const { key: other } = await keyOf(['charts', 'people:read'])
    const refused = await post(other, list)
    expect(refused).toMatchObject({ status: 403, body: { code: 'scope_missing' } })
    expect(refused.headers.get('www-authenticate')).toContain('scope="mcp"')
    const { key, id, token } = await keyOf()
    expect((await post(token, list)).status).toBe(401)
    expect((await post(key, list)).status).toBe(200)
    await product.call('DELETE', `/api/account/api-keys/${id}`, { token })
    expect((await post(key, list)).status).toBe(401)
  })

  it('refuses pages of other sites, whatever name they are at', async () => {
    const { key } = await keyOf()
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost.evil.example',
      `${product.url}.evil.example`,
    ])
      expect(await post(key, message('tools/list'), { origin }), origin).toMatchObject({
        status: 403,
        body: { code: 'foreign_origin' },
      })
    const own = new URL(product.services.env.PUBLIC_URL).origin
    expect((await post(key, message('tools/list'), { origin: own })).status).toBe(200)
  })

  it('takes one message a request, of a size, and counts it', async () => {
    const { key } = await keyOf()
    const first = await post(key, message('tools/list'))
    expect(first.headers.get('ratelimit-remaining')).toBe('29')
    const many = Array.from({ length: 50 }, () =>
      message('tools/call', { name: 'chart', arguments: { birth: moscow } }),
    )
    expect(await post(key, many)).toMatchObject({ status: 400, body: { code: 'batch_refused' } })
    expect(await post(key, '{')).toMatchObject({ status: 400, body: { code: 'bad_json' } })
    expect((await post(key, 'x'.repeat(70_000))).status).toBe(413)
    expect((await post(key, message('nothing/such'))).body).toMatchObject({ error: { code: -32601 } })
    expect((await post(key, { hello: 'there' })).status).toBe(400)
    const years = { from: '2027-01-01', to: '2037-01-01', kinds: ['solar_eclipse'] }
    const eclipses = () => post(key, message('tools/call', { name: 'sky_events', arguments: years }))
    expect([(await eclipses()).status, (await eclipses()).status]).toEqual([200, 200])
    expect(await eclipses()).toMatchObject({ status: 429, body: { code: 'calls_spent' } })
    const backward = message('tools/call', { name: 'sky_events', arguments: { from: '2027-01-01', to: '2026-01-01' } })
    expect((await post((await keyOf()).key, backward)).body.result).toMatchObject({ isError: true })
  })

  it('has no stream and no session', async () => {
    const { key } = await keyOf()
    for (const method of ['GET', 'DELETE', 'PUT', 'OPTIONS']) {
      const answer = await product.call(method, '/mcp', { token: key })
      expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'POST'])
    }
    expect((await post(key, message('tools/list'), { 'mcp-session-id': 'of somebody else' })).status).toBe(200)
    expect((await post(key, message('tools/list'))).headers.get('mcp-session-id')).toBeNull()
  })
})
