import { lazy } from 'react'
import { texts } from '../../i18n/dictionary.ts'
import { leastFor, type StaffSection } from '../staff-parts/staff-section.ts'

export const correctionsSection: StaffSection = {
  name: 'corrections',
  title: texts('Corrections of birth details', 'Исправления данных рождения'),
  least: leastFor('GET /admin/corrections/:page', 'support'),
  Page: lazy(() => import('./staff-corrections.tsx')),
}
