import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { publicMeta } from '../../chrome/page-meta.ts'
import { siteContext } from '../../context.ts'
import { SUN_SIGNS_PATH } from './sun-sign-address.ts'
import { SunSignsPage } from './sun-signs-page.tsx'
import { sunSignsText } from './text.ts'

export const loader = ({ context }: LoaderFunctionArgs) => context.get(siteContext).sunDates()

export const meta = (args: MetaArgs) => publicMeta(sunSignsText, args, SUN_SIGNS_PATH)

export default function SunSignsRoute() {
  return <SunSignsPage dates={useLoaderData<typeof loader>()} />
}
