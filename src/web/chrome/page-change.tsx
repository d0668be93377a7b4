import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../i18n/text.tsx'
import { useSignedIn } from '../session/session.ts'
import { chromeText } from './text.ts'
import { buttonClass } from '../ui/button.tsx'

/** First on the page for a keyboard. */
export function SkipLink() {
  const t = useText(chromeText)
  return (
    <a
      href="#main"
      data-chrome
      className={buttonClass({
        size: 'small',
        className: 'absolute top-2 left-2 z-50 -translate-y-20 focus-visible:translate-y-0',
      })}
    >
      {t.skip}
    </a>
  )
}

/** Addresses at which a visitor finds a page of another kind than a person. */
const TWO_FACED: readonly string[] = [
  '/',
  '/daily-horoscope',
  '/calendar',
  '/my-charts',
  '/my-reports',
  '/ask-astrologer',
]

/**
 * Puts a screen reader and the tab order at the start of the new page. The first page is left alone. Whoever signs in where a
 * visitor finds another page gets theirs there, and starts at its top.
 */
export function useFocusOnPageChange() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const signedIn = useSignedIn()
  const page = signedIn && TWO_FACED.includes(pathname) ? `${pathname} of a person` : pathname
  const shown = useRef({ page, pathname })
  useEffect(() => {
    const before = shown.current
    if (before.page === page) return
    shown.current = { page, pathname }
    main.current?.focus({ preventScroll: true })
    if (before.pathname === pathname) scrollTo({ top: 0, behavior: 'instant' })
  }, [page, pathname])
  return main
}
