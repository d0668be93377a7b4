import { chartTool } from '#mcp/chart.ts'
import { placesTool } from '#mcp/places.ts'
import { readBirth } from '#mcp/read-birth.ts'
import { skyEventsTool } from '#mcp/sky-events.ts'
import { transitsTool } from '#mcp/transits.ts'
import type { Services } from '#platform/services.ts'
import type { Bind } from '../../http/bind.ts'
import { listPeople } from '../people/api.ts'
import { chargeSpan } from './charge-span.ts'
import { compute } from './compute.ts'
import { presentApiPerson } from './present.ts'

/** What programs may ask: the tools that assistants have, and the people that a key's account has saved. */
export function publicApiRoutes(bind: Bind, services: Services): void {
  const { db } = services
  bind('POST /v1/chart', ({ body }) => compute(() => chartTool.run(body).result))
  bind('POST /v1/transits', ({ actor, body }) =>
    compute(async () => {
      await chargeSpan(services, actor, body)
      return transitsTool.run(body).result
    }),
  )
  bind('GET /v1/events', ({ actor, query }) =>
    compute(async () => {
      await chargeSpan(services, actor, query)
      return skyEventsTool.run(query).result
    }),
  )
  bind('GET /v1/places', ({ query }) => compute(() => placesTool.run(query).result))
  bind('POST /v1/birth-time', ({ body }) => compute(() => ({ birth: readBirth(body.birth).described })))
  bind('GET /v1/people', async ({ actor }) => ({
    people: (await listPeople(db, actor.userId)).map(presentApiPerson),
  }))
}
