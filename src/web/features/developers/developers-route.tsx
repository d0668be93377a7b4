import { useLoaderData, type MetaArgs, type RouterContextProvider } from 'react-router'
import { publicReference, type PublicCall } from '#contract/public-reference.ts'
import { KEYLESS_API_CALLS, PLAN_IDS, RIGHTS } from '#product/rights.ts'
import { publicMeta } from '../../chrome/page-meta.ts'
import { siteContext } from '../../context.ts'
import { DevelopersPage } from './developers-page.tsx'
import { shownAnswer } from './shown-answer.ts'
import { developersText } from './text.ts'

declare module '../../context.ts' {
  interface Site {
    /** The answers to the examples of the public API. */
    apiExamples(): Partial<Record<PublicCall, unknown>>
  }
}

export function loader({ context }: { context: Readonly<RouterContextProvider> }) {
  const { publicUrl, apiExamples } = context.get(siteContext)
  const answers = apiExamples()
  const { calls, ...reference } = publicReference()
  return {
    publicUrl,
    ...reference,
    calls: calls.map((one) => ({ ...one, answer: shownAnswer(answers[one.call]) })),
    limits: [
      { who: 'keyless' as const, ...KEYLESS_API_CALLS },
      ...PLAN_IDS.map((plan) => ({ who: plan, ...RIGHTS[plan].apiCalls })),
    ],
  }
}
export type DevelopersData = ReturnType<typeof loader>

export const meta = (args: MetaArgs) => publicMeta(developersText, args, '/developers')

export default function DevelopersRoute() {
  return <DevelopersPage {...useLoaderData<typeof loader>()} />
}
