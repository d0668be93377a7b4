import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Services } from '#platform/services.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Gives a path the pattern it was answered by, such as `/viewer/:id`. */
export type PatternOf = (path: string) => string

/**
 * Times each request under its route's pattern: the one of a call, else the widest that stands under a folder of its own,
 * else that of the page. A path itself would be a row for every person.
 */
export function measureRequests({ metrics }: Pick<Services, 'metrics'>, pageOf: PatternOf): MiddlewareHandler {
  let inFlight = 0
  metrics.gauge({
    name: 'asteria_http_requests_in_flight',
    help: 'Requests being answered.',
    read: () => [{ value: inFlight }],
  })
  return async (c, next) => {
    const startedMs = performance.now()
    inFlight++
    try {
      await next()
    } finally {
      inFlight--
      const paths = matchedRoutes(c).map(({ path }) => path)
      const own = paths.find((path) => !path.includes('*')) ?? paths.findLast((path) => !/^\/?\*$/.test(path))
      const route = own ?? pageOf(c.req.path)
      const method = METHODS.includes(c.req.method) ? c.req.method : 'other'
      metrics.requests.observe({ method, route }, (performance.now() - startedMs) / 1000)
      metrics.responses.inc({ method, route, status: String(c.res.status) })
    }
  }
}

/** Counts a page that was answered from what is kept, before any route was looked for. */
export function countKept(
  { metrics }: Pick<Services, 'metrics'>,
  pageOf: PatternOf,
  answer: { request: IncomingMessage; response: ServerResponse; startedMs: number },
): void {
  const { request, response, startedMs } = answer
  const labels = { method: request.method ?? 'other', route: pageOf((request.url ?? '').split('?')[0] ?? '') }
  metrics.requests.observe(labels, (performance.now() - startedMs) / 1000)
  metrics.responses.inc({ ...labels, status: String(response.statusCode) })
}
