import type { Bind } from '../../http/bind.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/find-actor.ts'
import { readEntries } from '../calendar/entries.ts'
import { entryHash } from '../calendar/present.ts'
import {
  deleteUser,
  endSecondFactor,
  endSessions,
  grantCredit,
  refund,
  resendConfirmation,
  setPaidUntil,
} from './act-on-user.ts'
import { retryReport } from '../reports/retry-report.ts'
import { audited } from './audited.ts'
import { changeEntry, generateDates, stateOf } from './calendar.ts'
import { listConnections, testConnection } from './connections.ts'
import { getDashboard } from './get-dashboard.ts'
import { getReportFor } from './get-report-for.ts'
import { getAccount } from './get-user.ts'
import { listAccounts } from './list-users.ts'
import { addConsultant, changeConsultant, listAllConsultants, setConsultantPicture } from './consultants.ts'
import { answerSupport, callOffBooking, moderateReview } from './moderate.ts'
import {
  presentAudit,
  presentBooking,
  presentPage,
  presentReportRow,
  presentReview,
  presentMessage,
  presentSupport,
  presentThread,
} from './present.ts'
import {
  findThreadMessages,
  listThreads,
  listAudit,
  listBookings,
  listReports,
  listReviewsOfAll,
  listSupport,
} from './queries.ts'
import { listJobs, listQueues, retryJob } from './queue.ts'
import { presentStaff } from './present-staff.ts'
import { changeStats, getStats } from './settings.ts'

const DONE = { status: 'success' } as const
const STATUS_OF = { failed: -1, in_progress: 0, ready: 2 } as const

export function adminRoutes(bind: Bind, services: Services): void {
  usersRoutes(bind, services)
  reportsRoutes(bind, services)
  threadsRoutes(bind, services)
  operationsRoutes(bind, services)
  settingsRoutes(bind, services)
  calendarRoutes(bind, services)
}

function usersRoutes(bind: Bind, services: Services): void {
  const staffOf = (actor: Actor) => presentStaff(services, actor)
  bind('GET /admin/users/:page', ({ params, query }) =>
    listAccounts(services, { page: params.page, q: query.q, sort: query.sort }),
  )
  bind('GET /admin/user/:id', ({ actor, params }) => getAccount(services, params.id, staffOf(actor)))
  bind('POST /admin/user/:id/credit', async ({ actor, params, body }) => {
    await grantCredit(services, staffOf(actor), { userId: params.id, ...body })
    return DONE
  })
  bind('POST /admin/user/:id/paid-until', async ({ actor, params, body }) => {
    await setPaidUntil(services, staffOf(actor), { userId: params.id, ...body })
    return DONE
  })
  bind('POST /admin/user/:id/confirmation', async ({ actor, params, body }) => {
    await resendConfirmation(services, staffOf(actor), { userId: params.id, ...body })
    return DONE
  })
  bind('POST /admin/user/:id/sessions/end', async ({ actor, params, body }) => {
    await endSessions(services, staffOf(actor), { userId: params.id, ...body })
    return DONE
  })
  bind('POST /admin/user/:id/second-factor/reset', async ({ actor, params, body }) => {
    await endSecondFactor(services, staffOf(actor), { userId: params.id, ...body })
    return DONE
  })
  bind('POST /admin/user/:id/refund', async ({ actor, params, body }) => {
    await refund(services, staffOf(actor), { userId: params.id, ...body })
    return DONE
  })
  bind('DELETE /admin/user/:id', async ({ actor, params, body }) => {
    const receipt = await deleteUser(services, staffOf(actor), { userId: params.id, ...body })
    return { ...DONE, receipt }
  })
}

function reportsRoutes(bind: Bind, services: Services): void {
  const staffOf = (actor: Actor) => presentStaff(services, actor)
  bind('GET /admin/reports/:page', async ({ params: { page }, query: { state } }) => {
    const { rows, total } = await listReports(services.db, page, state && STATUS_OF[state])
    return presentPage(page, total, rows.map(presentReportRow))
  })
  bind('GET /admin/report/:hash', ({ params }) => getReportFor(services, params.hash))
  bind('POST /admin/report/:hash/retry', async ({ actor, params: { hash }, body: { reason } }) => {
    const entry = { action: 'retry report', target: `report:${hash}`, reason }
    await audited(services, staffOf(actor), entry, async (tx) => {
      await retryReport({ ...services, db: tx }, hash)
      return { before: { status: -1 }, after: { status: 0 }, result: undefined }
    })
    return DONE
  })
}

