import { useText } from '../../i18n/text.tsx'
import { chartsText } from './text.ts'
import { Card } from '../../ui/card.tsx'

/** What an index tells of a chapter. */
interface Listed {
  title: string
  /** Each with its anchor. */
  sections: readonly { id: string; title: string }[]
}

interface ContentsProps {
  chapters: readonly Listed[]
  /** The id of the section being read. */
  current: string | null
}

/** The reading's index: beside the text on a wide page, where it stays in view; folded above it on a phone. */
export function ReadingContents({ chapters, current }: ContentsProps) {
  const t = useText(chartsText)
  return (
    <>
      <nav aria-label={t.contents} className="contents-beside">
        <ChapterList chapters={chapters} current={current} />
      </nav>
      <Card as="details" padding="none" className="contents-folded">
        <summary className="flex min-h-12 cursor-pointer items-center px-5 font-text text-lg">{t.contents}</summary>
        <nav aria-label={t.contents} className="px-5 pb-5">
          <ChapterList chapters={chapters} current={null} />
        </nav>
      </Card>
    </>
  )
}

function ChapterList({ chapters, current }: ContentsProps) {
  return (
    <ol>
      {chapters.map(({ title, sections }) => (
        <li key={title} className="mt-4 first:mt-0">
          <p className="label">{title}</p>
          <ol className="mt-1">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  aria-current={section.id === current ? 'location' : undefined}
                  className="contents-line"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
