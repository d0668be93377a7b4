import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { interactionPolicy, Provider } from 'oidc-provider'

/** What the provider says of one of its people. */
export interface Person {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

/** A real OpenID provider on loopback, in Google's place. */
export interface OpenIdProvider {
  /** The settings of a product that signs in with it. */
  settings: Record<'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'GOOGLE_ISSUER', string>
  issuer: string
  /** Whom it knows, by their subject; what it says of them may change. */
  people: Map<string, Person>
  close(): Promise<void>
}

const CLIENT = { id: 'asteria', secret: 'a secret: with 100% odd / signs' }

const page = (people: Iterable<[string, Person]>) => `<!DOCTYPE html><html lang="en"><title>Choose an account</title>
<form method="post">${[...people]
  .map(([subject, { email }]) => `<button name="subject" value="${subject}">${email ?? subject}</button>`)
  .join('')}<button name="subject" value="">Cancel</button></form></html>`

/** Its one page asks which person one is, as Google's chooser of accounts does. */
export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  const people = new Map<string, Person>()
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // As Google does: what was asked for stands in the identity token.
    conformIdTokenClaims: false,
    cookies: { keys: ['a key for a test'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...people.get(subject) }),
    }),
    interactions: { policy, url: (_, interaction) => `/choose/${interaction.uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/choose/')) return void answer(request, response)
    if (request.method === 'GET')
      return void response.setHeader('content-type', 'text/html; charset=utf-8').end(page(people))
    let form = ''
    request.on('data', (chunk: Buffer) => (form += chunk.toString()))
    request.on('end', () => {
      const subject = new URLSearchParams(form).get('subject')
      const outcome = subject
        ? { login: { accountId: subject, remember: false }, select_account: {} }
        : { error: 'access_denied' }
      void provider.interactionFinished(request, response, outcome)
    })
    return undefined
  })
  return {
    settings: { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_ISSUER: issuer },
    issuer,
    people,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
