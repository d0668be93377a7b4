import { Popover } from 'radix-ui'
import { useState, type ReactNode } from 'react'
import type { Factor } from '#contract/daily.ts'
import { smallAngle } from '#language/angle.ts'
import { common } from '../../i18n/common.ts'
import { civilDate, formatTime } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useToday } from '../../ui/clock.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { factorsText } from './text.ts'
import { FactorGlyphs } from './factor-glyphs.tsx'
import { FactorList } from './factor-list.tsx'
import { factorTitle } from './factor-words.ts'

/**
 * "Why am I reading this?": a note in the margin of a paragraph, which opens into the factors it was written from. On a
 * wide page beside the text, on a phone under it and in a sheet.
 */
export function FactorNote({ factors }: { factors: readonly Factor[] }) {
  const wide = useWide()
  const t = useText(factorsText)
  const words = useText(skyWords)
  const [open, setOpen] = useState(false)
  const name = `${t.why} ${factors.map((factor) => factorTitle(words, factor)).join('. ')}`
  const face = <NoteFace factors={factors} />
  if (wide)
    return (
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger className="factor-note" aria-label={name}>
          {face}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label={t.why}
            side="right"
            align="start"
            sideOffset={14}
            collisionPadding={16}
            className="factor-card"
          >
            <Head />
            <FactorList factors={factors} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    )
  return (
    <>
      <button
        type="button"
        className="factor-note"
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {face}
      </button>
      {open && (
        <Sheet title={t.why} onClose={() => setOpen(false)}>
          <FactorList factors={factors} />
        </Sheet>
      )}
    </>
  )
}

function Head(): ReactNode {
  const t = useText(factorsText)
  const words = useText(common)
  return (
    <div className="mb-4 flex items-start justify-between gap-3">
      <p className="display-3">{t.why}</p>
      <Popover.Close className="icon-button -mt-2 -mr-3 shrink-0" aria-label={words.close}>
        <Icon name="close" size={18} />
      </Popover.Close>
    </div>
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
