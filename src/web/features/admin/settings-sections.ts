import { lazy } from 'react'
import { texts } from '../../i18n/dictionary.ts'
import { leastFor } from '../staff-parts/staff-section.ts'
import * as ofFeatures from './sections-of-features.ts'
import type { StaffSection } from './sections-of-features.ts'
import { adminText } from './text.ts'

const own = (key: 'support' | 'stats' | 'connections' | 'offers') => texts(adminText.en[key], adminText.ru[key])

/** The parts of the settings that have a page of their own. */
export const SETTINGS_SECTIONS: readonly StaffSection[] = [
  {
    name: 'support',
    title: own('support'),
    least: leastFor('GET /admin/support/:number', 'support'),
    Page: lazy(() => import('./support.tsx')),
  },
  ...Object.values<StaffSection>(ofFeatures),
  {
    name: 'stats',
    title: own('stats'),
    least: leastFor('GET /admin/stats', 'editor'),
    Page: lazy(() => import('./landing-stats.tsx')),
  },
  {
    name: 'connections',
    title: own('connections'),
    least: leastFor('GET /admin/connections', 'owner'),
    Page: lazy(() => import('./connections.tsx')),
  },
  {
    name: 'offers',
    title: own('offers'),
    least: leastFor('GET /admin/connections', 'owner'),
    Page: lazy(() => import('./offers.tsx')),
  },
]
