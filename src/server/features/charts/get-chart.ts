import { writeNatal } from '#reading/writer/write-natal.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import { birthOf } from '../accounts/birth-of.ts'
import type { User } from '../accounts/queries.ts'
import { findChart, type ChartRow } from './queries.ts'

/** A chart as computed and written for this person, in the account's language. */
export function readChart({ sky, library }: Services, user: User, row: ChartRow) {
  const birth = birthOf(sky, user)
  if (!birth) throw new AppError('validation', { message: 'birth_missing' })
  return { row, birth, reading: writeNatal({ ...birth, library, lang: user.lang }) }
}
export type ReadChart = ReturnType<typeof readChart>

/** @throws {AppError} not_found when there is no such chart or it is somebody else's. */
export async function getChart(services: Services, user: User, hash: string): Promise<ReadChart> {
  const row = await findChart(services.db, user.id, hash)
  if (!row) throw new AppError('not_found')
  return readChart(services, user, row)
}
