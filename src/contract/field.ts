import * as z from 'zod/mini'

/**
 * Fields that several calls share. A check's message is a key of `messages/`, so that the server and the browser say
 * the same sentence in the reader's language.
 */
export const LANGS = ['en', 'ru'] as const
export const Lang = z.enum(LANGS, 'lang')
export type Lang = z.infer<typeof Lang>

export const LIMITS = {
  passwordMin: 8,
  passwordMax: 128,
  name: 80,
  email: 254,
  place: 200,
  placesPerAnswer: 10,
} as const

export const Success = z.literal('success')

/** Text with something in it; a form's absent field and its empty one are the same mistake. */
export const requiredText = (max: number) =>
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, 'too_long'))

export const Email = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(LIMITS.email, 'too_long'), z.email('email'))

export const Password = z
  .string('required')
  .check(
    z.minLength(1, 'required'),
    z.minLength(LIMITS.passwordMin, 'password_short'),
    z.maxLength(LIMITS.passwordMax, 'password_long'),
  )

function isCivilDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** A date that exists in the Gregorian calendar, YYYY-MM-DD. */
export const CivilDate = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date'),
    z.refine(isCivilDate, 'date_impossible'),
  )

/** HH:mm on a 24-hour clock; browsers that send seconds are understood. */
export const CivilTime = z.pipe(
  z
    .string('required')
    .check(z.trim(), z.minLength(1, 'required'), z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'time')),
  z.transform((text) => text.slice(0, 5)),
)

/** A check box as forms and programs send it: `true`, `1`, `on`, or the opposite. */
export const Flag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1]), z.string().check(z.regex(/^(true|1|on|false|0|off|)$/i, 'invalid'))]),
  z.transform((value) => ['true', '1', 'on'].includes(String(value).toLowerCase())),
)

const rowNumber = [z.int('number'), z.minimum(1, 'number'), z.maximum(2_147_483_647, 'number')] as const

/** A row's number, as paths, forms and programs name it; no table counts further. */
export const RowId = z.coerce.number('number').check(...rowNumber)

/** The same, where it was told to be a number or text. */
export const rowIdOf = <T extends z.core.$ZodType<number | string>>(given: T) =>
  z.pipe(given, z.pipe(z.transform(Number), z.number('number').check(...rowNumber)))

export const Gender = z.enum(['male', 'female'], 'gender')

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '')

/** An optional field; a form's empty value and JSON's null both mean "not given". */
export const blankAsAbsent = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (isBlank(value) ? undefined : value)),
    z.optional(schema),
  )
