import { RegisterBody } from '#contract/accounts.ts'
import { PersonBody } from '#contract/people.ts'
import type { ChartType } from '#product/chart-types.ts'
import type { PaidPlanId } from '#product/rights.ts'
import type { ReportType } from '#product/catalogue/report.ts'
import { confirmEmail, register } from '../../features/accounts/api.ts'
import { findUserByEmail, type User } from '#core/users/api.ts'
import { newMailToken } from '../../features/account-mail/api.ts'
import { orderChart } from '../../features/charts/api.ts'
import { addPerson } from '../../features/people/api.ts'
import { orderProduct, orderSubscription } from '../../features/plans/api.ts'
import { orderReport } from '../../features/reports/api.ts'
import { act, deliver, type Action } from '../../features/sandbox/api.ts'
import type { Services } from '#platform/services.ts'

/** Of everybody in the demonstration. Their addresses are nobody's, by RFC 2606. */
export const DEMO_PASSWORD = 'seven quiet comets'
export const DEMO_DOMAIN = 'demo.example'

const HOUR_MS = 3_600_000

/** 17 May 1990, 14:30 in Moscow: summer time, UTC+4, so 10:30 UTC. */
export const MOSCOW_BIRTH = { birthdate: '1990-05-17', birthtime: '14:30', birthplace: 'Moscow' }

/** What a person sends who registers, as far as nothing else is said. */
export const registration = (changes: Record<string, unknown> & { email: string }) => ({
  first_name: 'Ada',
  last_name: 'Byron',
  password: DEMO_PASSWORD,
  repeat_password: DEMO_PASSWORD,
  ...MOSCOW_BIRTH,
  lang: 'en',
  ...changes,
})

/** Registers somebody and confirms their address, as they do it themselves. */
export async function newPerson(
  services: Services,
  changes: Record<string, unknown> & { email: string },
): Promise<User> {
  // A device each: whoever registers a hundred people from one is asked to slow down.
  const device = { ip: `demo ${changes.email}`, userAgent: 'Demonstration', deviceToken: undefined }
  const { actor } = await register(services, RegisterBody.parse(registration(changes)), { ...device, timeZone: 'UTC' })
  const { id: userId, email } = actor.user
  const expiresAt = new Date(services.clock().getTime() + HOUR_MS)
  const token = await newMailToken(services.db, userId, { purpose: 'confirm', email, expiresAt })
  await confirmEmail(services, { token }, { ...device, userId, token: actor.token })
  return (await findUserByEmail(services.db, email)) ?? actor.user
}

/** What a person and then the bank do on a payment page. */
async function atBank(services: Services, page: string, actions: readonly Action[]): Promise<void> {
  const token = page.slice(page.lastIndexOf('/') + 1)
  for (const action of actions)
    for (const event of await act(services, token, action)) await deliver(services, { event })
}

export async function subscribe(
  services: Services,
  user: User,
  plan: PaidPlanId,
  actions: readonly Action[],
): Promise<void> {
  await atBank(services, await orderSubscription(services, user, { plan, begin_at_once: true }), actions)
}

/** Buys a report that is written at once. */
export async function buyReport(services: Services, user: User, pointer: ReportType): Promise<void> {
  const page = await orderProduct(services, user, { product: 'report', pointer, deliver_at_once: true })
  await atBank(services, page, ['pay'])
}

/** Orders a report that a credit or the plan pays for. */
export async function orderIncluded(
  services: Services,
  user: User,
  wanted: { type: ReportType; person?: number },
): Promise<string> {
  const order = { ...wanted, deliver_at_once: true }
  return (await services.db.transaction((tx) => orderReport(services, tx, user, order))).hash
}

export async function notePerson(services: Services, user: User, body: Record<string, unknown>): Promise<number> {
  return (await addPerson(services, user, PersonBody.parse(body))).person.id
}

export const drawChart = (services: Services, user: User, type: ChartType, personId?: number): Promise<string> =>
  orderChart(services, user, { wireType: `chart:${type}`, personId })
