import { asteroids } from './motifs/asteroids.ts'
import { business } from './motifs/business.ts'
import { cayce } from './motifs/cayce.ts'
import { child } from './motifs/child.ts'
import { compatibility } from './motifs/compatibility.ts'
import { cosmobiological } from './motifs/cosmobiological.ts'
import { eventsForecast } from './motifs/events-forecast.ts'
import { financial } from './motifs/financial.ts'
import { flowersMinerals } from './motifs/flowers-minerals.ts'
import { healthForecast } from './motifs/health-forecast.ts'
import { healthHoroscope } from './motifs/health-horoscope.ts'
import { karmic } from './motifs/karmic.ts'
import { lifeEvolution } from './motifs/life-evolution.ts'
import { luckyStar } from './motifs/lucky-star.ts'
import { majorEvents } from './motifs/major-events.ts'
import { monthlyForecast } from './motifs/monthly-forecast.ts'
import { moving } from './motifs/moving.ts'
import { numerology } from './motifs/numerology.ts'
import { pastlife } from './motifs/pastlife.ts'
import { personality } from './motifs/personality.ts'
import { professional } from './motifs/professional.ts'
import { psychological } from './motifs/psychological.ts'
import { psychotest } from './motifs/psychotest.ts'
import { relationship } from './motifs/relationship.ts'
import { ronco } from './motifs/ronco.ts'
import { sabian } from './motifs/sabian.ts'
import type { ReportType } from '#product/catalogue/report.ts'
import type { Motif } from './motif.ts'

/** The motif of each report, by its type. */
export const REPORT_MOTIFS = {
  personality,
  compatibility,
  pastlife,
  relationship,
  'financial-potential': financial,
  'life-evolution': lifeEvolution,
  'monthly-forecast': monthlyForecast,
  professional,
  'health-horoscope': healthHoroscope,
  'health-forecast': healthForecast,
  'astrological-psychotest': psychotest,
  numerology,
  'psychological-horoscope': psychological,
  'business-life-forecast': business,
  'asteroids-horoscope': asteroids,
  'karmic-horoscope': karmic,
  'flowers-minerals': flowersMinerals,
  moving,
  'lucky-star': luckyStar,
  'major-events': majorEvents,
  'karmic-horoscope-cayce': cayce,
  'karmic-horoscope-ronco': ronco,
  'events-forecast': eventsForecast,
  cosmobiological,
  'sabian-symbols': sabian,
  child,
} as const satisfies Readonly<Record<ReportType, Motif>>
