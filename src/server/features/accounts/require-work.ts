import { AppError } from '#platform/app-error.ts'
import { isSolved, issueChallenge } from '#platform/proof-of-work.ts'
import type { Services } from '#platform/services.ts'

/**
 * Lets on whoever has solved a puzzle about this. People who are in the right are slowed down by that; whoever tries
 * thousands of addresses or passwords pays for each.
 * @throws {AppError} rate_limited, with the puzzle to solve and the seconds after which it goes without
 */
export async function requireWork(
  services: Services,
  {
    about,
    solution,
    retryAfterSeconds,
    isLong = false,
  }: { about: string; solution: string | undefined; retryAfterSeconds: number; isLong?: boolean },
): Promise<void> {
  if (await isSolved(services, about, solution)) return
  const challenge = await issueChallenge(services, about, isLong)
  throw new AppError('rate_limited', { retryAfterSeconds, challenge })
}
