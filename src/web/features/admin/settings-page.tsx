import { Link } from 'react-router'
import { reaches } from '#contract/staff-access.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { PageHead } from './frame.tsx'
import { SETTINGS_SECTIONS } from './settings-sections.ts'
import { mayOpen, useStaffRole } from './staff-pages.ts'
import { adminText } from './text.ts'

/** Pages that the settings lead to, and where they are. */
const OTHERS = [
  ['threads', '/admin/threads'],
  ['prompts', '/admin/prompts'],
  ['staff', '/admin/settings/staff'],
  ['queue', '/admin/settings/queue'],
  ['audit', '/admin/settings/audit'],
] as const

/** Everything else that the staff looks after, each what their role includes. */
export default function SettingsPage() {
  const t = useText(adminText)
  const role = useStaffRole()
  const { lang } = useLang()
  const sections = SETTINGS_SECTIONS.filter(({ least }) => reaches(role, least))
  const others = OTHERS.filter(([name]) => mayOpen(role, name))
  const links = [
    ...sections.map(({ name, title }) => ({ to: `/admin/settings/${name}`, title: title[lang] })),
    ...others.map(([name, to]) => ({ to, title: t[name] })),
  ]
  return (
    <>
      <PageHead crumbs={[]} title={t.settings} />
      <ul className="mt-6 grid border-t border-rule-2 sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-3">
        {links.map(({ to, title }) => (
          <li key={to} className="border-b border-rule">
            <Link to={to} className="flex min-h-14 items-center font-text text-lg hover:text-accent">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
