import { useState } from 'react'
import { useText } from '../../i18n/text.tsx'
import { buttonClass } from '../../ui/button.tsx'
import type { ReaderChapter } from './lay-parts.ts'
import { keptPlace, laterOf } from './reading-place.ts'
import { readerText } from './text.ts'
import { useReading } from './use-reading.ts'

/** The way to where a reading was left, on this device or another; nothing for one that wasn't begun. */
export function ResumeLink({ reading, chapters }: { reading: string; chapters: readonly ReaderChapter[] }) {
  const t = useText(readerText)
  const { data } = useReading(reading)
  // As it was when the page was opened: it stays where it is while somebody reads on.
  const [own] = useState(() => keptPlace(reading))
  const left = laterOf(own, data?.place ?? null)?.section
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
