import { lazy } from 'react'
import { texts } from '../../i18n/dictionary.ts'
import { leastFor, type StaffSection } from '../staff-parts/staff-section.ts'

export const reviewsSection: StaffSection = {
  name: 'reviews',
  title: texts('Reviews', 'Отзывы'),
  least: leastFor('GET /admin/reviews/:page', 'editor'),
  Page: lazy(() => import('./staff-reviews.tsx')),
}
