import { lazy, Suspense } from 'react'
import { data, useLoaderData, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { siteContext } from '../../context.ts'
import { langOfRequest } from '../../i18n/lang.ts'
import { ClosedLink } from './closed-link.tsx'
import { privateMeta } from '../../chrome/page-meta.ts'
import { linkMeta } from '../shared-links/link-meta.ts'
import { sharedPageText } from './page-text.ts'
import type { SharedTitle } from './site.ts'

const SharedPage = lazy(() => import('./shared-page.tsx'))

/** Switched off it is gone at once, so no page of it is kept. */
export const handle = { isMadeEachTime: true }
export const headers = () => ({ 'x-robots-tag': 'noindex' })

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const title = await context.get(siteContext).sharedTitle(params['token'] ?? '', langOfRequest(request))
  return data({ title }, { status: title === null ? 404 : 200 })
}

export function meta(args: MetaArgs<typeof loader>) {
  const title: SharedTitle = args.loaderData?.title ?? null
  if (title === null) return privateMeta((lang) => ({ title: sharedPageText[lang].closedTitle }), args)
  const path = `/shared/${args.params['token'] ?? ''}`
  return linkMeta(args, sharedPageText, { path, title, image: `${path}/card.png` })
}

export default function SharedRoute() {
  const { title } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  if (title === null) return <ClosedLink />
  return (
    <Suspense fallback={<div className="min-h-[200svh]" />}>
      <SharedPage key={token} token={token} title={title} />
    </Suspense>
  )
}
