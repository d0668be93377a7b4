import { useState, type ReactNode } from 'react'
import type { Lang } from '#language/lang.ts'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { minutesOf, type ReaderChapter, type ReaderPart } from './lay-parts.ts'
import { readerText } from './text.ts'
import { TextSize } from './text-size.tsx'

interface Place {
  /** Of the text. */
  lang: Lang
  chapters: readonly ReaderChapter[]
  parts: readonly ReaderPart[]
  /** The number of the open part, from 0. */
  at: number
  /** The anchor of the section being read. */
  current: string
  /** How much of the whole stands before it, 0 to 1. */
  share: number
  /** The way to the owner's notes. */
  renderNotes: ((leave?: () => void) => ReactNode) | undefined
}

const wordsOf = ({ sections }: ReaderChapter) => sections.reduce((sum, { words }) => sum + words, 0)

/** Minutes as readers count them: whole, and none that isn't there. */
const whole = (minutes: number) => Math.max(1, Math.round(minutes))

/** Every chapter, and the sections of the one that is being read. */
export function ChapterList({ lang, chapters, current, onChoose }: Place & { onChoose?: () => void }) {
  const t = useText(readerText)
  return (
    <nav aria-label={t.contents}>
      <ol>
        {chapters.map((chapter) => {
          const isOpen = chapter.sections.some(({ id }) => id === current)
          const words = wordsOf(chapter)
          return (
            <li key={chapter.title}>
              <a
                href={`#${chapter.sections[0]?.id}`}
                aria-current={isOpen ? 'step' : undefined}
                className="contents-line contents-chapter"
                onClick={onChoose}
              >
                <span>{chapter.title}</span>
                {words > 0 && (
                  <span className="figures contents-minutes">{t.minutes(whole(minutesOf(words, lang)))}</span>
                )}
              </a>
              {isOpen && chapter.sections.length > 1 && (
                <ol className="mb-2">
                  {chapter.sections.map(({ id, title }) => (
                    <li key={id}>
                      <a
                        href={`#${id}`}
                        aria-current={id === current ? 'location' : undefined}
                        className="contents-line contents-section"
                        onClick={onChoose}
                      >
                        {title}
                      </a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** “3 of 14”, what is left, and a line of it. */
export function ReaderProgress({ parts, at, share }: Place) {
  const t = useText(readerText)
  const minutes = parts.reduce((sum, part) => sum + part.minutes, 0)
  return (
    <div>
      <p className="reader-place figures flex justify-between gap-4">
        <span>{t.place(at + 1, parts.length)}</span>
        <span>{t.left(whole(minutes * (1 - share)))}</span>
      </p>
      <progress className="reader-progress" max={1} value={share} aria-label={t.progress} />
    </div>
  )
}

/** On a phone: where one is, at the top of the window, and the way to the contents. */
export function ReaderBar(place: Place) {
  const t = useText(readerText)
  const [isOpen, setIsOpen] = useState(false)
  const { chapters, parts, at, current, share, renderNotes } = place
  const where = t.place(at + 1, parts.length)
  const title = chapters.find(({ sections }) => sections.some(({ id }) => id === current))?.title ?? ''
  return (
    <div className="reader-bar">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t.contents}, ${where}: ${title}`}
        className="flex min-h-12 w-full items-center gap-3 text-left"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" className="shrink-0" />
        <span className="figures shrink-0 text-sm text-ink-2">{where}</span>
        <span className="truncate font-text text-md">{title}</span>
      </button>
      <progress className="reader-progress" max={1} value={share} aria-label={t.progress} />
      {isOpen && (
        <Sheet title={t.contents} onClose={() => setIsOpen(false)}>
          <div className="mb-3 flex flex-wrap items-center gap-4">
            <TextSize />
            {renderNotes?.(() => setIsOpen(false))}
          </div>
          <ChapterList {...place} onChoose={() => setIsOpen(false)} />
        </Sheet>
      )}
    </div>
  )
}
