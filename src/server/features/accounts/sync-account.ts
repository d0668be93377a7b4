import type { Place } from '#astro/atlas/search-places.ts'
import type { SyncBody } from '#contract/accounts.ts'
import { say, type MessageKey } from '#contract/messages/say.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import {
  birthChanged,
  changedRules,
  choiceAfter,
  dateAfter,
  detailsChanged,
  namesakesOf,
  placeFields,
  resolveBirth,
  resolvePlace,
  rulesOf,
  sameRules,
  type BirthChoice,
  type DateAfter,
} from '#core/births/api.ts'
import { publish } from '#platform/events.ts'
import type { Actor } from '#core/actors/api.ts'
import { findUser, lockUser, updateUser, type User, type UserChanges } from '#core/users/api.ts'
import { askForEmailChange } from './change-email.ts'
import { requireAge } from './require-age.ts'

interface Edit {
  changes: UserChanges
  /** The fields whose edit is spent by it. */
  spends: string[]
  /** Whether the place changes at no cost: to another of the same name, where we had taken the wrong one. */
  isPlaceFree: boolean
  warnings: string[]
  /** Whether charts are others from now on: by a corrected birth, or by other rules. */
  areChartsChanged: boolean
}

/** Fields with one edit: wire name → the column that counts. */
const COUNTED = {
  first_name: 'firstNameEdits',
  birthdate: 'birthdateEdits',
  birthtime: 'birthtimeEdits',
  birthplace: 'birthplaceEdits',
  gender: 'genderEdits',
} as const
type CountedField = keyof typeof COUNTED

const sameText = (a: string | null, b: string) => a?.trim().toLowerCase() === b.trim().toLowerCase()

/** The place after the edit, and what to say of it; undefined when it stays. */
function newPlace(services: Services, user: User, body: SyncBody) {
  const { birthplace, birthplace_id: id } = body
  if (id !== undefined ? id === user.placeId : birthplace === undefined || sameText(user.birthplace, birthplace))
    return undefined
  const found = resolvePlace(services, { text: birthplace ?? '', id }, body.lang ?? user.lang)
  return found.place.id === user.placeId ? undefined : found
}

/** The birth time after the edit; `undefined` when it stays. Null is "not known". */
function newTime(user: User, body: SyncBody): string | null | undefined {
  const unknown = body.birthtimeIDK ?? (body.birthtime === undefined && user.birthtimeUnknown)
  if (!unknown && body.birthtime === undefined && user.birthtimeUnknown)
    throw invalid({ birthtime: 'birthtime_required' })
  const next = unknown ? null : (body.birthtime ?? user.birthtime)
  return next === user.birthtime ? undefined : next
}

/** What of the counted fields differs from what is stored, as columns. */
function countedChanges(
  user: User,
  body: SyncBody,
  { place, time, date }: { place: Place | undefined; time: string | null | undefined; date: DateAfter },
) {
  const changed: Partial<Record<CountedField, UserChanges>> = {}
  if (body.first_name !== undefined && body.first_name !== user.firstName)
    changed.first_name = { firstName: body.first_name }
  if (date.counts) changed.birthdate = { birthdate: date.birthdate }
  if (time !== undefined) changed.birthtime = { birthtime: time, birthtimeUnknown: time === null }
  // An offset that no source has may stand for any time of day.
  if (body.birth_offset !== undefined && body.birth_offset !== user.birthOffset) changed.birthtime ??= {}
  if (place) changed.birthplace = placeFields(body.birthplace ?? place.name, place)
  const gender = body.gender === undefined ? user.gender : body.gender === 'female'
  if (gender !== user.gender) changed.gender = { gender }
  return changed
}

function spend(user: User, fields: CountedField[]): UserChanges {
  const spent = fields.filter((field) => user[COUNTED[field]] <= 0)
  if (spent.length > 0)
    throw invalid(Object.fromEntries(spent.map((field) => [field, 'edited_once' satisfies MessageKey])))
  return Object.fromEntries(fields.map((field) => [COUNTED[field], user[COUNTED[field]] - 1]))
}

