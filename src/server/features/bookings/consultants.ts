import { isTimeZone } from '#astro/birth-time/find-zone.ts'
import type { CallInput } from '#contract/api.ts'
import type { AdminConsultant } from '#contract/consultants.ts'
import { inMainUnit } from '#product/offers.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { makePicture } from '#platform/pictures/make-picture.ts'
import { newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { bookingMail } from './job.ts'
import {
  bookedWith,
  countBooked,
  findConsultant,
  insertConsultant,
  listConsultants,
  updateConsultant,
  type ConsultantRow,
} from './queries.ts'
import { audited, type Staff } from '../staff/api.ts'

type Body = CallInput<'POST /admin/consultants', 'output'>['body']

/** How a picture is kept, in pixels: sharp on a phone at twice the size it is shown. */
const PICTURE = { side: 320, field: 'picture' }

const present = (row: ConsultantRow, booked: number): AdminConsultant => ({
  id: row.id,
  words: row.words,
  email: row.email,
  lang: row.lang,
  time_zone: row.timeZone,
  week: row.week,
  days_off: row.daysOff,
  minutes: row.minutes,
  prices: { USD: inMainUnit(row.prices.USD), RUB: row.prices.RUB === null ? null : inMainUnit(row.prices.RUB) },
  meeting_url: row.meetingUrl,
  rating: row.rating,
  years: row.years,
  consultations: row.consultations,
  hidden: row.hidden,
  avatar: row.avatar && `/storage/${row.avatar}`,
  booked,
})

const inCents = (amount: number) => Math.round(amount * 100)

/** @throws {AppError} validation for a time zone that is none */
function columnsOf({ time_zone: timeZone, days_off: daysOff, meeting_url: meetingUrl, prices, ...same }: Body) {
  if (!isTimeZone(timeZone)) throw invalid({ time_zone: 'time_zone' })
  return {
    ...same,
    timeZone,
    daysOff: [...new Set(daysOff)].toSorted(),
    meetingUrl,
    prices: { USD: inCents(prices.USD), RUB: prices.RUB === null ? null : inCents(prices.RUB) },
  }
}

/** All of them, with how many bookings each has to come. */
export async function listAllConsultants({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<AdminConsultant[]> {
  const booked = await countBooked(db, clock())
  return (await listConsultants(db, 'all')).map((row) => present(row, booked.get(row.id) ?? 0))
}

/** @throws {AppError} validation */
export async function addConsultant(services: Services, staff: Staff, body: Body): Promise<number> {
  const columns = columnsOf(body)
  const target = `consultant:${body.words.en.name}`
  return audited(services, staff, { action: 'add consultant', target, reason: '' }, async (tx) => {
    const id = await insertConsultant(tx, { ...columns, linkKey: newSecret(), createdAt: services.clock() })
    return { before: null, after: { id, ...body }, result: id }
  })
}

/** @throws {AppError} not_found, validation */
export async function changeConsultant(services: Services, staff: Staff, id: number, body: Body): Promise<void> {
  const columns = columnsOf(body)
  await audited(
    services,
    staff,
    { action: 'change consultant', target: `consultant:${id}`, reason: '' },
    async (tx) => {
      const row = await findConsultant(tx, id)
      if (!row) throw new AppError('not_found')
      // Whoever reads the mails to the former address is no longer the consultant: their links open nothing.
      const isOther = row.email.toLowerCase() !== columns.email.toLowerCase()
      await updateConsultant(tx, id, { ...columns, ...(isOther && { linkKey: newSecret() }) })
      if (isOther)
        for (const bookingId of await bookedWith(tx, id, services.clock()))
          await enqueue(services.boss, tx, bookingMail, { bookingId, kind: 'booked', to: 'consultant' })
      return { before: present(row, 0), after: body, result: undefined }
    },
  )
}

/** Sets a picture or takes it away. @throws {AppError} not_found, too_large, unsupported_media, unavailable */
export async function setConsultantPicture(
  services: Services,
  staff: Staff,
  id: number,
  picture: File | '' | undefined,
): Promise<void> {
  if (!(await findConsultant(services.db, id))) throw new AppError('not_found')
  const drawn = picture instanceof File && picture.size > 0 ? await makePicture(services, picture, PICTURE) : null
  const avatar = drawn && `avatars/${newSecret()}.webp`
  if (avatar) await services.storage.put(avatar, drawn)
  await audited(services, staff, { action: 'set picture', target: `consultant:${id}`, reason: '' }, async (tx) => {
    const row = await findConsultant(tx, id)
    if (!row) throw new AppError('not_found')
    await updateConsultant(tx, id, { avatar })
    return { before: { avatar: row.avatar }, after: { avatar }, result: undefined }
  })
}
