import { memo, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import type { Lang } from '#language/lang.ts'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layParts, type ReaderChapter, type ReaderPart, type ReaderSection } from './lay-parts.ts'
import { ChapterList, ReaderBar, ReaderProgress } from './reader-contents.tsx'
import type { Place } from './reading-place.ts'
import { readerText } from './text.ts'
import { TextSize, useTextSize } from './text-size.tsx'
import { useOpenPart } from './use-open-part.ts'
import { useSectionInView } from './use-section-in-view.ts'

/** What a reading is for its owner, beside what it says. */
export interface Owned {
  /** Under which the place in it is remembered. */
  hash: string
  /** Where it was left by what the server has kept; null until that is known. */
  elsewhere: Place | null
  /** The section that is being read now. */
  onSeen: (section: string) => void
  /** Somebody wants to mark something in a section. */
  onMark: (section: string) => void
  /** The way to the notes; `leave` closes what it stands in. */
  renderNotes: (leave?: () => void) => ReactNode
  /** What stands over the texts. */
  over: ReactNode
  textRef: RefObject<HTMLDivElement | null>
}

export interface BookProps {
  /** Of the text. */
  lang: Lang
  chapters: readonly ReaderChapter[]
  /** The level of a chapter's heading; its sections' are one below. */
  level: 2 | 3
}

/** The parts of a reading, of which one is open, and what stands beside them. */
export function Book({ lang, chapters, level, owned }: BookProps & { owned: Owned | null }) {
  const parts = useMemo(() => layParts(chapters, lang), [chapters, lang])
  const { at, open } = useOpenPart(parts, owned?.hash ?? null, owned?.elsewhere ?? null)
  const sections = useMemo(() => chapters.flatMap((chapter) => chapter.sections), [chapters])
  const seen = useSectionInView(sections.map(({ id }) => id))
  const size = useTextSize()
  const onSeen = owned?.onSeen
  useEffect(() => {
    // A page that was just opened stands at its title: nothing has been read yet.
    if (onSeen && seen !== null && scrollY > 0) onSeen(seen)
  }, [onSeen, seen])
  const opened = parts[at]?.chapters.flatMap((chapter) => chapter.sections) ?? []
  const current = (opened.find(({ id }) => id === seen) ?? opened[0])?.id ?? ''
  const renderNotes = owned?.renderNotes
  const place = { lang, chapters, parts, at, current, share: shareBefore(sections, current), renderNotes }
  return (
    <div className="reader" data-size={size}>
      <ReaderBar {...place} />
      <div className="reader-beside">
        <ReaderProgress {...place} />
        <TextSize />
        {renderNotes?.()}
        <ChapterList {...place} />
      </div>
      <div className="reader-text" ref={owned?.textRef}>
        {owned?.over}
        {parts.map((part, number) => (
          <Part
            key={part.id}
            part={part}
            number={number}
            parts={parts}
            isOpen={number === at}
            level={level}
            onFound={open}
            onMark={owned?.onMark}
          />
        ))}
      </div>
    </div>
  )
}

/** How much of a reading stands before a section, 0 to 1. */
function shareBefore(sections: readonly ReaderSection[], current: string): number {
  const count = (some: readonly ReaderSection[]) => some.reduce((sum, { words }) => sum + words, 0)
  const before = sections.slice(
    0,
    sections.findIndex(({ id }) => id === current),
  )
  return count(before) / Math.max(1, count(sections))
}

interface PartProps {
  part: ReaderPart
  number: number
  parts: readonly ReaderPart[]
  isOpen: boolean
  level: BookProps['level']
  onMark: Owned['onMark'] | undefined
  /** The browser found words in it that somebody searched for. */
  onFound: (number: number) => void
}

/** Drawn once, and again only when it opens or closes. */
const Part = memo(function Part({ part, number, parts, isOpen, level, onMark, onFound }: PartProps) {
  const t = useText(readerText)
  const ref = useRef<HTMLElement>(null)
  // React knows no `hidden="until-found"`, under which the browser finds words and anchors.
  useLayoutEffect(() => {
    if (isOpen) ref.current?.removeAttribute('hidden')
    else ref.current?.setAttribute('hidden', 'until-found')
  }, [isOpen])
  useEffect(() => {
    const element = ref.current
    const found = () => onFound(number)
    element?.addEventListener('beforematch', found)
    return () => element?.removeEventListener('beforematch', found)
  }, [number, onFound])
  return (
    <section
      ref={ref}
      id={part.id}
      tabIndex={-1}
      aria-label={`${t.place(number + 1, parts.length)}: ${part.title}`}
      className="reader-part"
    >
      <p className="reader-place figures">
        {t.place(number + 1, parts.length)} · {t.minutes(Math.max(1, Math.round(part.minutes)))}
      </p>
      {part.chapters.map((chapter) => (
        <Chapter key={chapter.title} chapter={chapter} anchor={part.id} level={level} onMark={onMark} />
      ))}
      <Neighbors previous={parts[number - 1]} next={parts[number + 1]} />
    </section>
  )
})

interface ChapterProps {
  chapter: ReaderPart['chapters'][number]
  /** What stands on the part itself instead of its first section. */
  anchor: string
  level: BookProps['level']
  onMark: Owned['onMark'] | undefined
}

function Chapter({ chapter: { title, continued, sections }, anchor, level, onMark }: ChapterProps) {
  const t = useText(readerText)
  const Title = level === 2 ? 'h2' : 'h3'
  const Subtitle = level === 2 ? 'h3' : 'h4'
  return (
    <div className={`reader-chapter ${level === 2 && !continued ? 'report-chapter' : ''}`}>
      {continued && <p className="label print:hidden">{t.continued}</p>}
      <Title className={`display-2 ${continued ? 'print:hidden' : ''}`}>{title}</Title>
      {sections.map((section) => (
        <section
          key={section.id}
          id={section.id === anchor ? undefined : section.id}
          data-section={section.id}
          tabIndex={-1}
          aria-label={section.title}
          className="reading-part"
        >
          {section.title !== '' && <Subtitle className="display-3">{section.title}</Subtitle>}
          {section.body}
          {onMark && section.words > 0 && (
            <button
              type="button"
              className="link mt-3 min-h-11 text-sm text-ink-2 print:hidden"
              aria-label={t.markOrNoteIn(section.title === '' ? title : section.title)}
              onClick={() => onMark(section.id)}
            >
              {t.markOrNote}
            </button>
          )}
        </section>
      ))}
    </div>
  )
}

/** The ways to the parts before and after. */
function Neighbors({ previous, next }: { previous: ReaderPart | undefined; next: ReaderPart | undefined }) {
  const t = useText(readerText)
  if (!previous && !next) return null
  return (
    <div className="reader-neighbors">
      {previous && (
        <a href={`#${previous.id}`} className="reader-neighbor">
          <Icon name="back" size={18} className="shrink-0" />
          <span>
            <span className="label block">{t.previous}</span>
            {previous.chapters.at(-1)?.title}
          </span>
        </a>
      )}
      {next && (
        <a href={`#${next.id}`} className="reader-neighbor reader-next">
          <span>
            <span className="label block">{t.next}</span>
            {next.chapters[0]?.title}
          </span>
          <Icon name="arrow" size={18} className="shrink-0" />
        </a>
      )}
    </div>
  )
}
