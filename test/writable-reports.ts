import { REPORT_TYPES } from '#contract/catalogue/report.ts'
import { WRITABLE } from '#server/features/reports/is-writable.ts'

/** Loaded before the product in a process of its own (`node --import`): all that is in the catalogue can be ordered. */
for (const type of REPORT_TYPES) WRITABLE.add(type)
