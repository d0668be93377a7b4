import { Link } from 'react-router'
import { useText } from '../../i18n/text.tsx'
import { PageHead } from './frame.tsx'
import { SETTINGS_SECTIONS } from './settings-sections.ts'
import { mayOpen, useStaffRole } from './staff-pages.ts'
import { adminText } from './text.ts'

/** Pages that the settings lead to and that stand beside them. */
const OWN_PLACE = ['threads', 'prompts']

/** Everything else that the staff looks after, each what their role includes. */
export default function SettingsPage() {
  const t = useText(adminText)
  const role = useStaffRole()
  const all = [...SETTINGS_SECTIONS, 'threads', 'prompts', 'staff', 'queue', 'audit'] as const
  const names = all.filter((name) => mayOpen(role, name))
  const addressOf = (name: string) => (OWN_PLACE.includes(name) ? `/admin/${name}` : `/admin/settings/${name}`)
  return (
    <>
      <PageHead crumbs={[]} title={t.settings} />
      <ul className="mt-6 grid border-t border-rule-2 sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-3">
        {names.map((name) => (
          <li key={name} className="border-b border-rule">
            <Link to={addressOf(name)} className="flex min-h-14 items-center font-text text-lg hover:text-accent">
              {t[name]}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
