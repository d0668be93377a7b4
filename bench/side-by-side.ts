import { asMuchAsItTakes, type Load, type Target } from './load.ts'
import { at } from './measure.ts'

/** Requests a second of ours and of a bare server. */
export interface SideBySide {
  what: string
  /** Bytes of one answer, head and body. */
  bytes: { ours: number; bare: number }
  ours: number
  bare: number
  /** Median of the rounds' shares: ours of the bare server's. */
  share: number
}

const CONNECTIONS = 32
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const ROUND_SECONDS = 2
/** What a process compiles while it serves its first thousands of requests is not measured. */
const WARM_UP_SECONDS = 4

/** Both in turns, so that a slow moment of the machine meets both. */
export async function sideBySide(what: string, ours: Target, bare: Target): Promise<SideBySide> {
  const run = (target: Target, seconds = ROUND_SECONDS) => asMuchAsItTakes(target, CONNECTIONS, seconds)
  await run(ours, WARM_UP_SECONDS)
  await run(bare, WARM_UP_SECONDS)
  const rounds: { ours: Load; bare: Load }[] = []
  for (let i = 0; i < ROUNDS; i++) rounds.push({ ours: await run(ours), bare: await run(bare) })
  const median = (of: (round: (typeof rounds)[number]) => number) =>
    at(
      rounds.map(of).toSorted((a, b) => a - b),
      0.5,
    )
  return {
    what,
    bytes: { ours: median((round) => round.ours.bytes), bare: median((round) => round.bare.bytes) },
    ours: median((round) => round.ours.perSecond),
    bare: median((round) => round.bare.perSecond),
    share: median((round) => round.ours.perSecond / round.bare.perSecond),
  }
}
