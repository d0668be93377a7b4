import { calendarStaffRoutes } from './staff-routes.ts'
import { loadSkyEvents } from '#reading/sky-events/load-sky-events.ts'
import { writeSkyHistory } from '#reading/writer/write-sky-history.ts'
import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { getLunarState } from './get-lunar-state.ts'
import { listCalendar } from './list-calendar.ts'
import { makeFeed } from './make-feed.ts'
import { presentSkyEvent } from './present.ts'
import { deleteFeed, findFeed } from './queries.ts'
import { readFeed } from './read-feed.ts'
import { writeMonths } from './write-months.ts'

export function calendarRoutes(bind: Bind, services: Services): void {
  const { db, clock } = services
  const months = writeMonths(services)

  bind('GET /get/calendar/:lang', ({ params, query, actor, caller }) =>
    listCalendar(services, months, {
      userId: actor.user.id,
      lang: params.lang,
      timeZone: caller.timeZone,
      month: query.month,
    }),
  )

  bind('GET /calendar/events/:day', async ({ params, query, caller }) => {
    const { day } = params
    const computed = loadSkyEvents().get(day) ?? []
    return writeSkyHistory(computed, { day, before: clock(), lang: query.lang ?? caller.lang }).map(presentSkyEvent)
  })

  bind('GET /lunar', async ({ query, caller }) =>
    getLunarState(services, {
      date: query.date,
      timeZone: caller.timeZone,
      lang: query.lang ?? caller.lang,
      userId: caller.userId,
      zodiac: query.zodiac,
    }),
  )

  bind('GET /calendar/feed', async ({ actor }) => {
    const feed = await findFeed(db, actor.user.id)
    return { made_at: feed?.madeAt.toISOString() ?? null }
  })

  bind('POST /calendar/feed', async ({ actor }) => {
    const { url, madeAt } = await makeFeed(services, actor.user.id)
    return { status: 'success', url, made_at: madeAt.toISOString() }
  })

  bind('DELETE /calendar/feed', async ({ actor }) => {
    await deleteFeed(db, actor.user.id)
    return { status: 'success' }
  })

  bind('GET /calendar.ics', ({ query }) => readFeed(services, query))

  calendarStaffRoutes(bind, services)
}
