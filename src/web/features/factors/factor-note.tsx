import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Factor } from '#contract/daily.ts'
import { smallAngle } from '#language/angle.ts'
import { civilDate, formatTime } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { getSession } from '../../session/session.ts'
import { useToday } from '../../ui/clock.ts'
import { factorsText } from './text.ts'
import { FactorGlyphs } from './factor-glyphs.tsx'
import { factorTitle } from './factor-words.ts'

const load = () => import('./factor-panel.tsx')
const preload = () => void load().catch(() => undefined)
const FactorPanel = lazy(load)

/**
 * "Why am I reading this?": a note in the margin of a paragraph, which opens into the factors it was written from. On a
 * wide page beside the text, on a phone under it and in a sheet.
 */
export function FactorNote({ factors }: { factors: readonly Factor[] }) {
  const words = useText(skyWords)
  const note = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    // A person reads their pages without a network, too.
    if (getSession().signedIn) preload()
  }, [])
  return (
    <>
      <button
        ref={note}
        type="button"
        className="factor-note"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
      >
        <span className="sr-only">{factors.map((factor) => factorTitle(words, factor)).join('. ')}. </span>
        <NoteFace factors={factors} />
      </button>
      <Suspense>{open && <FactorPanel factors={factors} note={note} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** More than these would be longer than most paragraphs: the note itself has them all. */
const MOST_SHOWN = 5

/** What the margin shows: each factor's glyphs, and the hour if it is exact today, else how close it is. */
function NoteFace({ factors }: { factors: readonly Factor[] }) {
  const t = useText(factorsText)
  const { lang } = useLang()
  const today = useToday()
  return (
    <>
      {factors.slice(0, MOST_SHOWN).map((factor) => {
        const { id, exact_at: exactAt, orb } = factor
        const exactToday = exactAt !== undefined && civilDate(new Date(exactAt)) === today
        return (
          <span key={id} className="factor-note-line">
            <FactorGlyphs factor={factor} />
            <span className="figures text-xs text-ink-2">
              {exactToday ? formatTime(lang, exactAt) : orb === undefined ? '' : smallAngle(orb)}
            </span>
          </span>
        )
      })}
      {factors.length > MOST_SHOWN && (
        <span className="figures text-xs text-ink-2" aria-hidden>
          +{factors.length - MOST_SHOWN}
        </span>
      )}
      <span className="factor-note-why">{t.why}</span>
    </>
  )
}
