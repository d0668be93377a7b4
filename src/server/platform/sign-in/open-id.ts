import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'

/** A product registered with an OpenID provider. */
export interface OpenIdClient {
  issuer: string
  clientId: string
  clientSecret: string
}

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

const TIMEOUT_MS = 8_000
const DISCOVERY_LIVES_MS = 3_600_000
/** How far the clocks of provider and product may differ. */
const LEEWAY_SECONDS = 120

const Discovery = z.object({ issuer: z.string(), authorization_endpoint: z.url(), token_endpoint: z.url() })
type Discovery = z.infer<typeof Discovery>

const Tokens = z.object({ id_token: z.string() })

const IdToken = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  exp: z.number(),
  sub: z.string().min(1).max(255),
  nonce: z.string().optional(),
  email: z.string().optional(),
  // Some providers write their booleans as text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
})
type IdToken = z.infer<typeof IdToken>

const random = () => randomBytes(32).toString('base64url')
export const newHandshake = (): Handshake => ({ state: random(), nonce: random(), verifier: random() })

async function ask(address: string, init?: RequestInit): Promise<{ ok: boolean; body: unknown }> {
  try {
    const response = await fetch(address, {
      ...init,
      headers: { accept: 'application/json', ...init?.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status >= 500) throw new Error(`answered ${response.status}`)
    return { ok: response.ok, body: await response.json() }
  } catch (cause) {
    throw new OpenIdSilence(`no answer from ${new URL(address).host}`, { cause })
  }
}

const known = new Map<string, { at: number; discovery: Discovery }>()

/** Where the provider's endpoints are, as it says itself; asked once an hour. */
async function discover(issuer: string): Promise<Discovery> {
  const kept = known.get(issuer)
  if (kept && Date.now() - kept.at < DISCOVERY_LIVES_MS) return kept.discovery
  const { body } = await ask(`${issuer}/.well-known/openid-configuration`)
  const read = Discovery.safeParse(body)
  if (!read.success || read.data.issuer !== issuer) throw new OpenIdSilence(`${issuer} does not describe itself`)
  known.set(issuer, { at: Date.now(), discovery: read.data })
  return read.data
}

/**
 * Where to send a browser: the provider asks the person and sends it back to `redirectUri` with a code.
 * @throws {OpenIdSilence}
 */
export async function authorizationAddress(
  { issuer, clientId }: OpenIdClient,
  { state, nonce, verifier }: Handshake,
  { redirectUri, lang }: { redirectUri: string; lang: string },
): Promise<URL> {
  const address = new URL((await discover(issuer)).authorization_endpoint)
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    prompt: 'select_account',
    ui_locales: lang,
    hl: lang,
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address
}

function readIdToken(jwt: string): IdToken {
  try {
    const payload = jwt.split('.')[1] ?? ''
    return IdToken.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  } catch (cause) {
    throw new OpenIdRefusal('the identity token cannot be read', { cause })
  }
}

/** Made by this provider, for this product, for this very sign-in, and still good. */
function checkIdToken(token: IdToken, { issuer, clientId }: OpenIdClient, nonce: string, now: Date): void {
  const audience = [token.aud].flat()
  const faults = {
    // Google's tokens may leave out the scheme.
    issuer: token.iss !== issuer && `https://${token.iss}` !== issuer,
    audience: !audience.includes(clientId) || (audience.length > 1 && token.azp !== clientId),
    nonce: token.nonce !== nonce,
    expiry: token.exp + LEEWAY_SECONDS < now.getTime() / 1000,
  }
  const wrong = Object.entries(faults).flatMap(([name, isWrong]) => (isWrong ? [name] : []))
  if (wrong.length > 0) throw new OpenIdRefusal(`the identity token is not for this sign-in: ${wrong.join(', ')}`)
}

/**
 * Trades the code for what the provider knows of the person. The token comes from the provider itself over TLS, which
 * stands for its signature (OpenID Connect Core 1.0, 3.1.3.7, point 6).
 * @throws {OpenIdRefusal | OpenIdSilence}
 */
export async function claimsOf(
  client: OpenIdClient,
  { nonce, verifier }: Handshake,
  { redirectUri, code, now }: { redirectUri: string; code: string; now: Date },
): Promise<Claims> {
  const { token_endpoint: address } = await discover(client.issuer)
  const login = [client.clientId, client.clientSecret].map(encodeURIComponent).join(':')
  const { ok, body } = await ask(address, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  })
  const tokens = Tokens.safeParse(body)
  if (!ok || !tokens.success) throw new OpenIdRefusal('the code was not accepted')
  const token = readIdToken(tokens.data.id_token)
  checkIdToken(token, client, nonce, now)
  return {
    subject: token.sub,
    email: token.email,
    emailVerified: String(token.email_verified) === 'true',
    givenName: token.given_name,
    familyName: token.family_name,
  }
}
