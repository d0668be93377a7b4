import { type CSSProperties, lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { useText } from '../../i18n/text.tsx'
import { useSignedIn } from '../../session/session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { STAR_BAND } from './star-band.ts'
import { starText } from './star-text.ts'
import { Button } from '../../ui/button.tsx'

const LuckyStarSheet = lazy(() => import('./lucky-star-sheet.tsx'))

/** Where each star begins across its band, and how long it waits for its turn. */
const STARS = [
  { from: 0.2, wait: '6s' },
  { from: 0.75, wait: '12s' },
  { from: 0.45, wait: '18s' },
  { from: 0.9, wait: '24s' },
] as const

/** Where people talk with the assistant, read what is theirs or look after their payments: nothing falls. */
const STILL = ['/ask-astrologer', '/calendar', '/transits', '/map', '/connect', '/settings']
const isStill = (pathname: string, signedIn: boolean) =>
  STILL.includes(pathname) ||
  pathname.startsWith('/daily-horoscope') ||
  pathname.startsWith('/viewer/') ||
  (signedIn && (pathname === '/' || pathname === '/home'))

/**
 * Falling stars, now and then. A press opens the code that takes something off. For the keyboard there is a button at the
 * end of the page; where motion is unwelcome, it is all there is.
 */
export function LuckyStar() {
  const hydrated = useHydrated()
  return hydrated ? <Stars /> : null
}

function Stars() {
  const t = useText(starText)
  const { pathname } = useLocation()
  const signedIn = useSignedIn()
  const [resting, setResting] = useState(areStarsResting)
  const [sheet, setSheet] = useState<'shut' | 'open' | 'signing in'>('shut')
  // Who went to sign in for it finds it open again.
  const isOpen = sheet === 'open' || (sheet === 'signing in' && signedIn)
  const open = () => {
    restStars()
    setResting(true)
    setSheet('open')
  }
  const stars = !resting && !isStill(pathname, signedIn)
  const band = document.getElementById(STAR_BAND)
  return (
    <>
      {stars &&
        band &&
        createPortal(
          <div className="lucky-stars" data-chrome aria-hidden>
            {STARS.map(({ from, wait }) => (
              <button
                key={from}
                type="button"
                tabIndex={-1}
                className="lucky-star"
                style={{ '--from': from, '--wait': wait } as CSSProperties}
                onClick={open}
              >
                <Star />
              </button>
            ))}
          </div>,
          band,
        )}
      {stars && (
        <Button
          data-chrome
          size="small"
          className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:right-4 focus-visible:bottom-24 focus-visible:z-30"
          onClick={open}
        >
          {t.star}
        </Button>
      )}
      <Suspense>
        {isOpen && <LuckyStarSheet onClose={() => setSheet('shut')} onSignIn={() => setSheet('signing in')} />}
      </Suspense>
    </>
  )
}

/** Eight rays, the long ones crossing, as the mark of the house has them. */
function Star() {
  return (
    <svg viewBox="0 0 24 24" width={26} height={26} fill="currentColor" aria-hidden>
      <path d="M12 1L13.4 9.2L17.6 6.4L14.8 10.6L23 12L14.8 13.4L17.6 17.6L13.4 14.8L12 23L10.6 14.8L6.4 17.6L9.2 13.4L1 12L9.2 10.6L6.4 6.4L10.6 9.2Z" />
    </svg>
  )
}

/** That a star was caught, or waved away: until when none falls on this device. */
const KEY = 'lucky-star'
const DAY_MS = 86_400_000

function restStars(now = Date.now()): void {
  try {
    localStorage.setItem(KEY, String(now + DAY_MS))
  } catch {
    // Without storage they fall again on the next page.
  }
}

function areStarsResting(now = Date.now()): boolean {
  try {
    return Number(localStorage.getItem(KEY) ?? 0) > now
  } catch {
    return false
  }
}
