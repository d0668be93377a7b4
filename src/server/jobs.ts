import { accountMail } from './features/accounts/job.ts'
import { bookingMail } from './features/bookings/job.ts'
import { supportMail } from './features/support/job.ts'
import { reconcileJob, remindJob, sandboxClock } from './features/bookkeeping/job.ts'
import { writeDayJob } from './features/daily/job.ts'
import { paymentMail, tellProvider } from './features/plans/job.ts'
import { sandboxDelivery } from './features/sandbox/job.ts'
import { housekeeping } from './housekeeping.ts'
import type { Job } from './platform/jobs/job.ts'

/** Every kind of background work. */
export const jobs = [
  accountMail,
  bookingMail,
  housekeeping,
  paymentMail,
  reconcileJob,
  remindJob,
  sandboxClock,
  sandboxDelivery,
  supportMail,
  tellProvider,
  writeDayJob,
] as unknown as readonly Job[]
