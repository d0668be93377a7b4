import * as z from 'zod/mini'
import { blankAsAbsent, Lang, LIMITS, requiredText, Success } from './field.ts'
import type { Routes } from './route.ts'

/** Where reviews are shown, and how many of the latest: on the landing page, the reviews page, a report's page. */
export const REVIEWS_SHOWN = { main: 4, elsewhere: 3 } as const

export const AVATAR_BYTES = 5 * 1024 * 1024
export const REVIEW_LENGTH = 2000

export const Review = z.object({
  name: z.string(),
  location: z.string(),
  /** A path under `/storage/`, or null where the reader draws the initial. */
  avatar: z.nullable(z.string()),
  text: z.string(),
  rating: z.number(),
  created_at: z.string(),
})
export type Review = z.infer<typeof Review>

const Rating = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^[1-5]$/, 'rating'))], 'rating'),
  z.pipe(
    z.transform(Number),
    z.number('rating').check(z.int('rating'), z.minimum(1, 'rating'), z.maximum(5, 'rating')),
  ),
)

export const reviews = {
  'POST /reviews/get/:lang': {
    summary: 'The latest reviews in a language: type `main` gives four, anything else three',
    params: z.object({ lang: Lang }),
    body: z.object({ type: z.optional(z.string().check(z.maxLength(LIMITS.name, 'too_long'))) }),
    response: z.array(Review),
  },
  'POST /reviews/set': {
    summary: 'Publish a review, with a picture of oneself if one likes',
    auth: true,
    bodyBytes: AVATAR_BYTES + 64 * 1024,
    body: z.object({
      rating: Rating,
      text: requiredText(REVIEW_LENGTH),
      location: blankAsAbsent(z.string().check(z.trim(), z.maxLength(LIMITS.name, 'too_long'))),
      avatar: z.optional(z.union([z.file(), z.literal('')], 'avatar')),
    }),
    response: z.object({ status: Success }),
  },
} as const satisfies Routes
