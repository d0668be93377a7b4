import { BLANK_BIRTH, type BirthValues } from './birth-values.ts'

let given: BirthValues = BLANK_BIRTH
let isAnswered = false

/**
 * The birth that a visitor gave on this page, with which the next form begins. It lives as long as the page and is stored
 * nowhere.
 */
export const givenBirth = (): BirthValues => given
export function noteBirth(birth: BirthValues, answered = false): void {
  given = birth
  isAnswered = answered
}
/** Whether a chart was made of it on this page, so that nothing about it is open. */
export const isBirthAnswered = (): boolean => isAnswered
export const forgetBirth = (): void => noteBirth(BLANK_BIRTH)
