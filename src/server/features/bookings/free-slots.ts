import { AppError, invalid } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { slotsFrom, type Slot } from './domain/slots.ts'
import { findConsultant, overlap, takenOf, type ConsultantRow } from './queries.ts'

/** Whom one can book. @throws {AppError} not_found */
export async function getConsultant({ db }: Pick<Services, 'db'>, id: number): Promise<ConsultantRow> {
  const consultant = await findConsultant(db, id)
  if (!consultant || consultant.hidden) throw new AppError('not_found', { message: 'consultant_unknown' })
  return consultant
}

/** The hours of a consultant that nobody has taken. */
export async function freeSlots(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  consultant: ConsultantRow,
): Promise<Slot[]> {
  const now = clock()
  const taken = await takenOf(db, consultant.id, now)
  const { minutes } = consultant
  return slotsFrom(now, consultant.timeZone, consultant).filter(
    ({ startsAt }) => !taken.some((one) => overlap(one, { startsAt, minutes })),
  )
}

/** The hour of a date and time that a consultant offers, taken or not. @throws {AppError} validation */
export function slotAt(consultant: ConsultantRow, wanted: { date: string; time: string }, now: Date): Slot {
  const slot = slotsFrom(now, consultant.timeZone, consultant).find(
    ({ date, time }) => date === wanted.date && time === wanted.time,
  )
  if (!slot) throw invalid({ time: 'slot_unknown' })
  return slot
}
