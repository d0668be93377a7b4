import * as oidc from 'openid-client'
import * as z from 'zod'
import type { SignInProvider } from '../env.ts'

/** A product registered with an OpenID provider. */
type OpenIdClient = Pick<SignInProvider, 'issuer' | 'clientId' | 'clientSecret' | 'responseMode'>

/** What binds an answer of the provider to the browser and the moment it was asked from. None of it leaves them. */
export interface Handshake {
  state: string
  nonce: string
  verifier: string
}

/** What the provider says of a person. */
export interface Claims {
  /** The person at this provider, for good; addresses change hands, this does not. */
  subject: string
  email: string | undefined
  emailVerified: boolean
  givenName: string | undefined
  familyName: string | undefined
}

/** The provider answered, and its answer proves nothing. */
export class OpenIdRefusal extends Error {}
/** No answer that can be read came. */
export class OpenIdSilence extends Error {}

const TIMEOUT_SECONDS = 8
const DISCOVERY_LIVES_MS = 3_600_000
/** How far the clocks of provider and product may differ. */
const LEEWAY_SECONDS = 120
const SCOPE = 'openid email profile'

const IdToken = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  // Some providers write their booleans as text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
})

export const newHandshake = (): Handshake => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
})

/** A request to the provider; whatever is no answer is its silence. */
const ask: oidc.CustomFetch = async (address, options) => {
  try {
    const response = await fetch(address, { ...options, redirect: 'error' } as RequestInit)
    if (response.status >= 500) throw new Error(`answered ${response.status}`)
    return response
  } catch (cause) {
    throw new OpenIdSilence(`no answer from ${new URL(address).host}`, { cause })
  }
}

/** The silence that an error of the library was caused by. */
function silenceBehind(error: unknown): OpenIdSilence | undefined {
  if (error instanceof OpenIdSilence) return error
  return error instanceof Error && error.cause !== undefined ? silenceBehind(error.cause) : undefined
}

const known = new Map<string, { at: number; configuration: Promise<oidc.Configuration> }>()

/** The provider as it describes itself, asked once an hour. @throws {OpenIdSilence} */
async function configurationOf(client: OpenIdClient): Promise<oidc.Configuration> {
  const key = `${client.issuer} ${client.clientId}`
  const kept = known.get(key)
  if (kept && Date.now() - kept.at < DISCOVERY_LIVES_MS) return kept.configuration
  const configuration = discover(client)
  known.set(key, { at: Date.now(), configuration })
  try {
    return await configuration
  } catch (cause) {
    known.delete(key)
    throw silenceBehind(cause) ?? new OpenIdSilence(`${client.issuer} does not describe itself`, { cause })
  }
}

async function discover({ issuer, clientId, clientSecret }: OpenIdClient): Promise<oidc.Configuration> {
  // Only a provider on this machine may answer without TLS: the settings see to that.
  const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
  const found = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute,
    [oidc.customFetch]: ask,
  })
  const server = found.serverMetadata()
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const proof = methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost
  const metadata = { client_secret: clientSecret, [oidc.clockTolerance]: LEEWAY_SECONDS }
  const configuration = new oidc.Configuration(server, clientId, metadata, proof(clientSecret))
  configuration.timeout = TIMEOUT_SECONDS
  configuration[oidc.customFetch] = ask
  for (const allow of execute) allow(configuration)
  oidc.enableNonRepudiationChecks(configuration)
  return configuration
}

/**
 * Where to send a browser: the provider asks the person and sends it back to `redirectUri` with a code.
 * @throws {OpenIdSilence}
 */
export async function authorizationAddress(
  client: OpenIdClient,
  { state, nonce, verifier }: Handshake,
  { redirectUri, lang }: { redirectUri: string; lang: string },
): Promise<URL> {
  return oidc.buildAuthorizationUrl(await configurationOf(client), {
    redirect_uri: redirectUri,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    ui_locales: lang,
    hl: lang,
    ...(client.responseMode === 'form_post' && { response_mode: client.responseMode }),
  })
}

/**
 * Trades the code in an answer, the address that the browser came back to, for what the provider knows of the person:
 * made and signed by this provider, for this product, for this very sign-in, and still good.
 * @throws {OpenIdRefusal | OpenIdSilence}
 */
export async function claimsOf(
  client: OpenIdClient,
  { state, nonce, verifier }: Handshake,
  answer: URL,
): Promise<Claims> {
  const configuration = await configurationOf(client)
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const token = IdToken.parse(tokens.claims())
    return {
      subject: token.sub,
      email: token.email,
      emailVerified: String(token.email_verified) === 'true',
      givenName: token.given_name,
      familyName: token.family_name,
    }
  } catch (cause) {
    throw silenceBehind(cause) ?? new OpenIdRefusal('the answer proves nothing', { cause })
  }
}
