import { useNavigate } from 'react-router'
import { Queries } from '../api/queries.tsx'
import { useLogout } from '../features/auth/use-logout.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/text.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { chromeText } from './text.ts'

/** The rest of the phone's navigation, in a sheet from below. */
export default function MenuSheet({ onClose }: { onClose: () => void }) {
  return (
    <Queries>
      <Menu onClose={onClose} />
    </Queries>
  )
}

function Menu({ onClose }: { onClose: () => void }) {
  const t = useText(chromeText)
  const words = useText(common)
  const navigate = useNavigate()
  const logout = useLogout()
  const go = (path: string) => () => {
    onClose()
    void navigate(path)
  }
  return (
    <Sheet title={t.menu} onClose={onClose}>
      <ul className="-mx-2 divide-y divide-rule">
        <Row icon="today" onClick={go('/daily-horoscope')}>
          {t.horoscope}
        </Row>
        <Row icon="charts" onClick={go('/my-charts')}>
          {t.charts}
        </Row>
        <Row icon="reports" onClick={go('/my-reports')}>
          {t.myReports}
        </Row>
        <Row icon="calendar" onClick={go('/calendar')}>
          {t.calendar}
        </Row>
        <Row icon="charts" onClick={go('/transits')}>
          {t.transits}
        </Row>
        <Row icon="sum" onClick={go('/plans')}>
          {t.pricing}
        </Row>
        <Row icon="settings" onClick={go('/settings')}>
          {t.settings}
        </Row>
        <Row icon="note" onClick={go('/support')}>
          {t.support}
        </Row>
        <Row
          icon="leave"
          onClick={() => {
            onClose()
            logout.mutate()
          }}
        >
          {words.signOut}
        </Row>
      </ul>
    </Sheet>
  )
}

function Row({ icon, children, onClick }: { icon: IconName; children: string; onClick: () => void }) {
  return (
    <li>
      <button
        type="button"
        className="flex min-h-14 w-full items-center gap-4 px-2 text-left text-lg"
        onClick={onClick}
      >
        <Icon name={icon} className="text-ink-2" />
        {children}
      </button>
    </li>
  )
}
