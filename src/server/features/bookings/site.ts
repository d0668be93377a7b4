import type { Lang } from '#language/lang.ts'
import type { Services } from '#platform/services.ts'
import { orLater } from '../../pages/or-later.ts'
import { presentConsultant } from './present.ts'
import { listConsultants } from './queries.ts'

/** What pages are lent of bookings. */
export const bookingsSite = ({ db }: Services) => ({
  consultants: async (lang: Lang) => (await orLater(listConsultants(db))).map((row) => presentConsultant(row, lang)),
  // Where that can't be told, there is nobody to book.
  closedPages: () =>
    listConsultants(db).then(
      ({ length }) => (length > 0 ? [] : ['/experts']),
      () => ['/experts'],
    ),
})
