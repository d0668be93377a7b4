import { createHash, randomBytes } from 'node:crypto'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { UnauthorizedError, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { OAuthClientInformationFull, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { newConfirmed, newAccount, PASSWORD } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'

const CALLBACK = 'http://127.0.0.1:33418/callback'
const ALL = ['mcp', 'chart:read', 'people:read', 'day:read']

onEachDatabase('programs that a person connects', (product) => {
  // All of them come from one address.
  beforeEach(async () => void (await product.rows(sql`delete from rate_limits`)))
  const register = async (metadata: object = {}) =>
    product.call('POST', '/oauth/register', { body: { client_name: 'Helper', redirect_uris: [CALLBACK], ...metadata } })
  const pkce = () => {
    const verifier = randomBytes(32).toString('base64url')
    return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
  }
  const askedOf = (clientId: string, challenge: string, changes: Record<string, string | undefined> = {}) => ({
    client_id: clientId,
    redirect_uri: CALLBACK,
    response_type: 'code',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    scope: ALL.join(' '),
    state: 'a state',
    resource: `${product.url}/mcp`,
    ...changes,
  })
  const consent = (token: string, asked: object, allowed = ALL) =>
    product.call('POST', '/api/connect', { token, body: { ...asked, allowed } })
  const form = (path: string, fields: Record<string, string>) =>
    product.call('POST', path, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const exchange = (fields: Record<string, string>) => form('/oauth/token', fields)
  const mcp = (token: string, method = 'tools/list') =>
    product.call('POST', '/mcp', {
      token,
      body: { jsonrpc: '2.0', id: 1, method, params: {} },
      headers: { accept: 'application/json, text/event-stream' },
    })

  /** A person who has said yes to a program, with the code that it got. */
  async function connected(allowed = ALL) {
    const person = await newConfirmed(product)
    const { body: client } = await register()
    const { verifier, challenge } = pkce()
    const asked = askedOf(client.client_id, challenge)
    const { body, status } = await consent(person.token, asked, allowed)
    expect(status).toBe(200)
    const code = new URL(body.redirect).searchParams.get('code') ?? ''
    const right = {
      grant_type: 'authorization_code',
      client_id: client.client_id,
      redirect_uri: CALLBACK,
      code_verifier: verifier,
      code,
    }
    return { person, client, verifier, asked, code, right }
  }
  async function withTokens(allowed = ALL) {
    const grant = await connected(allowed)
    const { body } = await exchange(grant.right)
    return { ...grant, tokens: body as Required<OAuthTokens> }
  }

  it('the SDK’s own client finds the way by itself, reads what was allowed, and gets fresh tokens', async () => {
    const person = await newConfirmed(product)
    await product.call('POST', '/api/people', {
      token: person.token,
      body: { name: 'Ada', birthdate: '1985-03-02', birthtime: '04:10', birthplace: 'Saint Petersburg, Russia' },
    })
    const kept: { client?: OAuthClientInformationFull; tokens?: OAuthTokens; verifier?: string; opened?: URL } = {}
    const provider: OAuthClientProvider = {
      redirectUrl: CALLBACK,
      clientMetadata: {
        client_name: 'SDK',
        redirect_uris: [CALLBACK],
        grant_types: ['authorization_code', 'refresh_token'],
      },
      clientInformation: () => kept.client,
      saveClientInformation: (client) => void (kept.client = client as OAuthClientInformationFull),
      tokens: () => kept.tokens,
      saveTokens: (tokens) => void (kept.tokens = tokens),
      redirectToAuthorization: (url) => void (kept.opened = url),
      saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
      codeVerifier: () => kept.verifier ?? '',
    }
    const transport = () => new StreamableHTTPClientTransport(new URL(`${product.url}/mcp`), { authProvider: provider })
    const first = transport()
    await expect(new Client({ name: 'test', version: '1' }).connect(first)).rejects.toThrow(UnauthorizedError)
    expect(kept.opened?.pathname).toBe('/connect')
    const asked = Object.fromEntries(kept.opened?.searchParams ?? [])
    const shown = await product.call('GET', `/api/connect?${new URLSearchParams(asked)}`, { token: person.token })
    expect(shown.body).toMatchObject({
      client: { name: 'SDK', answers_at: '127.0.0.1:33418', is_local: true },
      refused: null,
    })
    const { body } = await consent(person.token, asked)
    await first.finishAuth(new URL(body.redirect).searchParams.get('code') ?? '')
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(transport())
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['my_chart', 'my_people', 'my_day', 'chart']))
    const chart = await client.callTool({ name: 'my_chart', arguments: {} })
    expect(chart.isError).toBeFalsy()
    const people = await client.callTool({ name: 'my_people', arguments: {} })
    expect(people.structuredContent).toMatchObject({ people: [{ name: 'Ada', birth: { date: '1985-03-02' } }] })
    const day = await client.callTool({ name: 'my_day', arguments: {} })
    expect(day.structuredContent).toMatchObject({ text: expect.stringMatching(/\S/), love: null })
    await client.close()
    // An hour later the client refreshes by itself.
    const before = kept.tokens?.access_token
    product.now = new Date(product.now.getTime() + 3_700_000)
    const later = new Client({ name: 'test', version: '1' })
    await later.connect(transport())
    expect(kept.tokens?.access_token).not.toBe(before)
    await later.close()
    const { body: list } = await product.call('GET', '/api/account/apps', { token: person.token })
    expect(list.apps).toMatchObject([{ name: 'SDK', scopes: ALL, answers_at: '127.0.0.1:33418' }])
  })

  it('reads nothing of a person that they didn’t allow, and nothing anywhere else', async () => {
    const { tokens } = await withTokens(['mcp', 'chart:read'])
    expect(tokens.scope).toBe('mcp chart:read')
    const { body } = await mcp(tokens.access_token)
    const names = body.result.tools.map(({ name }: { name: string }) => name)
    expect(names).toContain('my_chart')
    expect(names).not.toContain('my_people')
    expect(names).not.toContain('my_day')
    for (const path of ['/api/sync', '/api/people', '/api/v1/people', '/api/account/apps'])
      expect((await product.call('GET', path, { token: tokens.access_token })).status, path).toBe(401)
  })

  it('a code that is used again ends all that it gave', async () => {
    const { right, tokens } = await withTokens()
    expect((await mcp(tokens.access_token)).status).toBe(200)
    expect(await exchange(right)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect((await mcp(tokens.access_token)).status).toBe(401)
  })

  it('of many who exchange a code at once none keeps access', async () => {
    const { right } = await connected()
    const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(right)))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    for (const { status, body } of answers) if (status === 200) expect((await mcp(body.access_token)).status).toBe(401)
  })

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: '' }],
    ['another address', { redirect_uri: 'http://127.0.0.1:33418/other' }],
    ['another client', { client_id: 'astc_other' }],
    ['another resource', { resource: 'https://elsewhere.example/mcp' }],
    ['another grant type', { grant_type: 'password' }],
  ])('a code with %s gives nothing', async (_, changes) => {
    const { right } = await connected()
    const { status, body } = await exchange({ ...right, ...changes } as Record<string, string>)
    expect(status).toBe(400)
    expect(body.access_token).toBeUndefined()
  })

  it('a code is too old after a minute', async () => {
    const { right } = await connected()
    product.now = new Date(product.now.getTime() + 61_000)
    expect(await exchange(right)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  it('another program can’t use a code that it has caught', async () => {
    const { right } = await connected()
    const { body: thief } = await register()
    expect((await exchange({ ...right, client_id: thief.client_id })).body.error).toBe('invalid_grant')
    expect((await exchange(right)).status).toBe(200)
  })

  it('leads to no address that wasn’t registered, and says so to the person', async () => {
    const { token } = await newConfirmed(product)
    const { body: client } = await register({ redirect_uris: [CALLBACK, 'https://app.example/cb'] })
    for (const uri of [
      'https://evil.example/',
      'https://app.example/cb/../evil',
      'https://app.example/cb?x=1',
      'https://app.example.evil.example/cb',
      'http://127.0.0.1:33418/callback/x',
      'javascript:alert(1)',
    ]) {
      const asked = askedOf(client.client_id, pkce().challenge, { redirect_uri: uri })
      const shown = await product.call('GET', `/api/connect?${new URLSearchParams(asked as Record<string, string>)}`, {
        token,
      })
      expect(shown.status, uri).toBe(422)
      expect(JSON.stringify(shown.body)).not.toContain('redirect":')
      expect((await consent(token, asked)).status, uri).toBe(422)
    }
    // A program on one's own machine is given another port each time.
    const asked = askedOf(client.client_id, pkce().challenge, { redirect_uri: 'http://127.0.0.1:50000/callback' })
    expect((await consent(token, asked)).body.redirect).toMatch(/^http:\/\/127\.0\.0\.1:50000\/callback\?code=/)
  })

  it.each([
    ['no PKCE', { code_challenge: undefined }, 'invalid_request'],
    ['PKCE without a hash', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no method', { code_challenge_method: undefined }, 'invalid_request'],
    ['a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['another resource', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    ['no right that we know', { scope: 'admin' }, 'invalid_scope'],
  ])('a request with %s is refused to the program', async (_, changes, error) => {
    const { token } = await newConfirmed(product)
    const { body: client } = await register()
    const asked = { ...askedOf(client.client_id, pkce().challenge), ...changes }
    const query = new URLSearchParams(JSON.parse(JSON.stringify(asked)) as Record<string, string>)
    const { body } = await product.call('GET', `/api/connect?${query}`, { token })
    const refused = new URL(body.refused)
    expect(refused.searchParams.get('error')).toBe(error)
    expect(refused.searchParams.get('state')).toBe('a state')
    expect((await consent(token, asked)).status).toBe(422)
  })

  it('a refresh token works once; used again, it ends the access', async () => {
    const { tokens, client } = await withTokens()
    const refresh = (token: string) =>
      exchange({ grant_type: 'refresh_token', client_id: client.client_id, refresh_token: token })
    expect(
      (await exchange({ grant_type: 'refresh_token', client_id: 'astc_x', refresh_token: tokens.refresh_token }))
        .status,
    ).toBe(400)
    const next = await refresh(tokens.refresh_token)
    expect(next.status).toBe(200)
    expect((await mcp(next.body.access_token)).status).toBe(200)
    expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant')
    expect((await mcp(next.body.access_token)).status).toBe(401)
    expect((await refresh(next.body.refresh_token)).status).toBe(400)
  })

  it('ends when the person, the program or the account ends it, and with the password by a link', async () => {
    const byPerson = await withTokens()
    const { body } = await product.call('GET', '/api/account/apps', { token: byPerson.person.token })
    const stranger = await newConfirmed(product)
    const path = `/api/account/apps/${body.apps[0].id}`
    expect((await product.call('DELETE', path, { token: stranger.token })).status).toBe(404)
    expect((await mcp(byPerson.tokens.access_token)).status).toBe(200)
    expect((await product.call('DELETE', path, { token: byPerson.person.token })).status).toBe(200)
    expect((await mcp(byPerson.tokens.access_token)).status).toBe(401)

    const byProgram = await withTokens()
    const revoked = { token: byProgram.tokens.refresh_token, client_id: byProgram.client.client_id }
    expect((await form('/oauth/revoke', { ...revoked, client_id: 'astc_other' })).status).toBe(200)
    expect((await mcp(byProgram.tokens.access_token)).status).toBe(200)
    expect((await form('/oauth/revoke', revoked)).status).toBe(200)
    expect((await mcp(byProgram.tokens.access_token)).status).toBe(401)

    const gone = await withTokens()
    await product.call('DELETE', '/api/account', { token: gone.person.token, body: { password: PASSWORD } })
    expect((await mcp(gone.tokens.access_token)).status).toBe(401)
    expect(await product.rows(sql`select 1 from app_grants where user_id = ${gone.person.id}`)).toEqual([])
  })

  it('a token of another resource, or a refresh token, opens nothing', async () => {
    const { tokens, person } = await withTokens()
    expect((await mcp(tokens.refresh_token)).status).toBe(401)
    await product.rows(
      sql`update app_grants set resource = 'https://elsewhere.example/mcp' where user_id = ${person.id}`,
    )
    const answer = await mcp(tokens.access_token)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toContain('/.well-known/oauth-protected-resource/mcp"')
  })

  it('asks for a confirmed address and a fresh proof; the database keeps hashes only; the export has none', async () => {
    const { body: client } = await register()
    const asked = askedOf(client.client_id, pkce().challenge)
    const unconfirmed = await newAccount(product)
    expect((await consent(unconfirmed.token, asked)).body.reason).toBe('email_unconfirmed')
    const { tokens, person, code } = await withTokens()
    const rows = JSON.stringify(await product.rows(sql`select * from app_tokens, app_grants`))
    for (const secret of [tokens.access_token, tokens.refresh_token, code]) expect(rows).not.toContain(secret)
    const { body } = await product.call('GET', '/api/account/export', { token: person.token })
    expect(body.tables.app_grants).toHaveLength(1)
    expect(JSON.stringify(body)).not.toMatch(/codeHash|code_hash/)
    const mails = await product.mailsTo(person.email, 2)
    expect(mails.map(({ subject }) => subject)).toContain('A program was connected to your account')
    product.now = new Date(product.now.getTime() + 11 * 60_000)
    expect((await consent(person.token, asked)).body.reason).toBe('proof_required')
  })

  it.each([
    [{ redirect_uris: [] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['http://app.example/cb'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://app.example/cb#x'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://me:you@app.example/cb'] }, 'invalid_redirect_uri'],
    [{ grant_types: ['implicit'] }, 'invalid_client_metadata'],
    [{ redirect_uris: 'x' }, 'invalid_redirect_uri'],
  ])('registering %j is refused', async (metadata, error) => {
    expect(await register(metadata)).toMatchObject({ status: 400, body: { error } })
  })

  it('an address may register thirty programs an hour', async () => {
    const answers = await Promise.all(Array.from({ length: 33 }, () => register()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30)
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('a program of a scheme of its own may register; a form whose fields come twice is refused', async () => {
    const { body } = await register({ redirect_uris: ['cursor://anysphere.cursor-mcp/oauth/callback'] })
    expect(body).toMatchObject({ client_id: expect.stringMatching(/^astc_/), token_endpoint_auth_method: 'none' })
    const twice = await product.call('POST', '/oauth/token', {
      body: 'client_id=a&client_id=b&grant_type=authorization_code',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(twice).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
  })
})
