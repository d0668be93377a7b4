import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { findPersonRow, type PersonRow } from './queries.ts'

/** Somebody of an account, by id. @throws {AppError} not_found, for another account's people too */
export async function getPerson(db: Db, userId: number, id: number): Promise<PersonRow> {
  const person = await findPersonRow(db, userId, id)
  if (!person) throw new AppError('not_found')
  return person
}
