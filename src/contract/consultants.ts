import * as z from 'zod/mini'
import { CivilDate, Email, Flag, Lang, LIMITS, requiredText, RowId, Success, Done } from './field.ts'
import { PICTURE_BYTES } from './picture.ts'
import type { Part, Routes } from './route.ts'

const whole = z.coerce.number('number').check(z.int('number'))
const hour = whole.check(z.minimum(0, 'number'), z.maximum(23, 'number'))
const optionalNumber = (least: number, most: number) =>
  z.nullable(z.number('number').check(z.minimum(least, 'number'), z.maximum(most, 'number')))

const Words = z.object({
  name: requiredText(LIMITS.name),
  specialization: requiredText(120),
  description: requiredText(1000),
})

/** First and last full hour of a weekday that a consultation begins at. */
const WorkingDay = z
  .object({ first: hour, last: hour })
  .check(z.refine(({ first, last }) => first <= last, { error: 'hours_order', path: ['last'] }))

/** A price in the currency's main unit. A provider takes no less than half a unit, and hundredths at the finest. */
const amount = z.number('number').check(
  z.minimum(1, 'number'),
  z.maximum(1_000_000, 'number'),
  z.refine((sum) => Number(sum.toFixed(2)) === sum, 'number'),
)

/** A consultant as the staff keeps them. */
export const ConsultantBody = z.object({
  words: z.object({ en: Words, ru: Words }),
  email: Email,
  /** In which their mails are written. */
  lang: Lang,
  time_zone: requiredText(64),
  /** Monday to Sunday; null for a day without consultations. */
  week: z.array(z.nullable(WorkingDay)).check(z.length(7, 'invalid')),
  days_off: z.array(CivilDate).check(z.maxLength(366, 'too_long')),
  minutes: whole.check(z.minimum(15, 'number'), z.maximum(60, 'number')),
  prices: z.object({ USD: amount, RUB: z.nullable(amount) }),
  // What was taken out of the middle of an address leaves a blank, and no address.
  meeting_url: requiredText(500).check(
    z.refine((text) => !text.includes(' ') && URL.canParse(text) && new URL(text).protocol === 'https:', 'meeting_url'),
  ),
  rating: optionalNumber(1, 5),
  years: optionalNumber(0, 80),
  consultations: optionalNumber(0, 1_000_000),
  hidden: Flag,
})

export const AdminConsultant = z.extend(ConsultantBody, {
  id: z.number(),
  hidden: z.boolean(),
  avatar: z.nullable(z.string()),
  /** Bookings to come. */
  booked: z.number(),
})
export type AdminConsultant = z.infer<typeof AdminConsultant>

const Id = z.object({ id: RowId })

const calls = {
  'GET /admin/consultants': {
    summary: 'All consultants with what the staff keeps of them',
    auth: 'editor',
    response: z.array(AdminConsultant),
  },
  'POST /admin/consultants': {
    summary: 'Add a consultant',
    auth: 'editor',
    status: 201,
    body: ConsultantBody,
    response: z.object({ status: Success, id: z.number() }),
  },
  'PUT /admin/consultant/:id': {
    summary: 'Change a consultant, hide or show them',
    auth: 'editor',
    params: Id,
    body: ConsultantBody,
    response: Done,
  },
  'POST /admin/consultant/:id/picture': {
    summary: 'Set a consultant’s picture; an empty one takes it away',
    auth: 'editor',
    params: Id,
    bodyBytes: PICTURE_BYTES + 64 * 1024,
    body: z.object({ picture: z.optional(z.union([z.file(), z.literal('')], 'avatar')) }),
    response: Done,
  },
} as const satisfies Routes

export const consultants = {
  tag: 'Staff',
  calls,
  named: {
    AdminConsultant: [AdminConsultant, 'A consultant as the staff keeps them.'],
    ConsultantBody: [ConsultantBody, 'What the staff keeps of a consultant.'],
  },
} as const satisfies Part
