import { BLANK_BIRTH, type BirthValues } from './birth-values.ts'

let given: BirthValues = BLANK_BIRTH

/**
 * The birth that a visitor gave on this page, with which the next form begins. It lives as long as the page and is stored
 * nowhere.
 */
export const givenBirth = (): BirthValues => given
export function noteBirth(birth: BirthValues): void {
  given = birth
}
export const forgetBirth = (): void => noteBirth(BLANK_BIRTH)
