import * as z from 'zod/mini'
import { REPORT_TYPES } from '#product/catalogue/report.ts'
import { blankAsAbsent, paragraphsOf, Lang, LIMITS, lineOf, requiredParagraphs, RowId, Success, Done } from './field.ts'
import { PICTURE_BYTES } from './picture.ts'
import type { Part, Routes } from './route.ts'
import { PageParams, paged, REASON_LENGTH } from './staff-parts.ts'

/** Where reviews are shown, and how many of the latest: on the landing page, the reviews page, a report's page. */
export const REVIEWS_SHOWN = { main: 4, elsewhere: 3 } as const

export const REVIEW_LENGTH = 2000
export const ANSWER_LENGTH = 1000

/** How many are on a page of all reviews. */
export const REVIEWS_A_PAGE = 12

export const Review = z.object({
  name: z.string(),
  location: z.string(),
  /** A path under `/storage/`, or null where the reader draws the initial. */
  avatar: z.nullable(z.string()),
  text: z.string(),
  rating: z.number(),
  created_at: z.string(),
  /** What the staff has answered; null while they haven't. */
  answer: z.nullable(z.string()),
})
export type Review = z.infer<typeof Review>

/** What a review is of: the service, or a type of report. */
export const REVIEW_SUBJECTS = ['service', ...REPORT_TYPES] as const
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number]

/** `pending` until the staff has seen it; `shown` or `rejected` as they decide. */
export const REVIEW_STATES = ['pending', 'shown', 'rejected'] as const

/** A review as its author sees it. */
export const OwnReview = z.object({
  id: z.number(),
  subject: z.enum(REVIEW_SUBJECTS),
  /** Of the report, in the person's language; null of the service. */
  title: z.nullable(z.string()),
  text: z.string(),
  rating: z.number(),
  state: z.enum(REVIEW_STATES),
  /** Why it isn't shown; null unless it was rejected. */
  reason: z.nullable(z.string()),
  created_at: z.string(),
  /** What the staff has answered. */
  answer: z.nullable(z.string()),
})
export type OwnReview = z.infer<typeof OwnReview>

/** What in a review's words may lead a reader elsewhere. */
export const REVIEW_FLAGS = ['link', 'email', 'phone'] as const
export type ReviewFlag = (typeof REVIEW_FLAGS)[number]

/** A review as the staff sees it. */
export const StaffReview = z.object({
  id: z.number(),
  user_id: z.number(),
  lang: z.string(),
  name: z.string(),
  location: z.string(),
  text: z.string(),
  rating: z.number(),
  avatar: z.nullable(z.string()),
  subject: z.enum(REVIEW_SUBJECTS),
  state: z.enum(REVIEW_STATES),
  /** What in it a reader could be led away by. */
  marks: z.array(z.enum(REVIEW_FLAGS)),
  reason: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  created_at: z.string(),
})
export type StaffReview = z.infer<typeof StaffReview>

const Rating = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^[1-5]$/, 'rating'))], 'rating'),
  z.pipe(
    z.transform(Number),
    z.number('rating').check(z.int('rating'), z.minimum(1, 'rating'), z.maximum(5, 'rating')),
  ),
)

const calls = {
  'POST /reviews/get/:lang': {
    summary:
      'The latest reviews in a language, of the report that `type` names, else of the service: `main` gives four, others three',
    params: z.object({ lang: Lang }),
    body: z.object({ type: z.optional(lineOf(LIMITS.name)) }),
    response: z.array(Review),
  },
  'POST /reviews/set': {
    summary: 'Send a review, with a picture of oneself if one likes; it appears once the staff has seen it',
    auth: true,
    bodyBytes: PICTURE_BYTES + 64 * 1024,
    body: z.object({
      subject: blankAsAbsent(z.enum(REVIEW_SUBJECTS, 'invalid')),
      rating: Rating,
      text: requiredParagraphs(REVIEW_LENGTH),
      location: blankAsAbsent(lineOf(LIMITS.name)),
      avatar: z.optional(z.union([z.file(), z.literal('')], 'avatar')),
    }),
    response: z.object({ status: Success, state: z.enum(REVIEW_STATES) }),
  },
  'GET /reviews/mine': {
    summary: "The person's reviews and whether they are shown, and what else they may review",
    auth: true,
    response: z.object({
      /** Whether the account's address is confirmed, which reviews need. */
      confirmed: z.boolean(),
      reviews: z.array(OwnReview),
      open: z.array(z.pick(OwnReview, { subject: true, title: true })),
    }),
  },
  'DELETE /reviews/:id': {
    summary: 'Take back a review',
    auth: true,
    params: z.object({ id: RowId }),
    response: Done,
  },
  'GET /admin/reviews/:page': {
    summary: 'Reviews, newest first; with `state=pending` those that wait for the staff, the longest waiting first',
    auth: 'editor',
    params: PageParams,
    query: z.object({ state: blankAsAbsent(z.literal('pending', 'invalid')) }),
    response: paged(StaffReview),
  },
  'PATCH /admin/review/:id': {
    summary: 'Show a review, or reject it with a reason that its author is told',
    auth: 'editor',
    params: z.object({ id: RowId }),
    body: z
      .object({
        decision: z.enum(['approve', 'reject'], 'invalid'),
        reason: blankAsAbsent(paragraphsOf(REASON_LENGTH)),
      })
      .check(
        z.refine(({ decision, reason: why }) => decision === 'approve' || why !== undefined, {
          error: 'required',
          path: ['reason'],
        }),
      ),
    response: Done,
  },
  'PUT /admin/review/:id/answer': {
    summary: 'Answer a review below it, for everybody; an empty answer is taken away',
    auth: 'editor',
    params: z.object({ id: RowId }),
    body: z.object({ answer: paragraphsOf(ANSWER_LENGTH) }),
    response: Done,
  },
} as const satisfies Routes

export const reviews = {
  tag: 'Service',
  calls,
  named: {
    Review: [Review, 'A review as everybody reads it.'],
    OwnReview: [OwnReview, 'A review as its author sees it.'],
    AdminReview: [StaffReview, 'A review in the staff’s list.'],
  },
} as const satisfies Part
