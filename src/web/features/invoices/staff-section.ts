import { lazy } from 'react'
import { texts } from '../../i18n/dictionary.ts'
import { leastFor, type StaffSection } from '../staff-parts/staff-section.ts'

export const sellerSection: StaffSection = {
  name: 'seller',
  title: texts('Seller and invoices', 'Продавец и счета'),
  least: leastFor('GET /admin/seller', 'owner'),
  Page: lazy(() => import('./seller-page.tsx')),
}
