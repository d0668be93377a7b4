import { useState } from 'react'
import { useText } from '../../i18n/text.tsx'
import { buttonClass } from '../../ui/button.tsx'
import type { ReaderChapter } from './lay-parts.ts'
import { keptPlace } from './reading-place.ts'
import { readerText } from './text.ts'

/** The way to where a reading was left; nothing for one that wasn't begun. */
export function ResumeLink({ reading, chapters }: { reading: string; chapters: readonly ReaderChapter[] }) {
  const t = useText(readerText)
  // As it was when the page was opened: it stays where it is while somebody reads on.
  const [left] = useState(() => keptPlace(reading))
  const sections = chapters.flatMap((chapter) => chapter.sections)
  const number = sections.findIndex(({ id }) => id === left)
  if (number < 1 || !left) return null
  // Sections of several chapters may have one title: “The answer”.
  const chapter = chapters.find((one) => one.sections.some(({ id }) => id === left))
  return (
    <a href={`#${left}`} className={buttonClass({ className: 'max-w-full print:hidden' })}>
      <span className="truncate">
        {t.resume}: {chapter?.title}
      </span>
    </a>
  )
}
