import { useLoaderData, type MetaArgs } from 'react-router'
import { ACCURACY } from '#astro/accuracy/measured-accuracy.ts'
import { publicMeta } from '../chrome/page-meta.ts'
import { AccuracyPage } from '../features/accuracy/accuracy-page.tsx'
import { accuracyText } from '../features/accuracy/text.ts'

export const loader = () => ACCURACY
export const meta = (args: MetaArgs) => publicMeta(accuracyText, args, '/accuracy')

export default function AccuracyRoute() {
  return <AccuracyPage accuracy={useLoaderData<typeof loader>()} />
}
