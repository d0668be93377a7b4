import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { staffAddresses } from '../staff/api.ts'
import { bookingMail } from './job.ts'
import type { BookingRow } from './queries.ts'
import type { Moved } from './send-booking-mail.ts'

/** Has the person, the consultant and the staff who answer people told of a booking, with a calendar entry for the first two. */
export async function tellEverybody(
  { boss, env }: Pick<Services, 'boss' | 'env'>,
  tx: Db,
  { id: bookingId }: Pick<BookingRow, 'id'>,
  kind: 'booked' | 'moved' | 'canceled',
  moved?: Moved,
): Promise<void> {
  for (const to of ['person', 'consultant', ...(await staffAddresses({ db: tx, env }, 'support'))])
    await enqueue(boss, tx, bookingMail, { bookingId, kind, to, moved })
}
