import { twoDigits } from '#language/angle.ts'
import { useEffect, useRef, useState } from 'react'
import type { ToolAnswer } from '#contract/calculators.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { Link } from '../../i18n/link.tsx'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useBornWhen } from '../birth-time/born-when.ts'
import { SourcedText } from '../calendar/sourced-text.tsx'
import { toolsText } from './text.ts'
import { Button } from '../../ui/button.tsx'

interface ToolResultProps {
  answer: ToolAnswer
  /** The address at which this result opens again. */
  link: string
  onAgain: () => void
}

/** What a calculator found: the place to the minute of arc, and its reading with what it rests on. */
export function ToolResult({ answer, link, onAgain }: ToolResultProps) {
  const t = useText(toolsText)
  const words = useText(skyWords)
  const { lang } = useLang()
  const bornWhen = useBornWhen()
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { body, sign, degree, minute, retrograde, certain, alternatives = [], warnings = [] } = answer
  const at = t.at(degree, twoDigits(minute), words.signs[sign] ?? '')
  return (
    <div lang={lang}>
      <div className="flex items-center gap-4">
        <GlyphIcon name={body} size={40} weight={1.2} />
        {(certain ? [sign] : alternatives).map((one) => {
          const name = SIGN_NAMES[one]
          return name && <GlyphIcon key={one} name={name} size={40} weight={1.2} className="text-sky" />
        })}
      </div>
      <p ref={heading} tabIndex={-1} className="display-3 mt-3 outline-none">
        {certain ? answer.title : t.uncertain}
      </p>
      {certain && (
        <p className="figures mt-1 text-ink-2">
          {at}
          {retrograde && `, ${t.retrograde}`}
        </p>
      )}
      <p className="figures mt-1 text-ink-2">{bornWhen(answer.birth)}</p>
      {warnings.map((warning) => (
        <p key={warning} className="field-hint mt-3">
          {warning}
        </p>
      ))}
      <div className="mt-5 grid gap-4">
        {answer.paragraphs.map((paragraph) => (
          <SourcedText key={paragraph.text} paragraph={paragraph} sources={answer.sources} />
        ))}
      </div>
      <p className="double-rule mt-7 flex flex-wrap gap-x-4 gap-y-1 pt-4">
        <span className="font-text italic">{t.whole}</span>
        <Link to="/my-charts" className="link">
          {t.toCharts}
        </Link>
      </p>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="quiet" onClick={onAgain}>
          {t.again}
        </Button>
        <CopyLink link={link} />
      </p>
    </div>
  )
}

/** The address of the result: to open, and to copy where the browser lets one. */
function CopyLink({ link }: { link: string }) {
  const t = useText(toolsText)
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(new URL(link, location.origin).href).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <span className="flex flex-wrap gap-x-5">
      <button type="button" className="link" onClick={copy}>
        <span aria-live="polite">{copied ? t.copied : t.copy}</span>
      </button>
      <span className="field-hint basis-full">{t.copyNote}</span>
    </span>
  )
}
