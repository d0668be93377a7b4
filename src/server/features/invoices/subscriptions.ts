import { moneyBooked } from '#core/entitlements/api.ts'
import { accountDeleted } from '#core/users/api.ts'
import { on } from '#platform/events.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { issueInvoiceJob } from './job.ts'
import { forgetBuyer } from './queries.ts'

export const invoicesSubscriptions = [
  // Apart from the payment: numbers are given one after the other, and no payment waits for another's.
  on(moneyBooked, ({ boss }, tx, { key }) => enqueue(boss, tx, issueInvoiceJob, { key })),
  on(accountDeleted, (_, tx, { user }) => forgetBuyer(tx, user.id)),
]
