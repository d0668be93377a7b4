import { REPORT_TYPES } from '#contract/catalogue/report.ts'
import { REPORT_MODULES, reportModule } from '#reading/reports/modules.ts'
import type { ReportModule } from '#reading/reports/report-module.ts'
import { briefReport } from './brief-report.ts'

/** Loaded before the product in a process of its own (`node --import`): all that is in the catalogue can be ordered. */
for (const type of REPORT_TYPES) if (!reportModule(type)) (REPORT_MODULES as ReportModule[]).push(briefReport(type))
