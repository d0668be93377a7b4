import type { Factor, Paragraph } from '#contract/daily.ts'
import { useLang } from '../../i18n/text.tsx'
import { FactorNote } from '../factors/factor-note.tsx'

interface SourcedTextProps {
  paragraph: Paragraph
  sources: readonly Factor[]
}

/** A paragraph, and under it what it was written from. */
export function SourcedText({ paragraph, sources }: SourcedTextProps) {
  const { lang } = useLang()
  const factors = sources.filter(({ id }) => paragraph.factors.includes(id))
  return (
    <div className="area-note">
      <p lang={lang} className="prose-reading">
        {paragraph.text}
      </p>
      {factors.length > 0 && <FactorNote factors={factors} />}
    </div>
  )
}
