import { useLoaderData, type MetaArgs, type RouterContextProvider } from 'react-router'
import { ACCURACY } from '#astro/accuracy/measured-accuracy.ts'
import { publicMeta } from '../../chrome/page-meta.ts'
import { siteContext } from '../../context.ts'
import { AccuracyPage } from './accuracy-page.tsx'
import { accuracyText } from './text.ts'

export const loader = ({ context }: { context: Readonly<RouterContextProvider> }) => ({
  accuracy: ACCURACY,
  clocks: context.get(siteContext).clockStats(),
})
export const meta = (args: MetaArgs) => publicMeta(accuracyText, args, '/accuracy')

export default function AccuracyRoute() {
  return <AccuracyPage {...useLoaderData<typeof loader>()} />
}
