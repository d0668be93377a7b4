/** Asks until the answer is there; the only waiting in tests. */
export async function eventually<T>(ask: () => Promise<T | undefined>, what: string, patienceMs = 15_000): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > deadline) throw new Error(`waited ${patienceMs / 1000} s in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
