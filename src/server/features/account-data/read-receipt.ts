import type { Receipt } from '#contract/account-data.ts'
import { AppError } from '#platform/app-error.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { findReceipt } from './queries.ts'

const PER_ADDRESS = { limit: 30, windowSeconds: 600 } as const

/** @throws {AppError} not_found for a code that was never given or is long past, rate_limited */
export async function readReceipt({ db, clock }: Services, code: string, ip: string): Promise<Receipt> {
  await countAttempt(db, { key: `receipt:ip:${ip}`, ...PER_ADDRESS }, clock())
  const row = await findReceipt(db, hashSecret(code))
  if (!row) throw new AppError('not_found')
  return { code, erased_at: row.at.toISOString(), deleted: row.deleted, kept: row.kept, files: row.files }
}
