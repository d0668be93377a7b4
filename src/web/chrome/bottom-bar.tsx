import { AuthLink } from '../features/auth/auth-link.tsx'
import { common } from '../i18n/common.ts'
import { useLang, useText } from '../i18n/text.tsx'
import { useSignedIn } from '../session/session.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { SectionLink } from './section-link.tsx'
import { GUEST_TABS, PERSON_PAGES } from './site-pages.ts'
import { chromeText } from './text.ts'

const cell =
  'relative grid min-h-14 min-w-0 flex-1 place-items-center content-center gap-0.5 text-2xs/4 font-medium text-ink-2 aria-[current=page]:text-ink'

/** The phone's navigation, under the thumb. What else there is stands in the account's menu, or in the footer. */
export function BottomBar() {
  const t = useText(chromeText)
  const words = useText(common)
  const { lang } = useLang()
  const signedIn = useSignedIn()
  return (
    <nav
      data-chrome
      aria-label={t.mainNav}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-rule-2 bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {(signedIn ? PERSON_PAGES : GUEST_TABS).map(({ path, title, short = title, icon = 'today' }) => (
        <SectionLink key={path} to={path} className={cell}>
          <Face icon={icon}>{short[lang]}</Face>
        </SectionLink>
      ))}
      {!signedIn && (
        <AuthLink mode="login" className={cell}>
          <Face icon="person">{words.signIn}</Face>
        </AuthLink>
      )}
    </nav>
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
