import * as z from 'zod/mini'
import { birthChoice, BirthDate, BirthTime, blankAsAbsent, Flag, LIMITS, PlaceId, requiredText } from './field.ts'

/** A birth that is given whole. */
export const birthFields = {
  birthdate: BirthDate,
  birthtime: blankAsAbsent(BirthTime),
  birthtimeIDK: z._default(Flag, false),
  birthplace: requiredText(LIMITS.place),
  birthplace_id: PlaceId,
  ...birthChoice,
} as const

/** A birth that is corrected: what is absent stays as it is. */
export const changedBirthFields = {
  birthdate: blankAsAbsent(BirthDate),
  birthtime: blankAsAbsent(BirthTime),
  birthtimeIDK: z.optional(Flag),
  birthplace: blankAsAbsent(requiredText(LIMITS.place)),
  birthplace_id: PlaceId,
  ...birthChoice,
} as const

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

interface GivenTime {
  birthtimeIDK: boolean
  birthtime?: string | undefined
}

/** A birth has its time, or says that nobody knows it. */
export const birthTimeIsGiven = () =>
  z.refine<GivenTime>((body) => body.birthtimeIDK || body.birthtime !== undefined, {
    error: 'birthtime_required',
    path: ['birthtime'],
    when: ({ value }) => isObject(value),
  })
