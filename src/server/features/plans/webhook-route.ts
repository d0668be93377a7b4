import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import { takeWebhook } from './take-event.ts'

const BODY_BYTES = 1024 * 1024

/** The provider's call. Its signature is over the body as it came, so nothing reads it before. */
export function webhookRoute(app: Hono, services: Services): void {
  const limit = bodyLimit({
    maxSize: BODY_BYTES,
    onError: () => {
      throw new AppError('too_large')
    },
  })
  app.post('/webhooks/:provider', limit, async (c) => {
    await takeWebhook(services, c.req.param('provider'), await c.req.text(), c.req.raw.headers)
    return c.json({ status: 'success' })
  })
}
