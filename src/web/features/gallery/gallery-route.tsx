import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { ACCURACY } from '#astro/accuracy/measured-accuracy.ts'
import { sampleDiagrams } from '#drawing/report-diagrams/sample-diagrams.fixture.ts'
import { privateMeta } from '../../chrome/page-meta.ts'
import { siteContext } from '../../context.ts'
import { GalleryPage } from './gallery-page.tsx'
import { galleryText } from './text.ts'
import { langOfRequest } from '../../i18n/lang.ts'

export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  diagrams: sampleDiagrams(langOfRequest(request)),
  positions: ACCURACY.positions,
  placements: context.get(siteContext).placementsNow(),
})
export const meta = (args: MetaArgs) => privateMeta(galleryText, args)

export default function GalleryRoute() {
  return <GalleryPage {...useLoaderData<typeof loader>()} />
}
