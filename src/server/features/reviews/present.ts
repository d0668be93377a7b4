import type { Review } from '#contract/reviews.ts'
import type { ReviewRow } from './queries.ts'

export const presentReview = ({ name, location, avatar, text, rating, createdAt }: ReviewRow): Review => ({
  name,
  location,
  avatar: avatar && `/storage/${avatar}`,
  text,
  rating,
  created_at: createdAt.toISOString(),
})
