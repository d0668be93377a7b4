import type { CallInput } from '#contract/api.ts'
import type { ConsultantHours, MarketingFigures } from '#contract/admin-rows.ts'
import { AppError, invalid } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import { findConsultant, listConsultants } from '../bookings/domain/consultants.ts'
import { hoursOf, setHours } from '../bookings/hours.ts'
import { readFigures, setFigures, statedFigures } from '../figures/figures.ts'
import { audited, type Staff } from './audited.ts'

/** When each consultant can be booked. */
export async function listHours({ db }: Pick<Services, 'db'>, lang: 'en' | 'ru'): Promise<ConsultantHours[]> {
  const rows: ConsultantHours[] = []
  for (const { id, name, time_zone } of listConsultants(lang)) {
    const { first, last, weekdays, daysOff } = await hoursOf(db, id)
    rows.push({ id, name, time_zone, first, last, weekdays: [...weekdays], days_off: [...daysOff] })
  }
  return rows
}

/** @throws {AppError} not_found; validation for hours that end before they begin */
export async function changeHours(
  services: Services,
  staff: Staff,
  id: number,
  hours: CallInput<'PUT /admin/consultant/:id', 'output'>['body'],
): Promise<void> {
  if (!findConsultant(id, 'en')) throw new AppError('not_found')
  const { first, last, weekdays, days_off: daysOff } = hours
  if (last < first) throw invalid({ last: 'hours_order' })
  await audited(services, staff, { action: 'set hours', target: `consultant:${id}`, reason: '' }, async (tx) => {
    const before = await hoursOf(tx, id)
    const after = {
      first,
      last,
      weekdays: [...new Set(weekdays)].toSorted(),
      daysOff: [...new Set(daysOff)].toSorted(),
    }
    await setHours(tx, id, after)
    return { before, after, result: undefined }
  })
}

/** What the landing page states, and who said so. */
export async function getFigures({ db, env }: Pick<Services, 'db' | 'env'>) {
  const own = await readFigures(db)
  if (own) return { stated: own, from: 'staff' as const }
  const stated = statedFigures(env)
  if (stated) return { stated, from: 'environment' as const }
  return { stated: { users: null, consultations: null, rating: null }, from: 'counted' as const }
}

/** States figures, all three or none. @throws {AppError} validation for some of them */
export async function changeFigures(services: Services, staff: Staff, figures: MarketingFigures): Promise<void> {
  const { users, consultations, rating } = figures
  const missing = Object.entries(figures).filter(([, value]) => value === null)
  if (missing.length > 0 && missing.length < 3)
    throw invalid(Object.fromEntries(missing.map(([name]) => [name, 'required'])))
  const after = users === null || consultations === null || rating === null ? null : { users, consultations, rating }
  await audited(services, staff, { action: 'set figures', target: 'figures', reason: '' }, async (tx) => {
    const before = await readFigures(tx)
    await setFigures(tx, after)
    return { before, after, result: undefined }
  })
}
