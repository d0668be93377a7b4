import { MIN_AGE_YEARS } from '#contract/age.ts'
import { invalid } from '#platform/app-error.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import { hasReachedAge } from './domain/reached-age.ts'

/**
 * That an account's owner is as old as the terms ask, by the date where they are.
 * @throws {AppError} validation
 */
export function requireAge(birthdate: string, timeZone: string, now: Date): void {
  if (hasReachedAge(birthdate, MIN_AGE_YEARS, civilDateAt(now, timeZone))) return
  throw invalid({ birthdate: { key: 'age_minimum', values: { years: String(MIN_AGE_YEARS) } } })
}
