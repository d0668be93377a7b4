import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { bookingMail } from './job.ts'
import type { BookingRow } from './queries.ts'
import type { Moved } from './send-booking-mail.ts'

/** Has the person, the consultant and the staff told of a booking, with a calendar entry for the first two. */
export async function tellEverybody(
  { boss, env }: Pick<Services, 'boss' | 'env'>,
  tx: Db,
  { id: bookingId }: Pick<BookingRow, 'id'>,
  kind: 'booked' | 'moved' | 'canceled',
  moved?: Moved,
): Promise<void> {
  for (const to of ['person', 'consultant', ...env.ADMIN_EMAILS])
    await enqueue(boss, tx, bookingMail, { bookingId, kind, to, moved })
}
