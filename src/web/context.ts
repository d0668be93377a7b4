import { createContext } from 'react-router'
import type { ClockStats } from '#astro/birth-time/clock-stats.ts'
import type { Placement } from '#astro/charts/chart.ts'
import type { ToolBody } from '#product/tool-bodies.ts'
import type { ReportType } from '#product/catalogue/report.ts'
import type { Lang } from '#language/lang.ts'
import type { ReportNeeds } from '#contract/reports.ts'

/** Numbers that the operator states about the service, or those that can be counted. */
export type LandingStats =
  | { kind: 'stated'; users: number; consultations: number; rating: number }
  | { kind: 'counted'; places: number; errorArcSeconds: number; texts: number }

/**
 * What the server lends to page loaders. Pages ask for everything personal through `/api`, from the browser. A feature adds
 * to it what it lends itself (`declare module` in its folder, `site.ts` in the server's).
 */
export interface Site {
  /** The sky at this moment, geocentric: the ten planets and the true node. */
  placementsNow(): Placement[]
  /** What is known of the clocks of the past, counted. */
  clockStats(): ClockStats
  /** What the landing page says in numbers. */
  stats(): Promise<LandingStats>
  /** What a body means in each sign, Aries to Pisces, in a sentence. */
  signGists(body: ToolBody, lang: Lang): string[]
  /** What a report asks for to be ordered; null for one that cannot be written yet, and isn't sold. */
  reportNeeds(type: ReportType): ReportNeeds | null
  /** Of the pages that menus list, those that lead nowhere at the moment. */
  closedPages(): Promise<readonly string[]>
  /** True where the sandbox plays the bank. */
  playMoney: boolean
  /** Where the product answers, for canonical addresses. */
  publicUrl: string
  /** Where people can sign in with an account they have already, in the order of the buttons. */
  signInProviders: readonly { id: string; titles: Record<Lang, string> }[]
  /** The operator's live chat; null where there is none. */
  liveChat: { url: string; token: string } | null
}
export const siteContext = createContext<Site>()
