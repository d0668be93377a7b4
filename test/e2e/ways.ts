/**
 * The ways that a test runs: languages, sizes, themes. `npm run test:all` runs all of them, `npm test` one, whose
 * number the test names; over all tests both languages and both sizes come equally often.
 */
export function ways<const Way>(quick: number, all: readonly Way[]): readonly Way[] {
  if (process.env.TEST_ALL) return all
  const [way] = all.slice(quick)
  if (way === undefined) throw new Error(`there is no way number ${quick}`)
  return [way]
}
