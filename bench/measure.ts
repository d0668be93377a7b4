/** One program at one piece of work. */
export interface Contestant<Input> {
  name: string
  /** Does the work for one input; what it gives is only kept from being optimised away. */
  run: (input: Input) => number
}

/** Microseconds for one input. */
export interface Timing {
  name: string
  medianUs: number
  fastestUs: number
  slowestUs: number
}

const ROUNDS = 11
const ROUND_MS = 150
const WARM_UP_MS = 400

let kept = 0

/**
 * Times contestants against each other in one process: each warms up, then they take turns round by round, so that a
 * slow moment of the machine meets all of them. Each goes on through the inputs from where its last round ended.
 */
export function compare<Input>(contestants: readonly Contestant<Input>[], inputs: readonly Input[]): Timing[] {
  const runners = contestants.map((contestant) => new Runner(contestant, inputs))
  for (const runner of runners) runner.round(WARM_UP_MS)
  const rounds = Array.from({ length: ROUNDS }, () => runners.map((runner) => runner.round(ROUND_MS)))
  if (Number.isNaN(kept)) throw new Error('a contestant gave no number')
  return contestants.map(({ name }, i) => {
    const sorted = rounds.map((round) => round[i] ?? NaN).toSorted((a, b) => a - b)
    return { name, medianUs: at(sorted, 0.5), fastestUs: at(sorted, 0), slowestUs: at(sorted, 1) }
  })
}

/** A quantile by nearest rank of sorted numbers. */
export function at(sorted: ArrayLike<number>, quantile: number): number {
  const rank = Math.max(1, Math.ceil(quantile * sorted.length))
  return sorted[rank - 1] ?? NaN
}

class Runner<Input> {
  readonly #contestant: Contestant<Input>
  readonly #inputs: readonly Input[]
  #next = 0

  constructor(contestant: Contestant<Input>, inputs: readonly Input[]) {
    this.#contestant = contestant
    this.#inputs = inputs
  }

  /** Microseconds for one input, over at least some milliseconds. */
  round(milliseconds: number): number {
    const { run } = this.#contestant
    const inputs = this.#inputs
    const start = performance.now()
    let done = 0
    let elapsed = 0
    do {
      // The clock is looked at every so often only, since the quickest need a few microseconds.
      const batch = elapsed === 0 ? 1 : Math.max(1, Math.ceil((done / elapsed) * 2))
      for (let i = 0; i < batch; i++) {
        const input = inputs[this.#next] as Input
        this.#next = (this.#next + 1) % inputs.length
        kept += run(input)
      }
      done += batch
      elapsed = performance.now() - start
    } while (elapsed < milliseconds)
    return (elapsed / done) * 1000
  }
}
