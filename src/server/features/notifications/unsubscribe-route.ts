import type { Hono } from 'hono'
import { api } from '#contract/api.ts'
import type { Services } from '#platform/services.ts'
import { endTopic } from './queries.ts'

/**
 * Where a mail program posts when its user unsubscribes with one press (RFC 8058). It is the address of the page that the
 * mail links to: opened it only asks, as programs open links too.
 */
export function unsubscribeRoute(app: Hono, { db, clock }: Services): void {
  app.post('/unsubscribe', async (c) => {
    const asked = api['POST /unsubscribe'].body.safeParse(c.req.query())
    const isKnown = asked.success && (await endTopic(db, asked.data.key, asked.data.topic, clock()))
    return isKnown ? c.body(null, 204) : c.body(null, 404)
  })
}
