import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import type { Consultant } from '#contract/bookings.ts'
import type { Lang } from '#language/lang.ts'
import { publicMeta } from '../../chrome/page-meta.ts'
import { siteContext } from '../../context.ts'
import { ExpertsPage } from './experts-page.tsx'
import { expertsText } from './text.ts'
import { langOfRequest } from '../../i18n/lang.ts'

declare module '../../context.ts' {
  interface Site {
    consultants(lang: Lang): Promise<Consultant[]>
  }
}

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(siteContext).consultants(langOfRequest(request))

export const meta = (args: MetaArgs) => publicMeta(expertsText, args, '/experts')

export default function ExpertsRoute() {
  return <ExpertsPage consultants={useLoaderData<typeof loader>()} />
}
