import { randomInt } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { COST } from '#core/actors/api.ts'

const COUNT = 10
const LENGTH = 10
/** No letter that is taken for another when it is read from paper. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

/** Ten codes of 49 random bits each, in two groups: `k7m2q-9xw4p`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })

/** A code as it is compared: however it was copied, without its dash and in lower case. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s\u2010-\u2015-]/g, '').toLowerCase()

export const isRecoveryCode = (plain: string): boolean =>
  plain.length === LENGTH && [...plain].every((letter) => LETTERS.includes(letter))

/**
 * What is kept of a code. 49 bits are few enough to be tried, so it is hashed as a password is; all codes of one person
 * share a salt, so that one that is typed needs to be hashed only once.
 */
export async function hashRecoveryCode(plain: string, salt: string): Promise<string> {
  return (await hashRaw(plain, { ...COST, salt: Buffer.from(salt, 'base64url') })).toString('base64url')
}
