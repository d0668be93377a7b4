import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { placement } from '#astro/charts/natal-chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { ToolBody } from '#contract/calculators.ts'
import type { ReportType } from '#contract/catalogue/report.ts'
import type { Lang } from '#contract/field.ts'
import { listConsultants } from './features/bookings/domain/consultants.ts'
import { landingFigures } from './features/figures/figures.ts'
import { presentNeeds } from './features/reports/present.ts'
import { presentReview } from './features/reviews/present.ts'
import { latestReviews, meanRating } from './features/reviews/queries.ts'
import type { Services } from './platform/services.ts'

const SIGNS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const

/** What page loaders are lent; the type stands in `src/web/context.ts`, which the server may not import. */
function siteOf({ sky, library, clock, env, db, payments, reportModule }: Services) {
  return {
    placementsNow: () =>
      [...PLANETS, 'trueNode' as const].map((body) => placement(sky, body, jdUtFromDate(clock()), null)),
    latestReviews: async (lang: Lang, limit: number) => (await latestReviews(db, lang, limit)).map(presentReview),
    ratingOf: async (stated: { score: number; reviews: number }) =>
      env.STATED_REPORT_RATINGS ? stated : meanRating(db),
    signGists: (body: ToolBody, lang: Lang) =>
      SIGNS.map((sign) => library.entry(lang, `planet-in-sign/${body}`, sign).gist),
    consultants: listConsultants,
    figures: () => landingFigures(db, env),
    reportNeeds: (type: ReportType) => {
      const module = reportModule(type)
      return module ? presentNeeds(module) : null
    },
    playMoney: payments.name === 'sandbox',
    publicUrl: env.PUBLIC_URL,
    googleSignIn: env.GOOGLE_CLIENT_ID !== undefined,
    liveChat: env.CHATWOOT_URL && env.CHATWOOT_TOKEN ? { url: env.CHATWOOT_URL, token: env.CHATWOOT_TOKEN } : null,
  }
}

/**
 * Answers pages. The context key comes from the built bundle (`entry.server` exports it): another copy of the module
 * would be another key.
 */
export function createPages(build: () => Promise<ServerBuild>, mode: 'production' | 'development', services: Services) {
  const handler = createRequestHandler(build, mode)
  const site = siteOf(services)
  return async (c: Context) => {
    const { siteContext } = (await build()).entry.module as unknown as {
      siteContext: Parameters<RouterContextProvider['set']>[0]
    }
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    const answer = await handler(c.req.raw, context)
    // A page depends on language and cookie: no cache between here and the reader may hand it to another.
    answer.headers.set('cache-control', 'private, no-cache')
    return answer
  }
}
