import type { Hono } from 'hono'
import { LANGS } from '#language/lang.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { clientAddress } from '../../http/client.ts'
import { drawCard } from './draw-card.ts'

/** Each is drawn anew, in a process that others wait for; networks ask once or twice for a link. */
const PER_ADDRESS = { limit: 30, windowSeconds: 600 } as const

/** The card of a public link: outside `/api`, which robots are asked to leave alone. */
export function sharedCardRoute(app: Hono, services: Services): void {
  const { db, clock, env } = services
  app.get('/shared/:token/card.png', async (c) => {
    await countAttempt(db, { key: `shared-card:${clientAddress(c, env.TRUST_PROXY)}`, ...PER_ADDRESS }, clock())
    const lang = LANGS.find((one) => one === c.req.query('lang')) ?? 'en'
    const bytes = await drawCard(services, c.req.param('token'), lang)
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/png',
      // Off means off: nobody between here and the reader may go on showing it.
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
}
