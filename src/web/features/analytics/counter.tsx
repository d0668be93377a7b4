import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { RETURN_DAYS } from '#product/analytics-events.ts'
import { noteVisit } from '../../session/consent.ts'
import { keepOrigin } from '../../session/origin.ts'
import { note, sendWaiting } from './batch.ts'
import { pageOf } from './page-of.ts'

const here = () => pageOf(location.pathname)

/** A link to the plans: a button for one, or a link in a page; not the menus, which everybody passes. */
const isUpgrade = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('[data-upgrade], main a[href^="/plans"], [role=dialog] a[href^="/plans"]') !== null

const HEARD = {
  click: (event: Event) => isUpgrade(event.target) && note('upgrade_click', here()),
  'app:modal_open': () => note('app:modal_open', here()),
  'app:modal_close': () => note('app:modal_close', here()),
  'app:details_update': () => note('details_update', here()),
  pagehide: sendWaiting,
  visibilitychange: () => document.visibilityState === 'hidden' && sendWaiting(),
}

/** Counts what a person who agreed does, as long as it is on the page. */
export function Counter() {
  const { pathname } = useLocation()
  useEffect(() => {
    keepOrigin()
    const away = noteVisit(Date.now())
    if (away !== null && away >= RETURN_DAYS) note('return', here())
    const heard = Object.entries(HEARD)
    // On the way down: a press counts also where it takes its button away.
    for (const [name, listener] of heard) addEventListener(name, listener, { capture: true })
    return () => {
      for (const [name, listener] of heard) removeEventListener(name, listener, { capture: true })
    }
  }, [])
  useEffect(() => note('page_view', pageOf(pathname)), [pathname])
  return null
}
