import type { RefObject } from 'react'
import type { Lang } from '#language/lang.ts'
import { PASSAGE_LENGTH } from '#contract/reader.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { useText } from '../../i18n/text.tsx'
import { showToast } from '../../ui/toast.ts'
import type { Passage } from './passage.ts'
import { readerText } from './text.ts'
import { useNotes } from './use-reading.ts'
import { useSelection } from './use-selection.ts'

interface SelectionBarProps {
  hash: string
  lang: Lang
  text: RefObject<HTMLElement | null>
  onNote: (passage: Passage) => void
}

/** What can be done with a passage that is selected: below its end, or at the foot of a phone's screen. */
export function SelectionBar({ hash, lang, text, onNote }: SelectionBarProps) {
  const t = useText(readerText)
  const { add } = useNotes(hash)
  const selected = useSelection(text)
  if (!selected || selected.passage.quote.length > PASSAGE_LENGTH) return null
  const { passage, left, top } = selected
  const done = () => getSelection()?.removeAllRanges()
  const mark = () => {
    if (add.isPending) return
    add.mutate(
      { ...passage, lang, text: '' },
      {
        onSuccess: () => {
          done()
          showToast(t.marked)
        },
        onError: (error) => showToast(sentenceOf(error, t.notSaved)),
      },
    )
  }
  return (
    <div
      role="toolbar"
      aria-label={t.selection}
      className="selection-bar"
      style={{ left, top }}
      // The press would take the selection away before it is known what for.
      onPointerDown={(event) => event.preventDefault()}
    >
      <button type="button" onClick={mark}>
        {t.mark}
      </button>
      <button
        type="button"
        onClick={() => {
          done()
          onNote(passage)
        }}
      >
        {t.note}
      </button>
    </div>
  )
}
