import { createHmac } from 'node:crypto'
import type { Account, Counters, SignedIn } from '#contract/accounts.ts'
import type { MessageKey } from '#contract/messages/say.ts'
import { say } from '#contract/messages/say.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { Services } from '../../platform/services.ts'
import { inMainUnit } from '#contract/offers.ts'
import { getCounters, type PlanCounters } from '../plans/get-counters.ts'
import { getPlan, type PlanInForce } from '../plans/get-plan.ts'
import { readyTypes } from '../reports/queries.ts'
import { birthOf } from './birth-of.ts'
import type { Actor } from './find-actor.ts'
import { isStaff } from './is-staff.ts'
import type { User } from './queries.ts'

/** What the account tells of the chart itself. */
function chartFields({ sky }: Services, user: User): Pick<Account, 'zodiac' | 'house_system'> {
  const birth = birthOf(sky, user)
  const sign = (body: 'sun' | 'moon') => {
    if (!birth || birth.uncertain.some((moving) => moving.body === body)) return null
    return birth.chart.placements.find((placement) => placement.body === body)?.sign ?? null
  }
  const houses = birth?.chart.houses
  return {
    house_system: houses?.system ?? null,
    zodiac: {
      sun: sign('sun'),
      moon: sign('moon'),
      asc: houses ? signOf(houses.ascendantDeg) : null,
      jtime: birth?.timeKnown ? birth.chart.jdUt : null,
    },
  }
}

function counters(user: User, plan: PlanInForce, { chat, reports }: PlanCounters): Counters {
  const left = (edits: number) => (edits > 0 ? 1 : 0)
  return {
    chat,
    trials: plan.trialLeft ? 1 : 0,
    reports,
    'user:first_name': left(user.firstNameEdits),
    'user:birthdate': left(user.birthdateEdits),
    'user:birthtime': left(user.birthtimeEdits),
    'user:birthplace': left(user.birthplaceEdits),
    'user:gender': left(user.genderEdits),
  }
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

/** The counters alone, for answers after which they have changed. */
export async function presentCounters(services: Services, user: User): Promise<Counters> {
  const plan = await getPlan(services.db, user.id, services.clock())
  return counters(user, plan, await getCounters(services, user, plan.plan))
}

/** By what Chatwoot knows that it is really this person: HMAC-SHA256 of the identifier, in hexadecimal. */
const supportHash = (key: string | undefined, userId: number) =>
  key === undefined ? null : createHmac('sha256', key).update(String(userId)).digest('hex')

/** The account as its owner sees it. */
export async function presentAccount(services: Services, { user, token }: Actor): Promise<Account> {
  const plan = await getPlan(services.db, user.id, services.clock())
  const sums = await getCounters(services, user, plan.plan)
  return {
    id: user.id,
    email: user.email,
    email_confirmed: user.emailConfirmedAt !== null,
    has_password: user.passwordHash !== null,
    first_name: user.firstName,
    last_name: user.lastName,
    ...birthFields(user),
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
    first_purchase: plan.firstPurchaseLeft,
    ready: (await readyTypes(services.db, user.id)).join(','),
    role: isStaff(services, user) ? 1 : 0,
    support_identifierHash: supportHash(services.env.CHATWOOT_HMAC_KEY, user.id),
    counters: JSON.stringify(counters(user, plan, sums)),
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
