import { CHART_TYPES, MOST_RETURNS, PERSON_TYPES, RETURN_TYPES, type ChartType } from '#product/chart-types.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import { newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { birthOf } from '#core/births/api.ts'
import { lockUser, type User } from '#core/users/api.ts'
import { getPerson } from '../people/api.ts'
import { chooseReturn, type AskedReturn } from './choose-return.ts'
import { countReturns, insertChart } from './queries.ts'

/** `chart:natal` → the type; undefined for anything the product does not make. */
const chartType = (wire: string) => CHART_TYPES.find((type) => wire === `chart:${type}`)

const isOfPerson = (type: ChartType) => PERSON_TYPES.some((one) => one === type)

const returnType = (type: ChartType) => RETURN_TYPES.find((one) => one === type)

/**
 * Makes a chart of a type, once; one of two people, or of somebody saved, once for each; a return once for each time and place.
 * @throws {AppError} not_found for an unknown type or person, validation without birth data or without a person where one
 * is needed, or for a return without its time, conflict for a second order, limit_reached for too many returns.
 */
export async function orderChart(
  services: Services,
  user: User,
  { wireType, personId, ...asked }: AskedReturn & { wireType: string; personId: number | undefined },
): Promise<string> {
  const { db, clock, sky } = services
  const type = chartType(wireType)
  if (!type) throw new AppError('not_found')
  const birth = birthOf(sky, user)
  if (!birth) throw new AppError('validation', { message: 'birth_missing' })
  const person = isOfPerson(type) ? await getPerson(db, user.id, required(personId)) : null
  const asReturn = returnType(type)
  const columns = asReturn && chooseReturn(services, { user, birth }, { type: asReturn, ...asked })
  const chart = await db.transaction(async (tx) => {
    if (columns) await requireRoom(tx, user.id)
    return insertChart(tx, {
      ...columns,
      userId: user.id,
      type,
      personId: person?.id ?? null,
      hash: `thread_${newSecret()}`,
      createdAt: clock(),
    })
  })
  if (!chart) throw new AppError('conflict', { message: 'chart_exists' })
  return chart.hash
}

/** One order at a time, so that two at once don't pass the limit together. @throws {AppError} limit_reached */
async function requireRoom(tx: Services['db'], userId: number): Promise<void> {
  await lockUser(tx, userId)
  if ((await countReturns(tx, userId)) < MOST_RETURNS) return
  throw new AppError('limit_reached', { message: 'returns_full', values: { limit: `${MOST_RETURNS}` } })
}

function required(personId: number | undefined): number {
  if (personId === undefined) throw invalid({ person: 'person_required' })
  return personId
}
