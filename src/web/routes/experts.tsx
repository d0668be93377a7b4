import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { publicMeta } from '../chrome/page-meta.ts'
import { siteContext } from '../context.ts'
import { ExpertsPage } from '../features/experts/experts-page.tsx'
import { expertsText } from '../features/experts/text.ts'
import { langOfRequest } from '../i18n/lang.ts'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(siteContext).consultants(langOfRequest(request))

export const meta = (args: MetaArgs) => publicMeta(expertsText, args, '/experts')

export default function ExpertsRoute() {
  return <ExpertsPage consultants={useLoaderData<typeof loader>()} />
}
