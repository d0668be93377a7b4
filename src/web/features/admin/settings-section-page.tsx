import { Navigate, useParams } from 'react-router'
import { reaches } from '#contract/staff-access.ts'
import { useText } from '../../i18n/text.tsx'
import { SETTINGS_SECTIONS } from './settings-sections.ts'
import { PageHead } from './frame.tsx'
import { useStaffRole } from './staff-pages.ts'
import { adminText } from './text.ts'
import type { StaffSection } from '../staff-parts/staff-section.ts'

/** A part of the settings. */
export default function SettingsSectionPage() {
  const { section: asked } = useParams()
  const section = SETTINGS_SECTIONS.find(({ name }) => name === asked)
  const role = useStaffRole()
  if (!section || !reaches(role, section.least)) return <Navigate to="/admin/settings" replace />
  return <Section {...section} />
}

function Section({ title, Page }: StaffSection) {
  const t = useText(adminText)
  return (
    <>
      <PageHead crumbs={[{ label: t.settings, to: '/admin/settings' }]} title={useText(title)} />
      <Page />
    </>
  )
}
