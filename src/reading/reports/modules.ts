import { asteroidsHoroscope } from './asteroids-horoscope/asteroids-horoscope.ts'
import { astrologicalPsychotest } from './astrological-psychotest/astrological-psychotest.ts'
import { businessLifeForecast } from './business-life-forecast/business-life-forecast.ts'
import { child } from './child/child.ts'
import { compatibility } from './compatibility/compatibility.ts'
import { cosmobiological } from './cosmobiological/cosmobiological.ts'
import { eventsForecast } from './events-forecast/events-forecast.ts'
import { financialPotential } from './financial-potential/financial-potential.ts'
import { flowersMinerals } from './flowers-minerals/flowers-minerals.ts'
import { healthForecast } from './health-forecast/health-forecast.ts'
import { healthHoroscope } from './health-horoscope/health-horoscope.ts'
import { karmicHoroscopeCayce } from './karmic-horoscope-cayce/karmic-horoscope-cayce.ts'
import { karmicHoroscopeRonco } from './karmic-horoscope-ronco/karmic-horoscope-ronco.ts'
import { karmicHoroscope } from './karmic-horoscope/karmic-horoscope.ts'
import { lifeEvolution } from './life-evolution/life-evolution.ts'
import { majorEvents } from './major-events/major-events.ts'
import { luckyStar } from './lucky-star/lucky-star.ts'
import { monthlyForecast } from './monthly-forecast/monthly-forecast.ts'
import { moving } from './moving/moving.ts'
import { numerology } from './numerology/numerology.ts'
import { pastlife } from './pastlife/pastlife.ts'
import { personality } from './personality/personality.ts'
import { professional } from './professional/professional.ts'
import { psychologicalHoroscope } from './psychological-horoscope/psychological-horoscope.ts'
import { relationship } from './relationship/relationship.ts'
import { sabianSymbols } from './sabian-symbols/sabian-symbols.ts'
import type { ReportModule } from './report-module.ts'

/** Every kind of report that can be written. What isn't here is not sold. */
export const REPORT_MODULES: readonly ReportModule[] = [
  majorEvents,
  lifeEvolution,
  flowersMinerals,
  businessLifeForecast,
  healthForecast,
  personality,
  professional,
  monthlyForecast,
  numerology,
  financialPotential,
  karmicHoroscope,
  eventsForecast,
  psychologicalHoroscope,
  karmicHoroscopeRonco,
  karmicHoroscopeCayce,
  child,
  moving,
  sabianSymbols,
  cosmobiological,
  pastlife,
  asteroidsHoroscope,
  compatibility,
  relationship,
  astrologicalPsychotest,
  healthHoroscope,
  luckyStar,
]

export const reportModule = (type: string): ReportModule | undefined =>
  REPORT_MODULES.find((module) => module.type === type)
