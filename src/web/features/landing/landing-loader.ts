import type { Placement } from '#astro/charts/chart.ts'
import type { RouterContextProvider } from 'react-router'
import { CATALOGUE, inLanguage } from '#product/catalogue/catalogue.ts'
import type { Lang } from '#language/lang.ts'
import { siteContext, type LandingStats, type Site } from '../../context.ts'
import { civilDate, formatDate, formatTime } from '../../i18n/format.ts'
import { langOfRequest } from '../../i18n/lang.ts'
import { loadParts, type PartData } from '../../page-part.tsx'
import { cardOf, type CardReport } from '../reports/report-card.tsx'
import * as otherParts from './parts-of-features.ts'

/** The sky of one moment. Its date is formatted here: the first that a browser formats takes a phone 60 ms. */
export interface SkyNow {
  /** The day and the hour in UTC, in words. */
  date: string
  time: string
  placements: Placement[]
}

const LOCALE: Record<Lang, string> = { en: 'en-US', ru: 'ru-RU' }

/** How many reports the landing page shows. */
const TOP = 2

export interface LandingData {
  sky: SkyNow
  /** The reports that weigh most. */
  top: CardReport[]
  /** What other features show there. */
  parts: PartData
  /** Who says so, and the amounts in the order of their words. */
  stats: { kind: LandingStats['kind']; amounts: string[] }
}

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

function skyNow(site: Site, lang: Lang): SkyNow {
  const now = new Date()
  return {
    date: formatDate(lang, civilDate(now, 'UTC')),
    time: formatTime(lang, now.toISOString(), 'UTC'),
    placements: site.placementsNow(),
  }
}

/** Formatted here for the same reason. */
function inWords(stats: LandingStats, lang: Lang): LandingData['stats'] {
  const number = (value: number, digits?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(LOCALE[lang], digits).format(value)
  const amounts =
    stats.kind === 'stated'
      ? [
          `${number(stats.users)}+`,
          `${number(stats.consultations)}+`,
          number(stats.rating, { minimumFractionDigits: 1 }),
        ]
      : [
          number(stats.places),
          `${number(stats.errorArcSeconds, { maximumSignificantDigits: 1 })}″`,
          number(stats.texts),
        ]
  return { kind: stats.kind, amounts }
}

/** What the landing page needs. Pages for a person carry it too, for the visitor who comes there. */
export async function landingLoader({ request, context }: LoaderArgs): Promise<LandingData> {
  const lang = langOfRequest(request)
  const site = context.get(siteContext)
  return {
    sky: skyNow(site, lang),
    top: CATALOGUE.slice(0, TOP).map((report) => cardOf(inLanguage(report, lang))),
    parts: await loadParts(otherParts, site, lang, undefined),
    stats: inWords(await site.stats(), lang),
  }
}
