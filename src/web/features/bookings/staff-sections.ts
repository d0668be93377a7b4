import { lazy } from 'react'
import { texts } from '../../i18n/dictionary.ts'
import { leastFor, type StaffSection } from '../staff-parts/staff-section.ts'

export const bookingsSection: StaffSection = {
  name: 'bookings',
  title: texts('Bookings', 'Записи'),
  least: leastFor('GET /admin/bookings/:page', 'support'),
  Page: lazy(() => import('./staff-bookings.tsx')),
}

export const consultantsSection: StaffSection = {
  name: 'consultants',
  title: texts('Consultants', 'Консультанты'),
  least: leastFor('GET /admin/consultants', 'editor'),
  Page: lazy(() => import('./consultants.tsx')),
}
