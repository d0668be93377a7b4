import { MIN_AGE_YEARS } from '#contract/age.ts'
import { invalid } from '#platform/app-error.ts'
import { civilDateAt } from '#platform/civil-today.ts'

/**
 * That an account's owner is as old as the terms ask, by the date where they are.
 * @throws {AppError} validation
 */
export function requireAge(birthdate: string, timeZone: string, now: Date): void {
  if (hasReachedAge(birthdate, MIN_AGE_YEARS, civilDateAt(now, timeZone))) return
  throw invalid({ birthdate: { key: 'age_minimum', values: { years: String(MIN_AGE_YEARS) } } })
}

/** Whether somebody has reached an age on a date. Who was born on a leap day has, in other years, on March 1. */
export function hasReachedAge(birthdate: string, years: number, today: string): boolean {
  const year = String(Number(birthdate.slice(0, 4)) + years).padStart(4, '0')
  return `${year}${birthdate.slice(4)}` <= today
}
