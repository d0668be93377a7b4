export { reviewMailText } from './mail.ts'
export { presentReview } from './present.ts'
export { latestReviews, meanRating } from './queries.ts'
