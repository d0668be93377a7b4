import { randomInt } from 'node:crypto'

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
