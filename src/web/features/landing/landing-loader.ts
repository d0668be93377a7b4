import type { RouterContextProvider } from 'react-router'
import { CATALOGUE, inLanguage } from '#product/catalogue/catalogue.ts'
import { siteContext, type LandingStats } from '../../context.ts'
import { langOfRequest } from '../../i18n/lang.ts'
import { loadParts, type PartData } from '../../page-part.tsx'
import { cardOf, type CardReport } from '../reports/report-card.tsx'
import * as otherParts from './parts-of-features.ts'
import type { SkyNow } from './sky-now.ts'

/** How many reports the landing page shows. */
const TOP = 2

export interface LandingData {
  sky: SkyNow
  /** The reports that weigh most. */
  top: CardReport[]
  /** What other features show there. */
  parts: PartData
  stats: LandingStats
}

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** What the landing page needs. Pages for a person carry it too, for the visitor who comes there. */
export async function landingLoader({ request, context }: LoaderArgs): Promise<LandingData> {
  const lang = langOfRequest(request)
  const site = context.get(siteContext)
  return {
    sky: { instant: new Date().toISOString(), placements: site.placementsNow() },
    top: CATALOGUE.slice(0, TOP).map((report) => cardOf(inLanguage(report, lang))),
    parts: await loadParts(otherParts, site, lang, undefined),
    stats: await site.stats(),
  }
}
