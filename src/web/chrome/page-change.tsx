import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../i18n/text.tsx'
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

/** Puts a screen reader and the tab order at the start of the new page. The first page is left alone. */
export function useFocusOnPageChange() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
