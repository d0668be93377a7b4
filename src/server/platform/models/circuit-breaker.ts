import type { Clock } from '../clock.ts'

const FAILURES = 5
const REST_MS = 30_000

/** Spares a service that fails again and again: after five failures in a row it is left alone for half a minute. */
export class CircuitBreaker {
  private failures = 0
  private openUntilMs = 0
  private readonly clock: Clock

  constructor(clock: Clock) {
    this.clock = clock
  }

  /** Whether it may be called. After the rest one call is let through to try it. */
  get isClosed(): boolean {
    return this.clock().getTime() >= this.openUntilMs
  }

  succeeded(): void {
    this.failures = 0
  }

  failed(): void {
    this.failures++
    if (this.failures >= FAILURES) this.openUntilMs = this.clock().getTime() + REST_MS
  }
}
