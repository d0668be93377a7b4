import { lazy, Suspense, useState } from 'react'
import { PASSAGE_CARD } from '#product/share-cards.ts'
import type { Note } from '#contract/reader.ts'
import type { Lang } from '#language/lang.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { useText } from '../../i18n/text.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { rangeOf } from './passage.ts'
import { readerText } from './text.ts'
import { useNotes } from './use-reading.ts'

const ShareSheet = lazy(() => import('../cards/share-sheet.tsx'))

/** So much of a passage names it. */
const SHORT = 40
const shortOf = (quote: string) => (quote.length > SHORT ? `${quote.slice(0, SHORT)}…` : quote)

interface NotesSheetProps {
  hash: string
  /** Of the text on the page. */
  lang: Lang
  notes: readonly Note[]
  /** Its sections, in order. */
  sections: readonly { id: string; title: string }[]
  onEdit: (note: Note) => void
  onClose: () => void
}

/** Everything that somebody marked in a reading, in its order. What is deleted can be had back until the sheet is closed. */
export default function NotesSheet({ hash, lang, notes, sections, onEdit, onClose }: NotesSheetProps) {
  const t = useText(readerText)
  const { add, remove } = useNotes(hash)
  const [removed, setRemoved] = useState<readonly Note[]>([])
  const [pictured, setPictured] = useState<Note | null>(null)
  const place = (note: Note) => sections.findIndex(({ id }) => id === note.section)
  const gone = removed.filter(({ id }) => notes.every((note) => note.id !== id))
  const all = [...notes, ...gone].toSorted((one, other) => place(one) - place(other) || one.start - other.start)
  const error = remove.error ?? add.error
  if (pictured)
    return (
      <Suspense>
        <ShareSheet kinds={[PASSAGE_CARD]} note={pictured.id} onClose={() => setPictured(null)} />
      </Suspense>
    )
  return (
    <Sheet title={t.notes} intro={t.notesIntro} onClose={onClose}>
      <FormError>{error && sentenceOf(error, t.notSaved)}</FormError>
      {all.length === 0 ? (
        <p className="font-text text-lg">{t.noNotes}</p>
      ) : (
        <ol className="divide-y divide-rule border-y border-rule">
          {all.map((note) => (
            <li key={note.id} className="py-4">
              {gone.includes(note) ? (
                <Gone
                  onUndo={() =>
                    !add.isPending &&
                    add.mutate(note, {
                      onSuccess: () => setRemoved((before) => before.filter(({ id }) => id !== note.id)),
                    })
                  }
                />
              ) : (
                <Row
                  note={note}
                  lang={lang}
                  title={sections[place(note)]?.title ?? ''}
                  onEdit={() => onEdit(note)}
                  onPicture={() => setPictured(note)}
                  onLeave={onClose}
                  onRemove={() => {
                    if (remove.isPending) return
                    setRemoved((before) => [...before, note])
                    remove.mutate(note)
                  }}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  )
}

function Gone({ onUndo }: { onUndo: () => void }) {
  const t = useText(readerText)
  return (
    <p role="status" className="flex items-center gap-4 text-ink-2">
      {t.removed}
      {/* The focus stood on the button that is gone. */}
      <button ref={(button) => button?.focus()} type="button" className="link min-h-11" onClick={onUndo}>
        {t.undo}
      </button>
    </p>
  )
}

interface RowProps {
  note: Note
  lang: Lang
  title: string
  onEdit: () => void
  onPicture: () => void
  onRemove: () => void
  onLeave: () => void
}

function Row({ note, lang, title, onEdit, onPicture, onRemove, onLeave }: RowProps) {
  const t = useText(readerText)
  const isHere = note.lang === lang
  const isSaid = isHere && rangeOf(note) !== null
  const name = shortOf(note.quote)
  return (
    <>
      {title !== '' && <p className="label">{title}</p>}
      <blockquote
        lang={note.lang}
        className="mt-1 border-l-2 border-accent pl-4 font-text text-md/7 whitespace-pre-line break-words"
      >
        {note.quote}
      </blockquote>
      {note.text !== '' && <p className="mt-2 whitespace-pre-line break-words">{note.text}</p>}
      {!isSaid && <p className="caption mt-2">{isHere ? t.moved : t.otherLang}</p>}
      <p className="mt-1 flex flex-wrap gap-x-5">
        {isSaid && (
          <a href={`#${note.section}`} className="link inline-flex min-h-11 items-center text-sm" onClick={onLeave}>
            {t.toPassage}
          </a>
        )}
        <button type="button" className="link min-h-11 text-sm" aria-label={t.editNote(name)} onClick={onEdit}>
          {t.edit}
        </button>
        {isSaid && (
          <button type="button" className="link min-h-11 text-sm" aria-label={t.pictureOf(name)} onClick={onPicture}>
            {t.picture}
          </button>
        )}
        <button type="button" className="link min-h-11 text-sm" aria-label={t.removeNote(name)} onClick={onRemove}>
          {t.remove}
        </button>
      </p>
    </>
  )
}
