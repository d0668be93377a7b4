import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { audited, type Staff } from '../staff/api.ts'
import { setAnswered } from './queries.ts'

/** Marks a message to us as answered or as open. @throws {AppError} not_found */
export async function answerSupport(
  services: Services,
  staff: Staff,
  { id, answered }: { id: number; answered: boolean },
): Promise<void> {
  const action = answered ? 'answer message' : 'reopen message'
  await audited(services, staff, { action, target: `support:${id}`, reason: '' }, async (tx) => {
    const row = await setAnswered(tx, id, answered ? services.clock() : null)
    if (!row) throw new AppError('not_found')
    return { before: { answered: !answered }, after: { answered }, result: undefined }
  })
}
