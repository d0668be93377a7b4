import { lazy } from 'react'
import { useLoaderData, useParams, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { privateMeta } from '../chrome/page-meta.ts'
import { Landing } from '../features/landing/landing.tsx'
import { landingLoader } from '../features/landing/landing-loader.ts'
import { onNewPage } from '../features/landing/on-new-page.ts'
import { peoplePagesText } from '../features/people-pages/text.ts'

const OnePerson = lazy(() => import('../features/people-pages/one-person.tsx'))

export const loader = landingLoader
export const shouldRevalidate = onNewPage
export const handle = { needsSignIn: true }
export const meta = (args: MetaArgs) => privateMeta(peoplePagesText, args)

export default function PersonRoute() {
  const landing = useLoaderData<typeof loader>()
  const { id } = useParams()
  return (
    <ForPerson guest={<Landing {...landing} />}>
      <OnePerson id={Number(id)} />
    </ForPerson>
  )
}
