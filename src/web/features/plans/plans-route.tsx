import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { publicMeta } from '../../chrome/page-meta.ts'
import { siteContext } from '../../context.ts'
import { plansPageText } from './page-text.ts'
import { useText } from '../../i18n/text.tsx'
import BeforeChoosing from './before-choosing.tsx'
import { PlanCards } from './plan-cards.tsx'
import { plansText } from './text.ts'
import { PageTop } from '../../ui/page-top.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({ playMoney: context.get(siteContext).playMoney })

export const meta = (args: MetaArgs) => publicMeta(plansPageText, args, '/plans')

export default function PlansRoute() {
  return <PlansPage {...useLoaderData<typeof loader>()} />
}

/** What is free, what a plan opens, and what it costs. */
function PlansPage({ playMoney }: { playMoney: boolean }) {
  const t = useText(plansText)
  const page = useText(plansPageText)
  return (
    <div className="page">
      <PageTop label={page.label} title={t.headline} lead={t.lead}>
        {playMoney && <p className="mt-6 max-w-[44rem] border-l-2 border-accent py-1 pl-5 font-text">{page.sandbox}</p>}
      </PageTop>
      <section aria-labelledby="plans" className="pt-12">
        <h2 id="plans" className="sr-only">
          {page.label}
        </h2>
        <PlanCards />
      </section>
      <BeforeChoosing />
    </div>
  )
}
