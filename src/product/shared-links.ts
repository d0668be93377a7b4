import type { ReportType } from './catalogue/report.ts'

/** Reports that are made of the date of birth and the full name themselves: without them nothing of them would be left. */
const MADE_OF_BIRTH: readonly ReportType[] = ['numerology']

export const isMadeOfBirth = (type: string): boolean => MADE_OF_BIRTH.some((one) => one === type)
