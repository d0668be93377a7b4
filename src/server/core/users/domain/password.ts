import { hash, verify } from '@node-rs/argon2'

/** Argon2id, 19 MiB, two passes: OWASP's recommended minimum, some 30 ms of one core. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string) => hash(password, COST)

let nobody: Promise<string> | undefined

/** Compares in the same time whether or not there is a hash to compare with. */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const matches = await verify(passwordHash ?? (await nobody), password)
  return matches && Boolean(passwordHash)
}
