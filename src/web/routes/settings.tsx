import { lazy } from 'react'
import { useLoaderData, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { privateMeta } from '../chrome/page-meta.ts'
import { settingsText } from '../features/settings/text.ts'
import { Landing } from '../features/landing/landing.tsx'
import { landingLoader } from '../features/landing/landing-loader.ts'
import { onNewPage } from '../features/landing/on-new-page.ts'

const Settings = lazy(() => import('../features/settings/settings.tsx'))

export const loader = landingLoader
export const shouldRevalidate = onNewPage
export const handle = { needsSignIn: true }
export const meta = (args: MetaArgs) => privateMeta(settingsText, args)

export default function SettingsRoute() {
  const landing = useLoaderData<typeof loader>()
  return (
    <ForPerson guest={<Landing {...landing} />}>
      <Settings />
    </ForPerson>
  )
}
