import { createHmac } from 'node:crypto'
import type { Account, SignedIn } from '#contract/accounts.ts'
import type { MessageKey } from '#contract/messages/say.ts'
import { say } from '#contract/messages/say.ts'
import { AppError } from '#platform/app-error.ts'
import { yesterdayAnywhere } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'
import { inMainUnit } from '#product/offers.ts'
import { countersOf, entitlementAt, getCounters, type PlanInForce } from '#core/entitlements/api.ts'
import { presentKeptBirth, rulesOf, signsOf } from '#core/births/api.ts'
import { hasStrongMeans, type Actor } from '#core/actors/api.ts'
import { isStaff, pendingEmailOf, staffRoleOf, type User } from '#core/users/api.ts'
import { readAccountPreload, type AccountPreload } from './queries.ts'

/** What the account tells of the chart itself. */
function chartFields({ sky }: Services, user: User): Pick<Account, 'zodiac' | 'house_system'> {
  const { houseSystem, sun, moon, ascendant, jdUt } = signsOf(sky, user)
  return { house_system: houseSystem, zodiac: { sun, moon, asc: ascendant, jtime: jdUt } }
}

function birthFields(user: User) {
  const { birthdate, birthtime } = user
  return {
    birthdatetime: birthdate === null ? null : birthtime === null ? birthdate : `${birthdate} ${birthtime}`,
    birthdate,
    birthtime,
    birthtimeIDK: user.birthtimeUnknown,
    birthplace: user.birthplace,
    birthplace_id: user.placeId,
    birthplace_lat: user.placeLatitudeDeg,
    birthplace_lon: user.placeLongitudeDeg,
    birthplace_tz: user.placeTimeZone,
  }
}

function presentSubscription({ subscription }: PlanInForce): Account['subscription'] {
  if (!subscription) return null
  const { order, onTrial, renews } = subscription
  return {
    trial: onTrial,
    renews,
    price: inMainUnit(order.renewalCents ?? order.cents),
    currency: order.currency,
  }
}

function presentPendingEmail({ clock }: Services, user: User): Account['pending_email'] {
  const pending = pendingEmailOf(user, clock())
  if (!pending) return null
  const { email, newConfirmed, oldConfirmed, until } = pending
  return { email, new_confirmed: newConfirmed, old_confirmed: oldConfirmed, until: until.toISOString() }
}

async function presentSecondFactor(services: Services, user: User): Promise<Account['second_factor']> {
  if (user.secondFactorSince) return 'on'
  const isHeldToIt = services.env.ADMIN_SECOND_FACTOR === 'required' && isStaff(services, user)
  return isHeldToIt && !(await hasStrongMeans(services, user)) ? 'required' : 'off'
}

/** By what Chatwoot knows that it is really this person: HMAC-SHA256 of the identifier, in hexadecimal. */
const supportHash = (key: string | undefined, userId: number) =>
  key === undefined ? null : createHmac('sha256', key).update(String(userId)).digest('hex')

/** The account as its owner sees it; what they hold may have been read already. */
export async function presentAccount(
  services: Services,
  { user, token }: Pick<Actor, 'user' | 'token'>,
  known?: AccountPreload,
): Promise<Account & { token: string }> {
  const now = services.clock()
  const held = known ?? (await readAccountPreload(services.db, user.id, yesterdayAnywhere(now)))
  if (!held) throw new AppError('unauthenticated')
  const plan = entitlementAt(held, now)
  const sums = await getCounters(services, user, plan.plan, held)
  return {
    id: user.id,
    email: user.email,
    email_confirmed: user.emailConfirmedAt !== null,
    pending_email: presentPendingEmail(services, user),
    has_password: user.passwordHash !== null,
    second_factor: await presentSecondFactor(services, user),
    first_name: user.firstName,
    last_name: user.lastName,
    ...birthFields(user),
    ...presentKeptBirth(services, user, user.lang),
    gender: user.gender,
    lang: user.lang,
    created_at: user.createdAt.toISOString(),
    last_login_at: user.lastLoginAt?.toISOString() ?? null,
    paid_until: plan.paidUntil?.toISOString() ?? null,
    plan: plan.plan,
    payments: sums.payments,
    token,
    canceled_at: plan.canceledAt?.toISOString() ?? null,
    subscription: presentSubscription(plan),
    first_purchase: plan.firstPurchaseLeft && !user.usedOffers.includes('first_purchase'),
    ready: [...new Set(held.ready.map(({ type }) => type))].toSorted().join(','),
    role: isStaff(services, user) ? 1 : 0,
    staff_role: staffRoleOf(services, user),
    support_identifierHash: supportHash(services.env.CHATWOOT_HMAC_KEY, user.id),
    counters: JSON.stringify(countersOf(user, plan, sums)),
    chart_rules: rulesOf(user),
    ...chartFields(services, user),
  }
}

export async function presentSignedIn(
  services: Services,
  actor: Actor,
  extra: { message?: MessageKey; warnings?: string[] } = {},
): Promise<SignedIn> {
  return {
    status: 'success',
    ...(await presentAccount(services, actor)),
    ...(extra.message && { message: say(actor.user.lang, extra.message) }),
    ...(extra.warnings?.length && { warnings: extra.warnings }),
  }
}
