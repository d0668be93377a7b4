import { test } from 'vitest'

const nothing = () => undefined

/** A test that only `npm run test:all` runs: docs/tests.md names what it proves, and what of that `npm test` still does. */
export const longTest = (process.env.TEST_ALL ? test : Object.assign(nothing, { each: () => nothing })) as typeof test
