import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { publicMeta } from '../../chrome/page-meta.ts'
import { siteContext } from '../../context.ts'
import { ReviewsPage } from './reviews-page.tsx'
import { reviewsPageText } from './page-text.ts'
import { langOfRequest } from '../../i18n/lang.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams
  return context.get(siteContext).allReviews(langOfRequest(request), {
    page: Number(asked.get('page') ?? 1),
    of: asked.get('of'),
  })
}

export const meta = (args: MetaArgs) => publicMeta(reviewsPageText, args, '/reviews')

export default function ReviewsRoute() {
  return <ReviewsPage {...useLoaderData<typeof loader>()} />
}
