import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { publicMeta } from '../../chrome/page-meta.ts'
import { siteContext } from '../../context.ts'
import { PlansPage } from './plans-page.tsx'
import { plansPageText } from './page-text.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({ playMoney: context.get(siteContext).playMoney })

export const meta = (args: MetaArgs) => publicMeta(plansPageText, args, '/plans')

export default function PlansRoute() {
  return <PlansPage {...useLoaderData<typeof loader>()} />
}
