import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { publicMeta } from '../../chrome/page-meta.ts'
import { siteContext } from '../../context.ts'
import { ReviewsPage } from './reviews-page.tsx'
import { reviewsPageText } from './page-text.ts'
import { langOfRequest } from '../../i18n/lang.ts'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(siteContext).latestReviews(langOfRequest(request), 'elsewhere')

export const meta = (args: MetaArgs) => publicMeta(reviewsPageText, args, '/reviews')

export default function ReviewsRoute() {
  return <ReviewsPage reviews={useLoaderData<typeof loader>()} />
}
