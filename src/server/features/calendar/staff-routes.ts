import { changeEntry, generateDates, stateOf } from './edit-calendar.ts'
import { readEntries } from './queries.ts'
import { entryHash } from './present.ts'
import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { presentStaff } from '../staff/api.ts'

const DONE = { status: 'success' } as const

/** What the staff calls. */
export function calendarStaffRoutes(bind: Bind, services: Services): void {
  const staffOf = (actor: Actor) => presentStaff(services, actor)
  const { db } = services

  bind('GET /admin/calendar/:date', async ({ params: { date } }) =>
    (await readEntries(db, date, date)).map(({ lang, content, editedAt }) => ({
      date,
      lang,
      hash: entryHash(date, lang),
      content,
      edited: editedAt !== null,
    })),
  )

  bind('POST /admin/calendar/:date', async ({ actor, params, body }) => ({
    ...DONE,
    dates: await generateDates(services, staffOf(actor), params.date, body.month ?? false),
  }))

  bind('PATCH /admin/calendar/:date', async ({ actor, params, body }) => {
    await changeEntry(services, staffOf(actor), params.date, body)
    return DONE
  })

  bind('GET /admin/calendar-month/:month', async ({ params: { month } }) => {
    const rows = await readEntries(db, `${month}-01`, `${month}-31`)
    return [...Map.groupBy(rows, ({ date }) => date)].map(([date, own]) => ({ date, state: stateOf(own) }))
  })
}
