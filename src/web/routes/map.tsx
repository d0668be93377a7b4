import { lazy } from 'react'
import { useLoaderData, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { privateMeta } from '../chrome/page-meta.ts'
import { Landing } from '../features/landing/landing.tsx'
import { landingLoader } from '../features/landing/landing-loader.ts'
import { onNewPage } from '../features/landing/on-new-page.ts'
import { worldMapText } from '../features/world-map/text.ts'
import { useLang, useText } from '../i18n/text.tsx'

const MapPage = lazy(() => import('../features/world-map/map-page.tsx'))

export const loader = landingLoader
export const shouldRevalidate = onNewPage
export const handle = { needsSignIn: true }
export const meta = (args: MetaArgs) => privateMeta(worldMapText, args)

export default function MapRoute() {
  const landing = useLoaderData<typeof loader>()
  return (
    <>
      <WithoutScripts />
      <ForPerson guest={<Landing {...landing} />}>
        <MapPage />
      </ForPerson>
    </>
  )
}

/** The map needs scripts; its list doesn't. */
function WithoutScripts() {
  const t = useText(worldMapText)
  const { lang } = useLang()
  return (
    <noscript>
      <p className="page py-6">
        {t.withoutScripts}{' '}
        <a href={`/api/map/list.txt?lang=${lang}`} className="link">
          {t.textFile}
        </a>
      </p>
    </noscript>
  )
}
