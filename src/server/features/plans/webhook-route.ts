import type { Context, Hono } from 'hono'
import { clientAddress } from '../../http/client.ts'
import { limitBody } from '../../http/limit-body.ts'
import { AppError } from '#platform/app-error.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { takeWebhook } from './take-event.ts'

/** An event names what happened and the thing it happened to; Stripe's are a few KB. */
const EVENT_BYTES = 256 * 1024

/** Forged calls only, so that nobody can keep the provider out by sending some in its name. */
const FORGERIES = { limit: 60, windowSeconds: 600 } as const

const countForgery = ({ db, clock, env }: Services, c: Context): Promise<void> =>
  countAttempt(db, { key: `webhook:${clientAddress(c, env.TRUST_PROXY)}`, ...FORGERIES }, clock())

/** The provider's call. Its signature is over the body as it came, so nothing reads it before. */
export function webhookRoute(app: Hono, services: Services): void {
  app.post(
    '/webhooks/:provider',
    limitBody(() => EVENT_BYTES),
    async (c) => {
      try {
        await takeWebhook(services, c.req.param('provider'), await c.req.text(), c.req.raw.headers)
      } catch (error) {
        if (error instanceof AppError && error.reason === 'bad_request') await countForgery(services, c)
        throw error
      }
      return c.json({ status: 'success' })
    },
  )
}
