import { accountMail } from './features/accounts/job.ts'
import { forwardEventsJob } from './features/analytics/job.ts'
import { generateEntryJob } from './features/calendar/job.ts'
import { bookingMail } from './features/bookings/job.ts'
import { supportMail } from './features/support/job.ts'
import { reconcileJob, remindJob, sandboxClock } from './features/bookkeeping/job.ts'
import { settleReplies } from './features/chat/job.ts'
import { orderDaysAheadJob } from './features/daily/ahead-job.ts'
import { writeDayJob, writeDaysAheadJob } from './features/daily/job.ts'
import { paymentMail, tellProvider } from './features/plans/job.ts'
import { printReportJob } from './features/reports/print-job.ts'
import { printSampleJob } from './features/reports/sample-job.ts'
import { writeReportJob } from './features/reports/job.ts'
import { reportMail } from './features/reports/mail-job.ts'
import { removeFilesJob } from './features/retention/job.ts'
import { sandboxDelivery } from './features/sandbox/job.ts'
import { housekeeping } from './housekeeping.ts'
import type { Job } from './platform/jobs/job.ts'

/** Every kind of background work. */
export const jobs = [
  accountMail,
  bookingMail,
  forwardEventsJob,
  generateEntryJob,
  housekeeping,
  orderDaysAheadJob,
  paymentMail,
  printReportJob,
  printSampleJob,
  reconcileJob,
  remindJob,
  removeFilesJob,
  reportMail,
  sandboxClock,
  sandboxDelivery,
  settleReplies,
  supportMail,
  tellProvider,
  writeDayJob,
  writeDaysAheadJob,
  writeReportJob,
] as unknown as readonly Job[]
