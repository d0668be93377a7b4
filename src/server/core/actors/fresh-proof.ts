import { PROOF_MINUTES } from '#contract/proof.ts'
import { AppError } from '#platform/app-error.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from './find-actor.ts'
import { noteProof } from '#core/sessions/api.ts'
import { needsStrongProof } from './strong-means.ts'

const PROOF_MS = PROOF_MINUTES * 60_000
const DAY_MS = 86_400_000

/** Until when the last proof of a session counts; null when it no longer does. */
export async function freshUntil(services: Services, { user, provenAt, strongAt }: Actor): Promise<Date | null> {
  const at = (await needsStrongProof(services, user)) ? strongAt : provenAt
  const until = at && new Date(at.getTime() + PROOF_MS)
  return until && until > services.clock() ? until : null
}

/** @throws {AppError} proof_required when it is too long since the person has shown who they are. */
export async function proveFresh(services: Services, actor: Actor): Promise<void> {
  if (!(await freshUntil(services, actor))) throw new AppError('proof_required')
}

/**
 * For what is lost for good: having signed in minutes ago is no proof, as the device may have been left open since.
 * @throws {AppError} proof_required unless the person has shown who they are beside signing in.
 */
export async function proveAgain(services: Services, actor: Actor): Promise<void> {
  await proveFresh(services, actor)
  const { provenAgainAt: at } = actor
  if (!at || at.getTime() + PROOF_MS <= services.clock().getTime()) throw new AppError('proof_required')
}

/**
 * Notes on a session that its person has just shown who they are. What was added to the account less than a day ago
 * (`since`) shows no more than a sign-in: whoever came by an open device could have added it.
 */
export async function noted(
  { db, clock }: Services,
  actor: Actor,
  { strong, since = null }: { strong: boolean; since?: Date | null },
): Promise<Actor> {
  const now = clock()
  const again = since === null || now.getTime() - since.getTime() >= DAY_MS
  await noteProof(db, hashSecret(actor.token), now, { strong, again })
  return { ...actor, provenAt: now, ...(strong && { strongAt: now }), ...(again && { provenAgainAt: now }) }
}
