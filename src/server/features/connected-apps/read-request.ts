import type { ConnectAsked } from '#contract/connected-apps.ts'
import { APP_SCOPES, LEAST_SCOPE, type AppScope } from '#product/app-scopes.ts'
import { findClient, type AppClient } from '#core/app-grants/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { isChallenge } from './domain/pkce.ts'
import { isRegistered } from './domain/redirect-uri.ts'
import { OAuthError } from './oauth-error.ts'

/** A program's wish, as far as it may be told to anybody. */
export interface AppRequest {
  client: AppClient
  redirectUri: string
  scopes: AppScope[]
  resource: string
  codeChallenge: string
  /** The address that the browser is sent to with some parameters. */
  answer: (parameters: Record<string, string>) => string
  /** What is wrong with it and may be told to the program, since it is the program that it says it is. */
  refused: OAuthError | null
}

/**
 * Reads the request that a program has put into an address. Nothing is sent anywhere before program and address are known:
 * else our own address would lead to any other.
 * @param site our origin
 * @throws {AppError} validation for an unknown program or an address that it didn't register
 */
export async function readRequest({ db }: Services, asked: ConnectAsked, site: string): Promise<AppRequest> {
  const client = asked.client_id === undefined ? undefined : await findClient(db, asked.client_id)
  const [only, ...others] = client?.redirectUris ?? []
  const redirectUri = asked.redirect_uri ?? (others.length === 0 ? only : undefined)
  if (!client || redirectUri === undefined || !isRegistered(redirectUri, client.redirectUris))
    throw new AppError('validation', { message: 'connect_unknown' })
  const answer = (parameters: Record<string, string>) => {
    const url = new URL(redirectUri)
    const all = { ...parameters, ...(asked.state !== undefined && { state: asked.state }), iss: site }
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
    return url.href
  }
  const resource = `${site}/mcp`
  const fault = faultOf(asked, resource)
  return {
    client,
    redirectUri,
    scopes: scopesOf(asked.scope),
    resource,
    codeChallenge: asked.code_challenge ?? '',
    answer,
    refused: fault,
  }
}

function faultOf(asked: ConnectAsked, resource: string): OAuthError | null {
  if (asked.response_type !== 'code')
    return new OAuthError('unsupported_response_type', 'The response_type must be "code".')
  if (asked.code_challenge_method !== 'S256' || !isChallenge(asked.code_challenge))
    return new OAuthError('invalid_request', 'PKCE is required: a code_challenge with the method S256.')
  if (asked.resource !== undefined && !isResource(asked.resource, resource))
    return new OAuthError('invalid_target', `The resource must be ${resource}.`)
  if (scopesOf(asked.scope).length === 0)
    return new OAuthError('invalid_scope', `The scopes are ${APP_SCOPES.join(' ')}, of which ${LEAST_SCOPE} is needed.`)
  return null
}

/** With or without a slash at its end (RFC 8707 names the address as the program was given it). */
export const isResource = (asked: string, resource: string): boolean => asked.replace(/\/$/, '') === resource

/** All where none is named; what we don't know is left out. None where the least isn't among them. */
export function scopesOf(scope: string | undefined): AppScope[] {
  if (scope === undefined || scope.trim() === '') return [...APP_SCOPES]
  const named = scope.split(' ')
  const known = APP_SCOPES.filter((one) => named.includes(one))
  return known.includes(LEAST_SCOPE) ? known : []
}
