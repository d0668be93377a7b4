import { lazy, Suspense } from 'react'
import { data, useLoaderData, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { siteContext } from '../../context.ts'
import { linkMeta } from '../shared-links/link-meta.ts'
import { togetherText } from './page-text.ts'
import type { IsInvitationOpen } from './site.ts'

const TogetherPage = lazy(() => import('./together-page.tsx'))

/** An invitation that is used up is gone at once, so no page of it is kept. */
export const handle = { isMadeEachTime: true }
export const headers = () => ({ 'x-robots-tag': 'noindex' })

/** The number of a pair that has agreed; anything else is the key of an invitation. */
const isPair = (id: string) => /^\d{1,9}$/.test(id)

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { id = '' } = params
  const isInvitationOpen: IsInvitationOpen = context.get(siteContext).isInvitationOpen
  const isOpen = isPair(id) || (await isInvitationOpen(id))
  return data({ isOpen }, { status: isOpen ? 200 : 404 })
}

export const meta = (args: MetaArgs) =>
  linkMeta(args, togetherText, { path: `/together/${args.params['id'] ?? ''}`, image: '/img/og/asteria.jpg' })

export default function TogetherRoute() {
  const { isOpen } = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  return (
    <Suspense fallback={<div className="min-h-[100svh]" />}>
      <TogetherPage key={id} id={id} isPair={isPair(id)} isOpen={isOpen} />
    </Suspense>
  )
}
