import { useLang } from '../../i18n/text.tsx'
import { FactorNote } from '../factors/factor-note.tsx'
import type { SourcedParagraph } from './sections.ts'

/** A text as a page of a book, with its sources in the margin. */
export function ReadingText({
  paragraphs,
  opening = false,
}: {
  paragraphs: readonly SourcedParagraph[]
  opening?: boolean
}) {
  const { lang } = useLang()
  return (
    <div lang={lang}>
      {paragraphs.map(({ text, factors }, i) => (
        <div key={text} className="reading-row">
          <p className={`prose-reading ${opening && i === 0 ? 'drop-cap' : ''}`}>{text}</p>
          {factors.length > 0 && <FactorNote factors={factors} />}
        </div>
      ))}
    </div>
  )
}
