import { lazy, Suspense } from 'react'
import { Link } from '../i18n/link.tsx'
import { AuthLink } from '../features/auth/auth-link.tsx'
import { STAR_BAND } from '../features/lucky-star/star-band.ts'
import { common } from '../i18n/common.ts'
import { useLang, useText } from '../i18n/text.tsx'
import { useRootData } from '../root-data.ts'
import { useSignedIn } from '../session/session.ts'
import { Icon } from '../ui/icon.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { SectionLink } from './section-link.tsx'
import { openPagesIn, PERSON_PAGES } from './site-pages.ts'
import { chromeText } from './text.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wordmark } from './wordmark.tsx'
import { buttonClass } from '../ui/button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

const UserMenu = lazy(() => import('./user-menu.tsx'))

const navLink =
  'border-b border-transparent py-1 text-sm text-ink-2 transition-colors duration-(--quick) hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink'

export function Header() {
  const t = useText(chromeText)
  const { lang } = useLang()
  const signedIn = useSignedIn()
  const hydrated = useHydrated()
  const { closedPages } = useRootData()
  return (
    <header data-chrome className="page">
      <div className="flex min-h-16 items-center gap-4 md:min-h-20 lg:gap-6">
        <Wordmark />
        <nav
          aria-label={t.mainNav}
          className="hidden items-center gap-x-3 whitespace-nowrap md:flex lg:ml-6 lg:gap-x-7"
        >
          {(signedIn ? PERSON_PAGES : openPagesIn('guest', closedPages)).map(({ path, title }) => (
            <SectionLink key={path} to={path} className={navLink}>
              {title[lang]}
            </SectionLink>
          ))}
        </nav>
        <div id={STAR_BAND} className="relative -mx-2 min-w-0 flex-1 self-stretch" />
        <div className="flex items-center">
          {!signedIn && <LanguageSwitch />}
          <ThemeSwitch />
          {signedIn ? (
            <Suspense fallback={<MenuFace />}>{hydrated ? <UserMenu /> : <MenuFace />}</Suspense>
          ) : (
            <SignIn />
          )}
        </div>
      </div>
      <div className="scale" />
      <noscript>
        <p className="caption pt-3">{t.needsScript}</p>
      </noscript>
    </header>
  )
}

function SignIn() {
  const words = useText(common)
  return (
    <>
      <AuthLink
        mode="login"
        className={buttonClass({ variant: 'quiet', size: 'small', className: 'ml-3 hidden md:inline-flex' })}
      >
        {words.signIn}
      </AuthLink>
      <AuthLink mode="login" className="icon-button md:hidden" aria-label={words.signIn}>
        <Icon name="person" />
      </AuthLink>
    </>
  )
}

/** The menu's place until it has come. A press on a button that isn't hydrated yet would be lost; one on a link leads to the settings. */
function MenuFace() {
  const t = useText(chromeText)
  return (
    <Link to="/settings" className="icon-button ml-1" aria-label={t.account}>
      <Icon name="person" />
    </Link>
  )
}
