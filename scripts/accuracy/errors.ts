import type { ErrorStats } from '#astro/accuracy/accuracy.ts'

/** @throws RangeError when there is nothing to sum up, or an error is no number */
export function summarise(errors: readonly number[]): ErrorStats {
  const sorted = errors.map(Math.abs).toSorted((a, b) => a - b)
  const max = sorted.at(-1)
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1]
  if (max === undefined || p99 === undefined || sorted.some(Number.isNaN)) throw new RangeError('errors are missing')
  return { count: sorted.length, p99: twoDigits(p99), max: twoDigits(max) }
}

/** Two significant digits, and 0 below a thousandth: coarser than platforms differ in a sine's last bit. */
export const twoDigits = (value: number): number => (value < 0.001 ? 0 : Number(value.toPrecision(2)))

/** An object of what `make` gives for each key. */
export const byKey = <K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>