function threadsRoutes(bind: Bind, services: Services): void {
  const { db } = services
  bind('GET /admin/threads/:page', async ({ params: { page } }) => {
    const { rows, total } = await listThreads(db, page)
    return presentPage(page, total, rows.map(presentThread))
  })
  bind('GET /admin/chat/:thread', async ({ params: { thread } }) => {
    const messages = await findThreadMessages(db, thread)
    if (!messages) throw new AppError('not_found')
    return messages.map(presentMessage)
  })
}

function operationsRoutes(bind: Bind, services: Services): void {
  const staffOf = (actor: Actor) => presentStaff(services, actor)
  const { db } = services
  bind('GET /admin/audit/:page', async ({ params: { page }, query: { target } }) => {
    const { rows, total } = await listAudit(db, page, target)
    return presentPage(page, total, rows.map(presentAudit))
  })
  bind('GET /admin/dashboard', ({ query }) => getDashboard(services, query.days))
  bind('GET /admin/queue', () => listQueues(services))
  bind('GET /admin/queue/:name', ({ params }) => listJobs(services, params.name))
  bind('POST /admin/queue/:name/:id/retry', async ({ actor, params, body }) => {
    await retryJob(services, staffOf(actor), { queue: params.name, id: params.id, ...body })
    return DONE
  })
  bind('GET /admin/support/:number', async ({ params: { number: page } }) => {
    const { rows, total } = await listSupport(db, page)
    return presentPage(page, total, rows.map(presentSupport))
  })
  bind('PATCH /admin/support/:number', async ({ actor, params, body }) => {
    await answerSupport(services, staffOf(actor), { id: params.number, ...body })
    return DONE
  })
  bind('GET /admin/reviews/:page', async ({ params: { page }, query }) => {
    const { rows, total } = await listReviewsOfAll(db, page, query.state)
    return presentPage(page, total, rows.map(presentReview))
  })
  bind('PATCH /admin/review/:id', async ({ actor, params, body }) => {
    await moderateReview(services, staffOf(actor), { id: params.id, ...body })
    return DONE
  })
  bind('GET /admin/bookings/:page', async ({ params: { page }, caller: { lang } }) => {
    const { rows, total } = await listBookings(db, page)
    const by = { lang, now: services.clock(), site: services.env.PUBLIC_URL }
    return presentPage(
      page,
      total,
      rows.map((row) => presentBooking(row, by)),
    )
  })
  bind('DELETE /admin/booking/:id', async ({ actor, params, body }) => {
    await callOffBooking(services, staffOf(actor), { id: params.id, ...body })
    return DONE
  })
}

function settingsRoutes(bind: Bind, services: Services): void {
  const staffOf = (actor: Actor) => presentStaff(services, actor)
  bind('GET /admin/consultants', () => listAllConsultants(services))
  bind('POST /admin/consultants', async ({ actor, body }) => ({
    status: 'success',
    id: await addConsultant(services, staffOf(actor), body),
  }))
  bind('PUT /admin/consultant/:id', async ({ actor, params, body }) => {
    await changeConsultant(services, staffOf(actor), params.id, body)
    return { status: 'success' }
  })
  bind('POST /admin/consultant/:id/picture', async ({ actor, params, body }) => {
    await setConsultantPicture(services, staffOf(actor), params.id, body.picture)
    return { status: 'success' }
  })
  bind('GET /admin/figures', () => getStats(services))
  bind('PUT /admin/figures', async ({ actor, body }) => {
    await changeStats(services, staffOf(actor), body)
    return DONE
  })
  bind('GET /admin/connections', async () => listConnections(services))
  bind('POST /admin/connections/:name/test', async ({ actor, params }) => ({
    ...DONE,
    message: await testConnection(services, params.name, actor.user),
  }))
}

function calendarRoutes(bind: Bind, services: Services): void {
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
