import type { RegisterBody } from '#contract/accounts.ts'

/** What each step of registering asks for. */
export const STEPS = [
  ['birthdate', 'birthtime', 'birthtimeIDK', 'gender'],
  ['birthplace', 'birthplace_id', 'birth_calendar', 'birth_clock', 'birth_fold', 'birth_offset'],
  ['first_name', 'last_name', 'email', 'password', 'repeat_password'],
] as const satisfies readonly (readonly (keyof RegisterBody)[])[]

export const LAST_STEP = STEPS.length - 1

/** Where the form begins: a birth that a chart was made of needs no second look. */
export const firstStep = (isBirthAnswered: boolean): number => (isBirthAnswered ? LAST_STEP : 0)

/** The first step in which something is wrong; null where nothing is. */
export function stepOfError(errors: Readonly<Partial<Record<string, unknown>>>): number | null {
  const step = STEPS.findIndex((fields) => fields.some((field) => errors[field] !== undefined))
  return step < 0 ? null : step
}
