import * as z from 'zod/mini'
import type { Lang } from '#language/lang.ts'
import { Email, isLinkLike, LIMITS, plainLine } from '#contract/field.ts'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { SignInProvider } from '#platform/env.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import type { Claims } from '#platform/sign-in/open-id.ts'
import type { Actor } from '#core/actors/api.ts'
import { isSessionOf, type Device } from '#core/sessions/api.ts'
import { findUserByEmail, insertUser, type User } from '#core/users/api.ts'
import { accountMail, issueTicket } from '../account-mail/api.ts'
import { openSession } from '../devices/api.ts'
import { usedOffersOf } from '#core/entitlements/api.ts'
import { findUserByIdentity, insertIdentity } from './queries.ts'

interface Person extends Pick<Claims, 'subject' | 'givenName' | 'familyName'> {
  /** An address that the provider has confirmed. */
  email: string
  lang: Lang
}

/** A name as a form would have taken it, cut where a form would have refused it; none where it carries a link. */
function nameOf(given = ''): string {
  const name = plainLine(given.toWellFormed()).trim().slice(0, LIMITS.name).toWellFormed().trim()
  return isLinkLike(name) ? '' : name
}

/** Registration asks for these and leaves one edit; who came by a provider has yet to give them, and then has as many. */
const NOT_ASKED_YET = { birthdateEdits: 2, birthtimeEdits: 2, birthplaceEdits: 2, genderEdits: 2 } as const

/** A new account without birth data; undefined when another request has just opened one with this address. */
async function newUser(services: Services, tx: Db, person: Person): Promise<User | undefined> {
  const { email, lang, givenName, familyName } = person
  const now = services.clock()
  const firstName = nameOf(givenName)
  return insertUser(tx, {
    email,
    emailConfirmedAt: now,
    firstName,
    lastName: nameOf(familyName),
    lang,
    createdAt: now,
    usedOffers: await usedOffersOf(services, tx, email),
    ...NOT_ASKED_YET,
    firstNameEdits: firstName === '' ? 2 : 1,
  })
}

async function accountOf(
  services: Services,
  tx: Db,
  provider: SignInProvider,
  person: Person,
): Promise<{ user: User; signup: boolean }> {
  const linked = await findUserByIdentity(tx, provider.id, person.subject)
  if (linked) return { user: linked, signup: false }
  const found = await findUserByEmail(tx, person.email)
  // Whoever opened it never proved that the address is theirs: neither may come to what is the other's.
  if (found && !found.emailConfirmedAt)
    throw new AppError('conflict', {
      message: 'provider_account_unconfirmed',
      values: { provider: provider.titles[person.lang] },
    })
  const user = found ?? (await newUser(services, tx, person))
  const identity = user && {
    provider: provider.id,
    subject: person.subject,
    userId: user.id,
    email: person.email,
    linkedAt: services.clock(),
  }
  if (identity && (await insertIdentity(tx, identity))) {
    // Its owner learns it, also where somebody else has their account at the provider.
    if (found)
      await enqueue(services.boss, tx, accountMail, { userId: user.id, kind: 'provider_linked', provider: provider.id })
    return { user, signup: !found }
  }
  // Two pop-ups at once: the other one has linked them by now.
  const meanwhile = await findUserByIdentity(tx, provider.id, person.subject)
  if (!meanwhile)
    throw new AppError('conflict', { message: 'provider_other', values: { provider: provider.titles[person.lang] } })
  return { user: meanwhile, signup: false }
}

/**
 * Signs in whom a provider vouches for; who has a second factor gets a ticket instead, for `POST /login/code`. The account is
 * the one linked with this person at the provider, else the one with the confirmed address, which is linked now, else a new
 * one. Where the browser held a session of it already (`signedIn`), this is a proof beside that sign-in.
 * @throws {AppError} forbidden when the provider has not confirmed the address, conflict when the account with this address is
 * not confirmed or is another account's there.
 */
export async function signInWithProvider(
  services: Services,
  provider: SignInProvider,
  claims: Claims,
  device: Device & { lang: Lang; signedIn?: string | undefined },
): Promise<{ actor: Actor; signup: boolean } | { ticket: string }> {
  const { db, clock } = services
  const email = z.safeParse(Email, claims.email)
  if (!claims.emailVerified || !email.success)
    throw new AppError('forbidden', {
      message: 'provider_address_unconfirmed',
      values: { provider: provider.titles[device.lang] },
    })
  const person = { ...claims, email: email.data, lang: device.lang }
  return db.transaction(async (tx) => {
    const { user, signup } = await accountOf(services, tx, provider, person)
    // The provider vouches for the person; the code is asked of them all the same.
    if (user.secondFactorSince) return { ticket: await issueTicket(tx, user, clock()) }
    const again = device.signedIn !== undefined && (await isSessionOf(tx, user.id, hashSecret(device.signedIn)))
    return { actor: await openSession(tx, services, user, device, { again }), signup }
  })
}
