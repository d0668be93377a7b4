import { personality } from './reports/personality.ts'
import type { Report, ReportCategory, ReportTexts } from './report.ts'

/** Every report that is offered, the heaviest first. The only source of what a report is called, costs in time and says. */
export const CATALOGUE: readonly Report[] = [personality].toSorted((a, b) => b.weight - a.weight)

const BY_TYPE: ReadonlyMap<string, Report> = new Map(CATALOGUE.map((report) => [report.type, report]))

/** The report of a type, or undefined for what is no type. */
export const reportOf = (type: string): Report | undefined => BY_TYPE.get(type)

export const reportsIn = (category: ReportCategory): readonly Report[] =>
  CATALOGUE.filter(({ categories }) => categories.includes(category))

/** A report in one language. */
export interface OfferedReport extends Omit<Report, 'texts'>, ReportTexts {}

export function inLanguage({ texts, ...report }: Report, lang: 'en' | 'ru'): OfferedReport {
  return { ...report, ...texts[lang] }
}
