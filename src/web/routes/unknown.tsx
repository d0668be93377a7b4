import { data, type MetaArgs } from 'react-router'
import { privateMeta } from '../chrome/page-meta.ts'
import { UnknownPage } from '../chrome/unknown-page.tsx'
import { unknownText } from '../chrome/unknown-text.ts'

/** The status keeps unknown addresses out of search engines. */
export const loader = () => data(null, { status: 404 })

export const meta = (args: MetaArgs) => privateMeta(unknownText, args)

export default function UnknownRoute() {
  return <UnknownPage />
}
