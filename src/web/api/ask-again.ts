/** What is written takes a fraction of a second, unless a model or a queue is behind it. */
const AT_FIRST = { stepMs: 500, forMs: 2_000 }
const STEP_MS = 3_000

const beganAt = new WeakMap<object, number>()

/**
 * Milliseconds until what is being written is asked for again: soon at first, then every three seconds.
 * @param query what is asked, the same object at every call
 * @param isAwaited whether the last answer still lacked it
 * @returns false when nothing is awaited; the next wait begins anew
 */
export function askAgainAfter(query: object, isAwaited: boolean, now = Date.now()): number | false {
  if (!isAwaited) {
    beganAt.delete(query)
    return false
  }
  const began = beganAt.get(query) ?? now
  beganAt.set(query, began)
  return now - began < AT_FIRST.forMs ? AT_FIRST.stepMs : STEP_MS
}
