import type { Lang } from '#language/lang.ts'
import { featuresOf, type Feature, type PlanId } from '#product/rights.ts'

/** What a plan brings beside its questions, as the astrologer names it in a list. */
const WORDS: Record<Lang, Record<Exclude<Feature, 'questions'>, string>> = {
  en: {
    daily_sections: 'every section of the daily horoscope',
    calendar: 'all days of the calendar',
    monthly_forecast: 'the monthly forecast',
    extra_reports: 'reports of your choice',
    priority_support: 'priority support by email',
  },
  ru: {
    daily_sections: 'все разделы гороскопа на день',
    calendar: 'все дни календаря',
    monthly_forecast: 'прогноз на месяц',
    extra_reports: 'отчёты на выбор',
    priority_support: 'приоритетная поддержка по почте',
  },
}

export const planFeatures = (lang: Lang, plan: PlanId): string[] =>
  featuresOf(plan).flatMap((feature) => (feature === 'questions' ? [] : [WORDS[lang][feature]]))
