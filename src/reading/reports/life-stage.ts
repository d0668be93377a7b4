import type { DatedPage } from './dated-page.ts'
import type { ReportRequest } from './report-module.ts'

/** Stages of life whose readers are told different things, by the age at which each begins. */
const BEGINS = { young: 0, middle: 30, late: 50, old: 70 } as const

export type LifeStage = keyof typeof BEGINS
export const LIFE_STAGES = Object.keys(BEGINS) as LifeStage[]

const YEAR_DAYS = 365.25

/** The stage of life in which the reader orders a report. */
export function lifeStage({ person, nowJdUt }: ReportRequest): LifeStage {
  const years = (nowJdUt - person.birth.chart.jdUt) / YEAR_DAYS
  return LIFE_STAGES.findLast((stage) => years >= BEGINS[stage]) ?? 'young'
}

/** Of a birth so many years ago nothing is told of the age, nor of dates ahead. */
const LONGEST_LIFE_YEARS = 105

/** Whether somebody of the reader’s birth may be alive as a report is written. */
export const mayLive = (page: DatedPage): boolean => page.age(page.request.nowJdUt) <= LONGEST_LIFE_YEARS

/** Half of the eighty-four years of Uranus, and the age from which a working life is over. */
const HALF_OF_LIFE = 42
const OLD_FROM = 65

/** A text by where the reader stands in life: in its first half, in its second, or when both are past. */
export function byHalfOfLife(page: DatedPage, texts: Readonly<Record<'earlier' | 'later' | 'old', string>>): string {
  const age = page.age(page.request.nowJdUt)
  return texts[age < HALF_OF_LIFE ? 'earlier' : age < OLD_FROM ? 'later' : 'old']
}
