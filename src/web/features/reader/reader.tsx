import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Note } from '#contract/reader.ts'
import { useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { Book, type BookProps } from './book.tsx'
import type { Passage } from './passage.ts'
import { keepPlace, keptPlace, type Place } from './reading-place.ts'
import { SelectionBar } from './selection-bar.tsx'
import { sendPlace, sendPlaceNow } from './send-place.ts'
import { readerText } from './text.ts'
import { noteAt, useMarks } from './use-marks.ts'
import { useReading } from './use-reading.ts'

const NoteSheet = lazy(() => import('./note-sheet.tsx'))
const NotesSheet = lazy(() => import('./notes-sheet.tsx'))

interface ReaderProps extends BookProps {
  /** Under which its owner's place and notes are kept; null where somebody only looks at another's reading. */
  reading: string | null
}

/**
 * A long reading, a part of a few minutes at a time, with its contents beside it or, on a phone, in a sheet. The other parts
 * stay in the page, hidden: they are printed, and found by searching in the page. Its owner marks passages in it.
 */
export const Reader = ({ reading, ...book }: ReaderProps) =>
  reading === null ? <Book {...book} owned={null} /> : <OwnBook {...book} hash={reading} />

/** What is open over a reading. */
type View = { at: 'notes' } | { at: 'note'; about: { note: Note } | { passage: Passage } | { section: string } }

const NONE: readonly Note[] = []

function OwnBook({ hash, ...book }: BookProps & { hash: string }) {
  const { lang, chapters } = book
  const { data } = useReading(hash)
  const [view, setView] = useState<View | null>(null)
  const close = () => setView(null)
  const textRef = useRef<HTMLDivElement>(null)
  const onSeen = useKeptPlace(hash, data?.place)
  const all = data?.notes ?? NONE
  const notes = useMemo(() => all.filter((note) => note.lang === lang), [all, lang])
  useMarks(notes)
  useEffect(() => {
    const text = textRef.current
    const press = (event: MouseEvent) => {
      const note = getSelection()?.isCollapsed === false ? undefined : noteAt(notes, event)
      if (note) setView({ at: 'note', about: { note } })
    }
    text?.addEventListener('click', press)
    return () => text?.removeEventListener('click', press)
  }, [notes])
  const onMark = useCallback((section: string) => setView({ at: 'note', about: { section } }), [])
  return (
    <>
      <Book
        {...book}
        owned={{
          hash,
          elsewhere: data?.place ?? null,
          onSeen,
          onMark,
          renderNotes: (leave) => (
            <NotesButton
              count={all.length}
              onClick={() => {
                leave?.()
                setView({ at: 'notes' })
              }}
            />
          ),
          over: (
            <SelectionBar
              hash={hash}
              lang={lang}
              text={textRef}
              onNote={(passage) => setView({ at: 'note', about: { passage } })}
            />
          ),
          textRef,
        }}
      />
      <Suspense>
        {view?.at === 'notes' && (
          <NotesSheet
            hash={hash}
            lang={lang}
            notes={all}
            sections={chapters.flatMap(({ sections }) => sections)}
            onEdit={(note) => setView({ at: 'note', about: { note } })}
            onClose={close}
          />
        )}
        {view?.at === 'note' && <NoteSheet hash={hash} lang={lang} about={view.about} onClose={close} />}
      </Suspense>
    </>
  )
}

function NotesButton({ count, onClick }: { count: number; onClick: () => void }) {
  const t = useText(readerText)
  return (
    <Button variant="quiet" size="small" className="justify-self-start" aria-haspopup="dialog" onClick={onClick}>
      {t.notesCount(count)}
    </Button>
  )
}

/** Keeps where somebody is, on this device and for their others. */
function useKeptPlace(hash: string, elsewhere: Place | null | undefined): (section: string) => void {
  const [own] = useState(() => keptPlace(hash))
  useEffect(() => {
    // What was read without a network is told now.
    const isNews = own && own.at !== '' && elsewhere !== undefined
    if (isNews && (elsewhere === null || own.at > elsewhere.at)) sendPlace(hash, own)
    // As it was when the page was opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [elsewhere === undefined])
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && sendPlaceNow()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      sendPlaceNow()
    }
  }, [])
  return useCallback(
    (section: string) => {
      const place = { section, at: new Date().toISOString() }
      keepPlace(hash, place)
      sendPlace(hash, place)
    },
    [hash],
  )
}
