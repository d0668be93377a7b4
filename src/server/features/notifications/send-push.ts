import webPush from 'web-push'
import { NotTakenError } from '#platform/mail/mailer.ts'
import type { Services } from '#platform/services.ts'
import { isPushService } from './is-push-service.ts'
import { pushKeys } from './push-keys.ts'
import type { PushMessage } from './push-message.ts'
import { deleteSubscription, listSubscriptions, type PushSubscription } from './queries.ts'

const PATIENCE_MS = 10_000

/** `gone`: the browser takes no more; `refused`: certainly not taken; `unsure`: nobody knows. */
type Outcome = 'sent' | 'gone' | 'refused' | 'unsure'

/**
 * Sends a message to every browser of a person; those that are gone are forgotten. Answers whether any has it, or may have.
 * @throws {NotTakenError} where none has, and one of them may be asked again
 */
export async function sendPush(
  services: Services,
  userId: number,
  message: PushMessage,
  ttlSeconds: number,
): Promise<boolean> {
  const subscriptions = await listSubscriptions(services.db, userId)
  const outcomes = await Promise.all(subscriptions.map((one) => sendTo(services, one, { message, ttlSeconds })))
  if (outcomes.some((outcome) => outcome === 'sent' || outcome === 'unsure')) return true
  if (outcomes.includes('refused')) throw new NotTakenError('no push service took the notification')
  return false
}

async function sendTo(
  services: Services,
  { id, endpoint, publicKey, authSecret }: PushSubscription,
  { message, ttlSeconds }: { message: PushMessage; ttlSeconds: number },
): Promise<Outcome> {
  const { db, env } = services
  const outcome = isPushService(endpoint, env.PUSH_HOSTS)
    ? await post(
        await requestFor(services, { endpoint, keys: { p256dh: publicKey, auth: authSecret } }, message, ttlSeconds),
      )
    : 'gone'
  if (outcome === 'gone') await deleteSubscription(db, id)
  return outcome
}

/** Encrypted for the browser (RFC 8291), and signed as this installation's (RFC 8292). */
async function requestFor(
  services: Services,
  subscription: webPush.PushSubscription,
  message: PushMessage,
  ttlSeconds: number,
) {
  const { PUBLIC_URL: site, MAIL_FROM: from } = services.env
  const subject = site.startsWith('https:') ? site : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(from)?.[0] ?? ''}`
  return webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    TTL: ttlSeconds,
    urgency: 'normal',
    topic: message.tag,
    contentEncoding: 'aes128gcm',
    vapidDetails: { subject, ...(await pushKeys(services)) },
  })
}

async function post({ endpoint, method, headers, body }: webPush.RequestDetails): Promise<Outcome> {
  try {
    const answer = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body ?? []),
      // A push service has no reason to send us elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.body?.cancel()
    if (answer.ok) return 'sent'
    return answer.status === 404 || answer.status === 410 ? 'gone' : 'refused'
  } catch (error) {
    const { cause } = error as { cause?: { syscall?: string } }
    return cause?.syscall === 'connect' || cause?.syscall === 'getaddrinfo' ? 'refused' : 'unsure'
  }
}
