import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { publicMeta } from '../../chrome/page-meta.ts'
import { langOfRequest } from '../../i18n/lang.ts'
import { GiftsPage } from './gifts-page.tsx'
import { giftOffers } from './offers.ts'
import { giftsText } from './text.ts'

export const loader = ({ request }: LoaderFunctionArgs) => giftOffers(langOfRequest(request))

export const meta = (args: MetaArgs) => publicMeta(giftsText, args, '/gifts')

export default function GiftsRoute() {
  return <GiftsPage offers={useLoaderData<typeof loader>()} />
}
