import { Navigate, useParams } from 'react-router'
import { useText } from '../../i18n/text.tsx'
import { Bookings } from '../experts/staff-bookings.tsx'
import { Connections } from './connections.tsx'
import { Consultants } from '../experts/consultants.tsx'
import { SETTINGS_SECTIONS } from './settings-sections.ts'
import { LandingStats } from './landing-stats.tsx'
import { PageHead } from './frame.tsx'
import { Offers } from './offers.tsx'
import { Reviews } from '../reviews/staff-reviews.tsx'
import { mayOpen, useStaffRole } from './staff-pages.ts'
import { Support } from './support.tsx'
import { adminText } from './text.ts'

const PAGES = {
  support: Support,
  reviews: Reviews,
  bookings: Bookings,
  consultants: Consultants,
  stats: LandingStats,
  connections: Connections,
  offers: Offers,
} as const satisfies Record<(typeof SETTINGS_SECTIONS)[number], unknown>

/** A part of the settings. */
export default function SettingsSectionPage() {
  const t = useText(adminText)
  const { section } = useParams()
  const name = SETTINGS_SECTIONS.find((known) => known === section)
  const role = useStaffRole()
  if (!name || !mayOpen(role, name)) return <Navigate to="/admin/settings" replace />
  const Page = PAGES[name]
  return (
    <>
      <PageHead crumbs={[{ label: t.settings, to: '/admin/settings' }]} title={t[name]} />
      <Page />
    </>
  )
}
