import { lazy, Suspense } from 'react'
import { data, useLoaderData, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { siteContext } from '../../context.ts'
import { langOfRequest } from '../../i18n/lang.ts'
import { linkMeta } from '../shared-links/link-meta.ts'
import { reportNames } from './offers.ts'
import { giftPageText } from './page-text.ts'
import type { IsGift } from './site.ts'

const GiftPage = lazy(() => import('./gift-page.tsx'))

/** A gift that is redeemed is gone at once, so no page of it is kept. */
export const handle = { isMadeEachTime: true }
export const headers = () => ({ 'x-robots-tag': 'noindex' })

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const isGift: IsGift = context.get(siteContext).isGift
  const isThere = await isGift(params['token'] ?? '')
  return data({ reports: reportNames(langOfRequest(request)) }, { status: isThere ? 200 : 404 })
}

/** Nobody's name and words stand where networks show them. */
export const meta = (args: MetaArgs) => linkMeta(args, giftPageText, { path: '/gifts', image: '/img/og/asteria.jpg' })

export default function GiftRoute() {
  const { reports } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  return (
    <div className="page pt-10 pb-16 lg:pt-14">
      <Suspense fallback={<div className="min-h-[100svh]" />}>
        <GiftPage key={token} token={token} reports={reports} />
      </Suspense>
    </div>
  )
}
