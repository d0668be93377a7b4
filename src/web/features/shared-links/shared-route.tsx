import { lazy, Suspense } from 'react'
import { data, useLoaderData, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { siteContext } from '../../context.ts'
import { langOfRequest } from '../../i18n/lang.ts'
import { ClosedLink } from './closed-link.tsx'
import { sharedMeta } from './shared-meta.ts'

const SharedPage = lazy(() => import('./shared-page.tsx'))

/** Switched off it is gone at once, so no page of it is kept. */
export const handle = { isMadeEachTime: true }
export const headers = () => ({ 'x-robots-tag': 'noindex' })

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const title = await context.get(siteContext).sharedTitle(params['token'] ?? '', langOfRequest(request))
  return data({ title }, { status: title === null ? 404 : 200 })
}

export const meta = (args: MetaArgs<typeof loader>) =>
  sharedMeta(args, args.params['token'] ?? '', args.loaderData?.title ?? null)

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
