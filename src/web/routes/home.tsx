import { lazy } from 'react'
import { useLoaderData, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { isForPerson, privateMeta, publicMeta } from '../chrome/page-meta.ts'
import { organization } from '../chrome/structured-data.ts'
import { chromeText } from '../chrome/text.ts'
import { Landing } from '../features/landing/landing.tsx'
import { landingLoader } from '../features/landing/landing-loader.ts'
import { onNewPage } from '../features/landing/on-new-page.ts'
import { landingPageText } from '../features/landing/page-text.ts'
import type { Lang } from '#language/lang.ts'

const Dashboard = lazy(() => import('../features/dashboard/dashboard.tsx'))

export const loader = landingLoader
export const shouldRevalidate = onNewPage

/** Two faces, two titles: what the service is, and a person's day. */
const day = (lang: Lang) => ({ title: chromeText[lang].today })

export const meta = (args: MetaArgs) =>
  isForPerson(args) ? privateMeta(day, args) : publicMeta(landingPageText, args, '/', (url) => [organization(url)])

export default function Home() {
  const landing = useLoaderData<typeof loader>()
  return (
    <ForPerson guest={<Landing {...landing} />}>
      <Dashboard />
    </ForPerson>
  )
}
