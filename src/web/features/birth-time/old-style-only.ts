import { BirthDate, CivilDate } from '#contract/field.ts'

/** Whether a date is a day of the old calendar alone, as 29 February 1900 is. */
export const isOldStyleOnly = (date: string) => BirthDate.safeParse(date).success && !CivilDate.safeParse(date).success
