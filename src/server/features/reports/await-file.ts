import { setTimeout } from 'node:timers/promises'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'

/** How often it is looked for while it is being made. */
const LOOK_MS = 120

interface Making {
  find(): Promise<Uint8Array | undefined>
  /** Asks a worker for it. */
  ask(): Promise<void>
}

/**
 * A file that a worker makes: as it is there, or else asked for and waited for a few seconds.
 * @throws {AppError} unavailable, with when to come again, when it takes longer.
 */
export async function awaitFile({ env }: Pick<Services, 'env'>, { find, ask }: Making): Promise<Uint8Array> {
  const known = await find()
  if (known) return known
  await ask()
  for (let waitedMs = 0; waitedMs < 1000 * env.PDF_WAIT_SECONDS; waitedMs += LOOK_MS) {
    await setTimeout(LOOK_MS)
    const made = await find()
    if (made) return made
  }
  throw new AppError('unavailable', { message: 'pdf_not_ready', retryAfterSeconds: 5 })
}
