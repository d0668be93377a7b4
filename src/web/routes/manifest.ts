import type { LoaderFunctionArgs } from 'react-router'
import { manifestOf } from '../chrome/manifest.ts'
import { langOfRequest } from '../i18n/lang.ts'

/** Asked for without cookies: the language stands in the address. */
export const loader = ({ request }: LoaderFunctionArgs): Response =>
  Response.json(manifestOf(langOfRequest(request)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
