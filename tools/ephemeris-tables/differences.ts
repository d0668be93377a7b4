/** Differences by what is compared, and the dates and places they are taken at: the same for the same seed. */
export class Differences {
  private readonly lists = new Map<string, number[]>()
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  /** 0 ≤ r < 1. */
  random(): number {
    this.state = (this.state * 1103515245 + 12345) % 2147483648
    return this.state / 2147483648
  }

  note(what: string, value: number): void {
    const list = this.lists.get(what) ?? []
    list.push(Math.abs(value))
    this.lists.set(what, list)
  }

  /** Two digits of each: what the figures are good for. */
  summary(): Record<string, { count: number; median: number; p99: number; max: number }> {
    const entries = [...this.lists].map(([what, list]) => {
      const sorted = list.toSorted((a, b) => a - b)
      const at = (share: number) => {
        const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
        return Number(value.toPrecision(2))
      }
      return [what, { count: sorted.length, median: at(0.5), p99: at(0.99), max: at(1) }] as const
    })
    return Object.fromEntries(entries)
  }
}

/** Seconds of arc from one angle in degrees to another, the shorter way. */
export const arcSeconds = (a: number, b: number) => (a - b - 360 * Math.round((a - b) / 360)) * 3600
