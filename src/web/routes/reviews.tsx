import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { REVIEWS_SHOWN } from '#contract/reviews.ts'
import { publicMeta } from '../chrome/page-meta.ts'
import { siteContext } from '../context.ts'
import { ReviewsPage } from '../features/reviews/reviews-page.tsx'
import { reviewsText } from '../features/reviews/text.ts'
import { langOfRequest } from '../i18n/lang.ts'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(siteContext).latestReviews(langOfRequest(request), REVIEWS_SHOWN.elsewhere)

export const meta = (args: MetaArgs) => publicMeta(reviewsText, args, '/reviews')

export default function ReviewsRoute() {
  return <ReviewsPage reviews={useLoaderData<typeof loader>()} />
}
