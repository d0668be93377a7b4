import { accountMail } from './features/account-mail/job.ts'
import { forwardEventsJob } from './features/analytics/job.ts'
import { generateEntryJob } from './features/calendar/job.ts'
import { freeHoldsJob } from './features/bookings/hold-job.ts'
import { bookingMail } from './features/bookings/job.ts'
import { supportMail, supportReceived } from './features/support/job.ts'
import { reconcileJob, remindJob, sandboxClock } from './features/bookkeeping/job.ts'
import { settleReplies } from './features/chat/job.ts'
import { orderDaysAheadJob } from './features/daily/ahead-job.ts'
import { writeDayJob, writeDaysAheadJob } from './features/daily/job.ts'
import { newDeviceMail } from './features/devices/job.ts'
import { paymentMail, tellProvider } from './features/plans/job.ts'
import { reviewBirthsJob } from './features/people/job.ts'
import { printReportJob } from './features/reports/print-job.ts'
import { printSampleJob } from './features/reports/sample-job.ts'
import { writeReportJob } from './features/reports/job.ts'
import { beginReleasedJob } from './features/reports/released-job.ts'
import { reportMail } from './features/reports/mail-job.ts'
import { reviewMail } from './features/reviews/job.ts'
import { removeFilesJob } from './features/retention/job.ts'
import { sandboxDelivery } from './features/sandbox/job.ts'
import { invitationMail } from './features/staff/job.ts'
import { housekeeping } from './housekeeping.ts'
import type { Job } from '#platform/jobs/job.ts'

/** Every kind of background work. */
export const jobs = [
  accountMail,
  beginReleasedJob,
  bookingMail,
  forwardEventsJob,
  freeHoldsJob,
  generateEntryJob,
  housekeeping,
  invitationMail,
  newDeviceMail,
  orderDaysAheadJob,
  paymentMail,
  printReportJob,
  printSampleJob,
  reconcileJob,
  remindJob,
  removeFilesJob,
  reportMail,
  reviewBirthsJob,
  reviewMail,
  sandboxClock,
  sandboxDelivery,
  settleReplies,
  supportMail,
  supportReceived,
  tellProvider,
  writeDayJob,
  writeDaysAheadJob,
  writeReportJob,
] as unknown as readonly Job[]
