import { setTimeout } from 'node:timers/promises'
import { NoAnswerError, type Answer, type Balancer } from './balancer.ts'
import { carryOut, type createMix } from './mix.ts'

/**
 * What came of a request. `unavailable`: a clean 503 of the product; `cut` and `refused`: a proxy's own 503, because the
 * process died with a request in hand that must not be sent twice, or because none could be reached; `limited`: 429.
 */
export type Outcome = 'ok' | 'unavailable' | 'cut' | 'refused' | 'limited' | 'timeout' | 'wrong'

export interface Ended {
  kind: string
  /** When it was due, by the clock of `performance`. */
  dueMs: number
  /** From when it was due to its last byte. */
  tookMs: number
  outcome: Outcome
  /** Of a wrong one. */
  said?: string
}

const isAnswer = (ended: unknown): ended is Answer => typeof ended === 'object' && ended !== null && 'status' in ended

/** 409 is an answer, too: two orders of one person at the same instant. */
function judge(ended: unknown): Pick<Ended, 'outcome' | 'said'> {
  if (ended instanceof NoAnswerError) return { outcome: ended.kind }
  if (!isAnswer(ended)) return { outcome: 'wrong', said: String(ended) }
  const { status, body, headers } = ended
  if (status < 400 || status === 409) return { outcome: 'ok' }
  if (status === 429) return { outcome: 'limited' }
  // Clean: it says itself that it will be better later.
  const isClean = headers['retry-after'] !== undefined || body.includes('"reason":"unavailable"')
  if (status === 503 && isClean) return { outcome: 'unavailable' }
  return { outcome: 'wrong', said: `${status} ${body.toString().slice(0, 200)}` }
}

/**
 * Sends what a mix draws at a constant rate, whatever the answers do: a slow product doesn't slow down who asks it. A
 * request's time counts from when it was due, also where this process was late in sending it.
 */
export async function drive(
  { balancer, mix }: { balancer: Balancer; mix: ReturnType<typeof createMix> },
  { rate, seconds }: { rate: number; seconds: number },
  signal?: AbortSignal,
): Promise<Ended[]> {
  const ended: Ended[] = []
  const under = new Set<Promise<void>>()
  const beganMs = performance.now()
  for (let n = 0; n < rate * seconds; n++) {
    if (signal?.aborted) break
    const dueMs = beganMs + (n * 1000) / rate
    const early = dueMs - performance.now()
    if (early > 1) await setTimeout(early)
    let fromMs = dueMs
    const one = carryOut(balancer, mix.draw(), (kind, result) => {
      const nowMs = performance.now()
      ended.push({ kind, dueMs: fromMs, tookMs: nowMs - fromMs, ...judge(result) })
      // What follows is due when its cause was answered.
      fromMs = nowMs
    })
    under.add(one)
    void one.finally(() => under.delete(one))
  }
  await Promise.all(under)
  return ended
}
