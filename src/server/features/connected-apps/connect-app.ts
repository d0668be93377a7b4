import type { ConnectAsked, ConnectRequest } from '#contract/connected-apps.ts'
import { LEAST_SCOPE, type AppScope } from '#product/app-scopes.ts'
import { countGrants, deleteIdleCodes, insertGrant } from '#core/app-grants/api.ts'
import { lockUser, proveConfirmed, type User } from '#core/users/api.ts'
import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { hashSecret, newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { accountMail } from '../account-mail/api.ts'
import { answersAt } from './domain/redirect-uri.ts'
import { readRequest } from './read-request.ts'

const CODE_MS = 60_000
/** The most programs that an account may have connected. */
const MOST_APPS = 30

/** What a program asks for, for the person to judge. @throws {AppError} validation */
export async function askConnect(services: Services, asked: ConnectAsked, site: string): Promise<ConnectRequest> {
  const { client, redirectUri, scopes, answer, refused } = await readRequest(services, asked, site)
  const { at, isLocal } = answersAt(redirectUri)
  return {
    client: { name: client.name, answers_at: at, is_local: isLocal },
    scopes,
    declined: answer({ error: 'access_denied' }),
    refused: refused && answer({ error: refused.code, error_description: refused.message }),
  }
}

/**
 * Keeps a person's consent and gives the address with the code that the program exchanges. Only for who has confirmed the
 * address: else a stranger who typed it in would keep a way into its owner's account.
 * @throws {AppError} email_unconfirmed, validation, conflict for one too many
 */
export async function connectApp(
  services: Services,
  user: User,
  { asked, allowed, site }: { asked: ConnectAsked; allowed: readonly AppScope[]; site: string },
): Promise<string> {
  proveConfirmed(user)
  const { db, boss, clock } = services
  const request = await readRequest(services, asked, site)
  if (request.refused) throw new AppError('validation', { message: 'connect_invalid' })
  const scopes = request.scopes.filter((scope) => scope === LEAST_SCOPE || allowed.includes(scope))
  const code = newSecret()
  const now = clock()
  await db.transaction(async (tx) => {
    if (!(await lockUser(tx, user.id, 'update'))) throw new AppError('unauthenticated')
    await deleteIdleCodes(tx, user.id, now)
    if ((await countGrants(tx, user.id)) >= MOST_APPS)
      throw new AppError('conflict', { message: 'apps_full', values: { limit: `${MOST_APPS}` } })
    await insertGrant(tx, {
      userId: user.id,
      clientId: request.client.id,
      scopes,
      resource: request.resource,
      codeHash: hashSecret(code),
      codeExpiresAt: new Date(now.getTime() + CODE_MS),
      codeChallenge: request.codeChallenge,
      redirectUri: request.redirectUri,
      createdAt: now,
    })
    await enqueue(boss, tx, accountMail, { userId: user.id, kind: 'app_connected' })
  })
  return request.answer({ code })
}
