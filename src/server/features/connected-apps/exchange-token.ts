import {
  accessToken,
  deleteGrant,
  deleteSpentTokens,
  deleteToken,
  findGrantOfCode,
  findToken,
  insertTokens,
  refreshToken,
  useCode,
  useRefreshToken,
  type AppGrant,
} from '#core/app-grants/api.ts'
import { RETENTION_DAYS } from '#product/retention.ts'
import { hashSecret, newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { isProved } from './domain/pkce.ts'
import { OAuthError } from './oauth-error.ts'
import { isResource } from './read-request.ts'

const ACCESS_SECONDS = 3600
const DAY_MS = 86_400_000

export type Form = Readonly<Record<string, string>>
type Tokens = Record<string, unknown>

/** Gives tokens for a code or for a refresh token. @throws {OAuthError} */
export async function exchangeToken(services: Services, form: Form): Promise<Tokens> {
  if (!form['client_id']) throw new OAuthError('invalid_client', 'The client_id is missing.', { status: 401 })
  switch (form['grant_type']) {
    case 'authorization_code':
      return exchangeCode(services, form)
    case 'refresh_token':
      return rotate(services, form)
    default:
      throw new OAuthError('unsupported_grant_type', 'The grant types are authorization_code and refresh_token.')
  }
}

const badCode = () => new OAuthError('invalid_grant', 'The code is unknown, used, too old, or another program’s.')

/**
 * A code works once, for a minute, for the program that it was given to, at the address that it was sent to, and for who knows
 * the verifier. A second use ends everything that the first one got: one of the two has stolen it.
 */
async function exchangeCode(services: Services, form: Form): Promise<Tokens> {
  const { db, clock } = services
  const now = clock()
  const grant = await findGrantOfCode(db, hashSecret(form['code'] ?? ''))
  if (!grant || grant.clientId !== form['client_id']) throw badCode()
  if (grant.codeUsedAt) {
    await deleteGrant(db, grant.id)
    throw badCode()
  }
  const isGood =
    grant.codeExpiresAt > now &&
    grant.redirectUri === (form['redirect_uri'] ?? grant.redirectUri) &&
    isProved(form['code_verifier'], grant.codeChallenge)
  if (!isGood) {
    // One try: whoever doesn't know the verifier may not go on guessing it.
    await deleteGrant(db, grant.id)
    throw badCode()
  }
  checkResource(form, grant)
  const tokens = await db.transaction(async (tx) =>
    (await useCode(tx, grant.id, now)) ? issue({ ...services, db: tx }, grant) : null,
  )
  if (tokens) return tokens
  await deleteGrant(db, grant.id)
  throw badCode()
}

/** A refresh token works once and is followed by another; one that is used again ends the consent. */
async function rotate(services: Services, form: Form): Promise<Tokens> {
  const { db, clock } = services
  const now = clock()
  const hash = hashSecret(form['refresh_token'] ?? '')
  const found = await findToken(db, hash)
  const isGood = found?.kind === 'refresh' && found.expiresAt > now && found.grant.clientId === form['client_id']
  if (!isGood)
    throw new OAuthError('invalid_grant', 'The refresh token is unknown, revoked, too old, or another program’s.')
  checkResource(form, found.grant)
  if (form['scope'] && form['scope'].split(' ').some((scope) => !found.grant.scopes.some((one) => one === scope)))
    throw new OAuthError('invalid_scope', 'A refresh can’t ask for more than was allowed.')
  const tokens = await db.transaction(async (tx) =>
    (await useRefreshToken(tx, hash, now)) ? issue({ ...services, db: tx }, found.grant) : null,
  )
  if (tokens) return tokens
  await deleteGrant(db, found.grant.id)
  throw new OAuthError('invalid_grant', 'The refresh token was used before, so that all access has ended.')
}

function checkResource(form: Form, { resource }: AppGrant): void {
  if (form['resource'] !== undefined && !isResource(form['resource'], resource))
    throw new OAuthError('invalid_target', `The resource must be ${resource}.`)
}

async function issue({ db, clock }: Services, grant: AppGrant): Promise<Tokens> {
  const now = clock()
  const [access, refresh] = [accessToken(newSecret()), refreshToken(newSecret())]
  await deleteSpentTokens(db, grant.id, now)
  await insertTokens(db, [
    {
      tokenHash: hashSecret(access),
      grantId: grant.id,
      kind: 'access',
      expiresAt: new Date(now.getTime() + ACCESS_SECONDS * 1000),
    },
    {
      tokenHash: hashSecret(refresh),
      grantId: grant.id,
      kind: 'refresh',
      expiresAt: new Date(now.getTime() + RETENTION_DAYS.sessions * DAY_MS),
    },
  ])
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    refresh_token: refresh,
    scope: grant.scopes.join(' '),
  }
}

/** Ends a token, or with a refresh token the whole consent (RFC 7009). Says nothing of tokens that it doesn't know. */
export async function revokeToken({ db }: Services, form: Form): Promise<void> {
  const hash = hashSecret(form['token'] ?? '')
  const found = await findToken(db, hash)
  if (!found || found.grant.clientId !== form['client_id']) return
  if (found.kind === 'refresh') await deleteGrant(db, found.grant.id)
  else await deleteToken(db, hash)
}
