import { solveChallenge, type Challenge as Puzzle } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from '#contract/error.ts'

/** The value of `X-Proof-Of-Work` for a puzzle: a second or so of work, during which the page stays responsive. */
export async function solveWork(given: Challenge): Promise<string | undefined> {
  const challenge = given as Puzzle
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
