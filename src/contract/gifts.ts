import * as z from 'zod/mini'
import { REPORT_TYPES } from '#product/catalogue/report.ts'
import { GIFT_DELIVERIES, GIFT_ITEMS, GIFT_MESSAGE_LENGTH, GIFT_STATES } from '#product/gifts.ts'
import {
  blankAsAbsent,
  CivilDate,
  Done,
  DoneWithMessage,
  Email,
  Flag,
  isLinkLike,
  Lang,
  paragraphsOf,
  PersonName,
  requiredText,
  RowId,
  Success,
} from './field.ts'
import type { Part, Routes } from './route.ts'
import { PageParams, paged, reason, ReasonBody } from './staff-parts.ts'

/** How a gift is to arrive. A mail needs an address and a day, which is by the giver's clock. */
const delivery = {
  delivery: z.enum(GIFT_DELIVERIES, 'invalid'),
  recipient_email: z.optional(blankAsAbsent(Email)),
  send_on: z.optional(blankAsAbsent(CivilDate)),
} as const

interface Delivery {
  delivery: 'link' | 'mail'
  recipient_email?: string | undefined
  send_on?: string | undefined
}

const needsAddress = z.refine<Delivery>(
  ({ delivery: by, recipient_email: email }) => by === 'link' || email !== undefined,
  { error: 'required', path: ['recipient_email'] },
)
const needsDay = z.refine<Delivery>(({ delivery: by, send_on: day }) => by === 'link' || day !== undefined, {
  error: 'required',
  path: ['send_on'],
})

export const GiftBody = z
  .object({
    item: z.enum(GIFT_ITEMS, 'invalid'),
    /** A report that the giver has thought of; whoever gets it may choose another. */
    report: z.optional(blankAsAbsent(z.enum(REPORT_TYPES, 'report_unknown'))),
    giver_name: PersonName,
    message: z._default(
      paragraphsOf(GIFT_MESSAGE_LENGTH).check(z.refine((text) => !isLinkLike(text), 'gift_link')),
      '',
    ),
    /** In which language the mail is written. */
    lang: Lang,
    ...delivery,
  })
  .check(needsAddress, needsDay)

export const GiftDelivery = z.object(delivery).check(needsAddress, needsDay)

const giftParts = {
  id: z.number(),
  item: z.enum(GIFT_ITEMS),
  report: z.nullable(z.enum(REPORT_TYPES)),
  giver_name: z.string(),
  message: z.string(),
  lang: Lang,
  delivery: z.enum(GIFT_DELIVERIES),
  /** Null for a link, and once the gift is redeemed or void. */
  recipient_email: z.nullable(z.string()),
  send_on: z.nullable(z.string()),
  state: z.enum(GIFT_STATES),
  price: z.number(),
  currency: z.string(),
  created_at: z.string(),
  /** When its mail is to be sent, or was. */
  send_at: z.nullable(z.string()),
  sent_at: z.nullable(z.string()),
  opened_at: z.nullable(z.string()),
  redeemed_at: z.nullable(z.string()),
  /** Until when it can be redeemed; null while it is not paid. */
  expires_at: z.nullable(z.string()),
} as const

/** A gift as its giver sees it: of its recipient no more than that they opened and redeemed it. */
const Gift = z.object({
  ...giftParts,
  /** Its address, to be passed on; null while it isn't paid, and when it can no longer be redeemed. */
  url: z.nullable(z.string()),
})
export type Gift = z.infer<typeof Gift>

const StaffGift = z.object({
  ...giftParts,
  giver_id: z.nullable(z.number()),
  giver_email: z.nullable(z.string()),
  recipient_id: z.nullable(z.number()),
  voided_by: z.nullable(z.string()),
  order: z.string(),
})
export type StaffGift = z.infer<typeof StaffGift>

/** What whoever has the address of a gift is told. */
const OpenedGift = z.object({
  item: z.enum(GIFT_ITEMS),
  report: z.nullable(z.enum(REPORT_TYPES)),
  from: z.string(),
  message: z.string(),
  expires_at: z.string(),
  /** Whether the reader gave it themselves. */
  own: z.boolean(),
  /** When the reader, signed in, redeemed it; null otherwise. */
  redeemed_at: z.nullable(z.string()),
  /** When a plan would begin for the reader: now, or when what they have is over. Null for a visitor and for a report. */
  begins_at: z.nullable(z.string()),
  /** That the reader's subscription is renewed, which a plan that is given can't be added to. */
  renews: z.boolean(),
})
export type OpenedGift = z.infer<typeof OpenedGift>

const TokenParams = z.object({ token: requiredText(100) })
const GiftParams = z.object({ id: RowId })

const calls = {
  'GET /gifts': {
    summary: 'What a person has given, newest first, and how each gift stands',
    auth: true,
    response: z.object({ gifts: z.array(Gift), email_confirmed: z.boolean() }),
  },
  'POST /gifts': {
    summary: 'Begin to give a report or a plan: the address of the payment page',
    auth: true,
    status: 201,
    body: GiftBody,
    response: z.object({ status: Success, id: z.number(), url: z.string() }),
  },
  'PATCH /gifts/:id': {
    summary: 'Change how a gift arrives, before its mail is sent',
    auth: true,
    params: GiftParams,
    body: GiftDelivery,
    response: Done,
  },
  'POST /gifts/:id/resend': {
    summary: 'Send the mail of a gift once more',
    auth: true,
    params: GiftParams,
    response: DoneWithMessage,
  },
  'POST /gifts/:id/cancel': {
    summary: 'Cancel a gift that nobody has redeemed: its whole price is refunded',
    auth: true,
    params: GiftParams,
    response: z.object({ status: Success, message: z.string(), refund: z.number(), currency: z.string() }),
  },
  'GET /gift/:token': {
    summary: 'A gift, to whoever has its address',
    params: TokenParams,
    response: OpenedGift,
  },
  'POST /gift/:token/open': {
    summary: 'That somebody has read a gift, which its giver is told',
    params: TokenParams,
    response: Done,
  },
  'POST /gift/:token': {
    summary: 'Redeem a gift; it works once',
    auth: true,
    status: 201,
    params: TokenParams,
    response: z.object({
      status: Success,
      item: z.enum(GIFT_ITEMS),
      report: z.nullable(z.enum(REPORT_TYPES)),
      begins_at: z.nullable(z.string()),
    }),
  },
  'GET /admin/gifts/:page': {
    summary: 'Gifts, newest first; `q` is a number, a payment, an order, or a part of an address',
    auth: 'support',
    params: PageParams,
    query: z.object({ q: blankAsAbsent(requiredText(100)) }),
    response: paged(StaffGift),
  },
  'POST /admin/gift/:id/void': {
    summary: 'Make a gift useless that nobody has redeemed; with `refund` its price goes back',
    auth: 'support',
    params: GiftParams,
    body: z.object({ ...reason, refund: z._default(Flag, true) }),
    response: Done,
  },
  'POST /admin/gift/:id/resend': {
    summary: 'Send the mail of a gift once more',
    auth: 'support',
    params: GiftParams,
    body: ReasonBody,
    response: Done,
  },
} as const satisfies Routes

export const gifts = {
  tag: 'Plans',
  calls,
  named: {
    Gift: [Gift, 'A gift as its giver sees it.'],
    StaffGift: [StaffGift, 'A gift as the staff sees it.'],
    OpenedGift: [OpenedGift, 'A gift as its recipient sees it.'],
  },
} as const satisfies Part
