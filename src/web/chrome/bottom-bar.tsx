import { lazy, Suspense, useState } from 'react'
import { NavLink } from 'react-router'
import { AuthLink } from '../features/auth/auth-link.tsx'
import { setChatOpen } from '../features/chat/chat-open.ts'
import { useText } from '../i18n/text.tsx'
import { useSignedIn } from '../session/session.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { chromeText } from './text.ts'

const MenuSheet = lazy(() => import('./menu-sheet.tsx'))

const cell =
  'relative grid min-h-14 flex-1 place-items-center content-center gap-0.5 text-2xs/4 font-medium text-ink-2 aria-[current=page]:text-ink'

/** The phone's navigation, under the thumb. */
export function BottomBar() {
  const t = useText(chromeText)
  const signedIn = useSignedIn()
  const [open, setOpen] = useState(false)
  return (
    <>
      <nav
        data-chrome
        aria-label={t.mainNav}
        className="fixed inset-x-0 bottom-0 z-30 flex border-t border-rule-2 bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <TabLink to="/" icon="today" end>
          {signedIn ? t.today : t.home}
        </TabLink>
        <TabLink to="/reports" icon="reports">
          {t.reports}
        </TabLink>
        <button type="button" className={cell} aria-haspopup="dialog" onClick={() => setChatOpen('by hand')}>
          <Face icon="ask">{t.assistant}</Face>
        </button>
        {signedIn ? (
          <TabLink to="/calendar" icon="calendar">
            {t.calendar}
          </TabLink>
        ) : (
          <AuthLink mode="login" className={cell}>
            <Face icon="calendar">{t.calendar}</Face>
          </AuthLink>
        )}
        {signedIn ? (
          <button type="button" className={cell} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Face icon="menu">{t.menu}</Face>
          </button>
        ) : (
          <AuthLink mode="login" className={cell}>
            <Face icon="menu">{t.menu}</Face>
          </AuthLink>
        )}
      </nav>
      <Suspense>{open && <MenuSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

function TabLink({ to, icon, end, children }: { to: string; icon: IconName; end?: boolean; children: string }) {
  return (
    <NavLink to={to} end={end} className={cell}>
      <Face icon={icon}>{children}</Face>
    </NavLink>
  )
}

function Face({ icon, children }: { icon: IconName; children: string }) {
  return (
    <>
      <Icon name={icon} size={22} />
      {children}
    </>
  )
}
