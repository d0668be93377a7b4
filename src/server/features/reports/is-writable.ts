import type { ReportType } from '#contract/catalogue/report.ts'

/** The types that the product can write. What it cannot write is not sold. */
export const WRITABLE = new Set<ReportType>()

export const isWritable = (type: ReportType): boolean => WRITABLE.has(type)
