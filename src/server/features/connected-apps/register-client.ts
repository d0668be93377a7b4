import { z } from 'zod'
import { insertClient } from '#core/app-grants/api.ts'
import { newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { plainLine } from '#contract/field.ts'
import { isRedirectUri } from './domain/redirect-uri.ts'
import { OAuthError } from './oauth-error.ts'

const MOST_URIS = 10
const NAME_LENGTH = 80

const Metadata = z.object({
  redirect_uris: z.array(z.string().max(500)).min(1).max(MOST_URIS),
  client_name: z.string().max(400).optional(),
  token_endpoint_auth_method: z.string().optional(),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
})

/** A program registers itself (RFC 7591). @throws {OAuthError} */
export async function registerClient({ db, clock }: Services, body: unknown): Promise<Record<string, unknown>> {
  const parsed = Metadata.safeParse(body)
  if (!parsed.success) {
    const isUri = parsed.error.issues.some(({ path }) => path[0] === 'redirect_uris')
    throw new OAuthError(
      isUri ? 'invalid_redirect_uri' : 'invalid_client_metadata',
      isUri ? `Give redirect_uris, one to ${MOST_URIS}.` : 'The metadata of the client can’t be read.',
    )
  }
  const { redirect_uris: uris, client_name: name, grant_types: grants, response_types: responses } = parsed.data
  if (!uris.every(isRedirectUri))
    throw new OAuthError(
      'invalid_redirect_uri',
      'A redirect URI is over https, at http://localhost or http://127.0.0.1, or has a scheme of its own, without a fragment.',
    )
  if (grants && !grants.includes('authorization_code'))
    throw new OAuthError('invalid_client_metadata', 'The grant type authorization_code is needed.')
  if (responses && !responses.includes('code'))
    throw new OAuthError('invalid_client_metadata', 'The response type code is needed.')
  const client = {
    id: `astc_${newSecret()}`,
    name:
      plainLine(name ?? '')
        .trim()
        .slice(0, NAME_LENGTH) ||
      new URL(uris[0] ?? '').host ||
      'app',
    redirectUris: uris,
    createdAt: clock(),
  }
  await insertClient(db, client)
  return {
    client_id: client.id,
    client_id_issued_at: Math.floor(client.createdAt.getTime() / 1000),
    client_name: client.name,
    redirect_uris: uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    // Whatever it asked for: a program on somebody's machine keeps no secret, and PKCE proves who it is.
    token_endpoint_auth_method: 'none',
  }
}
