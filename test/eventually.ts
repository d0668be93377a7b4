/** At first an answer is worth asking for at once; later the asking would take the time of what is waited for. */
const [FIRST_MS, MOST_MS] = [10, 100]

/** Asks until the answer is there; the only waiting in tests. */
export async function eventually<T>(ask: () => Promise<T | undefined>, what: string, patienceMs = 30_000): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (let pauseMs = FIRST_MS; ; pauseMs = Math.min(MOST_MS, 1.5 * pauseMs)) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > deadline) throw new Error(`waited ${patienceMs / 1000} s in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
