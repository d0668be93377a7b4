import type { Cast } from './cast.ts'
import { diceFrom } from './dice.ts'
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

interface Asking {
  url: string
  cast: Cast
  seed: string
}

/** Sends one case and notes how it went; undefined where nobody answered. */
async function sendOne(
  { url, cast }: Asking,
  { call }: Operation,
  { number, made }: { number: number; made: Case },
  tally: Tally,
): Promise<Received | undefined> {
  // What somebody's own request says comes back to them.
  const said = `${made.address} ${String(made.body ?? '')}`
  const secrets = cast.secrets.filter((secret) => !said.includes(secret))
  tally.cases++
  try {
    const received = await sendCase(url, cast.token(made.role), made)
    const faults = judgeAnswer(call, made, received, secrets)
    if (faults.length > 0) tally.faults.push({ number, faults, made })
    tally.statuses[received.status] = (tally.statuses[received.status] ?? 0) + 1
    tally.slowestMs = Math.max(tally.slowestMs, received.milliseconds)
    return received
  } catch (error) {
    tally.faults.push({ number, faults: [`no answer: ${String(error)}`], made })
    return undefined
  }
}

const emptyTally = (call: string): Tally => ({ call, cases: 0, statuses: {}, slowestMs: 0, faults: [] })

/** Sends the cases from one number to before another, one after the other. */
export async function fuzzCall(asking: Asking, operation: Operation, [from, to]: [number, number]): Promise<Tally> {
  const { cast, seed } = asking
  const tally = emptyTally(operation.call)
  for (let number = from; number < to; number++) {
    await cast.fill()
    const made = makeCase(seed, number, operation, (role) => cast.known(role))
    const received = await sendOne(asking, operation, { number, made }, tally)
    if (!received) continue
    const ended = received.status < 300 && ENDS.test(operation.call)
    if (isSpent(made, received) || ended) cast.lose(made.role)
  }
  return tally
}

/**
 * Sends cases of all calls at once in the name of the same people: each twice, as a double click does, and in an order
 * that the seed gives. Whoever is signed out or deleted by one of them is so while the others ask.
 */
export async function fuzzTogether(asking: Asking, operations: readonly Operation[], number: number): Promise<Tally> {
  const { cast, seed } = asking
  await cast.fill()
  const tally = emptyTally('all at once')
  const dice = diceFrom(`${seed} together ${number}`)
  const cases = operations
    .map((operation) => ({ operation, made: makeCase(seed, number, operation, (role) => cast.known(role)) }))
    .flatMap((one) => [one, one])
    .map((one) => ({ ...one, at: dice.below(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
  await Promise.all(cases.map(({ operation, made }) => sendOne(asking, operation, { number, made }, tally)))
  for (const role of ['user', 'staff'] as const) cast.lose(role)
  return tally
}
