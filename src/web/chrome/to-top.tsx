import { useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/text.tsx'
import { Icon } from '../ui/icon.tsx'
import { chromeText } from './text.ts'

/**
 * A way back to the top, once the page is scrolled past 300 px. A marker at that height is watched. It stands in the page's
 * margin; a phone has none, and there it shows only to who goes back up, so that it covers nothing that is being read.
 */
export function ToTop() {
  const t = useText(chromeText)
  const mark = useRef<HTMLSpanElement>(null)
  const [past, setPast] = useState(false)
  const rising = useRising()
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
          className={`icon-button margin-button right-4 bottom-24 md:right-0 md:bottom-8 md:grid md:border-r-0 xl:right-4 xl:border-r ${rising ? '' : 'hidden'}`}
        >
          <Icon name="down" className="rotate-180" />
        </button>
      )}
    </>
  )
}

/** Whether the page was last scrolled upward. */
function useRising(): boolean {
  const [rising, setRising] = useState(false)
  useEffect(() => {
    let last = scrollY
    const hear = () => {
      if (scrollY !== last) setRising(scrollY < last)
      last = scrollY
    }
    addEventListener('scroll', hear, { passive: true })
    return () => removeEventListener('scroll', hear)
  }, [])
  return rising
}
