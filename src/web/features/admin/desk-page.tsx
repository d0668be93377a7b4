import { Navigate, useParams } from 'react-router'
import { useText } from '../../i18n/text.tsx'
import { Bookings } from './bookings.tsx'
import { Connections } from './connections.tsx'
import { Consultants } from './consultants.tsx'
import { DESKS } from './desks.ts'
import { Figures } from './figures.tsx'
import { PageHead } from './frame.tsx'
import { Offers } from './offers.tsx'
import { Reviews } from './reviews.tsx'
import { mayOpen, useStaffRole } from './staff-pages.ts'
import { Support } from './support.tsx'
import { adminText } from './text.ts'

const PAGES = {
  support: Support,
  reviews: Reviews,
  bookings: Bookings,
  consultants: Consultants,
  figures: Figures,
  connections: Connections,
  offers: Offers,
} as const satisfies Record<(typeof DESKS)[number], unknown>

/** A part of the settings. */
export default function DeskPage() {
  const t = useText(adminText)
  const { desk } = useParams()
  const name = DESKS.find((known) => known === desk)
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
