const MOST = 2

/** An answer as documentation prints it: of a long list the first, and how many are left out. Null where there is none. */
export function shownAnswer(answer: unknown): string | null {
  return answer === undefined ? null : JSON.stringify(shortened(answer), null, 2)
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const first = value.slice(0, MOST).map(shortened)
    return value.length > MOST ? [...first, `… ${value.length - MOST} more`] : first
  }
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]))
}
