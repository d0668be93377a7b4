import { useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/text.tsx'
import { Icon } from '../ui/icon.tsx'
import { chromeText } from './text.ts'

/** A way back to the top, once the page is scrolled past 300 px. A marker at that height is watched; no scroll is heard. */
export function ToTop() {
  const t = useText(chromeText)
  const mark = useRef<HTMLSpanElement>(null)
  const [past, setPast] = useState(false)
  useEffect(() => {
    if (!mark.current) return undefined
    const watch = new IntersectionObserver(([entry]) => setPast(entry ? !entry.isIntersecting : false))
    watch.observe(mark.current)
    return () => watch.disconnect()
  }, [])
  const rise = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <>
      <span ref={mark} aria-hidden className="pointer-events-none absolute top-0 h-[300px] w-px" />
      {past && (
        <button
          type="button"
          data-chrome
          aria-label={t.toTop}
          onClick={rise}
          className="icon-button fixed right-4 bottom-24 z-20 border border-rule-2 bg-surface md:right-8 md:bottom-8"
        >
          <Icon name="down" className="rotate-180" />
        </button>
      )}
    </>
  )
}
