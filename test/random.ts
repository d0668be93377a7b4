/** Numbers 0 ≤ x < 1, the same for a seed in every run: Park and Miller's minimal standard generator. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
