import type { Services } from '#platform/services.ts'
import { takeWebhook } from '../plans/api.ts'
import { sign, SIGNATURE_HEADER } from './domain/signature.ts'
import { findEvent, signingKey } from './queries.ts'

/** Calls our webhook with an event, signed as a provider signs it. */
export async function deliver(services: Services, { event: id }: { event: string }): Promise<void> {
  const { db, clock, payments } = services
  const event = payments.name === 'sandbox' ? await findEvent(db, id) : undefined
  if (!event) return
  const headers = new Headers({ [SIGNATURE_HEADER]: sign(await signingKey(db), event.body, clock()) })
  await takeWebhook(services, 'sandbox', event.body, headers)
}
