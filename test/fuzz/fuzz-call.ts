import type { Cast } from './cast.ts'
import { judgeAnswer } from './judge-answer.ts'
import { makeCase, type Case } from './make-case.ts'
import type { Operation } from './operations.ts'
import { sendCase, type Received } from './send-case.ts'

export interface Fault {
  number: number
  faults: string[]
  made: Case
}

export interface Tally {
  call: string
  cases: number
  /** How many answers had each status. */
  statuses: Record<number, number>
  slowestMs: number
  faults: Fault[]
}

const asked = (made: Case) => made.headers.authorization === undefined

/** Whether this was an answer to somebody who can no longer ask, so that another is needed; a wrong password is not. */
const isSpent = (made: Case, { status, text }: Received) =>
  made.role !== 'visitor' &&
  asked(made) &&
  ((status === 401 && !text.includes('"invalid_credentials"')) ||
    status === 429 ||
    (status === 403 && made.role === 'staff'))

/** Signing out, and the like: whoever it succeeded for is spent, too. */
const ENDS = /^(DELETE \/account|POST \/logout|POST \/account\/password|DELETE \/account\/devices\/:id)$/

/** Sends the cases from one number to before another, one after the other. */
export async function fuzzCall(
  { url, cast, seed }: { url: string; cast: Cast; seed: string },
  operation: Operation,
  [from, to]: [number, number],
): Promise<Tally> {
  const tally: Tally = { call: operation.call, cases: 0, statuses: {}, slowestMs: 0, faults: [] }
  for (let number = from; number < to; number++) {
    await cast.fill()
    const made = makeCase(seed, number, operation, (role) => cast.known(role))
    // What somebody's own request says comes back to them.
    const said = `${made.address} ${String(made.body ?? '')}`
    const secrets = cast.secrets.filter((secret) => !said.includes(secret))
    tally.cases++
    try {
      const received = await sendCase(url, cast.token(made.role), made)
      const faults = judgeAnswer(operation.call, made, received, secrets)
      if (faults.length > 0) tally.faults.push({ number, faults, made })
      tally.statuses[received.status] = (tally.statuses[received.status] ?? 0) + 1
      tally.slowestMs = Math.max(tally.slowestMs, received.milliseconds)
      const ended = received.status < 300 && ENDS.test(operation.call)
      if (isSpent(made, received) || ended) cast.lose(made.role)
    } catch (error) {
      tally.faults.push({ number, faults: [`no answer: ${String(error)}`], made })
    }
  }
  return tally
}
