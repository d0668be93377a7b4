import { lazy } from 'react'
import { texts } from '../../i18n/dictionary.ts'
import { leastFor, type StaffSection } from '../staff-parts/staff-section.ts'

export const giftsSection: StaffSection = {
  name: 'gifts',
  title: texts('Gifts', 'Подарки'),
  least: leastFor('GET /admin/gifts/:page', 'support'),
  Page: lazy(() => import('./staff-gifts.tsx')),
}
