import { createRequire } from 'node:module'
import type * as Pbkdf2 from 'altcha-lib/algorithms/pbkdf2'

const pbkdf2 = createRequire(import.meta.url)('altcha-lib/algorithms/pbkdf2') as typeof Pbkdf2

/** A try of a puzzle at one round, whatever the puzzle says. Who sets it and who solves it must both take this one. */
export const deriveKey: typeof Pbkdf2.deriveKey = (parameters, salt, password) =>
  pbkdf2.deriveKey({ ...parameters, cost: 1 }, salt, password)
