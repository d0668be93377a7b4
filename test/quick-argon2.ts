import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

/** Hashes that cost next to nothing. A hash tells its own cost, so those of the product's cost are verified as ever. */
const quick = (options?: Argon2.Options | null): Argon2.Options => ({ ...options, memoryCost: 64, timeCost: 1 })

export const hash: typeof Argon2.hash = (password, options, signal) => argon2.hash(password, quick(options), signal)
export const hashRaw: typeof Argon2.hashRaw = (password, options, signal) =>
  argon2.hashRaw(password, quick(options), signal)
export const { verify } = argon2
