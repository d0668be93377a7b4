/** The best places found so far, each once and with its best score. */
export class BestPlaces {
  readonly #capacity: number
  readonly #places: number[] = []
  readonly #scores: number[] = []

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** Best first. */
  get places(): readonly number[] {
    return this.#places
  }

  get bestScore(): number {
    return this.#scores[0] ?? Number.NEGATIVE_INFINITY
  }

  /** What a place must exceed to be kept. */
  get threshold(): number {
    if (this.#places.length < this.#capacity) return Number.NEGATIVE_INFINITY
    return this.#scores.at(-1) ?? Number.NEGATIVE_INFINITY
  }

  offer(place: number, score: number): void {
    if (score <= this.threshold) return
    const known = this.#places.indexOf(place)
    if (known >= 0) {
      if ((this.#scores[known] ?? 0) >= score) return
      this.#places.splice(known, 1)
      this.#scores.splice(known, 1)
    }
    let at = this.#places.length
    while (at > 0 && (this.#scores[at - 1] ?? 0) < score) at--
    this.#places.splice(at, 0, place)
    this.#scores.splice(at, 0, score)
    if (this.#places.length > this.#capacity) {
      this.#places.pop()
      this.#scores.pop()
    }
  }
}
