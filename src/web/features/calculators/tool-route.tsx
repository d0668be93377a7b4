import {
  redirect,
  useLoaderData,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { TOOL_BODIES } from '#product/tool-bodies.ts'
import { publicMeta } from '../../chrome/page-meta.ts'
import { breadcrumbs } from '../../chrome/structured-data.ts'
import { siteContext } from '../../context.ts'
import { toolsText } from './text.ts'
import { ToolPage, type ToolPageData } from './tool-page.tsx'
import { langOfRequest } from '../../i18n/lang.ts'
import type { Lang } from '#language/lang.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ToolPageData> {
  const body = TOOL_BODIES.find((one) => one === params['slug'])
  if (!body) throw redirect('/tools')
  return { body, gists: context.get(siteContext).signGists(body, langOfRequest(request)) }
}

/** A result in the address asks for nothing anew. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

export function meta(args: MetaArgs<typeof loader>) {
  const body = args.loaderData?.body
  if (!body) return []
  const page = (lang: Lang) => {
    const t = toolsText[lang]
    return { title: t.pageTitle(t.bodies[body].name), description: `${t.bodies[body].text} ${t.pageDescription}` }
  }
  return publicMeta(page, args, `/tools/${body}`, (url, lang) => [
    breadcrumbs(url, [
      { name: toolsText[lang].label, path: '/tools' },
      { name: toolsText[lang].bodies[body].name, path: `/tools/${body}` },
    ]),
  ])
}

export default function ToolRoute() {
  return <ToolPage {...useLoaderData<typeof loader>()} />
}
