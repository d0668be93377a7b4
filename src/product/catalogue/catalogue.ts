import { asteroidsHoroscope } from './reports/asteroids-horoscope.ts'
import { astrologicalPsychotest } from './reports/astrological-psychotest.ts'
import { businessLifeForecast } from './reports/business-life-forecast.ts'
import { child } from './reports/child.ts'
import { compatibility } from './reports/compatibility.ts'
import { cosmobiological } from './reports/cosmobiological.ts'
import { eventsForecast } from './reports/events-forecast.ts'
import { financialPotential } from './reports/financial-potential.ts'
import { flowersMinerals } from './reports/flowers-minerals.ts'
import { healthForecast } from './reports/health-forecast.ts'
import { healthHoroscope } from './reports/health-horoscope.ts'
import { karmicHoroscope } from './reports/karmic-horoscope.ts'
import { karmicHoroscopeCayce } from './reports/karmic-horoscope-cayce.ts'
import { karmicHoroscopeRonco } from './reports/karmic-horoscope-ronco.ts'
import { lifeEvolution } from './reports/life-evolution.ts'
import { luckyStar } from './reports/lucky-star.ts'
import { majorEvents } from './reports/major-events.ts'
import { monthlyForecast } from './reports/monthly-forecast.ts'
import { moving } from './reports/moving.ts'
import { numerology } from './reports/numerology.ts'
import { pastlife } from './reports/pastlife.ts'
import { personality } from './reports/personality.ts'
import { professional } from './reports/professional.ts'
import { psychologicalHoroscope } from './reports/psychological-horoscope.ts'
import { relationship } from './reports/relationship.ts'
import { sabianSymbols } from './reports/sabian-symbols.ts'
import type { Report, ReportCategory, ReportTexts, ReportType } from './report.ts'

/** Every report there is. A type that has none is a type error. */
const REPORTS: Record<ReportType, Report> = {
  personality,
  compatibility,
  pastlife,
  relationship,
  'financial-potential': financialPotential,
  'life-evolution': lifeEvolution,
  'monthly-forecast': monthlyForecast,
  professional,
  'health-horoscope': healthHoroscope,
  'health-forecast': healthForecast,
  'astrological-psychotest': astrologicalPsychotest,
  numerology,
  'psychological-horoscope': psychologicalHoroscope,
  'business-life-forecast': businessLifeForecast,
  'asteroids-horoscope': asteroidsHoroscope,
  'karmic-horoscope': karmicHoroscope,
  'flowers-minerals': flowersMinerals,
  moving,
  'lucky-star': luckyStar,
  'major-events': majorEvents,
  'karmic-horoscope-cayce': karmicHoroscopeCayce,
  'karmic-horoscope-ronco': karmicHoroscopeRonco,
  'events-forecast': eventsForecast,
  cosmobiological,
  'sabian-symbols': sabianSymbols,
  child,
}

/** Every report that is offered, the heaviest first. The only source of what a report is called, costs in time and says. */
export const CATALOGUE: readonly Report[] = Object.values(REPORTS).toSorted((a, b) => b.weight - a.weight)

/** The report of a type, or undefined for what is no type. */
export const reportOf = (type: string): Report | undefined =>
  Object.hasOwn(REPORTS, type) ? REPORTS[type as ReportType] : undefined

export const reportsIn = (category: ReportCategory): readonly Report[] =>
  CATALOGUE.filter(({ categories }) => categories.includes(category))

/** A report in one language. */
export interface OfferedReport extends Omit<Report, 'texts'>, ReportTexts {}

export function inLanguage({ texts, ...report }: Report, lang: 'en' | 'ru'): OfferedReport {
  return { ...report, ...texts[lang] }
}
