import type { LoaderFunctionArgs } from 'react-router'
import { siteContext, type Site } from '../../context.ts'
import { langOfRequest } from '../../i18n/lang.ts'
import type { Lang } from '#language/lang.ts'

/** The loader of a page that shows a visitor an example of what it holds. */
export const guestLoader =
  <T>(load: (site: Site, lang: Lang) => T) =>
  ({ request, context }: LoaderFunctionArgs): T =>
    load(context.get(siteContext), langOfRequest(request))
