import type { PersonBody } from '#contract/people.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { lockUser, type User } from '#core/users/api.ts'
import { resolveWrittenBirth } from '#core/births/api.ts'
import { countPeople, insertPerson, type PersonRow } from './queries.ts'

/** Far more than anybody needs; without a limit one account could fill the disk. */
const MOST_PEOPLE = 100

/**
 * Notes somebody's birth.
 * @throws {AppError} validation when place or time aren't understood, limit_reached
 */
export async function addPerson(
  services: Services,
  user: User,
  body: PersonBody,
): Promise<{ person: PersonRow; warnings: string[] }> {
  const { db, clock } = services
  const { columns, warnings } = resolveWrittenBirth(services, body, user.lang)
  const person = await db.transaction(async (tx) => {
    // One at a time, so that two forms at once don't pass the limit together.
    await lockUser(tx, user.id)
    if ((await countPeople(tx, user.id)) >= MOST_PEOPLE)
      throw new AppError('limit_reached', { message: 'people_full', values: { limit: `${MOST_PEOPLE}` } })
    const { name, relation, group: groupName } = body
    return insertPerson(tx, { userId: user.id, name, relation, groupName, ...columns, createdAt: clock() })
  })
  if (!person) throw new AppError('internal')
  return { person, warnings }
}
