import { LANGS } from '#language/lang.ts'
import * as z from 'zod/mini'

/**
 * Fields that several calls share. A check's message is a key of `messages/`, so that the server and the browser say
 * the same sentence in the reader's language.
 */
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

/** What a call answers that has nothing else to say. */
export const Done = z.object({ status: Success })

/** The same with a sentence for the person, where there is one. */
export const DoneWithMessage = z.object({ status: Success, message: z.optional(z.string()) })

/** What joins emoji and letters of some scripts, and chooses between two looks of a sign: kept where something is seen. */
const JOINS = String.raw`\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}`

/** Shown by nothing, and able to turn the text around them or to hide another in it: direction marks, fillers, tags. */
const INVISIBLE = new RegExp(String.raw`(?![${JOINS}])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb\u2800]`, 'gu')

/** Something of it is seen: a sign, or a letter. */
const VISIBLE = new RegExp(String.raw`[^\p{M}\p{Z}\p{C}${JOINS}]`, 'u')
const seen = z.refine<string>((text) => VISIBLE.test(text), 'required')

/** A text of one line: whatever breaks a line or controls a terminal is a blank, what is invisible is gone. */
export const plainLine = (text: string) => text.replaceAll(INVISIBLE, '').replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')

export const oneLine = z.overwrite<string>(plainLine)

/** A text of paragraphs: line breaks and tabs stay. */
const manyLines = z.overwrite<string>((text) =>
  text
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ''),
)

/** A line of text that may be empty. */
export const lineOf = (max: number) => z.string('invalid').check(oneLine, z.trim(), z.maxLength(max, 'too_long'))

/** Paragraphs that may be empty. */
export const paragraphsOf = (max: number) =>
  z.string('invalid').check(manyLines, z.trim(), z.maxLength(max, 'too_long'))

/** A line with something in it; a form's absent field and its empty one are the same mistake. */
export const requiredText = (max: number) =>
  z.string('required').check(oneLine, z.trim(), z.minLength(1, 'required'), z.maxLength(max, 'too_long'), seen)

/** The same of paragraphs. */
export const requiredParagraphs = (max: number) =>
  z.string('required').check(manyLines, z.trim(), z.minLength(1, 'required'), z.maxLength(max, 'too_long'), seen)

/** What a mail program or a browser would make a link of: a scheme, `www.`, a domain with a path. */
const LINK_LIKE = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.[\p{L}\p{N}-]{2,}\//iu

export const isLinkLike = (text: string): boolean => LINK_LIKE.test(text)

/** What somebody is called. It stands in mails and pages, so it carries no link. */
export const PersonName = requiredText(LIMITS.name).check(z.refine((name) => !isLinkLike(name), 'name_link'))

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

/** A birth date as it was written: old style has a 29 February in 1900 too. Which calendar is meant is told beside it. */
export const BirthDate = z.string('required').check(
  z.trim(),
  z.minLength(1, 'required'),
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date'),
  z.refine((text) => isCivilDate(text) || (text.endsWith('-02-29') && Number(text.slice(0, 4)) % 4 === 0), {
    error: 'date_impossible',
  }),
)

/** An instant by a calendar and its clocks, with their offset from UTC: `+04:00`. */
export const Local = z.object({ date: z.string(), clock: z.string(), offset: z.string() })

/** HH:mm on a 24-hour clock; browsers that send seconds are understood. */
export const CivilTime = z.pipe(
  z
    .string('required')
    .check(z.trim(), z.minLength(1, 'required'), z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'time')),
  z.transform((text) => text.slice(0, 5)),
)

/** The same of a birth, which may have been in a leap second: `23:59:60` keeps its seconds. */
export const BirthTime = z.pipe(
  z
    .string('required')
    .check(z.trim(), z.minLength(1, 'required'), z.regex(/^([01]\d|2[0-3]):[0-5]\d(:([0-5]\d|60))?$/, 'time')),
  z.transform((text) => (text.endsWith(':60') ? text : text.slice(0, 5))),
)

export const CALENDARS = ['gregorian', 'julian'] as const

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

/** A point given by hand is on the globe; every other id is the atlas's to know. */
function isPlaceId(id: string): boolean {
  if (!id.startsWith('@')) return true
  const [, latitude, longitude] = /^@(-?\d{1,2}(?:\.\d{1,5})?),(-?\d{1,3}(?:\.\d{1,5})?)$/.exec(id) ?? []
  return latitude !== undefined && Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180
}

/** A place chosen from the list, or a point by latitude and longitude: `@49.84,24.03`. */
export const PlaceId = blankAsAbsent(lineOf(40).check(z.refine(isPlaceId, 'birth_point')))

const optionalBlank = <T extends z.core.$ZodType>(schema: T) => z.optional(blankAsAbsent(schema))

/** How a birth's date and time are to be read, where the person chose. Left out: by the likeliest clock, new style. */
export const birthChoice = {
  /** `julian`: `birthdate` is written in old style. */
  birth_calendar: optionalBlank(z.enum(CALENDARS, 'invalid')),
  /** The `clock` of a candidate of `POST /birth-time`. */
  birth_clock: optionalBlank(lineOf(64)),
  /** Of a time that the clock showed twice: 0 the first, 1 the second. */
  birth_fold: optionalBlank(
    z.pipe(
      z.coerce.number('invalid').check(z.int('invalid'), z.minimum(0, 'invalid'), z.maximum(1, 'invalid')),
      z.transform((fold) => (fold === 1 ? 1 : 0)),
    ),
  ),
  /** An offset from Greenwich given by hand, east positive: `+02:00`, `-00:25:21`. It wins over `birth_clock`. */
  birth_offset: optionalBlank(
    z.string().check(z.trim(), z.regex(/^[+\-−]\d{1,2}:[0-5]\d(:[0-5]\d)?$/, 'birth_offset')),
  ),
} as const
