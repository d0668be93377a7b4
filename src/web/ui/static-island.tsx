import { lazy, Suspense, useState, type ComponentType, type MouseEvent } from 'react'
import { useNavigate, type NavigateFunction } from 'react-router'
import { useLang } from '../i18n/text.tsx'
import { useHydrated } from './use-hydrated.ts'

/**
 * A part of a page that only shows something: words, pictures, links. As long as it shows what the server wrote, its code
 * and its texts are not loaded; they are when the browser has to write it itself: on a page reached from another, in
 * another language, with other data. Nothing in it may have state; its links lead on as those of the router do.
 */
export function staticIsland<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const Part = lazy(load)

  // No Suspense here: the page waits for it and is written whole, readable without scripts.
  if (import.meta.env.SSR)
    return function Written(props: P) {
      return (
        <div className="contents">
          <Part {...props} />
        </div>
      )
    }

  return function StaticIsland(props: P) {
    const { lang } = useLang()
    const navigate = useNavigate()
    const hydrated = useHydrated()
    const [first] = useState({ lang, props })
    const [isWritten, setWritten] = useState(!hydrated)
    if (isWritten && (lang !== first.lang || !isSame(props, first.props))) setWritten(false)
    if (!isWritten)
      return (
        <div key="own" className="contents">
          <Suspense>
            <Part {...props} />
          </Suspense>
        </div>
      )
    return (
      <div
        className="contents"
        suppressHydrationWarning
        // React leaves alone what stands in an element whose content it is told to be text of another's.
        dangerouslySetInnerHTML={NOTHING}
        onClick={(event) => follow(event, navigate)}
      />
    )
  }
}

const NOTHING = { __html: '' }

const isSame = <P extends object>(a: P, b: P) =>
  (Object.keys(a) as (keyof P)[]).every((name) => Object.is(a[name], b[name]))

/** A plain click on a link of this site goes through the router, as on its own links. */
function follow(event: MouseEvent, navigate: NavigateFunction): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const isHere = link.pathname === location.pathname
  // A place on this page is the browser's to find.
  if (isHere && link.hash && link.search === location.search) return
  event.preventDefault()
  void navigate(link.pathname + link.search + link.hash, { preventScrollReset: isHere })
}