function birthAfter(
  services: Services,
  user: User,
  changes: UserChanges,
  body: SyncBody,
  { place, date, choice }: { place: Place | undefined; date: DateAfter; choice: BirthChoice },
) {
  const after = { ...user, ...changes }
  if (date.written === null || after.placeTimeZone === null || after.placeLongitudeDeg === null)
    return { warnings: [], columns: { birthCalendar: date.calendar } }
  const at = {
    name: place?.name ?? after.birthplace ?? '',
    timeZone: after.placeTimeZone,
    latitudeDeg: after.placeLatitudeDeg ?? undefined,
    longitudeDeg: after.placeLongitudeDeg,
  }
  const civil = { birthdate: date.written, birthtime: after.birthtime, place: at, choice }
  const resolved = resolveBirth(civil, services.clock(), body.lang ?? user.lang)
  return {
    warnings: resolved.warnings,
    columns: { birthdate: resolved.birthdate, birthInstant: resolved.instant, ...resolved.choice },
  }
}

/** The rules for charts after the edit; null where they stay. */
function rulesAfter(user: User, { chart_rules: asked }: SyncBody) {
  const before = rulesOf(user)
  const after = changedRules(before, asked ?? {})
  return sameRules(before, after) ? null : after
}

/** What an edit would change. @throws {AppError} validation when a field whose edit is spent gets a new value */
export function planEdit(services: Services, user: User, body: SyncBody): Edit {
  const found = newPlace(services, user, body)
  const place = found?.place
  const time = newTime(user, body)
  const date = dateAfter({ ...user, placeTimeZone: place?.timeZone ?? user.placeTimeZone }, body)
  const counted = countedChanges(user, body, { place, time, date })
  const isPlaceFree = place !== undefined && namesakesOf(services, user).some(({ id }) => id === place.id)
  const fields = (Object.keys(counted) as CountedField[]).filter((field) => !(field === 'birthplace' && isPlaceFree))
  const changes: UserChanges = Object.assign({}, ...Object.values(counted), spend(user, fields))
  if (isPlaceFree) changes.placeCorrectedAt = services.clock()
  if (body.last_name !== undefined) changes.lastName = body.last_name
  if (body.lang !== undefined) changes.lang = body.lang
  const corrected = place !== undefined || time !== undefined || date.birthdate !== user.birthdate
  const { choice, chosen } = choiceAfter(user, body, corrected, date.calendar)
  const rules = rulesAfter(user, body)
  if (rules) changes.chartRules = rules
  const areChartsChanged = corrected || chosen || rules !== null
  const told = { spends: fields, isPlaceFree, areChartsChanged }
  if (!corrected && !chosen) return { ...told, changes, warnings: [] }
  const { warnings, columns } = birthAfter(services, user, changes, body, { place, date, choice })
  if (date.birthdate !== null && date.birthdate !== user.birthdate)
    requireAge(date.birthdate, user.timeZone ?? 'UTC', services.clock())
  return { ...told, changes: { ...changes, ...columns }, warnings: [...(found?.warnings ?? []), ...warnings] }
}

/** What of the address changes at once: its case. Another one waits for its links. */
async function changeEmail(tx: Db, services: Services, actor: Actor, user: User, email: string): Promise<UserChanges> {
  if (email.toLowerCase() === user.email.toLowerCase()) return { email }
  await askForEmailChange(services, tx, actor, email)
  return {}
}

/** That the address has not changed yet, and what it waits for. */
function waiting(user: User | undefined, { email, lang }: SyncBody): string[] {
  if (!user?.pendingEmail || email?.toLowerCase() !== user.pendingEmail.toLowerCase()) return []
  const key = user.emailConfirmedAt ? 'email_pending' : 'email_pending_new'
  return [say(lang ?? user.lang, key, { email: user.pendingEmail })]
}

/**
 * Changes what is named and leaves the rest. Either everything is saved or nothing is.
 * @throws {AppError} validation when a field whose edit is spent gets a new value
 */
export async function syncAccount(
  services: Services,
  actor: Actor,
  body: SyncBody,
): Promise<{ actor: Actor; warnings: string[] }> {
  return services.db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.user.id)
    if (!user) throw new AppError('unauthenticated')
    const { changes, warnings, areChartsChanged } = planEdit(services, user, body)
    if (body.email !== undefined && body.email !== user.email)
      Object.assign(changes, await changeEmail(tx, services, actor, user, body.email))
    if (areChartsChanged) await publish(services, tx, birthChanged, { userId: user.id })
    const isChanged = Object.keys(changes).length > 0
    const saved = isChanged ? await updateUser(tx, user.id, changes) : await findUser(tx, user.id)
    if (saved && isChanged) await publish(services, tx, detailsChanged, { user: saved })
    return { actor: { ...actor, user: saved ?? user }, warnings: [...warnings, ...waiting(saved, body)] }
  })
}
